import { expect, it } from 'vitest';
import { DEFAULT_SEARCH, filtersInUse, type Search, withoutFilters } from './search.ts';

/** Members of a search that are not filters. */
type Rest = 'type' | 'sortBy' | 'page' | 'satellite' | 'panelOpen' | 'camera' | 'within' | 'drawnArea';
type Filter = Exclude<keyof Search, Rest | 'state' | 'city' | 'neighborhood'>;

/** A search with one filter in use, for each filter. */
const SEARCHES: Record<Filter, Partial<Search>> = {
  minPrice: { minPrice: 500_000 },
  maxPrice: { maxPrice: 900_000 },
  minBeds: { minBeds: 3 },
  minBaths: { minBaths: 2 },
  minSqft: { minSqft: 1250 },
  homeTypes: { homeTypes: ['detached'] },
  keywords: { keywords: 'heated pool' },
  showActive: { showActive: false },
  activeDays: { activeDays: 7 },
  showSold: { showSold: true },
  soldDays: { showSold: true, soldDays: 90 },
};

const KEPT: Partial<Search> = { city: 'Toronto', sortBy: 'listPriceAsc', satellite: true };

it.each(Object.entries(SEARCHES))(
  '%s is counted as a filter in use, and Clear all resets it',
  (_name, filters) => {
    const search: Search = { ...DEFAULT_SEARCH, ...KEPT, ...filters, page: 3 };
    expect(filtersInUse(search)).toBe(1);
    expect(withoutFilters(search)).toEqual({ ...DEFAULT_SEARCH, ...KEPT, page: 1 });
  },
);
