import { startTransition, useState } from 'react';
import type { Search } from '#domain/search/search.ts';

/**
 * The search with the last choice in it from the moment it is made: the address bar, from where the search
 * comes back, follows a little later, and a second choice must build on the first.
 */
export function useChosenSearch(
  search: Search,
  onChange: (next: Search) => void,
): [chosen: Search, choose: (next: Search) => void] {
  const [ahead, setAhead] = useState<{ of: Search; chosen: Search }>();
  const choose = (chosen: Search) => {
    setAhead({ of: search, chosen });
    // The filter shows its choice at once; the page of the next search may take a while to draw.
    startTransition(() => onChange(chosen));
  };
  return [ahead?.of === search ? ahead.chosen : search, choose];
}
