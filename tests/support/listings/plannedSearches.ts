import { shapeFrom } from '#server/store/geometry/shape.ts';
import { findListings, type RequestedParts } from '#server/store/listings/findListings.ts';
import type { ListingSearch } from '#server/store/listings/listingSearch.ts';
import { type PriceSearch, priceCells } from '#server/store/listings/priceCells.ts';
import type { SortBy } from '#server/store/listings/sorting.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { SMALL_DATASET_DAY } from '../services/smallDataset.ts';

/** A question to a store, whose plan is tested. */
export type Ask = (context: QueryContext) => Promise<unknown>;

export const first: ListingSearch = {
  viewer: 'visitor',
  today: SMALL_DATASET_DAY,
  types: ['Sale'],
  statuses: ['A'],
  lastStatuses: ['New', 'Pc', 'Ext', 'Cs', 'Dft'],
  classes: ['condo', 'residential'],
};
export const customers: ListingSearch = {
  ...first,
  viewer: 'customer',
  price: { min: 400_000, max: 900_000 },
  listDay: { min: SMALL_DATASET_DAY - 30 },
};
export const byYield: ListingSearch = { ...customers, grossYield: { min: 500 } };
/** Every search by facts of a home. */
export const facts: Partial<ListingSearch> = {
  yearBuilt: { min: 1990, max: 2020 },
  maintenanceFee: { max: 800 },
  parking: { min: 1 },
  lotSize: { min: 2000 },
  priceCutDay: { min: SMALL_DATASET_DAY - 30 },
  hasTour: true,
  features: [['pets'], ['finishedBasement', 'walkOutBasement']],
  near: [{ kind: 'school', minutes: 15 }],
};
export const sold: ListingSearch = {
  ...first,
  statuses: ['U'],
  lastStatuses: ['Sld', 'Sce', 'Sc'],
  soldDay: { min: SMALL_DATASET_DAY - 90 },
};

export const soldInYear: ListingSearch = { ...sold, soldDay: { min: SMALL_DATASET_DAY - 365 } };

const box = (west: number, south: number, east: number, north: number) =>
  // biome-ignore format: one ring
  shapeFrom([[[west, south], [east, south], [east, north], [west, north], [west, south]]]);

export const CITY = box(-79.6, 43.55, -79.2, 43.8);
export const PROVINCE = box(-93, 37, -65, 50);
export const COUNTRY = box(-140, 42, -52, 62);
export const prices =
  (wanted: ListingSearch): Ask =>
  (context) =>
    priceCells(context, wanted as PriceSearch); // each has a type, a status and a shape
export const search =
  (listingSearch: ListingSearch, parts: RequestedParts): Ask =>
  (context) =>
    findListings(context, listingSearch, parts);
export const page = (sortBy: SortBy): RequestedParts => ({ page: { sortBy, limit: 8, offset: 0 } });
export const clusters: RequestedParts = { clusters: { precision: 13, limit: 100 } };
