import type { Context, Hono } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { ApplicationDocumentTable } from '#server/store/customer/applicationTables.ts';
import { findDocument, storeDocument } from '#server/store/customer/documents.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { refuseOthers } from '../customerCall.ts';
import type { ActiveUploads } from './activeUploads.ts';
import type { DocumentFolder } from './documentFolder.ts';
import { receiveBytes } from './receiveBytes.ts';
import { UPLOADS_PATH, type UploadAddresses } from './uploadAddress.ts';

const UPLOAD_PATH = `${UPLOADS_PATH}/:id`;

/** Dependencies of the route. */
export interface UploadRouteOptions {
  store: QueryContext;
  documents: DocumentFolder | undefined;
  addresses: UploadAddresses;
  uploads: ActiveUploads;
}

async function requireWaiting(store: QueryContext, id: string): Promise<ApplicationDocumentTable> {
  const document = await findDocument(store, id);
  if (!document) throw new ServiceError(404, 'This document was removed.');
  if (document.state !== 'waiting') throw new ServiceError(409, 'This document was already uploaded.');
  return document;
}

function requireType({ req }: Context<ServiceEnv>, { type }: ApplicationDocumentTable): void {
  const [contentType = ''] = (req.header('Content-Type') ?? '').split(';');
  if (contentType.trim().toLowerCase() !== type) {
    throw new ServiceError(415, 'The Content-Type is not the announced one.');
  }
}

/** PUT /customer/uploads/{id}: the bytes of a document, by a signed address and without a bearer token. */
export function addUploadRoute(app: Hono<ServiceEnv>, options: UploadRouteOptions): void {
  const { store, documents, addresses, uploads } = options;

  async function storeBytes(request: Request, document: ApplicationDocumentTable, folder: DocumentFolder) {
    await uploads.during(document.id, async (taken) => {
      const part = await folder.begin(document.id);
      try {
        const hash = await receiveBytes(request.body, document, part, taken);
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

  app.put(UPLOAD_PATH, async (context) => {
    context.header('Cache-Control', 'no-store');
    const id = context.req.param('id');
    await addresses.check(id, context.req.query());
    const document = await requireWaiting(store, id);
    requireType(context, document);
    if (!documents) throw new ServiceError(503, 'This server does not store documents.');
    await storeBytes(context.req.raw, document, documents);
    return context.body(null, 204);
  });
  refuseOthers(app, UPLOAD_PATH, ['PUT']);
}
