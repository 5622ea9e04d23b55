import { join } from 'node:path';
import type { MapWorld } from '#demo/geography/mapWorld.ts';
import type { Configuration } from '#server/config/configuration.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { openGeography } from './openGeography.ts';
import { type SeedProgress, seedWorld, WORLD_SEED } from './seedWorld.ts';

/** What says where the world is kept and how large it is; plain data, so that another process can be told. */
export type Kept = Pick<Configuration, 'databaseUrl' | 'databaseConnections' | 'dataFolder' | 'listings'>;

/** Folder for what can be made again. */
export function cacheFolderOf({ dataFolder }: Kept): string {
  return join(dataFolder, 'cache');
}

/**
 * Opens the store of a configuration.
 * @throws what `openStore` does
 */
export function openKept({ databaseUrl, databaseConnections, dataFolder }: Kept): Promise<Store> {
  return openStore(
    databaseUrl === undefined
      ? { kind: 'folder', folder: dataFolder }
      : { kind: 'postgres', connectionString: databaseUrl, connections: databaseConnections },
  );
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
 * Opens the geography, drawn first where there is none, and makes the store hold the world of a day.
 * @param today days since 1970-01-01
 * @param say takes each line that tells how far it is
 */
export async function prepareWorld(
  store: Store,
  kept: Kept,
  today: number,
  say: (line: string) => void,
): Promise<MapWorld> {
  const geography = await openGeography({
    seed: WORLD_SEED,
    folder: join(cacheFolderOf(kept), 'geography'),
    onDrawing: () => say('Drawing the map ...'),
  });
  say('Preparing the listings ...');
  const onProgress = progressPrinter(say);
  await seedWorld({ store, geography, listings: kept.listings, worldDay: today, onProgress });
  return geography;
}
