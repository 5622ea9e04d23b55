/**
 * Loads the export in a folder into a data folder and prints the number of stored rows after each batch. The test
 * kills it.
 */
import { join } from 'node:path';
import { runIngest } from '#commands/ingest/runIngest.ts';
import { findSource } from '#commands/ingest/sourceFiles.ts';
import { openStore } from '#server/store/openStore.ts';
import {
  SMALL_WORLD_CITIES,
  SMALL_WORLD_DAY,
  SMALL_WORLD_NEIGHBOURHOODS,
} from '#tests/support/services/smallWorld.ts';

const [exportFolder = '', folder = ''] = process.argv.slice(2);
const store = await openStore({ kind: 'folder', folder });
const outcome = await runIngest({
  store,
  source: findSource(exportFolder),
  today: SMALL_WORLD_DAY,
  places: async () => ({ cities: SMALL_WORLD_CITIES, neighbourhoods: SMALL_WORLD_NEIGHBOURHOODS }),
  reportFolder: join(folder, 'reports'),
  isPartial: false,
  withdrawsAny: false,
  onProgress: ({ added, invalid }) => process.stdout.write(`stored ${added + invalid}\n`),
  onBegin: ({ added, invalid }, isResumed) => {
    if (isResumed) process.stdout.write(`resumed ${added + invalid}\n`);
  },
});
process.stdout.write(`${JSON.stringify(outcome)}\n`);
await store.close();
