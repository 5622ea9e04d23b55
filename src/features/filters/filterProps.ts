import type { Bounds } from '#domain/geo/geo.ts';
import type { Search } from '#domain/search/search.ts';

/** Props of every filter: the search, and a function that is called with the next one. */
export interface FilterProps {
  search: Search;
  onChange: (next: Search) => void;
}

/** Props of a filter that shows its number of homes before it is applied. `bounds` limit the count on the map. */
export interface CountingFilterProps extends FilterProps {
  bounds: Bounds | undefined;
}
