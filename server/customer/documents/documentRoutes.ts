import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { ApplicationDocumentTable } from '#server/store/customer/applicationTables.ts';
import {
  type AcceptedDocument,
  addDocument,
  type DocumentOutcome,
  findDocument,
  findDocuments,
  MAX_DOCUMENTS,
  removeDocument,
} from '#server/store/customer/documents.ts';
import type {
  WireDocument,
  WireDocuments,
  WireNewDocument,
  WireUpload,
} from '../../../src/api/customer/applicationContract.ts';
import { applicationFor, refuseUnknownApplication } from '../applications/applicationAccess.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions } from '../customerOptions.ts';
import { activeUploads } from './activeUploads.ts';
import { DOCUMENT_ID } from './documentFiles.ts';
import { NEW_DOCUMENT } from './documentSchemas.ts';
import { storeArrived } from './storeUpload.ts';
import { UPLOAD_SECONDS, uploadAddresses } from './uploadAddress.ts';
import { addUploadRoute } from './uploadRoute.ts';

const DOCUMENTS_PATH = `${CUSTOMER_PATH}/application/:id/documents`;
const UPLOAD_URL_PATH = `${DOCUMENTS_PATH}/upload-url`;
const DOCUMENT_PATH = `${DOCUMENTS_PATH}/:documentId`;
const UPLOADED_PATH = `${DOCUMENT_PATH}/uploaded`;

const MESSAGE = 'This document cannot be taken.';
const checkedOf = bodyCheck<WireNewDocument>(NEW_DOCUMENT, MESSAGE);

/** Removes characters that reverse the direction of text, which could make "exe.pdf" look like "fdp.exe". */
function newDocumentOf(body: unknown): WireNewDocument {
  const announced = checkedOf(body);
  const name = announced.name.replace(/\p{Bidi_Control}/gu, '');
  if (name.trim() !== '') return { ...announced, name };
  throw new FieldErrors(MESSAGE, [{ field: 'name', message: 'is not valid', keyword: 'pattern' }]);
}

/** Allowed Idempotency-Keys: visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/;

function keyHashOf(key: string | undefined): string {
  if (key === undefined || !KEY.test(key)) {
    throw new ServiceError(
      400,
      'A new document needs an Idempotency-Key of 1 to 255 visible ASCII characters.',
    );
  }
  return createHash('sha256').update(key).digest('hex');
}

function wireDocument(row: ApplicationDocumentTable): WireDocument {
  const { id, name, kind, size, type, state, added } = row;
  // While it waits, the row has the announced hash.
  const hash = state === 'kept' ? row.hash : null;
  return {
    id,
    name,
    kind: kind as WireDocument['kind'], // checked when it was stored
    size,
    type: type as WireDocument['type'], // checked when it was stored
    hash,
    state,
    added,
  };
}

const isSame = (row: ApplicationDocumentTable, announced: WireNewDocument): boolean =>
  row.name === announced.name &&
  row.kind === announced.kind &&
  row.size === announced.size &&
  row.type === announced.type &&
  // An old page announces none.
  (announced.hash === undefined || row.hash === null || row.hash === announced.hash);

function accepted(outcome: DocumentOutcome): AcceptedDocument {
  if (outcome.kind === 'left') refuseUnknownApplication();
  if (outcome.kind === 'closed') throw new ServiceError(409, 'This application was withdrawn.');
  if (outcome.kind === 'full') {
    const errors = [{ field: 'documents', message: 'must not have more items', keyword: 'maxItems' }];
    throw new FieldErrors(`No more than ${MAX_DOCUMENTS} documents can be kept.`, errors, 409);
  }
  return outcome;
}

/** The routes of an application's documents, including upload-url, and the route for their bytes. */
export function addDocumentRoutes(app: Hono<ServiceEnv>, options: CustomerOptions): void {
  const { store, clock, documents } = options;
  const addresses = uploadAddresses(store, clock);
  const uploads = activeUploads();

  /** The address for a document's bytes: at the object storage if it checks their hash, else at this service. */
  async function addressFor({ id, size, type, hash, state }: ApplicationDocumentTable) {
    const { url, expires } = await addresses.addressOf(id);
    const own = { url, expires: expires.toISOString() };
    if (!documents?.uploads || hash === null || state === 'kept') return own;
    const signed = await documents.uploads.addressOf({ id, size, type, hash }, UPLOAD_SECONDS);
    return { ...own, ...signed };
  }

  app.post(UPLOAD_URL_PATH, async (context) => {
    const owner = ownerOf(context);
    const { application } = await applicationFor(store, owner, context.req.param('id'));
    const key_hash = keyHashOf(context.req.header('Idempotency-Key'));
    const announced = newDocumentOf(await formBodyOf(context.req.raw));
    if (!documents) throw new ServiceError(503, 'This server does not store documents.');
    const { kind, document } = accepted(
      await addDocument(store, owner, {
        id: crypto.randomUUID(),
        application_id: application.id,
        user_id: owner.userId,
        ...announced,
        hash: announced.hash ?? null,
        state: 'waiting',
        added: clock.now().toISOString(),
        key_hash,
      }),
    );
    if (!isSame(document, announced)) {
      throw new ServiceError(409, 'This Idempotency-Key was used for another document.');
    }
    const upload = { document: wireDocument(document), ...(await addressFor(document)) };
    return context.json(upload satisfies WireUpload, kind === 'added' ? 201 : 200);
  });
  refuseOthers(app, UPLOAD_URL_PATH, ['POST']);

  app.get(DOCUMENTS_PATH, async (context) => {
    const { userId: user_id } = ownerOf(context);
    const { application } = await applicationFor(store, ownerOf(context), context.req.param('id'));
    const rows = await findDocuments(store, { application_id: application.id, user_id });
    return context.json({ documents: rows.map(wireDocument), most: MAX_DOCUMENTS } satisfies WireDocuments);
  });
  refuseOthers(app, DOCUMENTS_PATH, ['GET']);

  app.delete(DOCUMENT_PATH, async (context) => {
    const { userId: user_id } = ownerOf(context);
    const { application } = await applicationFor(store, ownerOf(context), context.req.param('id'));
    const id = context.req.param('documentId');
    // Other ids do not exist, and not every database accepts them.
    const isOurs = DOCUMENT_ID.test(id);
    if (isOurs && (await removeDocument(store, { application_id: application.id, user_id }, id))) {
      uploads.end(id);
      await documents?.remove(id);
    }
    return context.body(null, 204);
  });
  refuseOthers(app, DOCUMENT_PATH, ['DELETE']);

  app.post(UPLOADED_PATH, async (context) => {
    const { userId } = ownerOf(context);
    const { application } = await applicationFor(store, ownerOf(context), context.req.param('id'));
    const id = context.req.param('documentId');
    const found = DOCUMENT_ID.test(id) ? await findDocument(store, id) : undefined;
    if (found?.application_id !== application.id || found.user_id !== userId)
      throw new ServiceError(404, 'This document was removed.');
    if (!documents?.uploads) throw new ServiceError(404, 'This server receives the bytes itself.');
    await storeArrived({ store, clock, uploads }, documents.uploads, id);
    return context.body(null, 204);
  });
  refuseOthers(app, UPLOADED_PATH, ['POST']);

  addUploadRoute(app, { store, clock, documents, addresses, uploads });
}
