import { useEffect, useState } from 'react';

/** Seconds that are left of a wait which began with the page's piece, or when it was begun again. */
export function useCooldown(milliseconds: number): { seconds: number; begin(): void } {
  const [end, setEnd] = useState(() => Date.now() + milliseconds);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isOver]);
  return {
    seconds,
    begin: () => {
      setNow(Date.now());
      setEnd(Date.now() + milliseconds);
    },
  };
}
