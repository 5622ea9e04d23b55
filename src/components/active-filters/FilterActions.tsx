import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusFilters } from './focusFilters.ts';

/** Buttons that change the search, in place of its results. When results take their place, the focus moves to the filters. */
export function FilterActions({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement)) queueMicrotask(focusFilters);
    },
    [],
  );
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
