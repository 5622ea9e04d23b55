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

/** Days are counted from the world day, so that moving every listing is the change of one number. */
export async function moveWorldTo({ database }: QueryContext, day: number): Promise<void> {
  await database.updateTable('world').set({ world_day: day }).where('id', '=', WORLD_ID).execute();
}
