/** Loads the places that people live by, from open formats; started by `npm run places`. */
import { join, resolve } from 'node:path';
import { print } from '#commands/launch/output.mjs';
import { readConfiguration } from '#server/config/configuration.ts';
import { MILLISECONDS_A_DAY, systemClock } from '#server/http/clock.ts';
import { UnusableFile } from '#server/places/unusableFile.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { openExisting } from '#server/start/openDatabase.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { readAmenitySources } from '#server/store/amenities/findAmenities.ts';
import { FewerAmenities } from '#server/store/amenities/storeAmenities.ts';
import { DatabaseMissing } from '#server/store/failures.ts';
import { hasTable } from '#server/store/leads/findLeads.ts';
import { readSources } from '#server/store/routing/routingSources.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { renewWalksAfterLoad } from '#server/store/walks/renewWalks.ts';
import { placesOptions } from './placesOptions.ts';
import { countsText, removeSource, runPlaces, sourceText } from './runPlaces.ts';
import { routingText } from './storeRouting.ts';

const root = join(import.meta.dirname, '..', '..');
const TENTHS = 10;

const { asOf, placesOnly, force, list, remove, words, ...given } = await commandLine(placesOptions);

async function printSources(store: QueryContext): Promise<void> {
  const sources = await readAmenitySources(store);
  const routing = Map.groupBy(await readSources(store), ({ source: key }) => key);
  if (sources.length === 0) print('The store has no places.');
  for (const source of sources) print(sourceText(source, routing.get(source.key) ?? []));
}

/** Says that a failure changed nothing, unless its message says so. */
function printUnchanged(failure: unknown): never {
  const isKnown = failure instanceof UnusableFile || failure instanceof FewerAmenities;
  if (!isKnown) process.stderr.write('Nothing was stored: all sources are as they were before.\n');
  throw failure;
}

function progressPrinter(): (path: string, share: number) => void {
  let shown = '';
  return (path, share) => {
    const line = `${path}: ${Math.floor(share * TENTHS) * TENTHS} %`;
    if (line !== shown) process.stderr.write(`${line}\n`);
    shown = line;
  };
}

/** "Loaded in 12.3 s. The processor worked for 9.8 s, and the process had up to 512 MB." */
function workText(seconds: number): string {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const processor = (userCPUTime + systemCPUTime) / 1e6;
  return `Loaded in ${seconds.toFixed(1)} s. The processor worked for ${processor.toFixed(1)} s, and the process had up to ${Math.round(maxRSS / 1000)} MB.`;
}

await runToEnd(async () => {
  const configuration = readConfiguration(process.env, root);
  const store = await openExisting(configuration);
  try {
    if (!(await hasTable(store, 'amenity'))) throw new DatabaseMissing('this release');
    if (remove !== undefined) {
      if (words.length > 0) throw new UnusableFile('--remove', 'it takes no files: give two commands');
      const isRemoved = await removeSource(store, remove);
      print(
        isRemoved
          ? `${remove} was removed with its places, streets and timetable.`
          : `There is no source ${remove}.`,
      );
    }
    const start = performance.now();
    const stored = await runPlaces({
      store,
      paths: words.map((path) => resolve(path)),
      ...given,
      day: asOf === undefined ? undefined : Date.parse(asOf) / MILLISECONDS_A_DAY,
      isOfPlacesOnly: placesOnly,
      isForced: force,
      now: systemClock.now(),
      onProgress: progressPrinter(),
    }).catch(printUnchanged);
    for (const one of stored)
      print(`${one.source.key}: stored ${countsText(one.counts)}${routingText(one.routing)}.`);
    if (stored.length > 0 || remove !== undefined) await renewWalksAfterLoad(store);
    if (stored.length > 0) print(workText((performance.now() - start) / 1000));
    if (list || (words.length === 0 && remove === undefined)) await printSources(store);
  } finally {
    await store.close();
  }
});
