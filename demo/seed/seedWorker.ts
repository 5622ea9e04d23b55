/** The child process that fills a store, reports its progress, and ends: see `seedInChildProcess`. */

import { openDatabase } from '#server/start/openDatabase.ts';
import { prepareListings } from './prepareListings.ts';
import type { Seeding } from './seedInChildProcess.ts';

// After an interrupted start no process may keep the data folder locked.
process.on('disconnect', () => process.exit(1));

process.once('message', async ({ settings, today }: Seeding) => {
  const store = await openDatabase(settings);
  await prepareListings(store, settings, today, (line) => process.send?.(line));
  await store.close();
  process.exit(0);
});
