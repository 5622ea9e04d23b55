import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

interface Dismissal {
  dismiss(): void;
  onFocusCapture(event: FocusEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Ways to dismiss a notice by hand: its button, and Escape in it. The focus goes back to where it came from. */
export function useDismissal(remove: () => void): Dismissal {
  const cameFrom = useRef<Element | null>(null);
  const dismiss = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    remove();
  };
  return {
    dismiss,
    onFocusCapture: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    onKeyDown: ({ key }) => {
      if (key === 'Escape') dismiss();
    },
  };
}
