import type { AggregatePath } from '../listings/statisticsAggregates.ts';
import type { StatisticDay, StatisticField, StatisticMeasure } from '../listings/statisticsFields.ts';
import { groupNumberOf, type StatisticGroup } from '../listings/statisticsGroups.ts';
import type { RequestedField, StatisticsRow } from '../listings/statisticsRows.ts';
import type { MatchingSales } from './citySales.ts';
import { NONE, type Sales, type TextColumn } from './packedSales.ts';
import { medianOf } from './quickSelect.ts';

/** Reads a value of a sale; NaN if it has none. */
type ReadValue = (place: number) => number;

const known = (column: Int32Array): ReadValue => {
  return (place) => (column[place] === NONE ? Number.NaN : (column[place] ?? Number.NaN));
};

/** 100 for a sale that meets the condition, and 0 for another one. */
function shareOf({ numbers }: Sales, isMet: (soldPrice: number, askedPrice: number) => boolean): ReadValue {
  const { sold_price: sold, price } = numbers;
  return (place) => {
    const value = sold[place] ?? NONE;
    if (value === NONE) return Number.NaN;
    return isMet(value, price[place] ?? 0) ? 100 : 0;
  };
}

/** The values of FIELD_SQL (listings/statisticsFields.ts) of the fields whose columns are packed. */
const VALUES: Partial<Record<StatisticField, (sales: Sales) => ReadValue>> = {
  listPrice: ({ numbers }) => known(numbers.price),
  soldPrice: ({ numbers }) => known(numbers.sold_price),
  daysOnMarket:
    ({ numbers: { sold_day, list_day } }) =>
    (place) =>
      (sold_day[place] ?? 0) - (list_day[place] ?? 0),
  above: (sales) => shareOf(sales, (soldPrice, asked) => soldPrice > asked),
  below: (sales) => shareOf(sales, (soldPrice, asked) => soldPrice < asked),
  new: () => () => 1,
  closed: () => () => 1,
  available: () => () => Number.NaN,
};

const TEXTS: Partial<Record<AggregatePath, TextColumn>> = {
  'details.propertyType': 'property_type',
  'address.neighborhood': 'neighbourhood',
};

/** True if the packed sales have the columns of the statistics. */
export function arePacked(fields: readonly RequestedField[], paths: readonly AggregatePath[]): boolean {
  return fields.every(({ field }) => VALUES[field]) && paths.every((path) => TEXTS[path]);
}

/** One reading of the sales, as the query of statisticsRows.ts. */
export interface SalesReading {
  fields: readonly RequestedField[];
  group: [StatisticGroup, StatisticDay] | undefined;
  path: AggregatePath | undefined;
  today: number;
  /** Maximum number of groups. */
  limit: number;
}

/** A group, and the positions of its sales among the matching ones. */
interface Grouped {
  number: number;
  text: string;
  at: Int32Array;
}

/** The number of each matching sale's group in time. */
function groupNumbers(
  { sales: { numbers }, places }: MatchingSales,
  [length, by]: NonNullable<SalesReading['group']>,
  today: number,
): Int32Array {
  const days = by === 'listed' ? numbers.list_day : numbers.sold_day;
  const groups = new Int32Array(places.length);
  for (let at = 0; at < groups.length; at += 1) {
    groups[at] = groupNumberOf(length, days[places[at] ?? 0] ?? 0, today);
  }
  return groups;
}

/** The rank of each matching sale's text, and the texts by rank. */
function ranked(
  { sales, places }: MatchingSales,
  column: TextColumn,
): { ranks: Int32Array; texts: string[] } {
  const known = sales.texts[column];
  const order = [...known.keys()].sort((one, other) => ((known[one] ?? '') < (known[other] ?? '') ? -1 : 1));
  const rankOf = new Int32Array(known.length);
  for (const [rank, code] of order.entries()) rankOf[code] = rank;
  const codes = sales.codes[column];
  const ranks = new Int32Array(places.length);
  for (let at = 0; at < ranks.length; at += 1) ranks[at] = rankOf[codes[places[at] ?? 0] ?? 0] ?? 0;
  return { ranks, texts: order.map((code) => known[code] ?? '') };
}

