import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countStored, findDocumentStates } from '#server/store/customer/documents.ts';
import { databaseIdOf } from '#server/store/databaseId.ts';
import { DataFolderUnwritable, MismatchedDatabase } from '#server/store/failures.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { DocumentFolder } from './documentFolder.ts';
import { isMissing } from './orphanedFiles.ts';

/** A data folder, and the database that is opened with it. */
export interface PairOptions {
  store: QueryContext;
  dataFolder: string;
  documents: DocumentFolder;
  /** Id of a database that the folder may be used with from now on, even if it belonged to another. */
  accepted: string | undefined;
  /** Logs a line for the operator. */
  log: (line: string) => void;
}

/** The file in a data folder that holds the id of its database. */
const STAMP_FILE = 'database-id';

function stampOf(dataFolder: string): string | undefined {
  try {
    return readFileSync(join(dataFolder, STAMP_FILE), 'utf8').trim() || undefined;
  } catch (failure) {
    if (isMissing(failure)) return undefined;
    throw new DataFolderUnwritable(dataFolder, failure);
  }
}

function writeStamp(dataFolder: string, id: string): void {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    writeFileSync(join(dataFolder, STAMP_FILE), `${id}\n`);
  } catch (failure) {
    throw new DataFolderUnwritable(dataFolder, failure);
  }
}

/** Checks a folder without an id: its files of documents show whether the database is the right one. */
async function checkUnpaired({ store, dataFolder, documents, log }: PairOptions, id: string): Promise<void> {
  const files = await documents.ids();
  const { known, removed } = await findDocumentStates(store, files);
  if (files.length > 0 && known.size + removed.size === 0) {
    const problem = `holds ${files.length} documents of customers, none of which is in the database`;
    throw new MismatchedDatabase(dataFolder, problem, id);
  }
  const stored = await countStored(store);
  if (stored > 0 && known.size === 0) {
    log(
      `The database has ${stored} documents of customers, but none of their files is in the data folder ${dataFolder}: set DATA_DIR to the folder with the files, unless another server of this database has them.`,
    );
  }
}

/**
 * Makes sure that a data folder and a database belong together, before either is used. The folder stores the id of
 * its database. A new pair gets an id.
 * @throws MismatchedDatabase when the folder belongs to another database, or holds only documents that this one does
 * not know
 */
export async function pairDataFolder(options: PairOptions): Promise<void> {
  const { store, dataFolder, accepted, log } = options;
  const id = await databaseIdOf(store);
  const stamp = stampOf(dataFolder);
  if (stamp === id) return;
  if (accepted === id) {
    log(`The data folder ${dataFolder} belongs to this database from now on: ACCEPT_DATABASE is set.`);
  } else if (stamp === undefined) {
    await checkUnpaired(options, id);
  } else {
    throw new MismatchedDatabase(dataFolder, `belongs to another database, with the id ${stamp}`, id);
  }
  writeStamp(dataFolder, id);
}
