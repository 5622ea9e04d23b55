import { join } from 'node:path';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import type { Configuration } from '#server/config/configuration.ts';
import type { DatabaseSettings } from '#server/start/openDatabase.ts';
import type { Store } from '#server/store/store.ts';
import { renewWalksAfterLoad } from '#server/store/walks/renewWalks.ts';
import { openGeography } from './openGeography.ts';
import { seedAmenities } from './seedAmenities.ts';
import { DEMO_SEED, type SeedProgress, seedStore } from './seedStore.ts';

/** The store's location and the number of listings, as plain data for a child process. */
export type SeedSettings = DatabaseSettings & Pick<Configuration, 'listings'>;

/** Returns the folder for pictures, tiles and the generated country, which can all be generated again. */
export function cacheFolderOf({ dataFolder }: Pick<Configuration, 'dataFolder'>): string {
  return join(dataFolder, 'cache');
}

/** Opens the country. The first call generates it, which takes some seconds. */
export function openDemoCountry(
  settings: Pick<Configuration, 'dataFolder'>,
  log: (line: string) => void,
): Promise<MapGeography> {
  return openGeography({
    seed: DEMO_SEED,
    folder: join(cacheFolderOf(settings), 'geography'),
    onDrawing: () => log('Drawing the map ...'),
  });
}

function progressPrinter(log: (line: string) => void): (progress: SeedProgress) => void {
  let shown = 0;
  return ({ done, total }) => {
    const tenths = Math.floor((done / total) * 10);
    if (tenths > shown) {
      shown = tenths;
      log(`  [${'#'.repeat(tenths).padEnd(10, '.')}] ${done} of ${total} listings`);
    }
  };
}

/**
 * Fills the store with the demonstration's listings for a day, and with its amenities, if they are not there.
 * @param today days since 1970-01-01
 * @param log logs the progress
 */
export async function prepareListings(
  store: Store,
  settings: SeedSettings,
  today: number,
  log: (line: string) => void,
): Promise<void> {
  const geography = await openDemoCountry(settings, log);
  log('Preparing the listings ...');
  // Before the listings, whose walks to them are stored with each.
  await store.withExclusiveLock(() => seedAmenities(store, geography, today));
  const onProgress = progressPrinter(log);
  await seedStore({ store, geography, listings: settings.listings, today, onProgress });
  await renewWalksAfterLoad(store);
}
