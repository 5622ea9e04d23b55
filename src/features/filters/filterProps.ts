import type { Search } from '../../domain/search.ts';

/** What every filter takes: the search it shows, and whom it tells of the next one. */
export interface FilterProps {
  search: Search;
  onChange: (next: Search) => void;
}
