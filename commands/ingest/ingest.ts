/** Loads a board's export into the store: `npm run ingest` ends here. */
import { join, resolve } from 'node:path';
import { openGeography } from '#demo/seed/openGeography.ts';
import { cacheFolderOf, openKept } from '#demo/seed/prepareWorld.ts';
import { WORLD_SEED } from '#demo/seed/seedWorld.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { dayOf, systemClock } from '#server/http/clock.ts';
import { endGently } from '#server/start/runUntilSignal.ts';
import { readIngestArguments } from './ingestArguments.ts';
import { outcomeLines, progressPrinter } from './ingestTexts.ts';
import { runIngest } from './runIngest.ts';
import { findSource } from './sourceFiles.ts';

const root = join(import.meta.dirname, '..', '..');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await endGently(async () => {
  const { path, isPartial, withdrawsAny } = readIngestArguments(process.argv.slice(2));
  const configuration = readConfiguration(process.env, root);
  const source = findSource(resolve(path));
  const store = await openKept(configuration);
  try {
    const start = performance.now();
    const outcome = await runIngest({
      store,
      source,
      worldDay: configuration.worldDay ?? dayOf(systemClock.now()),
      async places() {
        const folder = join(cacheFolderOf(configuration), 'geography');
        const onDrawing = () => say('Drawing the map ...');
        const { cities, neighbourhoods } = await openGeography({ seed: WORLD_SEED, folder, onDrawing });
        return { cities, neighbourhoods };
      },
      reportFolder: join(configuration.dataFolder, 'reports'),
      isPartial,
      withdrawsAny,
      ...progressPrinter(say),
    });
    for (const line of outcomeLines(outcome, performance.now() - start)) say(line);
  } finally {
    await store.close();
  }
  return () => Promise.resolve();
});
