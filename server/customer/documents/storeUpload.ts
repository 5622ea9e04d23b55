import { ServiceError } from '#server/http/errors.ts';
import type { ApplicationDocumentTable } from '#server/store/customer/applicationTables.ts';
import { findDocument, storeDocument } from '#server/store/customer/documents.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { ActiveUploads } from './activeUploads.ts';
import type { ArrivedUpload, DirectUploads } from './documentFiles.ts';
import { CutOffUpload, receiveBytes } from './receiveBytes.ts';

/** Dependencies of storing an upload. */
export interface StoreUploadOptions {
  store: QueryContext;
  uploads: ActiveUploads;
}

/** @throws ServiceError 404 for a document that was removed, 409 for one that has its bytes */
export async function requireWaiting(store: QueryContext, id: string): Promise<ApplicationDocumentTable> {
  const document = await findDocument(store, id);
  if (!document) throw new ServiceError(404, 'This document was removed.');
  if (document.state !== 'waiting') throw new ServiceError(409, 'This document was already uploaded.');
  return document;
}

/**
 * Checks an upload and makes it the document's file. A refused one is deleted.
 * @param begin starts the upload; its body is null for a request without one
 * @throws ServiceError with the reason of a refusal
 */
export async function storeUpload(
  { store, uploads }: StoreUploadOptions,
  document: ApplicationDocumentTable,
  begin: () => Promise<Pick<ArrivedUpload, 'part'> & { body: ArrivedUpload['body'] | null }>,
): Promise<void> {
  await uploads.during(document.id, async (taken) => {
    const { body, part } = await begin();
    try {
      const hash = await receiveBytes(body, document, part, taken);
      if (await storeDocument(store, { id: document.id, hash }, () => part.place())) return;
      // Another upload was faster, or the document was removed meanwhile.
      await requireWaiting(store, document.id);
      throw new ServiceError(409, 'This document cannot be stored at the moment.');
    } catch (failure) {
      await part.drop();
      throw failure;
    }
  });
}

/** Statuses of an upload whose content is refused, so that another look would not help. */
const REFUSED = [400, 413, 415];

const isRefusal = (failure: unknown): boolean =>
  failure instanceof ServiceError && REFUSED.includes(failure.status) && !(failure instanceof CutOffUpload);

/**
 * Checks and stores an upload that a browser sent to the object storage. After a passing failure the upload is still
 * there, for the next attempt.
 * @throws ServiceError 404 if none has arrived, or with the reason of a refusal
 */
export async function storeArrived(
  options: StoreUploadOptions,
  direct: DirectUploads,
  id: string,
): Promise<void> {
  const document = await requireWaiting(options.store, id);
  try {
    await storeUpload(options, document, async () => {
      const arrived = await direct.take(id);
      if (!arrived) throw new ServiceError(404, 'The bytes of this document have not arrived.');
      return arrived;
    });
  } catch (failure) {
    if (isRefusal(failure)) await direct.forget(id);
    throw failure;
  }
  await direct.forget(id);
}
