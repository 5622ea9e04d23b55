import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ApplicationDocumentTable } from '#server/store/customer/applicationTables.ts';
import {
  claimDocument,
  findDocument,
  releaseDocument,
  storeDocument,
} from '#server/store/customer/documents.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { ActiveUploads } from './activeUploads.ts';
import type { ArrivedUpload, DirectUploads, Part } from './documentFiles.ts';
import { CutOffUpload, receiveBytes } from './receiveBytes.ts';

/** Dependencies of storing an upload. */
export interface StoreUploadOptions {
  store: QueryContext;
  clock: Clock;
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
 * Moves a checked file to its document's place and marks the document as stored.
 * @throws ServiceError 404 for a document that was removed, 409 if another upload stores it or has stored it
 */
async function placeFile(
  { store, clock }: StoreUploadOptions,
  id: string,
  hash: string,
  part: Part,
): Promise<void> {
  const claim = await claimDocument(store, id, clock.now());
  if (claim === undefined) {
    await requireWaiting(store, id);
    throw new ServiceError(409, 'Another upload of this document is being stored.');
  }
  try {
    await part.place();
  } catch (failure) {
    await releaseDocument(store, claim);
    throw failure;
  }
  if (await storeDocument(store, { id, hash, claim })) return;
  const document = await findDocument(store, id);
  if (!document) throw new ServiceError(404, 'This document was removed.');
  // The claim has ended: the file at the document's place belongs to another upload.
  part.leave();
  throw new ServiceError(409, 'Another upload of this document is being stored.');
}

/**
 * Checks an upload and makes it the document's file. A refused one is deleted.
 * @param begin starts the upload; its body is null for a request without one
 * @throws ServiceError with the reason of a refusal
 */
export async function storeUpload(
  options: StoreUploadOptions,
  document: ApplicationDocumentTable,
  begin: () => Promise<Pick<ArrivedUpload, 'part'> & { body: ArrivedUpload['body'] | null }>,
): Promise<void> {
  await options.uploads.during(document.id, async (taken) => {
    const { body, part } = await begin();
    try {
      const hash = await receiveBytes(body, document, part, taken);
      await placeFile(options, document.id, hash, part);
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
