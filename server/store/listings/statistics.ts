import { sql } from 'kysely';
import { contains } from '../geometry/shape.ts';
import type { QueryContext } from '../tables.ts';
import type { ListingSearch } from './listingSearch.ts';
import { matchingListings } from './matching.ts';

/** What numbers are made of. */
export const STATISTIC_FIELDS = ['listPrice', 'soldPrice', 'daysOnMarket'] as const;
/** One of them. */
export type StatisticField = (typeof STATISTIC_FIELDS)[number];

/** Which numbers are made. */
export const STATISTIC_MEASURES = ['min', 'max', 'avg', 'med', 'sum', 'sd'] as const;
/** One of them. */
export type StatisticMeasure = (typeof STATISTIC_MEASURES)[number];

/** By field and measure; a field without any value is left out. */
export type Statistics = Partial<Record<StatisticField, Partial<Record<StatisticMeasure, number>>>>;

/** Numbers over a search. A visitor's leave restricted listings out: a sum over one of them would tell its price. */
export async function statisticsOf(
  context: QueryContext,
  search: ListingSearch,
  asked: { field: StatisticField; measure: StatisticMeasure }[],
): Promise<Statistics> {
  const visible = { ...search, openOnly: search.openOnly ?? search.viewer === 'visitor' };
  const rows = await matchingListings(context, visible, ['sold_price'])
    .select([
      'l.price as listPrice',
      'l.sold_price as soldPrice',
      sql<number | null>`l.sold_day - l.list_day`.as('daysOnMarket'),
      'l.latitude',
      'l.longitude',
    ])
    .execute();
  const { shape } = search;
  const inside = rows.filter((row) => !shape || contains(shape, row.longitude, row.latitude));
  const statistics: Statistics = {};
  for (const field of new Set(asked.map((one) => one.field))) {
    const values = inside
      .map((row) => row[field])
      .filter((value) => value !== null)
      .toSorted((one, other) => one - other);
    if (values.length === 0) continue;
    const measures = asked.filter((one) => one.field === field);
    statistics[field] = Object.fromEntries(
      measures.map(({ measure }) => [measure, measureOf(values, measure)]),
    );
  }
  return statistics;
}

/** @param sorted at least one number, in rising order. */
function measureOf(sorted: number[], measure: StatisticMeasure): number {
  const sum = sorted.reduce((total, value) => total + value, 0);
  const mean = sum / sorted.length;
  const at = (position: number) => sorted[position] ?? mean;
  const middle = Math.floor(sorted.length / 2);
  switch (measure) {
    case 'min':
      return at(0);
    case 'max':
      return at(sorted.length - 1);
    case 'sum':
      return sum;
    case 'avg':
      return round(mean);
    case 'med':
      return sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
    case 'sd':
      return round(
        Math.sqrt(sorted.reduce((total, value) => total + (value - mean) ** 2, 0) / sorted.length),
      );
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
