/** Copies the database and the documents while the product runs; started by `npm run backup`. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { print, runCommand } from '#commands/launch/output.mjs';
import { readConfiguration, WrongSetting } from '#server/config/configuration.ts';
import { openDocuments } from '#server/customer/documents/openDocuments.ts';
import { commandLine, option } from '#server/start/commandLine.ts';
import { openExisting } from '#server/start/openDatabase.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { makeBackup } from './makeBackup.ts';

const { to } = await commandLine({
  name: 'backup',
  about: 'copies the database and the documents, also while the product runs (docs/deploy/backup.md).',
  options: {
    to: option(z.string().min(1), {
      name: 'FOLDER',
      meaning: 'a folder for the backup',
      expected: 'a new or empty folder',
      usual: undefined,
    }),
  },
});

const main = async (): Promise<number> => {
  const configuration = readConfiguration(process.env, join(import.meta.dirname, '..', '..'));
  if (to === undefined) throw new WrongSetting('--to', '', 'a new or empty folder');
  const documents = await openDocuments(configuration);
  const store = await openExisting(configuration);
  try {
    const options = { store, configuration, documents, folder: resolve(to), now: new Date(), print };
    return (await makeBackup(options)) ? 0 : 1;
  } finally {
    await store.close();
  }
};

await runToEnd(() => runCommand(main));
