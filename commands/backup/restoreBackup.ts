import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailure } from '#commands/launch/output.mjs';
import { type Configuration, WrongSetting } from '#server/config/configuration.ts';
import { copyDocument, hashDocument } from '#server/customer/documents/copyDocument.ts';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import { requireOwnFiles } from '#server/customer/documents/pairDocuments.ts';
import { openExisting } from '#server/start/openDatabase.ts';
import { findStoredDocuments } from '#server/store/customer/documents.ts';
import { databaseIdOf } from '#server/store/databaseId.ts';
import { DataFolderInUse } from '#server/store/failures.ts';
import { lockFolder } from '#server/store/sqlite/lockFolder.ts';
import { DATABASE_FILE } from '#server/store/sqlite/workerMessages.ts';
import type { Store } from '#server/store/store.ts';
import { databaseFile, documentsIn, type Manifest, readBackup } from './manifest.ts';
import { restorePostgres } from './restorePostgres.ts';

/** A backup, and the places that it is restored to. */
export interface RestoreOptions {
  /** Absolute path of the backup. */
  folder: string;
  configuration: Pick<Configuration, 'databaseUrl' | 'dataFolder'> &
    Partial<Pick<Configuration, 'acceptedDatabase'>>;
  documents: DocumentFiles;
  /** True to replace a database that is there. */
  isReplacing: boolean;
  now: Date;
  print: (line: string) => void;
}

function refuseExisting(place: string, consequence: string): never {
  throw new CommandFailure(
    `There is a database in ${place} already, so nothing was changed. With --replace it is replaced by the backup's${consequence}.`,
  );
}

/** Puts the embedded database in its place. The former one is moved to a folder beside it. */
async function restoreSqlite({ folder, configuration, isReplacing, now, print }: RestoreOptions) {
  const { dataFolder } = configuration;
  const path = join(dataFolder, DATABASE_FILE);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  let lock: ReturnType<typeof lockFolder>;
  try {
    lock = lockFolder(dataFolder);
  } catch {
    throw new DataFolderInUse(dataFolder);
  }
  try {
    const former = ['', '-wal', '-shm'].filter((ending) => existsSync(path + ending));
    const name = `replaced-${now.toISOString().replaceAll(':', '-')}`;
    if (former.length > 0 && !isReplacing)
      refuseExisting(path, `, and moved to ${join(dataFolder, 'replaced-…')}`);
    const coming = `${path}.restored`;
    await copyFile(join(folder, databaseFile('sqlite')), coming);
    const handle = await open(coming, 'r+');
    await handle.chmod(0o600);
    await handle.sync().finally(() => handle.close());
    if (former.length > 0) {
      await mkdir(join(dataFolder, name), { mode: 0o700 });
      // The main file last: without it the product would begin with an empty database.
      for (const ending of former.reverse()) {
        await rename(path + ending, join(dataFolder, name, DATABASE_FILE + ending));
      }
      print(`The former database is in ${join(dataFolder, name)}`);
    }
    await rename(coming, path);
  } finally {
    lock.close();
  }
}

/**
 * Checks that the place of documents belongs to the backup's database, or to the one that it replaces.
 * @throws MismatchedDatabase if it belongs to another database
 */
async function requirePair({ configuration, documents, isReplacing }: RestoreOptions, databaseId: string) {
  const stamp = await documents.stamp.read();
  if (stamp !== undefined && isReplacing) {
    if (configuration.acceptedDatabase === databaseId) return;
    // A damaged database has no id, and then only the backup's own files are right.
    const replaced = await openExisting(configuration).catch(() => undefined);
    try {
      if (replaced && (await databaseIdOf(replaced).catch(() => undefined)) === stamp) return;
    } finally {
      await replaced?.close();
    }
  }
  await requireOwnFiles(documents, databaseId);
}

/** Puts the documents' files in their place. Right ones that are there stay. */
async function restoreDocuments({ folder, documents }: RestoreOptions, manifest: Manifest): Promise<void> {
  const source = documentsIn(folder);
  for (const document of manifest.documents) {
    if ((await hashDocument(documents, document.id)) === document.hash) continue;
    const outcome = await copyDocument(source, documents, document);
    if (outcome !== 'copied') throw new Error(`The file of document ${document.id} is ${outcome}.`);
  }
}

/** Compares database and files with the backup. @throws CommandFailure */
async function compare(store: Store, documents: DocumentFiles, manifest: Manifest): Promise<void> {
  const expected = new Map(manifest.documents.map(({ id, hash }) => [id, hash]));
  const found = (await findStoredDocuments(store)).filter(({ id }) => !manifest.missing.includes(id));
  const isSame =
    (await databaseIdOf(store)) === manifest.databaseId &&
    found.length === expected.size &&
    found.every(({ id, hash }) => expected.get(id) === hash);
  if (!isSame) throw new CommandFailure('The restored database is not the one of the backup.');
  for (const [id, hash] of expected) {
    if ((await hashDocument(documents, id)) !== hash)
      throw new CommandFailure(`The restored file of document ${id} is not the one of the backup.`);
  }
}

/**
 * Restores a backup after all its files were compared with their hashes, and compares the outcome with it.
 * @throws CommandFailure, WrongSetting, DataFolderInUse, or MismatchedDatabase if the documents' place belongs to
 * another database
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { folder, configuration, documents, print } = options;
  const manifest = await readBackup(folder);
  const { databaseUrl } = configuration;
  if (manifest.database.kind === 'sqlite' && databaseUrl !== undefined) {
    throw new WrongSetting('DATABASE_URL', '...', 'unset, because the backup is of the embedded database');
  }
  if (manifest.database.kind === 'postgres' && databaseUrl === undefined) {
    throw new WrongSetting('DATABASE_URL', '', 'the PostgreSQL that the backup is restored to');
  }
  await requirePair(options, manifest.databaseId);
  let dropFormer = async () => {};
  if (databaseUrl === undefined) await restoreSqlite(options);
  else dropFormer = await restorePostgres(options, databaseUrl);
  await restoreDocuments(options, manifest);
  await documents.stamp.write(manifest.databaseId);
  const store = await openExisting(configuration);
  try {
    if (manifest.removed.length > 0) {
      await store.database.deleteFrom('application_document').where('id', 'in', manifest.removed).execute();
    }
    await compare(store, documents, manifest);
  } finally {
    await store.close();
  }
  await dropFormer();
  print(
    `The backup of ${manifest.created} is restored and compared: the database, and ${manifest.documents.length} documents in the ${documents.place}.`,
  );
  if (manifest.missing.length > 0) {
    print(`These documents had no right file when the backup was made: ${manifest.missing.join(', ')}`);
  }
}
