import { type SeedProgress, seedWorld } from '#demo/seed/seedWorld.ts';
import type { Geography } from '#demo/types.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { openStore } from '#server/store/openStore.ts';

/** Options of filling a store. */
export interface Filling {
  /** The project's folder, against which a relative DATA_DIR is resolved. */
  root: string;
  /** Created when the store is known to be free. */
  drawGeography: () => Geography;
  /** Number of listings; undefined for the setting LISTINGS, else the number in the store. */
  listings: number | undefined;
  /** Days since 1970-01-01. */
  today: number;
  /** Also if the store holds the listings of a board. */
  replacesIngested: boolean;
  say: (line: string) => void;
}

const STEPS = 10;

/** A second in the unit of `performance.now`. */
const SECOND = 1_000;

const whole = (number: number): string => Math.round(number).toLocaleString('en-CA');

function progressPrinter(say: Filling['say'], start: number): (progress: SeedProgress) => void {
  let shown = 0;
  return ({ done, total }) => {
    const step = Math.floor((done / total) * STEPS);
    if (step === shown) return;
    shown = step;
    const pace = (done / (performance.now() - start)) * SECOND;
    const bar = '#'.repeat(step).padEnd(STEPS, '.');
    say(`  [${bar}] ${whole(done)} of ${whole(total)} listings, ${whole(pace)} a second`);
  };
}

/**
 * Fills the store of DATA_DIR or DATABASE_URL again, and prints the time and the memory that it took.
 * @throws ListingsIngested, WrongSetting, DataFolderInUse, DataFolderUnwritable, DatabaseDamaged, DatabaseUnreachable
 */
export async function fillStore(filling: Filling): Promise<void> {
  const { root, say, today, replacesIngested } = filling;
  const { databaseUrl, dataFolder, listings } = readConfiguration(process.env, root);
  const store = await openStore(
    databaseUrl === undefined
      ? { kind: 'folder', folder: dataFolder }
      : { kind: 'postgres', connectionString: databaseUrl },
  );
  try {
    say('Drawing the map ...');
    const geography = filling.drawGeography();
    say('Making the listings ...');
    const start = performance.now();
    await seedWorld({
      store,
      geography,
      listings: filling.listings ?? listings,
      today,
      isForced: true,
      replacesIngested,
      onProgress: progressPrinter(say, start),
    });
    const seconds = (performance.now() - start) / SECOND;
    const count = (await store.dataset())?.listingCount ?? 0;
    const megabytes = process.resourceUsage().maxRSS / 1_000;
    say(
      `Filled with ${whole(count)} listings in ${seconds.toFixed(1)} s, indexes included: ${whole(count / seconds)} a second, at most ${whole(megabytes)} MB of memory.`,
    );
  } finally {
    await store.close();
  }
}
