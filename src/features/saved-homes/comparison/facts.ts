import { bedroomsOf, type Listing, rentPeriod } from '#domain/listing/listing.ts';
import { monthlyCostOf } from '#domain/listing/monthlyCost.ts';
import { middleSqft, pricePerSqft } from '#domain/listing/pricePerSqft.ts';
import { shownPrice } from '#domain/listing/status.ts';

/** Rows of the comparison, in their order. */
export const ROWS = [
  'price',
  'cost',
  'status',
  'beds',
  'baths',
  'sqft',
  'perSqft',
  'type',
  'year',
  'taxes',
  'fee',
  'parking',
  'days',
  'place',
  'mls',
] as const;
export type Row = (typeof ROWS)[number];

/** Number of parking spaces; for a home without that number, its garage spaces. */
export function parkingOf({ details: { parkingSpaces, garageSpaces } }: Listing): number | null {
  return parkingSpaces ?? garageSpaces;
}

const plus = (count: number | null, more: number | null): number | null =>
  count === null ? null : count + (more ?? 0) / 100;

/** Rooms for ranking. A studio ranks below any other home. */
function roomsOf(listing: Listing): number | null {
  const rooms = bedroomsOf(listing);
  return rooms === 'studio' ? 0 : rooms && plus(rooms.beds, rooms.plus);
}

/** The year of "1998". Null for an age range, which cannot be compared with a year. */
const yearOf = ({ details }: Listing): number | null =>
  /^\d{4}$/.test(details.yearBuilt) ? Number(details.yearBuilt) : null;

/** Rows that have a best value, with the number that decides. Missing rows have none. */
export const RANKED: { [Name in Row]?: { best: Best; value: (listing: Listing) => number | null } } = {
  price: { best: 'lowest', value: (listing) => shownPrice(listing).price },
  // A cost without its taxes would be lower than it is.
  cost: {
    best: 'lowest',
    value: (listing) => (listing.annualTaxes === null ? null : monthlyCostOf(listing)),
  },
  beds: { best: 'most', value: roomsOf },
  baths: { best: 'most', value: ({ details }) => plus(details.baths, details.bathsPlus) },
  sqft: { best: 'largest', value: ({ details }) => middleSqft(details.sqft) },
  perSqft: {
    best: 'lowest',
    value: (listing) => pricePerSqft(shownPrice(listing).price, listing.details.sqft),
  },
  year: { best: 'newest', value: yearOf },
  taxes: { best: 'lowest', value: ({ annualTaxes }) => annualTaxes },
  fee: { best: 'lowest', value: ({ maintenanceFee }) => maintenanceFee },
  parking: { best: 'most', value: parkingOf },
};

/** Rows in which a rent cannot be compared with a price, or a weekly rent with a monthly one. */
const OF_MONEY: readonly Row[] = ['price', 'perSqft'];

/** True if the homes can be ranked in a row. */
export function isRanked(row: Row, listings: readonly Listing[]): boolean {
  const terms = listings.map(({ type, details }) => (type === 'lease' ? rentPeriod(details) : 'sale'));
  return !OF_MONEY.includes(row) || new Set(terms).size <= 1;
}

/** The kind of best value in a row: the lowest price, the most bedrooms. */
export type Best = 'lowest' | 'most' | 'largest' | 'newest';

/** Indices of the best values. None if fewer than two values are known, or if all known values are equal. */
export function bestPlaces(values: readonly (number | null)[], best: Best): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || new Set(known).size === 1) return new Set();
  const top = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  return new Set(values.flatMap((value, place) => (value === top ? [place] : [])));
}
