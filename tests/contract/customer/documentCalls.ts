import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { WireDocuments, WireNewDocument, WireUpload } from '#api/customer/applicationContract.ts';
import { type DocumentFolder, openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { start } from './applicationCalls.ts';
import { type Answer, type CustomerService, openInMemory } from './customerService.ts';

/** A folder for documents with its content. */
export interface TestFolder {
  documents: DocumentFolder;
  path: string;
  /** Names of its files; empty if it was never created. */
  names(): Promise<string[]>;
}

/** Creates a folder. The caller removes it. */
export async function makeFolder(): Promise<TestFolder> {
  const path = join(await mkdtemp(join(tmpdir(), 'documents-')), 'kept');
  return {
    documents: openDocumentFolder(path),
    path,
    names: () => readdir(path).catch(() => []),
  };
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
