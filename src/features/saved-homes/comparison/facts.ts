import { bedroomsOf, type Listing, rentPeriod } from '#domain/listing/listing.ts';
import { middleSqft, pricePerSqft } from '#domain/listing/pricePerSqft.ts';
import { isGone, shownPrice } from '#domain/listing/status.ts';
import { estimatedPayment } from '#domain/mortgage/payment.ts';

/** Rows of the comparison, in their order. */
export const ROWS = [
  'price',
  'payment',
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

/** The listing page's estimate of a month; null for a lease, a home without a price, and one that can't be bought any more. */
export function paymentOf(listing: Listing): number | null {
  const { price } = shownPrice(listing);
  return listing.type === 'lease' || price === null || isGone(listing) ? null : estimatedPayment(price);
}

/** Those without a place of their own count the garage's. */
export function parkingOf({ details: { parkingSpaces, garageSpaces } }: Listing): number | null {
  return parkingSpaces ?? garageSpaces;
}

const plus = (count: number | null, more: number | null): number | null =>
  count === null ? null : count + (more ?? 0) / 100;

/** A studio has fewer bedrooms than any other home. */
function roomsOf(listing: Listing): number | null {
  const rooms = bedroomsOf(listing);
  return rooms === 'studio' ? 0 : rooms && plus(rooms.beds, rooms.plus);
}

/** The year of "1998"; null for an age range, which can't be held against one. */
const yearOf = ({ details }: Listing): number | null =>
  /^\d{4}$/.test(details.yearBuilt) ? Number(details.yearBuilt) : null;

/** What can be better in a row, and by which number. Rows that are missing here have no best. */
export const RANKED: { [Name in Row]?: { best: Best; value: (listing: Listing) => number | null } } = {
  price: { best: 'lowest', value: (listing) => shownPrice(listing).price },
  payment: { best: 'lowest', value: paymentOf },
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

/** Rows in which a rent can't be held against a price, nor a week's rent against a month's. */
const OF_MONEY: readonly Row[] = ['price', 'perSqft'];

/** Whether the homes can be ranked in a row. */
export function isRanked(row: Row, listings: readonly Listing[]): boolean {
  const terms = listings.map(({ type, details }) => (type === 'lease' ? rentPeriod(details) : 'sale'));
  return !OF_MONEY.includes(row) || new Set(terms).size <= 1;
}

/** Which values of a row are the best: the lowest of a price, the most of bedrooms. */
export type Best = 'lowest' | 'most' | 'largest' | 'newest';

/**
 * Places of the best values. None where fewer than two are known, or where all that are known are the same: nothing is
 * better than its like.
 */
export function bestPlaces(values: readonly (number | null)[], best: Best): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || new Set(known).size === 1) return new Set();
  const top = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  return new Set(values.flatMap((value, place) => (value === top ? [place] : [])));
}
