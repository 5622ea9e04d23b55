import { type SeedProgress, seedStore } from '#demo/seed/seedStore.ts';
import type { Geography } from '#demo/types.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { openStore } from '#server/store/openStore.ts';

/** Options for filling a store. */
export interface FillOptions {
  /** The project's folder. A relative DATA_DIR is resolved against it. */
  root: string;
  /** Called after the store was found to be free. */
  drawGeography: () => Geography;
  /** Number of listings. By default the setting LISTINGS, or the number in the store. */
  listings: number | undefined;
  /** Days since 1970-01-01. */
  today: number;
  /** True to fill the store even if it holds a board's listings. */
  replacesIngested: boolean;
  log: (line: string) => void;
}

const STEPS = 10;

/** Milliseconds per second, for `performance.now`. */
const SECOND = 1_000;

const whole = (number: number): string => Math.round(number).toLocaleString('en-CA');

function progressPrinter(log: FillOptions['log'], start: number): (progress: SeedProgress) => void {
  let shown = 0;
  return ({ done, total }) => {
    const step = Math.floor((done / total) * STEPS);
    if (step === shown) return;
    shown = step;
    const pace = (done / (performance.now() - start)) * SECOND;
    const bar = '#'.repeat(step).padEnd(STEPS, '.');
    log(`  [${bar}] ${whole(done)} of ${whole(total)} listings, ${whole(pace)} a second`);
  };
}

/**
 * Fills the store of DATA_DIR or DATABASE_URL again. Prints the time and the memory that it took.
 * @throws ListingsIngested, WrongSetting, DataFolderInUse, DataFolderUnwritable, DatabaseDamaged, DatabaseUnreachable
 */
export async function fillStore(filling: FillOptions): Promise<void> {
  const { root, log, today, replacesIngested } = filling;
  const { databaseUrl, dataFolder, listings } = readConfiguration(process.env, root);
  const store = await openStore(
    databaseUrl === undefined
      ? { kind: 'folder', folder: dataFolder }
      : { kind: 'postgres', connectionString: databaseUrl },
  );
  try {
    log('Drawing the map ...');
    const geography = filling.drawGeography();
    log('Making the listings ...');
    const start = performance.now();
    await seedStore({
      store,
      geography,
      listings: filling.listings ?? listings,
      today,
      isForced: true,
      replacesIngested,
      onProgress: progressPrinter(log, start),
    });
    const seconds = (performance.now() - start) / SECOND;
    const count = (await store.dataset())?.listingCount ?? 0;
    const megabytes = process.resourceUsage().maxRSS / 1_000;
    log(
      `Filled with ${whole(count)} listings in ${seconds.toFixed(1)} s, indexes included: ${whole(count / seconds)} a second, at most ${whole(megabytes)} MB of memory.`,
    );
  } finally {
    await store.close();
  }
}
