import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { CommandFailure } from '#commands/launch/output.mjs';
import type { Configuration } from '#server/config/configuration.ts';
import { copyDocument } from '#server/customer/documents/copyDocument.ts';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import { requireOwnFiles } from '#server/customer/documents/pairDocuments.ts';
import {
  findDocumentStates,
  findStoredDocuments,
  type StoredDocument,
} from '#server/store/customer/documents.ts';
import { databaseIdOf } from '#server/store/databaseId.ts';
import { openForReading } from '#server/store/openForReading.ts';
import { DATABASE_FILE } from '#server/store/sqlite/workerMessages.ts';
import type { Store } from '#server/store/store.ts';
import { databaseFile, documentsIn, factsOf, type Manifest, writeManifest } from './manifest.ts';
import { runTool } from './postgresTools.ts';

/** A backup of the database and the documents. */
export interface BackupOptions {
  /** The database, which a server may be using. */
  store: Store;
  configuration: Pick<Configuration, 'databaseUrl' | 'dataFolder'>;
  documents: DocumentFiles;
  /** Absolute path of a new or empty folder. */
  folder: string;
  now: Date;
  print: (line: string) => void;
}

/** All pages in one step, so that the copy is of one moment. Copying step by step starts again after each write. */
const ALL_PAGES = 2_147_483_647;

/** Creates the file of the database before it is written, so that only its owner can ever read it. */
async function makePrivateFile(folder: string, kind: 'sqlite' | 'postgres'): Promise<string> {
  const file = join(folder, databaseFile(kind));
  await writeFile(file, '', { mode: 0o600, flag: 'wx' });
  return file;
}

/** Copies the embedded database beside its server. @returns the documents of the copy */
async function copySqlite(dataFolder: string, folder: string): Promise<StoredDocument[]> {
  const file = await makePrivateFile(folder, 'sqlite');
  const source = new DatabaseSync(join(dataFolder, DATABASE_FILE), { readOnly: true });
  try {
    source.exec('PRAGMA busy_timeout = 5000');
    await backup(source, file, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  const single = new DatabaseSync(file);
  // Otherwise each reader adds two files beside it. The product turns WAL on again.
  single.exec('PRAGMA journal_mode = DELETE');
  single.close();
  const copy = await openForReading({ kind: 'folder', folder });
  if (!copy) throw new Error('The copy of the database is gone.');
  try {
    return await findStoredDocuments(copy);
  } finally {
    await copy.close();
  }
}

/** Dumps PostgreSQL as it is at one moment. @returns the documents of that moment */
async function dumpPostgres(
  { database, dialect }: Store,
  url: string,
  folder: string,
): Promise<StoredDocument[]> {
  const file = await makePrivateFile(folder, 'postgres');
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction);
      const documents = await findStoredDocuments({ database: transaction, dialect });
      await runTool('pg_dump', url, [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        '--no-comments',
        `--snapshot=${rows[0]?.id}`,
        `--file=${file}`,
      ]);
      return documents;
    });
}

async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new CommandFailure(`${folder} is not empty: name a new folder with --to.`);
  }
  await chmod(folder, 0o700);
}

/**
 * Copies the database as it is at one moment, then the files of its documents. A document that is removed in between
 * is noted. The folder is a backup only when its last file is written.
 * @returns false if a document has no right file
 */
export async function makeBackup(options: BackupOptions): Promise<boolean> {
  const { store, configuration, documents, folder, now, print } = options;
  const databaseId = await databaseIdOf(store);
  await requireOwnFiles(documents, databaseId);
  await requireEmpty(folder);
  const { databaseUrl, dataFolder } = configuration;
  const kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const stored =
    databaseUrl === undefined
      ? await copySqlite(dataFolder, folder)
      : await dumpPostgres(store, databaseUrl, folder);
  const facts = await factsOf(join(folder, databaseFile(kind)));
  print(`The database is copied: ${facts.size} bytes.`);
  const target = documentsIn(folder);
  const copied: StoredDocument[] = [];
  const others: string[] = [];
  for (const document of stored) {
    if ((await copyDocument(documents, target, document)) === 'copied') copied.push(document);
    else others.push(document.id);
  }
  const { known } = await findDocumentStates(store, others);
  const manifest: Manifest = {
    format: 1,
    created: now.toISOString(),
    databaseId,
    database: { kind, ...facts },
    documents: copied,
    removed: others.filter((id) => !known.has(id)),
    missing: [...known],
  };
  await writeManifest(folder, manifest);
  print(`${copied.length} documents are copied. The backup is in ${folder}`);
  if (known.size === 0) return true;
  print(`These documents have no right file in the ${documents.place}: ${[...known].join(', ')}`);
  return false;
}
