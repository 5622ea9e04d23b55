import { startTransition, useEffect, useState } from 'react';

/**
 * How many slices of a page are drawn: one more after each, from the top down, because all at once would be a task too
 * long to answer a press in.
 * @param ready how many can be drawn by now
 * @param first how many are drawn at once
 */
export function useSlices(ready: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < ready) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, ready]);
  return Math.min(drawn, ready);
}
