import { type RawBuilder, sql } from 'kysely';
import type { ListingSearch } from './listingSearch.ts';
import type { SeenColumn, SeenContext } from './listingView.ts';
import { matchingListings } from './matching.ts';
import { FIELD_SQL, type StatisticField, type StatisticMeasure } from './statisticsFields.ts';

/** A field with the measures that are made of it; its count is always. */
export interface AskedField {
  field: StatisticField;
  measures: readonly StatisticMeasure[];
}

/** What one query makes numbers of. */
export interface StatisticsQuery {
  search: ListingSearch;
  /** Only these ids, where a shape was tested by points. */
  ids: readonly number[] | undefined;
  fields: readonly AskedField[];
  /** Number of a listing's group in time; listings without one are left out. */
  group: RawBuilder<number | null> | undefined;
  /** A text that listings are grouped by as well. */
  key: SeenColumn | undefined;
}

/** Numbers of one group: by "count_soldPrice", "avg_soldPrice", ...; null where there is no value. */
export type StatisticsRow = {
  group_number: number;
  group_text: string;
  /** The lowest id of the group. */
  sample: number;
} & Record<`${StatisticMeasure | 'count'}_${StatisticField}`, number | null | undefined>;

const column = (prefix: string, field: StatisticField) => sql.ref(`${prefix}_${field}`);

/** Counts of values, and the middle one or two of them by window functions: medians without an engine's own. */
export async function statisticsRows(
  context: SeenContext,
  { search, ids, fields, group, key }: StatisticsQuery,
): Promise<StatisticsRow[]> {
  const columns: SeenColumn[] = fields.flatMap(({ field }) => [...FIELD_SQL[field].columns]);
  const values = matchingListings(context, search, key ? [...columns, key] : columns)
    .select('l.id')
    .select([
      (group ?? sql<number | null>`0`).as('group_number'),
      (key ? sql<string | null>`${sql.ref(`l.${key}`)}` : sql<string | null>`''`).as('group_text'),
    ])
    .select(fields.map(({ field }) => sql<number | null>`${FIELD_SQL[field].value}`.as(`v_${field}`)))
    .where(ids ? sql<boolean>`l.id in (${sql.raw(['-1', ...ids].join(','))})` : sql<boolean>`1 = 1`);
  const placed = fields.flatMap(placings);
  const measured = fields.flatMap(measurings);
  const { rows } = await sql<StatisticsRow>`
    select group_number, group_text, min(id) as sample, ${sql.join(measured)}
    from (select matched.* ${placed.length > 0 ? sql`, ${sql.join(placed)}` : sql``} from (${values}) as matched) as placed
    where group_number is not null
    group by group_number, group_text order by group_number, group_text`.execute(context.database);
  return rows;
}

/** What has to be known of a value's group before the groups are summed up. */
function placings({ field, measures }: AskedField): RawBuilder<unknown>[] {
  const value = column('v', field);
  const within = sql`partition by group_number, group_text`;
  return [
    ...(measures.includes('med')
      ? [
          // Nulls last, which the engines do not agree on.
          sql`row_number() over (${within} order by case when ${value} is null then 1 else 0 end, ${value}) as ${column('place', field)}`,
          sql`count(${value}) over (${within}) as ${column('of', field)}`,
        ]
      : []),
    ...(measures.includes('sd') ? [sql`avg(${value}) over (${within}) as ${column('mean', field)}`] : []),
  ];
}

function measurings({ field, measures }: AskedField): RawBuilder<unknown>[] {
  const value = column('v', field);
  const place = column('place', field);
  const of = column('of', field);
  const away = sql`(${value} - ${column('mean', field)})`;
  const how: Record<StatisticMeasure, RawBuilder<unknown>> = {
    avg: sql`avg(${value})`,
    min: sql`min(${value})`,
    max: sql`max(${value})`,
    sum: sql`sum(${value})`,
    med: sql`avg(case when 2 * ${place} between ${of} and ${of} + 2 then ${value} end)`,
    // The variance: SQLite need not have a root.
    sd: sql`avg(${away} * ${away})`,
  };
  return [
    sql`count(${value}) as ${column('count', field)}`,
    ...measures.map((measure) => sql`${how[measure]} as ${sql.ref(`${measure}_${field}`)}`),
  ];
}
