import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the number of slices of a page to render: one more after each render, from the top down. All at once would
 * make a long task that delays the response to a press.
 * @param ready number of slices that can be rendered by now
 * @param first number of slices in the first render
 */
export function useSlices(ready: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < ready) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, ready]);
  return Math.min(drawn, ready);
}
