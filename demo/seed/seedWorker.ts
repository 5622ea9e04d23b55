/** A process of its own that fills the store it is told of, tells how far it is, and ends: see `fillApart`. */

import { openKept, prepareWorld } from './prepareWorld.ts';
import type { Filling } from './seedInChildProcess.ts';

// A start that is stopped must not leave someone behind who holds the data folder.
process.on('disconnect', () => process.exit(1));

process.once('message', async ({ kept, today }: Filling) => {
  const store = await openKept(kept);
  await prepareWorld(store, kept, today, (line) => process.send?.(line));
  await store.close();
  process.exit(0);
});
