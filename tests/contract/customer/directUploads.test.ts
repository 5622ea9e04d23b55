import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { WireUpload } from '#api/customer/applicationContract.ts';
import { openBucket } from '#server/customer/documents/bucket.ts';
import { cleanUpDocuments } from '#server/customer/documents/cleanUpDocuments.ts';
import type { CustomerService } from './customerService.ts';
import {
  documentsOf,
  fileOf,
  makeBucket,
  openWith,
  openWithFolder,
  PAY_SLIP,
  send,
  waitingDocument,
} from './documentCalls.ts';

const FILE = fileOf('application/pdf');
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const HASH = hashOf(FILE);

/** PUTs bytes to the storage, as the app does. */
const put = (
  { url, headers }: WireUpload,
  body: Buffer<ArrayBuffer> = FILE,
  changes: Record<string, string> = {},
) => fetch(url, { method: 'PUT', headers: { 'Content-Type': PAY_SLIP.type, ...headers, ...changes }, body });

/** Tells the service that the bytes are there. */
const report = (
  service: CustomerService,
  { applicationId, document }: WireUpload & { applicationId: string },
  as = 'anne',
) => service.call('POST', `/application/${applicationId}/documents/${document.id}/uploaded`, { as });

const statesOf = async (service: CustomerService, applicationId: string) =>
  (await documentsOf(service, 'anne', applicationId)).map(({ state, hash }) => [state, hash]);

it('a browser sends a document to the storage, and it counts when the service has checked it', async () => {
  const service = await openWith(makeBucket);
  const upload = await waitingDocument(service, 'anne', { hash: HASH });
  expect(new URL(upload.url).origin).toBe(service.place.documents.uploads?.origin);
  expect(upload.document.hash, 'of a waiting document').toBeNull();
  expect((await report(service, upload)).status, 'before the bytes').toBe(404);
  expect((await put(upload)).status).toBe(200);
  expect(await statesOf(service, upload.applicationId)).toEqual([['waiting', null]]);
  expect(await service.place.documents.ids(), 'unchecked').toEqual([]);
  expect((await report(service, upload)).status).toBe(204);
  expect(await statesOf(service, upload.applicationId)).toEqual([['kept', HASH]]);
  expect(await service.place.bytesOf(upload.document.id)).toEqual(FILE);
  expect(await service.place.names()).toEqual([upload.document.id]);
  expect((await report(service, upload)).status, 'once more').toBe(409);
});

it('the storage refuses bytes of another size or type, and without the announced checksum', async () => {
  const service = await openWith(makeBucket);
  const upload = await waitingDocument(service, 'anne', { hash: HASH });
  const { 'x-amz-checksum-sha256': checksum = '', ...others } = upload.headers ?? {};
  expect(checksum).toBe(Buffer.from(HASH, 'hex').toString('base64'));
  const zeros = Buffer.alloc(32).toString('base64');
  const attempts = [
    await put(upload, fileOf('application/pdf', 301)),
    await put(upload, fileOf('application/pdf', 299)),
    await put(upload, FILE, { 'Content-Type': 'text/html' }),
    await put(upload, FILE, { 'x-amz-checksum-sha256': zeros }),
    await put({ ...upload, headers: others }),
    await put({ ...upload, url: upload.url.replace(upload.document.id, crypto.randomUUID()) }),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await service.place.names()).toEqual([]);
});

it.each([
  ['of another content with the same size', Buffer.from(FILE).fill(8, 20), HASH, 400],
  ['of another type', fileOf('image/png'), hashOf(fileOf('image/png')), 415],
  ['that are a page', Buffer.alloc(300, '<html>'), hashOf(Buffer.alloc(300, '<html>')), 415],
])('bytes %s are refused by the check, and leave nothing', async (_title, bytes, hash, status) => {
  const service = await openWith(makeBucket);
  const upload = await waitingDocument(service, 'anne', { hash });
  // The tests' storage does not compare the checksum with the bytes, as Amazon's does.
  expect((await put(upload, Buffer.from(bytes))).status).toBe(200);
  expect((await report(service, upload)).status).toBe(status);
  expect(await statesOf(service, upload.applicationId)).toEqual([['waiting', null]]);
  expect(await service.place.names()).toEqual([]);
});

it('a document that was checked cannot be changed by its address', async () => {
  const service = await openWith(makeBucket);
  const upload = await waitingDocument(service, 'anne', { hash: HASH });
  await put(upload);
  await report(service, upload);
  const other = Buffer.from(FILE).fill(9, 20);
  expect((await put(upload, other)).status, 'a storage that does not compare').toBe(200);
  expect((await report(service, upload)).status).toBe(409);
  expect(await service.place.bytesOf(upload.document.id)).toEqual(FILE);
  const { store, clock } = service;
  await cleanUpDocuments({ store, clock, documents: service.place.documents, log: () => undefined });
  expect(await service.place.bytesOf(upload.document.id)).toEqual(FILE);
});

it('a document whose page was closed before the report is stored by the clean-up', async () => {
  const service = await openWith(makeBucket);
  const right = await waitingDocument(service, 'anne', { hash: HASH });
  const wrong = await waitingDocument(service, 'bea', { hash: hashOf(fileOf('image/png')) });
  await put(right);
  await put(wrong, fileOf('image/png'));
  const logged: string[] = [];
  const { store, clock } = service;
  await cleanUpDocuments({
    store,
    clock,
    documents: service.place.documents,
    log: (line) => logged.push(line),
  });
  expect(await statesOf(service, right.applicationId)).toEqual([['kept', HASH]]);
  expect(await service.place.names()).toEqual([right.document.id]);
  expect(logged).toEqual([
    `The upload of document ${wrong.document.id} is refused: The file is not of the announced type.`,
  ]);
});

