import type { Context, Hono } from 'hono';
import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { ApplicationDocumentTable } from '#server/store/customer/applicationTables.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { refuseOthers } from '../customerCall.ts';
import type { ActiveUploads } from './activeUploads.ts';
import type { DocumentFiles } from './documentFiles.ts';
import { requireWaiting, storeUpload } from './storeUpload.ts';
import { UPLOADS_PATH, type UploadAddresses } from './uploadAddress.ts';

const UPLOAD_PATH = `${UPLOADS_PATH}/:id`;

/** Dependencies of the route. */
export interface UploadRouteOptions {
  store: QueryContext;
  clock: Clock;
  documents: DocumentFiles | undefined;
  addresses: UploadAddresses;
  uploads: ActiveUploads;
}

function requireType({ req }: Context<ServiceEnv>, { type }: ApplicationDocumentTable): void {
  const [contentType = ''] = (req.header('Content-Type') ?? '').split(';');
  if (contentType.trim().toLowerCase() !== type) {
    throw new ServiceError(415, 'The Content-Type is not the announced one.');
  }
}

/** PUT /customer/uploads/{id}: the bytes of a document, by a signed address and without a bearer token. */
export function addUploadRoute(app: Hono<ServiceEnv>, options: UploadRouteOptions): void {
  const { store, documents, addresses } = options;

  app.put(UPLOAD_PATH, async (context) => {
    context.header('Cache-Control', 'no-store');
    const id = context.req.param('id');
    await addresses.check(id, context.req.query());
    const document = await requireWaiting(store, id);
    requireType(context, document);
    if (!documents) throw new ServiceError(503, 'This server does not store documents.');
    const { body } = context.req.raw;
    await storeUpload(options, document, async () => ({
      body,
      part: await documents.begin(document.id, document.size),
    }));
    return context.body(null, 204);
  });
  refuseOthers(app, UPLOAD_PATH, ['PUT']);
}
