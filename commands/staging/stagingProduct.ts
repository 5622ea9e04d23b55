/**
 * A second deployment on this machine, for the journeys that run on staging: other listings than any other start,
 * without the special test cases, and the behaviour of stage `staging`. Its identity service replaces the user pool
 * of a real deployment. The store is filled again each time.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '#commands/launch/output.mjs';
import { datedFrom } from '#demo/listings/datedFrom.ts';
import { generateListings } from '#demo/listings/generateListings.ts';
import { openGeography } from '#demo/seed/openGeography.ts';
import { placesOf } from '#demo/seed/placesOf.ts';
import { cacheFolderOf } from '#demo/seed/prepareListings.ts';
import { DEMO_SEED } from '#demo/seed/seedStore.ts';
import { readConfiguration, WrongSetting } from '#server/config/configuration.ts';
import type { Answer } from '#server/http/answer.ts';
import { dayOf, systemClock } from '#server/http/clock.ts';
import { listen } from '#server/start/listen.ts';
import { runUntilSignal } from '#server/start/runUntilSignal.ts';
import { startUp } from '#server/start/startUp.ts';
import { openStore } from '#server/store/openStore.ts';

const root = join(import.meta.dirname, '..', '..');

/** Seed of the listings only; the cities stay where they are. */
const SEED = 47;
const LISTINGS = 6000;

/**
 * Deletes all data except the cache, which is slow to make and independent of the listings. Refuses a folder that is
 * not this command's own.
 */
function clearAway(dataFolder: string): void {
  if (!dataFolder.startsWith(join(root, '.cache', 'staging'))) {
    throw new WrongSetting('DATA_DIR', dataFolder, 'a folder below .cache/staging, since it is emptied');
  }
  for (const name of readdirSync(dataFolder)) {
    if (name !== 'cache') rmSync(join(dataFolder, name), { recursive: true });
  }
}

/** Fills the store with listings of a board, which a start does not replace. */
async function fill(dataFolder: string, geographyFolder: string): Promise<void> {
  const store = await openStore({ kind: 'folder', folder: dataFolder });
  const geography = await openGeography({ seed: DEMO_SEED, folder: geographyFolder });
  const today = dayOf(systemClock.now());
  await store.loadListings({
    listings: datedFrom(today, generateListings({ geography, count: LISTINGS, seed: SEED, today })),
    places: placesOf(geography),
    total: LISTINGS,
    source: 'board',
    datesMadeFor: null,
    seed: SEED,
    generator: '',
  });
  await store.close();
}

async function start(): Promise<() => Promise<void>> {
  const configuration = { ...readConfiguration(process.env, root), stage: 'staging' as const };
  let answer: Answer = () => new Response(null, { status: 503 });
  const server = await listen(configuration.port, (request, env) => answer(request, env));
  const { dataFolder } = configuration;
  clearAway(dataFolder);
  await fill(dataFolder, join(cacheFolderOf(configuration), 'geography'));
  const running = await startUp({ configuration, root, appFolder: configuration.appFolder, log: print });
  answer = running.fetch;
  print(`Ready: http://staging.localhost:${server.port}/real-estate/`);
  return async () => {
    await server.close();
    await running.close();
  };
}

await runUntilSignal(start);
