import { type RawBuilder, sql } from 'kysely';
import type { ListingColumn } from './listingView.ts';

/** Measures of a field's values. `sd` is that of the population, not of a sample. */
export const STATISTIC_MEASURES = ['avg', 'med', 'min', 'max', 'sum', 'sd'] as const;
/** One of them. */
export type StatisticMeasure = (typeof STATISTIC_MEASURES)[number];

/** The day by which a field's values are grouped: of the listing, of the sale, or the later one. */
export type StatisticDay = 'listed' | 'sold' | 'last';

interface FieldSql {
  columns: ListingColumn[];
  day: StatisticDay;
  /** Null if a listing has no such value. Measures cover the existing values only. */
  value: RawBuilder<number | null>;
}

const price: ListingColumn[] = ['price', 'sold_price'];

/** SQL of each field's value for a matching listing `l`. `above` and `below` are 100 for yes and 0 for no. */
export const FIELD_SQL = {
  listPrice: { columns: ['price'], day: 'listed', value: sql`l.price` },
  soldPrice: { columns: ['sold_price'], day: 'sold', value: sql`l.sold_price` },
  daysOnMarket: { columns: [], day: 'sold', value: sql`(l.sold_day - l.list_day)` },
  above: { columns: price, day: 'sold', value: shareWhere(sql`l.sold_price > l.price`) },
  below: { columns: price, day: 'sold', value: shareWhere(sql`l.sold_price < l.price`) },
  priceSqft: {
    columns: [...price, 'sqft'],
    day: 'last',
    value: perSqft(sql`coalesce(l.sold_price, l.price)`),
  },
  tax: { columns: ['tax'], day: 'listed', value: sql`l.tax` },
  maintenanceFee: { columns: ['maintenance_fee'], day: 'listed', value: sql`l.maintenance_fee` },
  maintenanceFeePerSqft: {
    columns: ['maintenance_fee', 'sqft'],
    day: 'listed',
    value: perSqft(sql`l.maintenance_fee`),
  },
  new: { columns: [], day: 'listed', value: sql`1` },
  closed: { columns: [], day: 'sold', value: sql`case when l.sold_day is not null then 1 end` },
  available: { columns: [], day: 'listed', value: sql`case when l.status = 'A' then 1 end` },
} as const satisfies Record<string, FieldSql>;

/** One of them. */
export type StatisticField = keyof typeof FIELD_SQL;

/**
 * SQL of dollars per square foot of living area; null if the size is unknown. The one source of every price per square
 * foot that the databases compute. Both divide in binary: PostgreSQL's decimals take ten times as long.
 */
export function perSqft(dollars: RawBuilder<number | null>): RawBuilder<number | null> {
  return sql`(cast(${dollars} as double precision) / nullif(l.sqft, 0))`;
}

function shareWhere(condition: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`case when l.sold_price is null then null when ${condition} then 100.0 else 0.0 end`;
}
