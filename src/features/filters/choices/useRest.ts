import { useEffect, useRef } from 'react';

/**
 * Calls the newest `act` after a pause in typing, so that choices made meanwhile are included.
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
