import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the number of slices of a page to render: one more after each render, from the top down. All at once would
 * make a long task that delays the response to a press.
 * @param ready number of slices that can be rendered by now
 * @param first number of slices in the first render
 */
export function useProgressiveRender(ready: number, first: number): number {
  const [rendered, setRendered] = useState(first);
  useEffect(() => {
    if (rendered < ready) startTransition(() => setRendered(rendered + 1));
  }, [rendered, ready]);
  return Math.min(rendered, ready);
}
