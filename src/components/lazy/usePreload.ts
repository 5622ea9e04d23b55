import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { LazyComponent } from './lazyOnIntent.tsx';

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown'] as const;

function useFirstInteraction(act: () => void): void {
  const move = useEffectEvent(act);
  useEffect(() => {
    const listening = new AbortController();
    const first = () => {
      listening.abort();
      move();
    };
    for (const name of INTERACTIONS)
      window.addEventListener(name, first, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** True once the visitor has moved the pointer, touched the page or pressed a key since the component was mounted. */
export function useHasInteracted(): boolean {
  const [hasMoved, setMoved] = useState(false);
  // Not with the press itself: its frame comes first.
  useFirstInteraction(() => startTransition(() => setMoved(true)));
  return hasMoved;
}

/** Loads a component's code at the visitor's first move on the page, before the press that opens it. */
export function usePreload(part: Pick<LazyComponent<never>, 'preload'>): void {
  // If this fails, opening the component tries again.
  useFirstInteraction(() => void part.preload().catch(() => undefined));
}
