/** Moves customers' documents between the data folder and a bucket; started by `npm run documents`. */
import { join } from 'node:path';
import { z } from 'zod';
import { print } from '#commands/launch/output.mjs';
import { readBucketUrl } from '#server/config/bucketSettings.ts';
import { readConfiguration, WrongSetting } from '#server/config/configuration.ts';
import { openDataFolder, openDocuments } from '#server/customer/documents/openDocuments.ts';
import { commandLine, flag, option } from '#server/start/commandLine.ts';
import { openExisting } from '#server/start/openDatabase.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { moveDocuments } from './moveDocuments.ts';

const root = join(import.meta.dirname, '..', '..');
const FOLDER = 'folder';

const target = z.string().transform((text, context) => {
  const bucket = text === FOLDER ? FOLDER : readBucketUrl(text);
  if (bucket) return bucket;
  context.addIssue('no place');
  return z.NEVER;
});

const { to, remove } = await commandLine({
  name: 'documents',
  about:
    "copies customers' documents to a bucket or back, also while the server runs (docs/deploy/documents.md).",
  options: {
    to: option(target, {
      name: 'PLACE',
      meaning:
        'the new place: a bucket for the documents of DATA_DIR, or the folder for those of DOCUMENTS_URL',
      expected: 's3://bucket/prefix or folder',
      usual: undefined,
    }),
    remove: flag('removes the files from the old place after all copies were compared'),
  },
});

await runToEnd(async () => {
  const configuration = readConfiguration(process.env, root);
  if (to === undefined) throw new WrongSetting('--to', '', 's3://bucket/prefix or folder');
  if (to === FOLDER && !configuration.bucket) {
    throw new WrongSetting('--to', FOLDER, 's3://bucket/prefix, because DOCUMENTS_URL names no bucket');
  }
  const folder = openDataFolder(configuration.dataFolder);
  const bucket = await openDocuments(to === FOLDER ? configuration : { ...configuration, bucket: to });
  const places = to === FOLDER ? { from: bucket, to: folder } : { from: folder, to: bucket };
  const store = await openExisting(configuration);
  try {
    const isComplete = await moveDocuments({ store, ...places, isRemoving: remove, print });
    if (!isComplete) process.exitCode = 1;
  } finally {
    await store.close();
  }
});
