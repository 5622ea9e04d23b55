import { sql } from 'kysely';
import { AMENITY_KINDS, type AmenityKind } from '../../../src/domain/amenities.ts';
import { logFailure } from '../../http/log.ts';
import { tryLock } from '../advisoryLocks.ts';
import type { BackgroundWork } from '../dataset/fillConditions.ts';
import type { StoredListing } from '../dataset/storedListing.ts';
import { inTransaction } from '../jobs/jobQueue.ts';
import type { QueryContext } from '../tables.ts';
import { NO_WALKS } from './packedWalks.ts';
import {
  makeWalkFinder,
  ONLY_ROW,
  readChange,
  type WalkFinder,
  type WalkStart,
  type Walks,
} from './walkFinder.ts';

/** Listings that are looked at in one step. */
const LISTINGS_AT_ONCE = 250;

/** The end of a step: `waits` if another process renews, or has locked the next listings. */
type Step = 'more' | 'done' | 'waits';

/** The kinds of amenities by which every listing can be searched: those of the last renewal that was finished. */
export async function searchableKinds({ database }: Pick<QueryContext, 'database'>): Promise<AmenityKind[]> {
  const row = await database
    .selectFrom('walk_pass')
    .select('kinds')
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
  const names = row?.kinds.split(',') ?? [];
  return AMENITY_KINDS.filter((kind) => names.includes(kind));
}

interface Row extends WalkStart {
  id: number;
  walks: number | null;
}

/** True for the listings among these whose position is the middle of their place. Only their documents say so. */
async function idsAtPlaceCentre({ database }: QueryContext, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database.selectFrom('listing_document').selectAll().where('id', 'in', ids).execute();
  const atCentre = rows.filter(({ document }) => {
    const { wire } = JSON.parse(document) as StoredListing; // written by insertListings
    return wire.map === null;
  });
  return new Set(atCentre.map(({ id }) => id));
}

/**
 * Writes the walks of listings that have others. PostgreSQL would see a circle of waiting writers if this waited for a row,
 * so rows that others write at the same time are left.
 * @returns the lowest id that was left; undefined if none was
 */
async function writeWalks(
  context: QueryContext,
  rows: readonly Row[],
  walks: Walks,
): Promise<number | undefined> {
  const { database, dialect } = context;
  const newIds = rows.flatMap(({ id, walks: before }) => (before === null ? [id] : []));
  const atCentre = await idsAtPlaceCentre(context, newIds);
  const columnOf = (row: Row) => walks.columnOf({ ...row, isAtPlaceCentre: atCentre.has(row.id) });
  const others = rows.filter((row) => row.walks !== columnOf(row)).map(({ id }) => id);
  if (others.length === 0) return undefined;
  let free = database
    .selectFrom('listing')
    .select(['id', 'latitude', 'longitude', 'walks'])
    .where('id', 'in', others);
  if (dialect === 'postgres') free = free.forUpdate().skipLocked();
  const locked = await free.execute();
  // A writer may have moved the home since it was read.
  const written = locked.filter((row) => row.walks !== NO_WALKS);
  if (written.length > 0) {
    const values = written.map((row) => sql`(${sql.lit(row.id)}, ${sql.lit(columnOf(row))})`);
    await sql`update listing set walks = renewed.column2 from (values ${sql.join(values)}) as renewed
      where listing.id = renewed.column1`.execute(database);
  }
  const found = new Set(locked.map(({ id }) => id));
  return others.find((id) => !found.has(id));
}

/** Renews the walks of the next listings after the position that the last step stored. */
async function renewSome(context: QueryContext, finder: WalkFinder, listingsAtOnce: number): Promise<Step> {
  const { database } = context;
  if (!(await tryLock(context, 'walks'))) return 'waits';
  const change = await readChange(context);
  const pass = await database
    .selectFrom('walk_pass')
    .select(['number', 'last_id'])
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
  if (pass?.number === change && pass.last_id === null) return 'done';
  const walks = await finder.current(context);
  const last = pass?.number === walks.change ? (pass.last_id ?? 0) : 0;
  const rows = await database
    .selectFrom('listing')
    .select(['id', 'latitude', 'longitude', 'walks'])
    .where('id', '>', last)
    .orderBy('id')
    .limit(listingsAtOnce)
    .execute();
  const renewable = rows.filter((row) => row.walks !== NO_WALKS);
  const left = await writeWalks(context, renewable, walks);
  const end = rows.at(-1)?.id;
  const isDone = end === undefined;
  const reached = {
    number: walks.change,
    last_id: isDone ? null : left === undefined ? end : left - 1,
    ...(isDone && { kinds: walks.kinds.join(',') }),
  };
  await database
    .insertInto('walk_pass')
    .values({ kinds: '', ...reached, id: ONLY_ROW })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(reached))
    .execute();
  return isDone ? 'done' : left === undefined ? 'more' : 'waits';
}

/** Fills walks that are missing, because a release without the column wrote the listings. Locked rows wait for the next time. */
async function fillMissing(
  context: QueryContext,
  finder: WalkFinder,
  { stopped, pause }: BackgroundWork,
): Promise<void> {
  for (let last = 0; !stopped?.aborted; ) {
    const end = await inTransaction(context, async (within) => {
      const rows = await within.database
        .selectFrom('listing')
        .select(['id', 'latitude', 'longitude', 'walks'])
        .where('walks', 'is', null)
        .where('id', '>', last)
        .orderBy('id')
        .limit(LISTINGS_AT_ONCE)
        .execute();
      await writeWalks(within, rows, await finder.current(within, { isWriting: true }));
      return rows.at(-1)?.id;
    });
    if (end === undefined) return;
    last = end;
    await pause?.();
  }
}

/** Options of a renewal. */
interface Renewal extends BackgroundWork {
  /** True to look for missing walks in any case. */
  isDaily?: boolean;
  /** Listings of a step; 250 by default. */
  listingsAtOnce?: number;
}

/**
 * Renews the walks of all listings after a change of the amenities, in short transactions. It may be stopped and killed at
 * any time: the next one, of any process, goes on where it ended.
 * @returns false if it was stopped, or if another process renews
 */
export async function renewWalks(
  context: QueryContext,
  { isDaily = false, listingsAtOnce = LISTINGS_AT_ONCE, ...work }: Renewal = {},
): Promise<boolean> {
  if ((await readChange(context)) === 0) return true;
  const { stopped, pause } = work;
  const finder = makeWalkFinder();
  let step: Step = 'more';
  while (step === 'more' && !stopped?.aborted) {
    step = await inTransaction(context, (within) => renewSome(within, finder, listingsAtOnce));
    if (step === 'more') await pause?.();
  }
  if (step === 'done' && isDaily) await fillMissing(context, finder, work);
  return step === 'done';
}

/** Renews the walks after a load of amenities or listings. They do not fail with it: a server tries again. */
export async function renewWalksAfterLoad(context: QueryContext): Promise<void> {
  await renewWalks(context).catch((failure: unknown) => logFailure('the walks were not renewed', failure));
}
