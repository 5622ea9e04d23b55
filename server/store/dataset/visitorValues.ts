import type { ListingInput } from './storedListing.ts';

/** Values that are searched, and hidden from visitors if the listing is restricted. */
export interface HiddenValues {
  latitude: number;
  longitude: number;
  /** Whole dollars. */
  price: number;
  beds: number;
  baths: number;
  sqft: number | null;
  /** Days since 1970-01-01. */
  soldDay: number | null;
}

/**
 * Steps to which a restricted listing's values are rounded in visitors' searches. A visitor who narrows a search
 * until the listing disappears learns only the step, and the listing still matches roughly the right searches.
 */
const VISITOR_STEPS = {
  salePrice: 100_000,
  leasePrice: 500,
  rooms: 2,
  sqft: 500,
  soldDays: 30,
} as const;

/**
 * Last statuses of a restricted listing that a visitor may see, each with the statuses that it covers: as much as the
 * badge on a card shows. A price change is not shown, nor how a listing left the market without a sale.
 */
export const SHOWN_STATUSES: readonly (readonly [shown: string, standsFor: readonly string[]])[] = [
  ['New', ['New', 'Pc']],
  ['Ext', ['Ext']],
  ['Cs', ['Cs']],
  ['Dft', ['Dft']],
  ['Sc', ['Sc', 'Sce']],
  ['Sld', ['Sld']],
  ['Lc', ['Lc', 'Lce']],
  ['Lsd', ['Lsd']],
];

/** A status that a visitor may see while the listing is active. Later it would say how the listing left the market. */
export const SHOWN_WHILE_ACTIVE = 'Dft';

/** The last status of a restricted listing that a visitor may see; null if none. */
export function statusForVisitors(lastStatus: string, status: string): string | null {
  if (lastStatus === SHOWN_WHILE_ACTIVE && status !== 'A') return null;
  return SHOWN_STATUSES.find(([, standsFor]) => standsFor.includes(lastStatus))?.[0] ?? null;
}

/** Rounds a degree to two decimals, about a kilometre. */
export function blur(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** The exact values. */
export function valuesOf(listing: ListingInput): HiddenValues {
  const { latitude, longitude, listPrice, beds, baths, sqft, soldDay } = listing;
  return { latitude, longitude, price: Math.round(listPrice), beds, baths, sqft, soldDay };
}

/** The values rounded to steps. Steps of days are counted from 1970-01-01, so that a sale stays in the same step. */
export function roundedValuesOf(values: HiddenValues, type: ListingInput['type']): HiddenValues {
  const { latitude, longitude, price, beds, baths, sqft, soldDay } = values;
  const { salePrice, leasePrice, rooms, soldDays } = VISITOR_STEPS;
  return {
    latitude: blur(latitude),
    longitude: blur(longitude),
    price: nearestStep(price, type === 'Sale' ? salePrice : leasePrice),
    beds: Math.ceil(beds / rooms) * rooms,
    baths: Math.ceil(baths / rooms) * rooms,
    sqft: sqft === null ? null : nearestStep(sqft, VISITOR_STEPS.sqft),
    // The day is rounded down, so that a search for the last days only finds homes that were really sold in them.
    soldDay: soldDay === null ? null : Math.floor(soldDay / soldDays) * soldDays,
  };
}

/** At least one step, because a price or size is never 0. */
function nearestStep(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}
