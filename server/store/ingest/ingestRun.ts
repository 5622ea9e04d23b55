import { sql } from 'kysely';
import { beginDataset, DATASET_ID } from '../dataset/dataset.ts';
import { countPlaces, insertPlaces } from '../dataset/placeRows.ts';
import type { IngestRunTable } from '../datasetTables.ts';
import { createListingIndexes } from '../migrations/listingIndexes.ts';
import { createListingTables, dropListingTables } from '../migrations/listingTables.ts';
import { renewAfterWrites } from '../sales/renewSaleMonths.ts';
import type { QueryContext } from '../tables.ts';
import { renewWalksAfterLoad } from '../walks/renewWalks.ts';
import { addMissingPlaces } from './missingPlaces.ts';

const RUN_ID = 1;

/** The progress of a run: how many rows had each result. */
export type IngestCounts = Pick<
  IngestRunTable,
  'added' | 'changed' | 'unchanged' | 'withdrawn' | 'invalid' | 'keyless'
>;

/** The progress of a run: everything up to this point is stored, and nothing after it. */
export interface Checkpoint extends IngestCounts, Pick<IngestRunTable, 'run' | 'file' | 'row_count'> {
  report: string;
  report_bytes: number;
  summary: string;
}

/** The options of a run. */
export interface RunOptions {
  /** Identifies the source, so that an unfinished run can continue. */
  source: string;
  /** Name of the report's file for a run's number. */
  reportOf: (run: number) => string;
  /** The country's places; called if the store does not hold a board's listings yet. */
  places: () => Promise<Parameters<typeof insertPlaces>[1]>;
}

const NOTHING = {
  file: '',
  row_count: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  invalid: 0,
  keyless: 0,
  summary: '{}',
};

async function holdsIngested({ database }: QueryContext): Promise<boolean> {
  const dataset = await database
    .selectFrom('dataset')
    .select('source')
    .where('id', '=', DATASET_ID)
    .executeTakeFirst();
  return dataset?.source === 'board';
}

/** The last run; undefined if there was none. */
async function newestRun({
  database,
}: QueryContext): Promise<(Pick<IngestRunTable, 'run'> & Partial<IngestRunTable>) | undefined> {
  const newest = await database
    .selectFrom('ingest_run')
    .selectAll()
    .where('id', '=', RUN_ID)
    .executeTakeFirst();
  if (newest) return newest;
  // Without its row, the number of the last run comes from the listings.
  const last = await database
    .selectFrom('listing_source')
    .select(({ fn }) => fn.max('seen_run').as('run'))
    .executeTakeFirst();
  return last?.run == null ? undefined : { run: last.run };
}

/** Removes all listings. Until the first run ends the dataset is marked as loading. */
async function makeEmpty({ database, dialect }: QueryContext, options: RunOptions): Promise<void> {
  const places = await options.places();
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('ingest_run').execute();
    const within = { database: transaction, dialect };
    await beginDataset(within, { source: 'board', seed: 0, generator: '', dates_made_for: null });
    await dropListingTables(transaction, dialect);
    await createListingTables(transaction, dialect);
    await insertPlaces(within, places);
    await createListingIndexes(transaction, dialect);
  });
}

/**
 * Begins a run over a source, or continues an unfinished one over the same source. Listings from elsewhere are
 * removed first.
 * @returns the point from which to continue
 */
export async function beginRun(
  context: QueryContext,
  options: RunOptions,
): Promise<Checkpoint & { isResumed: boolean }> {
  const { database } = context;
  const holds = await holdsIngested(context);
  if (!holds) await makeEmpty(context, options);
  const newest = holds ? await newestRun(context) : undefined;
  if (newest?.state === 'running' && newest.source === options.source) {
    return { ...(newest as IngestRunTable), isResumed: true }; // only the whole row has a state
  }
  const run = (newest?.run ?? 0) + 1;
  const begun = { ...NOTHING, run, report: options.reportOf(run), report_bytes: 0 };
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('ingest_run').execute();
    await transaction
      .insertInto('ingest_run')
      .values({ ...begun, id: RUN_ID, source: options.source, state: 'running' })
      .execute();
  });
  return { ...begun, isResumed: false };
}

/** Stores the progress, within the transaction that stores the rows. */
export async function saveCheckpoint(
  { database }: QueryContext,
  {
    file,
    row_count,
    added,
    changed,
    unchanged,
    withdrawn,
    invalid,
    keyless,
    report_bytes,
    summary,
  }: Checkpoint,
): Promise<void> {
  await database
    .updateTable('ingest_run')
    .set({ file, row_count, added, changed, unchanged, withdrawn, invalid, keyless, report_bytes, summary })
    .where('id', '=', RUN_ID)
    .execute();
}

/** Ends a run after its whole source was read. From then on a server answers with its listings. */
export async function endRun(context: QueryContext): Promise<void> {
  await addMissingPlaces(context);
  await countPlaces(context);
  await renewAfterWrites(context);
  await renewWalksAfterLoad(context);
  await sql.raw('ANALYZE').execute(context.database);
  await context.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('ingest_run').set({ state: 'done' }).where('id', '=', RUN_ID).execute();
    await transaction.updateTable('dataset').set({ state: 'ready' }).where('id', '=', DATASET_ID).execute();
  });
}
