import { DATASET_ID } from '../dataset/dataset.ts';
import { insertListings } from '../dataset/insertListings.ts';
import { removeOpenHouseDays } from '../dataset/openHouseDays.ts';
import type { QueryContext } from '../tables.ts';
import type { WalkFinder } from '../walks/walkFinder.ts';
import {
  type BatchFacts,
  type BatchPlan,
  isUnchanged,
  type KnownRow,
  offerOf,
  planBatch,
  type SourceRow,
} from './batchPlan.ts';
import { type RunOfDay, withdraw } from './withdraw.ts';

/** The result of storing some rows. */
export interface BatchOutcome extends Pick<BatchPlan, 'added' | 'changed' | 'refused'> {
  unchanged: number;
  withdrawn: number;
}

async function factsOf(
  { database }: QueryContext,
  run: number,
  rows: readonly SourceRow[],
): Promise<BatchFacts> {
  const keys = rows.map(({ key }) => key);
  const byKey = await database
    .selectFrom('listing_source')
    .select(['listing_id as id', 'source_key as key', 'hash', 'seen_run as seenRun'])
    .where('source_key', 'in', keys)
    .execute()
    .then((known) => new Map<string, KnownRow>(known.map((row) => [row.key, row])));
  const numbers = rows
    .filter((row) => !isUnchanged(row, byKey))
    .flatMap(({ listing }) => (typeof listing === 'string' ? [] : [listing.mlsNumber.toUpperCase()]));
  const holders =
    numbers.length === 0
      ? []
      : await database
          .selectFrom('listing')
          .innerJoin('listing_source', 'listing_source.listing_id', 'listing.id')
          .select(['id', 'mls', 'board', 'source_key as key', 'hash', 'seen_run as seenRun'])
          .where('mls', 'in', numbers)
          .execute();
  // Withheld listings keep their ids, and have a source only.
  const highest = await database
    .selectFrom('listing_source')
    .select(({ fn }) => fn.max('listing_id').as('id'))
    .executeTakeFirst();
  return {
    run,
    byKey,
    byOffer: new Map(holders.map((row) => [offerOf(row.mls, row.board), row])),
    lastId: highest?.id ?? 0,
  };
}

/**
 * Removes listings; their sources stay.
 * @returns how many there were
 */
async function removeListings({ database, dialect }: QueryContext, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await database
    .deleteFrom('listing')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  await database.deleteFrom('listing_document').where('id', 'in', ids).execute();
  await removeOpenHouseDays({ database }, ids);
  if (dialect === 'postgres') {
    await database.deleteFrom('word_search').where('id', 'in', ids).execute();
  } else {
    await database.deleteFrom('word_search').where('rowid', 'in', ids).execute();
    await database.deleteFrom('address_search').where('rowid', 'in', ids).execute();
  }
  return Number(numDeletedRows);
}

/**
 * Removes listings that may be shown to no one. Their sources keep their ids, so that their pages are the same when they
 * return; without a hash the row is read again then.
 * @returns how many of them were shown
 */
async function withhold(context: QueryContext, ids: readonly number[], run: number): Promise<number> {
  if (ids.length === 0) return 0;
  await context.database
    .updateTable('listing_source')
    .set({ seen_run: run, hash: '' })
    .where('listing_id', 'in', ids)
    .execute();
  return removeListings(context, ids);
}

/** @returns how many listings were removed without another version, because they are withheld */
async function writePlan(
  context: QueryContext,
  { written, replaced, unchanged, withheld }: BatchPlan,
  { run }: BatchFacts,
  finder: WalkFinder | undefined,
): Promise<number> {
  const { database } = context;
  const hidden = await withhold(context, withheld, run);
  const removed = await removeListings(context, [...replaced]);
  if (replaced.size > 0) {
    await database
      .deleteFrom('listing_source')
      .where('listing_id', 'in', [...replaced])
      .execute();
  }
  if (written.length > 0) {
    await insertListings(context, written, finder);
    await database
      .insertInto('listing_source')
      .values(written.map(({ id, key, hash }) => ({ listing_id: id, source_key: key, hash, seen_run: run })))
      .execute();
  }
  const more = written.length - removed - hidden;
  if (more !== 0) {
    await database
      .updateTable('dataset')
      .set(({ eb, ref }) => ({ listing_count: eb(ref('listing_count'), '+', more) }))
      .where('id', '=', DATASET_ID)
      .execute();
  }
  if (unchanged.length > 0) {
    await database
      .updateTable('listing_source')
      .set({ seen_run: run })
      .where('listing_id', 'in', unchanged)
      .execute();
  }
  return hidden;
}

/**
 * Stores some rows of a run: new listings are added, changed ones replaced under their id, unchanged ones only marked
 * as seen, withheld ones removed. The caller has a transaction open, so all rows are stored or none.
 * @param rows without duplicate keys
 * @param finder finds the walks of the listings; without it these are missing until a server fills them
 */
export async function storeBatch(
  context: QueryContext,
  { run, today }: RunOfDay,
  rows: readonly SourceRow[],
  finder?: WalkFinder,
): Promise<BatchOutcome> {
  if (rows.length === 0) return { added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: new Map() };
  const facts = await factsOf(context, run, rows);
  const plan = planBatch(rows, facts);
  const hidden = await writePlan(context, plan, facts, finder);
  const withdrawn = await withdraw(context, plan.withdrawn, { run, today });
  const { added, changed, refused } = plan;
  return { added, changed: changed + hidden, refused, unchanged: plan.unchanged.length, withdrawn };
}

/** Marks listings as seen whose rows were invalid. They are in the export, so they are not withdrawn. */
export async function markSeen(
  { database }: QueryContext,
  run: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await database
    .updateTable('listing_source')
    .set({ seen_run: run })
    .where('source_key', 'in', keys)
    .execute();
}
