/** How the generated market spreads: what the report in docs/demo-data.md is made of. Amounts are whole dollars. */
import type { GeneratedListing } from '#demo/types.ts';

/** A year of sales: what statistics of today are drawn from. */
const YEAR = 365;

/** The middle of a list and the values that a tenth lies below and above; undefined of an empty list. */
export interface Spread {
  count: number;
  p10: number;
  median: number;
  p90: number;
}

function share(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The spread of some values; undefined where there are none. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((one, other) => one - other);
  return {
    count: sorted.length,
    p10: share(sorted, 0.1),
    median: share(sorted, 0.5),
    p90: share(sorted, 0.9),
  };
}

/** The average of some values; 0 of none. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What a report keeps of a listing, so that it can be made of more listings than memory would hold. */
export interface Trace {
  city: string;
  stateCode: string;
  propertyType: string;
  isLease: boolean;
  lastStatus: string;
  beds: number;
  listDay: number;
  soldDay: number | null;
  listPrice: number;
  soldPrice: number | null;
}

/** The trace of one listing; `provinces` gives the two letters of a province's name. */
export function traceOf(listing: GeneratedListing, provinces: ReadonlyMap<string, string>): Trace {
  const { city, propertyType, lastStatus, beds, listDay, soldDay, listPrice, soldPrice } = listing;
  return {
    city,
    stateCode: provinces.get(listing.state) ?? listing.state,
    propertyType,
    isLease: listing.type === 'Lease',
    lastStatus,
    beds,
    listDay,
    soldDay,
    listPrice,
    soldPrice,
  };
}

/** True for what was sold or let in the year up to the world day, conditions or not. */
export function isOfLastYear({ soldDay }: Trace): boolean {
  return soldDay !== null && soldDay > -YEAR;
}

/** Days from the listing to the sale; 0 where it was not sold. */
export function daysOnMarket({ listDay, soldDay }: Trace): number {
  return soldDay === null ? 0 : soldDay - listDay;
}

/** The share of deals above the last asking price, 0 to 1. */
export function overAsking(deals: readonly Trace[]): number {
  const over = deals.filter(({ soldPrice, listPrice }) => (soldPrice ?? 0) > listPrice);
  return deals.length === 0 ? 0 : over.length / deals.length;
}

/** Lists of the same key, the longest first. */
export function grouped<Key>(
  traces: readonly Trace[],
  keyOf: (trace: Trace) => Key,
): [key: Key, traces: Trace[]][] {
  return [...Map.groupBy(traces, keyOf)].sort(([, one], [, other]) => other.length - one.length);
}