/** The sales by group, then by text. Sorted by their keys, the positions of a group are next to each other. */
function grouped(found: MatchingSales, { group, path, today }: SalesReading): Grouped[] {
  const count = found.places.length;
  if (count === 0) return [];
  if (!group && !path) return [{ number: 0, text: '', at: found.places.map((_, at) => at) }];
  const numbers = group ? groupNumbers(found, group, today) : new Int32Array(count);
  const column = path && TEXTS[path];
  const { ranks, texts } = column ? ranked(found, column) : { ranks: new Int32Array(count), texts: [''] };
  // A counting sort, because groups and texts are few.
  const byKey = new Map<number, number>();
  const slots = new Int32Array(count);
  const keys: number[] = [];
  let [lastKey, lastSlot] = [Number.NaN, 0];
  for (let at = 0; at < count; at += 1) {
    const key = (numbers[at] ?? 0) * texts.length + (ranks[at] ?? 0);
    if (key !== lastKey) {
      const slot = byKey.get(key) ?? keys.length;
      if (slot === keys.length) {
        byKey.set(key, slot);
        keys.push(key);
      }
      [lastKey, lastSlot] = [key, slot];
    }
    slots[at] = lastSlot;
  }
  const sizes = new Int32Array(keys.length);
  for (let at = 0; at < count; at += 1) sizes[slots[at] ?? 0] = (sizes[slots[at] ?? 0] ?? 0) + 1;
  const members = Array.from(sizes, (size) => new Int32Array(size));
  const filled = new Int32Array(keys.length);
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0;
    const end = filled[slot] ?? 0;
    const group = members[slot];
    if (group) group[end] = at;
    filled[slot] = end + 1;
  }
  return [...keys.keys()]
    .sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0))
    .map((slot) => {
      const number = Math.floor((keys[slot] ?? 0) / texts.length);
      const text = texts[(keys[slot] ?? 0) - number * texts.length] ?? '';
      return { number, text, at: members[slot] ?? new Int32Array(0) };
    });
}

/** The values of a group's sales, without missing ones. */
function valuesAt(column: Float64Array, at: Int32Array): Float64Array {
  const values = new Float64Array(at.length);
  let count = 0;
  for (let index = 0; index < at.length; index += 1) {
    const value = column[at[index] ?? 0] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    values[count] = value;
    count += 1;
  }
  return values.subarray(0, count);
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0;
  return sum;
}

/** The variance of the population, as the databases give it. */
function varianceOf(values: Float64Array): number {
  const mean = sumOf(values) / values.length;
  let squares = 0;
  for (let index = 0; index < values.length; index += 1) squares += ((values[index] ?? 0) - mean) ** 2;
  return squares / values.length;
}

/** Computes a measure of values that are not empty. The median changes their order. */
const MEASURES: Record<StatisticMeasure, (values: Float64Array) => number | null> = {
  sum: sumOf,
  avg: (values) => sumOf(values) / values.length,
  min: (values) => values.reduce((least, value) => Math.min(least, value)),
  max: (values) => values.reduce((most, value) => Math.max(most, value)),
  med: medianOf,
  sd: varianceOf,
};

/** The values of fields over the matching sales, in their order; NaN for a sale without a value. */
export type SaleValues = ReadonlyMap<StatisticField, Float64Array>;

/** Reads the values of fields once for all readings. */
export function saleValues({ sales, places }: MatchingSales, fields: readonly RequestedField[]): SaleValues {
  return new Map(
    fields.map(({ field }) => {
      const read = VALUES[field]?.(sales);
      const values = new Float64Array(places.length);
      for (let at = 0; at < values.length; at += 1) values[at] = read?.(places[at] ?? 0) ?? Number.NaN;
      return [field, values];
    }),
  );
}

/** The lowest id of a group's sales. */
function lowestId({ sales, places }: MatchingSales, at: Int32Array): number {
  return at.reduce(
    (least, one) => Math.min(least, sales.numbers.id[places[one] ?? 0] ?? least),
    Number.MAX_SAFE_INTEGER,
  );
}

/** Counts and measures as statisticsRows.ts reads them from the listings; the lowest id only for texts. */
export function salesRows(found: MatchingSales, known: SaleValues, reading: SalesReading): StatisticsRow[] {
  return grouped(found, reading)
    .slice(0, reading.limit)
    .map(({ number, text, at }) => {
      const sample = reading.path ? lowestId(found, at) : 0;
      const row: Record<string, number | string | null> = { group_number: number, group_text: text, sample };
      for (const { field, measures } of reading.fields) {
        const values = valuesAt(known.get(field) ?? new Float64Array(0), at);
        row[`count_${field}`] = values.length;
        for (const measure of measures)
          row[`${measure}_${field}`] = values.length === 0 ? null : MEASURES[measure](values);
      }
      return row as StatisticsRow; // it has the names of its fields and measures
    });
}
