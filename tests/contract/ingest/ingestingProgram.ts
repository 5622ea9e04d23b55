/**
 * Loads the export in a folder into a database and prints the number of stored rows after each batch. The test kills
 * it.
 */
import { join } from 'node:path';
import { runIngest } from '#commands/ingest/runIngest.ts';
import { findSource } from '#commands/ingest/sourceFiles.ts';
import {
  SMALL_DATASET_CITIES,
  SMALL_DATASET_DAY,
  SMALL_DATASET_NEIGHBOURHOODS,
} from '#tests/support/services/smallDataset.ts';
import { openKilled } from './openKilled.ts';

const [exportFolder = '', address = '', folder = ''] = process.argv.slice(2);
const store = await openKilled(address);
const outcome = await runIngest({
  store,
  source: findSource(exportFolder),
  today: SMALL_DATASET_DAY,
  places: async () => ({ cities: SMALL_DATASET_CITIES, neighbourhoods: SMALL_DATASET_NEIGHBOURHOODS }),
  reportFolder: join(folder, 'reports'),
  isPartial: false,
  withdrawsAny: false,
  onProgress: ({ added, invalid }) => process.stdout.write(`stored ${added + invalid}\n`),
  onBegin: ({ added, invalid }, isResumed) => {
    if (isResumed) process.stdout.write(`resumed ${added + invalid}\n`);
  },
});
const { summary, ...counts } = outcome;
process.stdout.write(`${JSON.stringify({ ...counts, offers: summary.tallies('offers') })}\n`);
await store.close();
