import { join } from 'node:path';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import type { Configuration } from '#server/config/configuration.ts';
import type { DatabaseSettings } from '#server/start/openDatabase.ts';
import type { Store } from '#server/store/store.ts';
import { openGeography } from './openGeography.ts';
import { type SeedProgress, seedWorld, WORLD_SEED } from './seedWorld.ts';

/** The store's location and number of listings, as plain data for a child process. */
export type SeedSettings = DatabaseSettings & Pick<Configuration, 'listings'>;

/** Folder for pictures, tiles and the generated country, all of which can be generated again. */
export function cacheFolderOf({ dataFolder }: Pick<Configuration, 'dataFolder'>): string {
  return join(dataFolder, 'cache');
}

/** Opens the country. The first call generates it, which takes some seconds. */
export function openDemoCountry(
  settings: Pick<Configuration, 'dataFolder'>,
  say: (line: string) => void,
): Promise<MapGeography> {
  return openGeography({
    seed: WORLD_SEED,
    folder: join(cacheFolderOf(settings), 'geography'),
    onDrawing: () => say('Drawing the map ...'),
  });
}

function progressPrinter(say: (line: string) => void): (progress: SeedProgress) => void {
  let shown = 0;
  return ({ done, total }) => {
    const tenths = Math.floor((done / total) * 10);
    if (tenths > shown) {
      shown = tenths;
      say(`  [${'#'.repeat(tenths).padEnd(10, '.')}] ${done} of ${total} listings`);
    }
  };
}

/**
 * Makes the store hold the demonstration's listings for a day.
 * @param today days since 1970-01-01
 * @param say logs the progress
 */
export async function prepareWorld(
  store: Store,
  settings: SeedSettings,
  today: number,
  say: (line: string) => void,
): Promise<void> {
  const geography = await openDemoCountry(settings, say);
  say('Preparing the listings ...');
  const onProgress = progressPrinter(say);
  await seedWorld({ store, geography, listings: settings.listings, today, onProgress });
}
