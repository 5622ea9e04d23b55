import { sql } from 'kysely';
import type { DatasetSource, DatasetTable } from '../datasetTables.ts';
import { renewAfterWrites } from '../sales/renewSaleMonths.ts';
import type { QueryContext } from '../tables.ts';
import { movedDocument } from './movedDocument.ts';

/** The listings that the store was filled with. */
export interface Dataset {
  source: DatasetSource;
  seed: number;
  /** Version of the generator. With another version the listings are generated again. */
  generator: string;
  /** As in DatasetTable; null for a board. */
  dates: { madeFor: number; asOf: number } | null;
  listingCount: number;
}

/** Key of the table's only row. */
export const DATASET_ID = 1;

/** The dataset in the store; undefined while the store is empty, or after an unfinished load. */
export async function readDataset({ database }: QueryContext): Promise<Dataset | undefined> {
  const row = await database
    .selectFrom('dataset')
    .selectAll()
    .where('id', '=', DATASET_ID)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  if (!row) return undefined;
  const { dates_made_for: madeFor, dates_as_of: asOf } = row;
  return {
    source: row.source,
    seed: row.seed,
    generator: row.generator,
    dates: madeFor === null || asOf === null ? null : { madeFor, asOf },
    listingCount: row.listing_count,
  };
}

/** The facts of a dataset at the start of a load. */
export type NewDataset = Pick<DatasetTable, 'source' | 'seed' | 'generator' | 'dates_made_for'>;

/**
 * Replaces the row by that of a dataset which is about to be loaded. If the former listings had another source, the walks of
 * all listings are due, because other amenities are shown beside the new ones (amenities/shownAmenities.ts).
 */
export async function beginDataset(
  { database }: Pick<QueryContext, 'database'>,
  dataset: NewDataset,
): Promise<void> {
  const former = await database.selectFrom('dataset').select('source').executeTakeFirst();
  if (former && former.source !== dataset.source) {
    await database
      .updateTable('amenity_change')
      .set(({ eb }) => ({ number: eb('number', '+', 1) }))
      .execute();
  }
  await database.deleteFrom('dataset').execute();
  await database
    .insertInto('dataset')
    .values({
      ...dataset,
      id: DATASET_ID,
      state: 'loading',
      dates_as_of: dataset.dates_made_for,
      listing_count: 0,
    })
    .execute();
}

/** Number of days by which listings' dates were moved since a day. */
export function daysMovedSince(day: number, { dates }: Pick<Dataset, 'dates'>): number {
  return dates === null ? 0 : Math.max(0, dates.asOf - Math.max(dates.madeFor, day));
}

/**
 * Only a board's listings have sources. If there are sources but no dataset, its row was lost; the store is not
 * empty.
 */
async function holdsSources({ database }: QueryContext): Promise<boolean> {
  const row = await database.selectFrom('listing_source').select('listing_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * The state of a board's listings; undefined if the store has none. `broken off` is also the state during a first
 * load.
 */
export async function readIngested(context: QueryContext): Promise<'ready' | 'broken off' | undefined> {
  const row = await context.database
    .selectFrom('dataset')
    .select(['state', 'source'])
    .where('id', '=', DATASET_ID)
    .executeTakeFirst();
  if (!row && (await holdsSources(context))) return 'broken off';
  if (row?.source !== 'board') return undefined;
  return row.state === 'ready' ? 'ready' : 'broken off';
}

/** The day columns of a listing. */
const DAY_COLUMNS = ['list_day', 'sold_day', 'vsold_day', 'updated_day', 'price_cut_day'] as const;
/**
 * Moves the dates of one source's listings from the day they are for to another day. Customers' data and a board's
 * listings stay as they are. Does nothing if the store holds another source or is being loaded, or if the dates are
 * already for that day.
 * @param day days since 1970-01-01
 */
export async function moveDatesTo(context: QueryContext, source: DatasetSource, day: number): Promise<void> {
  const { database, dialect } = context;
  const isMoved = await database.transaction().execute(async (transaction) => {
    const dataset = await transaction
      .selectFrom('dataset')
      .select('dates_as_of')
      .where('id', '=', DATASET_ID)
      .where('source', '=', source)
      .where('state', '=', 'ready')
      .executeTakeFirst();
    const known = dataset?.dates_as_of ?? day;
    if (known === day) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('dataset')
      .set({ dates_as_of: day })
      .where('id', '=', DATASET_ID)
      // If two servers move the dates of one database, the second must not move them again.
      .where('dates_as_of', '=', known)
      .where('state', '=', 'ready')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const days = sql.lit(day - known);
    const isOfNoBoard = sql<boolean>`id not in (select listing_id from listing_source)`;
    const movedDays = DAY_COLUMNS.map((name) => [name, sql<number>`${sql.ref(name)} + ${days}`]);
    await transaction.updateTable('listing').set(Object.fromEntries(movedDays)).where(isOfNoBoard).execute();
    await transaction
      .updateTable('listing_document')
      .set({ document: movedDocument(dialect, day - known) })
      .where(isOfNoBoard)
      .execute();
    return true;
  });
  if (isMoved) await renewAfterWrites(context);
}
