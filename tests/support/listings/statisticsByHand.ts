import type { GeneratedListing } from '#demo/types.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { isClosed } from '#server/store/dataset/storedListing.ts';
import type { RequestedStatistics } from '#server/store/listings/statistics.ts';

/** Numbers by their path in an answer: "soldPrice.mth.2026-05.avg". */
export type Placed = Record<string, number>;

interface Value {
  day: number;
  value: number;
  listing: GeneratedListing;
}

const closedPrice = ({ lastStatus, soldPrice }: GeneratedListing): number | null =>
  isClosed(lastStatus) ? soldPrice : null;

const shareOf = (one: GeneratedListing, isMet: (price: number) => boolean): number | null => {
  const price = closedPrice(one);
  return price === null ? null : isMet(price) ? 100 : 0;
};

const FIELDS: Record<string, (listing: GeneratedListing) => [day: number | null, value: number | null]> = {
  listPrice: (one) => [one.listDay, one.listPrice],
  soldPrice: (one) => [one.soldDay, closedPrice(one)],
  daysOnMarket: (one) => [one.soldDay, one.soldDay === null ? null : one.soldDay - one.listDay],
  above: (one) => [one.soldDay, shareOf(one, (price) => price > one.listPrice)],
  below: (one) => [one.soldDay, shareOf(one, (price) => price < one.listPrice)],
  priceSqft: (one) => [
    one.soldDay ?? one.listDay,
    one.sqft && (closedPrice(one) ?? one.listPrice) / one.sqft,
  ],
  tax: (one) => [one.listDay, one.taxes.annualAmount],
  maintenanceFee: (one) => [one.listDay, feeOf(one)],
  maintenanceFeePerSqft: (one) => [one.listDay, one.sqft && (feeOf(one) ?? 0) / one.sqft],
  new: (one) => [one.listDay, 1],
  closed: (one) => [one.soldDay, one.soldDay === null ? null : 1],
  available: (one) => [one.listDay, one.status === 'A' ? 1 : null],
};

const PATHS: Record<string, (listing: GeneratedListing) => string> = {
  'details.propertyType': (one) => one.propertyType,
  'details.style': (one) => one.style,
  'address.area': (one) => one.area,
  'address.city': (one) => one.city,
  'address.neighborhood': (one) => one.neighborhood,
};

function feeOf({ condominium }: GeneratedListing): number | null {
  const fee = Number(condominium?.fees?.maintenance ?? 0);
  return fee === 0 ? null : fee;
}

function measured(values: readonly number[], measure: string): number {
  const sorted = values.toSorted((one, other) => one - other);
  const sum = sorted.reduce((total, value) => total + value, 0);
  const mean = sum / sorted.length;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  const squares = sorted.reduce((total, value) => total + (value - mean) ** 2, 0);
  const numbers: Record<string, number> = {
    avg: mean,
    med: (lower + upper) / 2,
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
    sum,
    sd: Math.sqrt(squares / sorted.length),
  };
  return numbers[measure] ?? 0;
}

const printDay = (day: number): string => new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

/** The group of a day, read from the calendar instead of computed. */
function groupOf(group: string, day: number, today: number): string {
  const date = printDay(today + day);
  if (group === 'day') return date;
  if (group === 'mth') return date.slice(0, 7);
  if (group === 'yr') return date.slice(0, 4);
  const length = Number(/\d+/.exec(group)?.[0]);
  let end = today;
  while (today + day <= end - length) end -= length;
  return `${printDay(end - length)}_${printDay(end)}`;
}

function grouped(values: readonly Value[], read: (value: Value) => string): [string, Value[]][] {
  return [...Map.groupBy(values, read)];
}

/**
 * The statistics of some listings, computed in the simplest way from the stored dataset, to compare with the service's
 * SQL. Empty groups are left out.
 * @param today the day from which the listings' days are counted
 */
export function statisticsByHand(
  listings: readonly GeneratedListing[],
  { fields, groups, paths }: RequestedStatistics,
  today: number,
): Placed {
  const placed: Placed = {};
  for (const { field, measures } of fields) {
    const isShare = field === 'above' || field === 'below';
    const place = isShare ? 'aboveBelowList' : field;
    const put = (where: string, values: readonly Value[], isCounted: boolean) => {
      if (isCounted) placed[`${where}.count`] = values.length;
      for (const measure of measures) {
        const numbers = values.map(({ value }) => value);
        placed[`${where}.${isShare ? field : measure}`] = measured(numbers, measure);
      }
    };
    const putParts = (where: string, values: readonly Value[]) => {
      for (const path of paths) {
        for (const [part, members] of grouped(values, ({ listing }) => PATHS[path]?.(listing) ?? '')) {
          put(`${where}.aggregates.${path}.${part}`, members, true);
        }
      }
    };
    const values = listings.flatMap((listing): Value[] => {
      const [day, value] = FIELDS[field]?.(listing) ?? [null, null];
      return day === null || value === null || (value === 0 && field.startsWith('maintenance'))
        ? []
        : [{ day, value, listing }];
    });
    if (values.length === 0) continue;
    put(place, values, measures.length === 0);
    putParts(place, values);
    for (const group of groups) {
      for (const [key, members] of grouped(values, ({ day }) => groupOf(group, day, today))) {
        put(`${place}.${group}.${key}`, members, true);
        putParts(`${place}.${group}.${key}`, members);
      }
    }
  }
  return placed;
}

/** The numbers of an answer by their paths. Those of empty groups are left out. */
export function placesOf(answer: object, place = ''): Placed {
  if ('count' in answer && answer.count === 0) return {};
  return Object.assign(
    {},
    ...Object.entries(answer).map(([key, value]: [string, unknown]) => {
      const where = place === '' ? key : `${place}.${key}`;
      return typeof value === 'object' && value !== null ? placesOf(value, where) : { [where]: value };
    }),
  );
}
