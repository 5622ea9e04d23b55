import { expect, it } from 'vitest';
import { DEFAULT_SEARCH, type Search, withoutFilters } from './search.ts';
import { filterKey, usedFilters } from './usedFilters.ts';

/** Members of a search that are not filters. */
type Rest =
  | 'type'
  | 'sortBy'
  | 'page'
  | 'satellite'
  | 'panelOpen'
  | 'prices'
  | 'amenity'
  | 'camera'
  | 'within'
  | 'drawnArea';
type Filter = Exclude<keyof Search, Rest | 'state' | 'city' | 'neighborhood'>;

/** A search with one filter in use, for each filter. */
const SEARCHES: Record<Filter, Partial<Search>> = {
  minPrice: { minPrice: 500_000 },
  maxPrice: { maxPrice: 900_000 },
  minBeds: { minBeds: 3 },
  exactBeds: { minBeds: 3, exactBeds: true },
  minBaths: { minBaths: 2 },
  minSqft: { minSqft: 1250 },
  homeTypes: { homeTypes: ['detached'] },
  openHouse: { openHouse: true },
  near: { near: { school: 15 } },
  minParkingSpaces: { minParkingSpaces: 2 },
  minLotSizeSqft: { minLotSizeSqft: 5000 },
  minYearBuilt: { minYearBuilt: 1990 },
  maxYearBuilt: { maxYearBuilt: 2010 },
  basement: { basement: 'finished' },
  maxMaintenanceFee: { maxMaintenanceFee: 800 },
  priceCutDays: { priceCutDays: 7 },
  minGrossYield: { minGrossYield: 5 },
  virtualTour: { virtualTour: true },
  pets: { pets: true },
  furnished: { furnished: true },
  keywords: { keywords: 'heated pool' },
  commutes: {
    commutes: [
      {
        to: { latitude: 43.6453, longitude: -79.3806 },
        mode: 'transit',
        minutes: 30,
        at: '08:30',
        label: 'Union Station',
      },
    ],
  },
  showActive: { showActive: false, showSold: true },
  activeDays: { activeDays: 7 },
  showSold: { showSold: true },
  soldDays: { showSold: true, soldDays: 90 },
};

const KEPT: Partial<Search> = { city: 'Toronto', sortBy: 'listPriceAsc', satellite: true };

it.each(Object.entries(SEARCHES))(
  '%s is a filter in use, and can be removed by itself and by Clear all',
  (_name, filters) => {
    const search: Search = { ...DEFAULT_SEARCH, ...KEPT, ...filters, page: 3 };
    const start = { ...DEFAULT_SEARCH, ...KEPT, page: 1 };
    expect(usedFilters(search).map(({ without }) => without)).toEqual([start]);
    expect(withoutFilters(search)).toEqual(start);
  },
);

it('each kind of amenity is a filter of its own', () => {
  const search: Search = { ...DEFAULT_SEARCH, near: { station: 10, school: 15 } };
  const used = usedFilters(search);
  expect(used.map(filterKey)).toEqual(['school', 'station']);
  expect(used.map(({ without }) => without.near)).toEqual([{ station: 10 }, { school: 15 }]);
});
