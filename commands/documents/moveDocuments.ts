import { copyDocument, hashDocument } from '#server/customer/documents/copyDocument.ts';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import { requireOwnFiles } from '#server/customer/documents/pairDocuments.ts';
import { findStoredDocuments } from '#server/store/customer/documents.ts';
import { databaseIdOf } from '#server/store/databaseId.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** A move of all documents from one place to another. */
export interface MoveOptions {
  store: QueryContext;
  from: DocumentFiles;
  to: DocumentFiles;
  /** True to remove the files from the old place after all were compared. */
  isRemoving: boolean;
  print: (line: string) => void;
}

/** Documents between two lines of progress. */
const STEP = 500;

/**
 * Copies the file of each document to another place, and compares all copies with the documents' hashes. A file that is
 * there already is not copied again, so an interrupted move continues. Files without a document stay where they are.
 * @returns false if a document has no right file in the new place; then nothing is removed
 * @throws MismatchedDatabase if one of the places belongs to another database
 */
export async function moveDocuments({ store, from, to, isRemoving, print }: MoveOptions): Promise<boolean> {
  const id = await databaseIdOf(store);
  for (const place of [from, to]) await requireOwnFiles(place, id);
  await to.stamp.write(id);
  const documents = await findStoredDocuments(store);
  const present = new Set(await to.ids());
  const counts = { copied: 0, missing: 0, damaged: 0 };
  let done = 0;
  for (const document of documents) {
    if (!present.has(document.id)) counts[await copyDocument(from, to, document)] += 1;
    done += 1;
    if (done % STEP === 0) print(`${done} of ${documents.length} documents are copied.`);
  }
  const wrong: string[] = [];
  for (const document of documents) {
    if ((await hashDocument(to, document.id)) !== document.hash) wrong.push(document.id);
  }
  const there = documents.length - counts.copied - counts.missing - counts.damaged;
  print(
    `${documents.length} documents from the ${from.place} to the ${to.place}: ${counts.copied} copied, ${there} there already, ${counts.missing} without a file, ${counts.damaged} damaged. ${documents.length - wrong.length} copies are compared with their documents and equal.`,
  );
  if (wrong.length > 0) {
    print(
      `These documents have no right file in the new place, so nothing is removed from the old one: ${wrong.join(', ')}`,
    );
    return false;
  }
  if (isRemoving) {
    for (const document of documents) await from.remove(document.id);
    print(`Their files are removed from the ${from.place}.`);
  }
  return true;
}
