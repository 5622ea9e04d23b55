/** Restores a backup while the product is stopped; started by `npm run restore`. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { print, runCommand } from '#commands/launch/output.mjs';
import { readConfiguration, WrongSetting } from '#server/config/configuration.ts';
import { openDocuments } from '#server/customer/documents/openDocuments.ts';
import { commandLine, flag, option } from '#server/start/commandLine.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { restoreBackup } from './restoreBackup.ts';

const { from, replace } = await commandLine({
  name: 'restore',
  about: 'restores a backup of "npm run backup" while the product is stopped (docs/deploy/backup.md).',
  options: {
    from: option(z.string().min(1), {
      name: 'FOLDER',
      meaning: 'the folder of the backup',
      expected: 'the folder of a backup',
      usual: undefined,
    }),
    replace: flag('replaces a database that is there already'),
  },
});

const main = async (): Promise<number> => {
  const configuration = readConfiguration(process.env, join(import.meta.dirname, '..', '..'));
  if (from === undefined) throw new WrongSetting('--from', '', 'the folder of a backup');
  const documents = await openDocuments(configuration);
  const folder = resolve(from);
  await restoreBackup({ folder, configuration, documents, isReplacing: replace, now: new Date(), print });
  return 0;
};

await runToEnd(() => runCommand(main));
