import { useEffect, useState } from 'react';
import type { Search } from '#domain/search/search.ts';
import { afterNextPaint } from '#ui/afterNextPaint.ts';

/**
 * Returns the search with the latest choice at once. The `search` of the address bar follows a little later, and a
 * second choice must build on the first.
 */
export function useChosenSearch(
  search: Search,
  onChange: (next: Search) => void,
): [chosen: Search, choose: (next: Search) => void] {
  const [ahead, setAhead] = useState<{ of: Search; chosen: Search }>();
  // Back may come before the next search is rendered. Then `search` does not change, and the choice is void.
  useEffect(() => {
    const forget = () => setAhead(undefined);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const choose = (chosen: Search) => {
    setAhead({ of: search, chosen });
    // The control shows its choice first, because opening and rendering the next search may take a while.
    afterNextPaint(() => onChange(chosen));
  };
  return [ahead?.of === search ? ahead.chosen : search, choose];
}
