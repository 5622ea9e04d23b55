import { useEffect, useRef } from 'react';

/**
 * Acts once what is typed has rested, by the newest `act`: what else was chosen meanwhile is in it.
 * @param typed undefined while nothing is typed
 * @param rest milliseconds
 */
export function useRest(typed: string | undefined, rest: number, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => latest.current(), rest);
    return () => clearTimeout(timer);
  }, [typed, rest]);
}
