import { countStored, findDocumentStates } from '#server/store/customer/documents.ts';
import { databaseIdOf } from '#server/store/databaseId.ts';
import { MismatchedDatabase } from '#server/store/failures.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { DocumentFiles } from './documentFiles.ts';

/** The files of documents, and the database that is opened with them. */
export interface PairOptions {
  store: QueryContext;
  documents: DocumentFiles;
  /** Id of a database that the files may be used with from now on, even if they belonged to another. */
  accepted: string | undefined;
  /** Logs a line for the operator. */
  log: (line: string) => void;
}

/** Checks files without an id: they show whether the database is the right one. */
async function checkUnpaired({ store, documents, log }: PairOptions, id: string): Promise<void> {
  const files = await documents.ids();
  const { known, removed } = await findDocumentStates(store, files);
  if (files.length > 0 && known.size + removed.size === 0) {
    const problem = `holds ${files.length} documents of customers, none of which is in the database`;
    throw new MismatchedDatabase(documents.place, problem, id);
  }
  const stored = await countStored(store);
  if (stored > 0 && known.size === 0) {
    log(
      `The database has ${stored} documents of customers, but none of their files is in the ${documents.place}: set DATA_DIR or DOCUMENTS_URL to the place with the files, or move them ("npm run documents -- --help"), unless another server of this database has them.`,
    );
  }
}

/**
 * Checks that files are not those of another database.
 * @returns true if they are those of this database, false if they belong to none yet
 * @throws MismatchedDatabase
 */
export async function requireOwnFiles(documents: DocumentFiles, id: string): Promise<boolean> {
  const stamp = await documents.stamp.read();
  if (stamp === undefined || stamp === id) return stamp === id;
  throw new MismatchedDatabase(documents.place, `belongs to another database, with the id ${stamp}`, id);
}

/**
 * Makes sure that the files of documents and a database belong together, before either is used. The data folder or the
 * bucket stores the id of its database. A new pair gets an id.
 * @throws MismatchedDatabase when the files belong to another database, or all are of documents that this one does not
 * know
 */
export async function pairDocuments(options: PairOptions): Promise<void> {
  const { store, documents, accepted, log } = options;
  const id = await databaseIdOf(store);
  if (accepted === id && (await documents.stamp.read()) !== id) {
    log(`The ${documents.place} belongs to this database from now on: ACCEPT_DATABASE is set.`);
  } else {
    if (await requireOwnFiles(documents, id)) return;
    await checkUnpaired(options, id);
  }
  await documents.stamp.write(id);
}
