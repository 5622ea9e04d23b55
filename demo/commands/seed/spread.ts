/** Statistics of the generated market for the report in docs/demo-data.md. Amounts are whole dollars. */
import type { GeneratedListing } from '#demo/types.ts';

/** Days in the period of the statistics. */
const YEAR = 365;

/** The median, and the 10th and 90th percentiles. */
export interface Spread {
  count: number;
  p10: number;
  median: number;
  p90: number;
}

function share(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Returns the statistics of some values; undefined if there are none. */
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

/** Returns the average of some values; 0 if there are none. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The facts of a listing that the report needs. They are small, so that a report can cover more listings than fit in
 * memory.
 */
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

/**
 * Returns the facts of a listing.
 * @param provinces code of each province by its name
 */
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

/** True for a sale or lease, also a conditional one, in the year before the dataset's day. */
export function isOfLastYear({ soldDay }: Trace): boolean {
  return soldDay !== null && soldDay > -YEAR;
}

/** Returns the days from the listing to the sale; 0 without a sale. */
export function daysOnMarket({ listDay, soldDay }: Trace): number {
  return soldDay === null ? 0 : soldDay - listDay;
}

/** Returns the share of deals above the last asking price, 0 to 1. */
export function overAsking(deals: readonly Trace[]): number {
  const over = deals.filter(({ soldPrice, listPrice }) => (soldPrice ?? 0) > listPrice);
  return deals.length === 0 ? 0 : over.length / deals.length;
}

/** Groups by key, the largest group first. */
export function grouped<Key>(
  traces: readonly Trace[],
  keyOf: (trace: Trace) => Key,
): [key: Key, traces: Trace[]][] {
  return [...Map.groupBy(traces, keyOf)].sort(([, one], [, other]) => other.length - one.length);
}
