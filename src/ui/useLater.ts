import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';

/** What a visitor who is there does first. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back at the visitor's first move on the page: what a press may open is then fetched before the press. */
export function useFirstSign(onSign: () => void): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, act);
    };
    const act = () => {
      stop();
      onSign();
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, act, { passive: true });
    return stop;
  }, [onSign]);
}

/**
 * A component whose code comes when it is asked for.
 * @param load always the same function
 * @returns the component once it is there, and a function that asks for it; its promise rejects where it can't be had
 */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Part: ComponentType<Props> | undefined, fetch: () => Promise<void>] {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetch = useCallback(async () => {
    const loaded = await load();
    setPart(() => loaded);
  }, [load]);
  return [Part, fetch];
}

/**
 * A component whose code comes by itself as soon as `isWanted`. It is drawn in slices: no visitor has pressed for it,
 * and it must not hold up the answer to one who presses something else.
 * @param load always the same function
 * @returns the component once it is there, whether it can't be had, and a function that asks for it again
 */
export function useLaterWhen<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): { Part: ComponentType<Props> | undefined; isMissing: boolean; ask: () => void } {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isMissing, setMissing] = useState(false);
  const ask = useCallback(() => {
    setMissing(false);
    load().then(
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => setMissing(true),
    );
  }, [load]);
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);
  return { Part, isMissing, ask };
}
