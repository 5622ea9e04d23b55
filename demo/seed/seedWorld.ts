import { datedFrom } from '#demo/listings/datedFrom.ts';
import { generateListings } from '#demo/listings/generateListings.ts';
import type { Geography } from '#demo/types.ts';
import { readIngested } from '#server/store/dataset/dataset.ts';
import { IngestBrokenOff, ListingsIngested } from '#server/store/failures.ts';
import type { Store } from '#server/store/store.ts';
import { placesOf } from './placesOf.ts';
import { worldCode } from './worldCode.ts';

/** The one seed of the world: geography, homes and prices all follow from it. */
export const WORLD_SEED = 20_261_121;

/** How many listings a world has of which nobody said how large it is to be. */
export const USUAL_LISTINGS = 20_000;

/** How far a filling is. */
export interface SeedProgress {
  done: number;
  total: number;
}

/** What the world is to be filled with. */
export interface SeedOptions {
  store: Store;
  geography: Geography;
  /** How many listings; undefined keeps the number that the store holds, or makes the usual one. */
  listings: number | undefined;
  /** Days since 1970-01-01. */
  worldDay: number;
  /** Fill it whatever it holds: listings whose dates were moved to a day are not those that are made for it. */
  isAnew?: boolean;
  /** With `isAnew`: also where it holds the listings of a board. */
  replacesIngested?: boolean;
  onProgress?: (progress: SeedProgress) => void;
}

/**
 * Makes the store hold the world that is asked for: fills it where it is empty, broken off or another world, and
 * otherwise only moves the dates to the day.
 * @throws IngestBrokenOff unless it is to be filled anew, ListingsIngested where it holds those of a board
 */
export function seedWorld(options: SeedOptions): Promise<void> {
  return options.store.alone(() => fillWhereNeeded(options));
}

/**
 * True where the store holds the world that is asked for, on whatever day; or one of a board's feed, in whose place
 * nothing is ever made unasked.
 * @throws IngestBrokenOff
 */
export async function holdsWorld({
  store,
  listings,
}: Pick<SeedOptions, 'store' | 'listings'>): Promise<boolean> {
  const ingested = await readIngested(store);
  if (ingested === 'broken off') throw new IngestBrokenOff();
  if (ingested === 'ready') return true;
  const dataset = await store.dataset();
  return (
    dataset?.seed === WORLD_SEED &&
    dataset.generator === worldCode() &&
    dataset.listingCount === (listings ?? dataset.listingCount)
  );
}

async function countListings({ database }: Store): Promise<number> {
  const { count } = await database
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function fillWhereNeeded(options: SeedOptions): Promise<void> {
  const { store, geography, worldDay, isAnew = false, onProgress } = options;
  const dataset = await store.dataset();
  const known = dataset?.source === 'demo' ? dataset.listingCount : undefined;
  const count = options.listings ?? known ?? USUAL_LISTINGS;
  if (!isAnew && (await holdsWorld(options))) {
    await store.moveDatesTo('demo', worldDay);
    return;
  }
  if (!options.replacesIngested && (await readIngested(store)) !== undefined) {
    throw new ListingsIngested(await countListings(store));
  }
  await store.loadListings({
    listings: datedFrom(
      worldDay,
      generateListings({ geography, count, seed: WORLD_SEED, worldDay, withCases: true }),
    ),
    places: placesOf(geography),
    total: count,
    source: 'demo',
    datesMadeFor: worldDay,
    seed: WORLD_SEED,
    generator: worldCode(),
    ...(onProgress ? { onProgress } : {}),
  });
}
