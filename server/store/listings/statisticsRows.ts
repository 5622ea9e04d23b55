import { type RawBuilder, sql } from 'kysely';
import type { ListingSearch } from './listingSearch.ts';
import type { ListingColumn, ViewContext } from './listingView.ts';
import { matchingListings } from './matching.ts';
import { FIELD_SQL, type StatisticField, type StatisticMeasure } from './statisticsFields.ts';

/** A field with its requested measures. It is always counted. */
export interface RequestedField {
  field: StatisticField;
  measures: readonly StatisticMeasure[];
}

/** One query of statistics. */
export interface StatisticsQuery {
  search: ListingSearch;
  /** Limits the search to these ids, which were found before. */
  ids: readonly number[] | undefined;
  fields: readonly RequestedField[];
  /** SQL of the number of a listing's group in time. Listings without one are left out. */
  group: RawBuilder<number | null> | undefined;
  /** A text column to group by as well. */
  key: ListingColumn | undefined;
  /** Maximum number of groups; further ones are left out. */
  limit: number;
}

/** Numbers of one group by "count_soldPrice", "avg_soldPrice", ...; null if there is no value. */
export type StatisticsRow = {
  group_number: number;
  group_text: string;
  /** The lowest id in the group. */
  sample: number;
} & Record<`${StatisticMeasure | 'count'}_${StatisticField}`, number | null | undefined>;

/** Counts and measures, one row for each group. */
export async function statisticsRows(
  context: ViewContext,
  { search, ids, fields, group, key, limit }: StatisticsQuery,
): Promise<StatisticsRow[]> {
  const columns: ListingColumn[] = fields.flatMap(({ field }) => [...FIELD_SQL[field].columns]);
  const values = matchingListings(context, search, key ? [...columns, key] : columns)
    .select('l.id')
    .select([
      (group ?? sql<number | null>`0`).as('group_number'),
      (key ? sql<string | null>`${sql.ref(`l.${key}`)}` : sql<string | null>`''`).as('group_text'),
    ])
    .select(fields.map(({ field }) => sql<number | null>`${FIELD_SQL[field].value}`.as(`v_${field}`)))
    .where(ids ? isOneOf(context, ids) : sql<boolean>`1 = 1`);
  const measured = fields.flatMap((field) => measurings(context, field));
  const { rows } = await sql<StatisticsRow>`
    select group_number, group_text, min(id) as sample, ${sql.join(measured)} from (${values}) as matched
    where group_number is not null
    group by group_number, group_text order by group_number, group_text
    limit ${sql.lit(limit)}`.execute(context.database);
  return rows;
}

/**
 * True for a listing with one of the ids, as one parameter, because thousands in the statement take longer to parse than the listings take to read.
 */
export function isOneOf({ dialect }: ViewContext, ids: readonly number[]): RawBuilder<boolean> {
  const list = JSON.stringify(ids);
  return dialect === 'sqlite'
    ? sql`l.id in (select value from json_each(${list}))`
    : sql`l.id in (select value::integer from json_array_elements_text(${list}::json) as value)`;
}

function measurings({ dialect }: ViewContext, { field, measures }: RequestedField): RawBuilder<unknown>[] {
  const value = sql.ref(`v_${field}`);
  const how: Record<StatisticMeasure, RawBuilder<unknown>> = {
    avg: sql`avg(${value})`,
    min: sql`min(${value})`,
    max: sql`max(${value})`,
    sum: sql`sum(${value})`,
    med:
      dialect === 'sqlite'
        ? sql`median(${value})`
        : sql`percentile_cont(0.5) within group (order by ${value})`,
    // The variance, because SQLite may lack a square root function.
    sd: dialect === 'sqlite' ? sql`variance(${value})` : sql`var_pop(${value})`,
  };
  return [
    sql`count(${value}) as ${sql.ref(`count_${field}`)}`,
    ...measures.map((measure) => sql`${how[measure]} as ${sql.ref(`${measure}_${field}`)}`),
  ];
}
