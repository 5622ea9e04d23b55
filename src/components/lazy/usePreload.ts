import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyPart } from './lazyOnIntent.tsx';

const MOVES = ['pointermove', 'pointerdown', 'keydown'] as const;

function useFirstMove(act: () => void): void {
  const move = useEffectEvent(act);
  useEffect(() => {
    const seen = new AbortController();
    const first = () => {
      seen.abort();
      move();
    };
    for (const name of MOVES) window.addEventListener(name, first, { passive: true, signal: seen.signal });
    return () => seen.abort();
  }, []);
}

/** True once the visitor has moved the pointer, touched the page or pressed a key since the component was mounted. */
export function useHasMoved(): boolean {
  const [hasMoved, setMoved] = useState(false);
  useFirstMove(() => setMoved(true));
  return hasMoved;
}

/** Loads a component's code at the visitor's first move on the page, before the press that opens it. */
export function usePreload(part: Pick<LazyPart<never>, 'preload'>): void {
  // If this fails, opening the component tries again.
  useFirstMove(() => void part.preload().catch(() => undefined));
}
