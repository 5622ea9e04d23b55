import type { Bounds } from '#domain/geo/geo.ts';
import type { Search } from '#domain/search/search.ts';

/** What every filter takes: the search it shows, and whom it tells of the next one. */
export interface FilterProps {
  search: Search;
  onChange: (next: Search) => void;
}

/** A filter that says beforehand how many homes its choice gives: in the map's view, where there is one. */
export interface CountingFilterProps extends FilterProps {
  bounds: Bounds | undefined;
}
