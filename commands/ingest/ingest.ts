/** Loads a board's export into the store; started by `npm run ingest`. */
import { join, resolve } from 'node:path';
import { print } from '#commands/launch/output.mjs';
import { readConfiguration } from '#server/config/configuration.ts';
import { dayOf, systemClock } from '#server/http/clock.ts';
import { geocoderAt } from '#server/ingest/geocoders.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { loadDemo } from '#server/start/loadDemo.ts';
import { openDatabase } from '#server/start/openDatabase.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { ingestOptions } from './ingestOptions.ts';
import { outcomeLines, progressPrinter } from './ingestTexts.ts';
import { runIngest } from './runIngest.ts';
import { findSource } from './sourceFiles.ts';

const root = join(import.meta.dirname, '..', '..');

/** The places come from the listings themselves. */
const NO_PLACES = { cities: [], neighbourhoods: [] };

const { changes, yes, brokerage, geocoder, words } = await commandLine(ingestOptions);
const [path = ''] = words;
await runToEnd(async () => {
  const configuration = readConfiguration(process.env, root);
  const source = findSource(resolve(path));
  const demo = await loadDemo(configuration);
  const store = await openDatabase(configuration);
  try {
    const start = performance.now();
    const outcome = await runIngest({
      store,
      source,
      today: configuration.today ?? dayOf(systemClock.now()),
      places: async () => (await demo?.places({ configuration, log: print })) ?? NO_PLACES,
      reportFolder: join(configuration.dataFolder, 'reports'),
      isPartial: changes,
      withdrawsAny: yes,
      brokerage,
      geocoder: geocoder === undefined ? undefined : geocoderAt(geocoder, configuration.geocoderKey),
      ...progressPrinter(print),
    });
    for (const line of outcomeLines(outcome, performance.now() - start)) print(line);
  } finally {
    await store.close();
  }
});
