import type { KeptListing } from './storedListing.ts';

/** What of a listing is searched by and hidden from visitors where it is restricted. */
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
 * Steps that a visitor's searches see a restricted listing's values in. Whoever narrows a search until the listing
 * comes and goes learns the step and no more, while it still comes up in about the searches where it belongs.
 */
const VISITOR_STEPS = {
  salePrice: 100_000,
  leasePrice: 500,
  rooms: 2,
  sqft: 500,
  soldDays: 30,
} as const;

/**
 * Last statuses that a visitor is told of a restricted listing, each with those that it stands for: as much as the badge
 * of a card says. A changed price is not told, nor how a listing went off the market without a sale.
 */
export const TOLD_STATUSES: readonly (readonly [told: string, standsFor: readonly string[]])[] = [
  ['New', ['New', 'Pc']],
  ['Ext', ['Ext']],
  ['Sc', ['Sc', 'Sce']],
  ['Sld', ['Sld']],
  ['Lc', ['Lc', 'Lce']],
  ['Lsd', ['Lsd']],
];

/** The last status that a visitor is told of a restricted listing; null where none is. */
export function toldStatus(lastStatus: string): string | null {
  return TOLD_STATUSES.find(([, standsFor]) => standsFor.includes(lastStatus))?.[0] ?? null;
}

/** A degree rounded to two decimals: about a kilometre. */
export function blur(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** The values as they are. */
export function valuesOf(listing: KeptListing): HiddenValues {
  const { latitude, longitude, listPrice, beds, baths, sqft, soldDay } = listing;
  return { latitude, longitude, price: Math.round(listPrice), beds, baths, sqft, soldDay };
}

/** The values in steps. Those of days are counted from 1970-01-01, so that a sale lies in the same one on every day. */
export function roundedValuesOf(values: HiddenValues, type: KeptListing['type']): HiddenValues {
  const { latitude, longitude, price, beds, baths, sqft, soldDay } = values;
  const { salePrice, leasePrice, rooms, soldDays } = VISITOR_STEPS;
  return {
    latitude: blur(latitude),
    longitude: blur(longitude),
    price: nearestStep(price, type === 'Sale' ? salePrice : leasePrice),
    beds: Math.ceil(beds / rooms) * rooms,
    baths: Math.ceil(baths / rooms) * rooms,
    sqft: sqft === null ? null : nearestStep(sqft, VISITOR_STEPS.sqft),
    // Backwards, so that what was sold in the last days asked for was truly sold in them.
    soldDay: soldDay === null ? null : Math.floor(soldDay / soldDays) * soldDays,
  };
}

/** At least one step: nothing costs, or measures, nothing. */
function nearestStep(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}
