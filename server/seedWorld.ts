import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store/store.ts';
import { generateListings } from './world/listings/generateListings.ts';
import type { Geography } from './world/types.ts';

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
  /** Fill it whatever it holds: a world that slid to its day is not the one that is made for that day. */
  isAnew?: boolean;
  onProgress?: (progress: SeedProgress) => void;
}

/** A fingerprint of the code that makes the world: when it changes, an older world is made anew. */
function generatorVersion(): string {
  const folder = join(import.meta.dirname, 'world');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const hash = createHash('sha256');
  for (const name of files.sort()) {
    hash.update(name.replaceAll('\\', '/')).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes the store hold the world that is asked for: fills it where it is empty, broken off or another world, and
 * otherwise only moves it to the day.
 */
export function seedWorld(options: SeedOptions): Promise<void> {
  return options.store.alone(() => fillWhereNeeded(options));
}

async function fillWhereNeeded(options: SeedOptions): Promise<void> {
  const { store, geography, worldDay, isAnew = false, onProgress } = options;
  const generator = generatorVersion();
  const world = await store.world();
  const count = options.listings ?? world?.listingCount ?? USUAL_LISTINGS;
  const isWanted =
    world?.seed === WORLD_SEED && world.generator === generator && world.listingCount === count;
  if (isWanted && !isAnew) {
    await store.moveWorldTo(worldDay);
    return;
  }
  await store.loadWorld({
    listings: generateListings({ geography, count, seed: WORLD_SEED, worldDay, withCases: true }),
    places: { cities: geography.cities, neighbourhoods: geography.neighbourhoods },
    total: count,
    worldDay,
    seed: WORLD_SEED,
    generator,
    ...(onProgress ? { onProgress } : {}),
  });
}
