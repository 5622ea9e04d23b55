import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds that a notice stays which needs no answer. */
export const NOTICE_STAYS_MS = 6000;

interface Pause {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/** Whether the page is in sight: a notice on a page behind another is not read. */
function useInSight(): boolean {
  const [inSight, setInSight] = useState(!document.hidden);
  useEffect(() => {
    const follow = () => setInSight(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return inSight;
}

/**
 * Dismisses after a while (WCAG 2.2.1): the clock starts anew for whoever points at the notice, has the focus in it,
 * or comes back to the page.
 */
export function useAutoHide(persistent: boolean, dismiss: () => void): Pause {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const inSight = useInSight();
  const held = persistent || pointedAt || focused || !inSight;
  const hide = useEffectEvent(dismiss);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hide(), NOTICE_STAYS_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
  };
}
