import { tellFailure } from '#server/http/log.ts';
import { documentsGoingWith } from '#server/store/customer/documents.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { DocumentFolder } from './documentFolder.ts';

/** Where documents are. */
export interface DocumentPlaces {
  store: QueryContext;
  /** Undefined where none can be kept. */
  documents?: DocumentFolder | undefined;
}

/**
 * Removes a customer, and then the files of the documents that went along. What cannot be removed now, or came in
 * between, is found by the next tidying.
 * @param remove removes the customer from the database
 */
export async function removeWithDocuments(
  { store, documents }: DocumentPlaces,
  userId: string,
  remove: () => Promise<void>,
): Promise<void> {
  const ids = documents ? await documentsGoingWith(store, userId) : [];
  await remove();
  for (const id of ids) {
    await documents?.remove(id).catch((failure: unknown) => {
      tellFailure(`the file of document ${id} was not removed`, failure);
    });
  }
}
