import { datedFrom } from '#demo/listings/datedFrom.ts';
import { generateListings } from '#demo/listings/generateListings.ts';
import type { Geography } from '#demo/types.ts';
import { readIngested } from '#server/store/dataset/dataset.ts';
import { IngestBrokenOff, ListingsIngested } from '#server/store/failures.ts';
import type { Store } from '#server/store/store.ts';
import { generatorCode } from './generatorCode.ts';
import { placesOf } from './placesOf.ts';

/** The seed of the demonstration: geography, homes and prices follow from it. */
export const DEMO_SEED = 20_261_121;

/** Default number of listings. */
export const USUAL_LISTINGS = 20_000;

/** The progress of filling. */
export interface SeedProgress {
  done: number;
  total: number;
}

/** The requested listings, and their store. */
export interface SeedOptions {
  store: Store;
  geography: Geography;
  /** Number of listings. By default the number in the store, or else USUAL_LISTINGS. */
  listings: number | undefined;
  /** Days since 1970-01-01. */
  today: number;
  /** True to fill the store in any case. Listings with moved dates differ from those that are generated for the day. */
  isForced?: boolean;
  /** With `isForced`: true to fill the store even if it holds a board's listings. */
  replacesIngested?: boolean;
  onProgress?: (progress: SeedProgress) => void;
}

/**
 * Fills the store with the requested listings if it is empty, was not filled completely or holds other listings.
 * Otherwise only moves the dates to the day.
 * @throws IngestBrokenOff unless `isForced`, ListingsIngested if it holds a board's listings
 */
export function seedStore(options: SeedOptions): Promise<void> {
  return options.store.withExclusiveLock(() => fillWhereNeeded(options));
}

/**
 * True if the store holds the requested listings with any dates, or a board's listings, which are replaced only on
 * request.
 * @throws IngestBrokenOff
 */
export async function isSeeded({
  store,
  listings,
}: Pick<SeedOptions, 'store' | 'listings'>): Promise<boolean> {
  const ingested = await readIngested(store);
  if (ingested === 'broken off') throw new IngestBrokenOff();
  if (ingested === 'ready') return true;
  const dataset = await store.dataset();
  return (
    dataset?.seed === DEMO_SEED &&
    dataset.generator === generatorCode() &&
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
  const { store, geography, today, isForced = false, onProgress } = options;
  const dataset = await store.dataset();
  const known = dataset?.source === 'demo' ? dataset.listingCount : undefined;
  const count = options.listings ?? known ?? USUAL_LISTINGS;
  if (!isForced && (await isSeeded(options))) {
    await store.moveDatesTo('demo', today);
    return;
  }
  if (!options.replacesIngested && (await readIngested(store)) !== undefined) {
    throw new ListingsIngested(await countListings(store));
  }
  await store.loadListings({
    listings: datedFrom(
      today,
      generateListings({ geography, count, seed: DEMO_SEED, today, withCases: true }),
    ),
    places: placesOf(geography),
    total: count,
    source: 'demo',
    datesMadeFor: today,
    seed: DEMO_SEED,
    generator: generatorCode(),
    ...(onProgress ? { onProgress } : {}),
  });
}
