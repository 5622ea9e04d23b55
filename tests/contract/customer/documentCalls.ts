import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { WireDocuments, WireNewDocument, WireUpload } from '#api/customer/applicationContract.ts';
import { openBucket } from '#server/customer/documents/bucket.ts';
import { openDocumentBucket } from '#server/customer/documents/documentBucket.ts';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { openObjectStorage } from '#tests/support/services/objectStorage.ts';
import { start } from './applicationCalls.ts';
import { type Answer, type CustomerService, openInMemory } from './customerService.ts';

/** A place for documents with its content. */
export interface TestDocuments {
  documents: DocumentFiles;
  /** Names of all its files, also those of unfinished uploads. */
  names(): Promise<string[]>;
  /** Deletes the rest of aborted uploads, which the tests' object storage stores as far as it arrived. */
  dropAborted(): Promise<void>;
  /** A document's bytes. */
  bytesOf(id: string): Promise<Buffer | undefined>;
}

/** A folder for documents. */
export interface TestFolder extends TestDocuments {
  path: string;
}

async function bytesIn(documents: DocumentFiles, id: string): Promise<Buffer | undefined> {
  const found = await documents.read(id);
  return found && buffer(found);
}

/** Creates a folder. The caller removes it. */
export async function makeFolder(): Promise<TestFolder> {
  const path = join(await mkdtemp(join(tmpdir(), 'documents-')), 'kept');
  const documents = openDocumentFolder(path);
  return {
    documents,
    path,
    names: () => readdir(path).catch(() => []),
    dropAborted: async () => undefined,
    bytesOf: (id) => bytesIn(documents, id),
  };
}

/** Creates a bucket of its own; the storage ends with the test. */
export async function makeBucket(): Promise<TestDocuments> {
  const storage = await openObjectStorage();
  onTestFinished(storage.close);
  const name = { bucket: storage.bucket, prefix: 'brokerage/' };
  const documents = await openDocumentBucket(name, storage.settings);
  const bucket = openBucket(name, storage.settings);
  return {
    documents,
    names: async () => {
      const objects = [...(await bucket.list('documents/')), ...(await bucket.list('incoming/'))];
      return objects.map(({ key }) => key.slice(key.lastIndexOf('/') + 1));
    },
    dropAborted: () => documents.dropParts(-60_000),
    bytesOf: (id) => bytesIn(documents, id),
  };
}

/** The places that documents can be stored in. */
export const DOCUMENT_PLACES: readonly { name: string; make: () => Promise<TestDocuments> }[] = [
  {
    name: 'a folder',
    make: async () => {
      const folder = await makeFolder();
      onTestFinished(() => rm(join(folder.path, '..'), { recursive: true, force: true }));
      return folder;
    },
  },
  { name: 'a bucket', make: makeBucket },
];

/** The service in memory with a place for documents; both end with the test. */
export async function openWith(make: () => Promise<TestDocuments>) {
  const place = await make();
  const service = await openInMemory({ documents: place.documents });
  return { ...service, place };
}

/** The service in memory with a folder; both end with the test. */
export async function openWithFolder(): Promise<CustomerService & { folder: TestFolder }> {
  const folder = await makeFolder();
  onTestFinished(() => rm(join(folder.path, '..'), { recursive: true, force: true }));
  const service = await openInMemory({ documents: folder.documents });
  return { ...service, folder };
}

/** The first bytes of each type of file. */
export const HEADS = {
  'application/pdf': Buffer.from('%PDF-1.7\n'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
} satisfies Record<WireNewDocument['type'], Buffer>;

/** A file of a type with this size in bytes. */
export function fileOf(type: WireNewDocument['type'], size = 300): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size, 7);
  HEADS[type].copy(bytes);
  return bytes;
}

/** The announcement of a document. */
export const PAY_SLIP: WireNewDocument = {
  name: 'Pay slip, May.pdf',
  kind: 'income',
  size: 300,
  type: 'application/pdf',
};

let keys = 0;

/** Announces a document, with a new key by default. */
export function announceDocument<Body = WireUpload>(
  service: CustomerService,
  as: string | undefined,
  applicationId: string,
  { key, ...changes }: { key?: string | null } & Record<string, unknown> = {},
): Promise<Answer<Body>> {
  keys += 1;
  const header = key === undefined ? `key-${keys}` : key;
  return service.call<Body>('POST', `/application/${applicationId}/documents/upload-url`, {
    ...(as === undefined ? {} : { as }),
    body: { ...PAY_SLIP, ...changes },
    headers: header === null ? {} : { 'Idempotency-Key': header },
  });
}

/** Sends bytes to an address as a browser does, without a bearer token. */
export function send(
  service: CustomerService,
  url: string,
  body: BodyInit | null,
  type: string = PAY_SLIP.type,
): Promise<Response> {
  const init = { method: 'PUT', headers: { 'Content-Type': type }, body, duplex: 'half' };
  return service.fetch(url.replace('/customer', ''), init);
}

/** An application with one document that waits for its bytes. */
export async function waitingDocument(
  service: CustomerService,
  as: string,
  facts: Partial<WireNewDocument> = {},
): Promise<WireUpload & { applicationId: string }> {
  const { id } = await start(service, as);
  const { status, body } = await announceDocument(service, as, id, facts);
  if (status !== 201) throw new Error(`no document: ${status} ${JSON.stringify(body)}`);
  return { ...body, applicationId: id };
}

/** Reads a person's documents. */
export async function documentsOf(service: CustomerService, as: string, applicationId: string) {
  const path = `/application/${applicationId}/documents`;
  return (await service.call<WireDocuments>('GET', path, { as })).body.documents;
}
