/** A process of its own that fills the store it is told of, tells how far it is, and ends: see `seedInChildProcess`. */

import { openDatabase } from '#server/start/openDatabase.ts';
import { prepareWorld } from './prepareWorld.ts';
import type { Seeding } from './seedInChildProcess.ts';

// A start that is stopped must not leave someone behind who holds the data folder.
process.on('disconnect', () => process.exit(1));

process.once('message', async ({ settings, today }: Seeding) => {
  const store = await openDatabase(settings);
  await prepareWorld(store, settings, today, (line) => process.send?.(line));
  await store.close();
  process.exit(0);
});
