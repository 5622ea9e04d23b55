import { logFailure } from '#server/http/log.ts';
import { documentsRemovedWith } from '#server/store/customer/documents.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { DocumentFiles } from './documentFiles.ts';

/** The database and the folder of documents. */
export interface DocumentPlaces {
  store: QueryContext;
  /** Undefined when documents cannot be stored. */
  documents?: DocumentFiles | undefined;
}

/**
 * Removes a customer, and then the files of the documents that were removed with them. Files that remain are found by
 * the next run of `cleanUpDocuments`.
 * @param remove removes the customer from the database
 */
export async function removeWithDocuments(
  { store, documents }: DocumentPlaces,
  userId: string,
  remove: () => Promise<void>,
): Promise<void> {
  const ids = documents ? await documentsRemovedWith(store, userId) : [];
  await remove();
  for (const id of ids) {
    await documents?.remove(id).catch((failure: unknown) => {
      logFailure(`the file of document ${id} was not removed`, failure);
    });
  }
}
