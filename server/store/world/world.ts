import type { QueryContext } from '../tables.ts';

/** What the store was filled with. */
export interface World {
  seed: number;
  /** Version of the generator that made it; another version is a reason to fill anew. */
  generator: string;
  /** Days since 1970-01-01: the day that the listings' days are counted from. */
  worldDay: number;
  listingCount: number;
}

/** The `generator` of a world that came from a board's feed and not from ours. */
export const INGESTED = 'ingest';

/** The one row's key. */
export const WORLD_ID = 1;

/** The world that the store holds; undefined while it is empty or a filling was broken off. */
export async function readWorld({ database }: QueryContext): Promise<World | undefined> {
  const row = await database
    .selectFrom('world')
    .selectAll()
    .where('id', '=', WORLD_ID)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    seed: row.seed,
    generator: row.generator,
    worldDay: row.world_day,
    listingCount: row.listing_count,
  };
}

/** Only a feed's listings have a source: with them a missing world is a lost row, and no empty store. */
async function holdsSources({ database }: QueryContext): Promise<boolean> {
  const row = await database.selectFrom('listing_source').select('listing_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * How far a world of a board's feed is; undefined where the store holds none. `broken off` is also what one that is
 * being filled for the first time looks like from outside.
 */
export async function readIngested(context: QueryContext): Promise<'ready' | 'broken off' | undefined> {
  const row = await context.database
    .selectFrom('world')
    .select(['state', 'generator'])
    .where('id', '=', WORLD_ID)
    .executeTakeFirst();
  if (!row && (await holdsSources(context))) return 'broken off';
  if (row?.generator !== INGESTED) return undefined;
  return row.state === 'ready' ? 'ready' : 'broken off';
}

/**
 * Moves the world to a day. Days are counted from the world day, so that for a generated world it is the change of one
 * number: every listing slides along. Listings of a board's feed stay on their dates, and their days are counted anew.
 */
export async function moveWorldTo({ database }: QueryContext, day: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const world = await transaction
      .selectFrom('world')
      .select(['generator', 'world_day'])
      .where('id', '=', WORLD_ID)
      .executeTakeFirst();
    if (!world || world.world_day === day) return;
    const { numUpdatedRows } = await transaction
      .updateTable('world')
      .set({ world_day: day })
      .where('id', '=', WORLD_ID)
      // Of two servers that move one database at midnight, the second must not count the days twice.
      .where('world_day', '=', world.world_day)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const later = day - world.world_day;
    if (world.generator !== INGESTED) {
      // What was listed yesterday is of today now, and has been told of all the same.
      await transaction
        .updateTable('saved_search')
        .set(({ eb, ref }) => ({ told_day: eb(ref('told_day'), '+', later) }))
        .execute();
      return;
    }
    await transaction
      .updateTable('listing')
      .set(({ eb, ref }) => ({
        list_day: eb(ref('list_day'), '-', later),
        sold_day: eb(ref('sold_day'), '-', later),
        vsold_day: eb(ref('vsold_day'), '-', later),
        updated_day: eb(ref('updated_day'), '-', later),
      }))
      .execute();
  });
}