it('an upload whose reading was cut off is stored by the next clean-up', async () => {
  const service = await openWith(makeBucket);
  const upload = await waitingDocument(service, 'anne', { hash: HASH });
  await put(upload);
  const { store, clock, place } = service;
  const { uploads } = place.documents;
  const cutOff: typeof uploads = uploads && {
    ...uploads,
    async take(id) {
      const arrived = await uploads.take(id);
      await arrived?.body.cancel();
      const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.error(new Error('reset')) });
      return arrived && { ...arrived, body };
    },
  };
  const log = () => undefined;
  await cleanUpDocuments({
    store,
    clock,
    log,
    documents: { ...place.documents, ...(cutOff && { uploads: cutOff }) },
  });
  expect(await statesOf(service, upload.applicationId)).toEqual([['waiting', null]]);
  await cleanUpDocuments({ store, clock, log, documents: place.documents });
  expect(await statesOf(service, upload.applicationId)).toEqual([['kept', HASH]]);
  expect(await place.names()).toEqual([upload.document.id]);
});

it('only the owner reports a document', async () => {
  const service = await openWith(makeBucket);
  const upload = await waitingDocument(service, 'anne', { hash: HASH });
  const stranger = await waitingDocument(service, 'bea', { hash: HASH });
  await put(upload);
  expect((await report(service, upload, 'bea')).status).toBe(404);
  expect((await report(service, { ...upload, applicationId: stranger.applicationId }, 'bea')).status).toBe(
    404,
  );
  const path = `/application/${upload.applicationId}/documents/${upload.document.id}/uploaded`;
  expect((await service.call('POST', path)).status).toBe(401);
  expect((await service.call('GET', path, { as: 'anne' })).headers.get('Allow')).toBe('POST');
  expect(await statesOf(service, upload.applicationId)).toEqual([['waiting', null]]);
});

it('a document that is removed loses the bytes that arrived', async () => {
  const service = await openWith(makeBucket);
  const upload = await waitingDocument(service, 'anne', { hash: HASH });
  await put(upload);
  const path = `/application/${upload.applicationId}/documents/${upload.document.id}`;
  expect((await service.call('DELETE', path, { as: 'anne' })).status).toBe(204);
  expect(await service.place.names()).toEqual([]);
  expect((await report(service, upload)).status).toBe(404);
});

it('a page that announces no hash sends the bytes to the service', async () => {
  const service = await openWith(makeBucket);
  const upload = await waitingDocument(service, 'anne');
  expect([upload.url.startsWith('/customer/uploads/'), upload.headers]).toEqual([true, undefined]);
  expect((await send(service, upload.url, FILE)).status).toBe(204);
  expect(await service.place.bytesOf(upload.document.id)).toEqual(FILE);
});

it('with the folder all bytes go to the service, which compares the announced hash', async () => {
  const service = await openWithFolder();
  const upload = await waitingDocument(service, 'anne', { hash: HASH });
  expect(upload.url.startsWith('/customer/uploads/')).toBe(true);
  expect((await send(service, upload.url, Buffer.from(FILE).fill(9, 20))).status).toBe(400);
  expect((await report(service, upload)).status).toBe(404);
  expect((await send(service, upload.url, FILE)).status).toBe(204);
});

it('pages of the site may upload, and others may not', async () => {
  const { documents } = await makeBucket();
  expect(await documents.uploads?.problemFor('http://localhost:4600')).toBeUndefined();
  expect(await documents.uploads?.problemFor('https://other.example')).toBe(
    'the rules of the bucket do not let pages of https://other.example PUT with the headers content-type,x-amz-checksum-sha256,x-amz-server-side-encryption (deploy/s3/cors.json)',
  );
});

it('the address for the brokerage is signed for ten minutes, and downloads the file', async () => {
  const service = await openWith(makeBucket);
  const { url, document } = await waitingDocument(service, 'anne');
  await send(service, url, FILE);
  const address = (await service.place.documents.locate(document)) ?? '';
  expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('600');
  const answer = await fetch(address);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(FILE);
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${document.id}.pdf"`);
  expect((await fetch(address.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000'))).status).toBe(403);
});

it.each([
  [{ kind: 's3' }, { 'x-amz-server-side-encryption': 'AES256' }],
  [{ kind: 'kms', key: undefined }, { 'x-amz-server-side-encryption': 'aws:kms' }],
  [
    { kind: 'kms', key: 'alias/documents' },
    {
      'x-amz-server-side-encryption': 'aws:kms',
      'x-amz-server-side-encryption-aws-kms-key-id': 'alias/documents',
    },
  ],
  [{ kind: 'bucket' }, {}],
] as const)('the encryption %o is part of a signed address', async (encryption, expected) => {
  process.env['AWS_ACCESS_KEY_ID'] = 'key';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'secret';
  const bucket = openBucket(
    { bucket: 'documents', prefix: 'a/' },
    { endpoint: undefined, region: 'ca-central-1', isPathStyle: false, encryption },
  );
  const upload = { id: 'x', size: 300, type: 'application/pdf', hash: HASH };
  const { url, headers } = await bucket.signPut('incoming/x', upload, 300);
  const { origin, pathname, searchParams } = new URL(url);
  expect([origin, pathname]).toEqual(['https://documents.s3.ca-central-1.amazonaws.com', '/a/incoming/x']);
  const { 'x-amz-checksum-sha256': _checksum, ...others } = headers;
  expect(others).toEqual(expected);
  expect(searchParams.get('X-Amz-SignedHeaders')?.split(';')).toEqual(
    ['content-length', 'content-type', 'host', ...Object.keys(headers)].sort(),
  );
});
