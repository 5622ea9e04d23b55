import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { BucketName, StorageSettings } from '#server/config/bucketSettings.ts';
import { type Bucket, openBucket } from './bucket.ts';
import {
  type DirectUploads,
  DOCUMENT_ID,
  type DocumentFiles,
  type Part,
  READING_SECONDS,
  STAMP_FILE,
} from './documentFiles.ts';
import { DAY, type OrphanedFiles, readSeen } from './orphanedFiles.ts';

/** Documents that were checked. */
const DOCUMENTS = 'documents/';
/** Uploads that were not. A rule of the bucket may delete them after some days (deploy/s3/lifecycle.json). */
const INCOMING = 'incoming/';
const PART = '.part';
const ORPHANED = '.orphaned/';
const SEEN = `${DOCUMENTS}${ORPHANED}seen.json`;

const PREFLIGHT_MS = 5_000;

const partKey = (id: string): string => `${INCOMING}${id}.${randomUUID()}${PART}`;

/** An object in incoming/ that the service wrote or took. */
function partAt(bucket: Bucket, id: string, key: string): Omit<Part, 'write' | 'close'> {
  let isPlaced = false;
  let isLeft = false;
  return {
    async place() {
      if (!(await bucket.copy(key, DOCUMENTS + id))) throw new Error(`The upload ${key} is gone.`);
      isPlaced = true;
      await bucket.remove(key);
    },
    leave() {
      isLeft = true;
    },
    async drop() {
      if (!isLeft) await bucket.remove(isPlaced ? DOCUMENTS + id : key);
    },
  };
}

/** Sends what is written as one object. The storage stores it when its last byte has arrived, or not at all. */
function sentPart(bucket: Bucket, id: string, size: number): Part {
  const key = partKey(id);
  const body = new PassThrough();
  const ending = new AbortController();
  const sending = bucket.put(key, body, { size, signal: ending.signal });
  // Reported by the next write, or by `close`.
  sending.catch(() => undefined);
  const part = partAt(bucket, id, key);
  return {
    ...part,
    async write(bytes) {
      // After a failure nothing drains it.
      if (!body.write(bytes)) await Promise.race([once(body, 'drain'), sending]);
    },
    async close() {
      body.end();
      await sending;
    },
    async drop() {
      ending.abort();
      await sending.catch(() => undefined);
      await part.drop();
    },
  };
}

function orphanedObjects(bucket: Bucket): OrphanedFiles {
  return {
    readFirstSeen: async () => readSeen((await (await bucket.get(SEEN))?.transformToString()) ?? '{}'),
    saveFirstSeen: (seen) =>
      seen.size === 0 ? bucket.remove(SEEN) : bucket.put(SEEN, JSON.stringify(Object.fromEntries(seen))),
    async setAside(id, day) {
      const path = `${ORPHANED}${day}/${id}`;
      if (!(await bucket.copy(DOCUMENTS + id, DOCUMENTS + path))) return undefined;
      await bucket.remove(DOCUMENTS + id);
      return path;
    },
    async aside() {
      const paths = new Map<string, string>();
      for (const folder of await bucket.folders(DOCUMENTS + ORPHANED)) {
        const day = folder.slice(DOCUMENTS.length + ORPHANED.length, -1);
        if (!DAY.test(day)) continue;
        for (const { key } of await bucket.list(folder)) {
          paths.set(key.slice(folder.length), key.slice(DOCUMENTS.length));
        }
      }
      return paths;
    },
    async bringBack(id, path) {
      if (await bucket.copy(DOCUMENTS + path, DOCUMENTS + id)) await bucket.remove(DOCUMENTS + path);
    },
    remove: (path) => bucket.remove(DOCUMENTS + path),
  };
}

/** The headers of a browser's PUT that a preflight asks for. */
const asked = (headers: Record<string, string>): string =>
  ['content-type', ...Object.keys(headers)].sort().join(',');

function directUploads(bucket: Bucket, origin: string): DirectUploads {
  const uploads: DirectUploads = {
    origin,
    addressOf: (upload, seconds) => bucket.signPut(INCOMING + upload.id, upload, seconds),
    async take(id) {
      const key = partKey(id);
      // The signed address can still change the upload, but not its copy.
      if (!(await bucket.copy(INCOMING + id, key))) return undefined;
      const found = await bucket.get(key);
      if (!found) return undefined;
      const part: Part = { ...partAt(bucket, id, key), write: async () => {}, close: async () => {} };
      return { part, body: found.transformToWebStream() as ReadableStream<Uint8Array> }; // of bytes
    },
    forget: (id) => bucket.remove(INCOMING + id),
    async arrived() {
      const keys = (await bucket.list(INCOMING)).map(({ key }) => key.slice(INCOMING.length));
      return keys.filter((name) => DOCUMENT_ID.test(name));
    },
    async problemFor(siteOrigin) {
      const example = { id: randomUUID(), size: 1, type: 'application/pdf', hash: '00'.repeat(32) };
      const { url, headers } = await uploads.addressOf(example, 60);
      const names = asked(headers);
      const preflight = {
        Origin: siteOrigin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': names,
      };
      const signal = AbortSignal.timeout(PREFLIGHT_MS);
      const answer = await fetch(url, { method: 'OPTIONS', headers: preflight, signal }).catch(
        () => undefined,
      );
      const allowed = answer?.ok ? answer.headers.get('Access-Control-Allow-Origin') : null;
      if (allowed === '*' || allowed === siteOrigin) return undefined;
      return `the rules of the bucket do not let pages of ${siteOrigin} PUT with the headers ${names} (deploy/s3/cors.json)`;
    },
  };
  return uploads;
}

/**
 * The files of documents in a bucket: checked ones in documents/, uploads in incoming/.
 * @throws the SDK's failure if there are no credentials
 */
export async function openDocumentBucket(name: BucketName, storage: StorageSettings): Promise<DocumentFiles> {
  const bucket = openBucket(name, storage);
  const example = { id: '', size: 1, type: 'application/pdf', hash: '00'.repeat(32) };
  const { origin } = new URL((await bucket.signPut(INCOMING, example, 1)).url);
  return {
    place: `bucket s3://${name.bucket}/${name.prefix}`.replace(/\/$/, ''),
    begin: async (id, size) => sentPart(bucket, id, size),
    read: (id) => bucket.get(DOCUMENTS + id),
    async locate({ id, type }) {
      if (!(await bucket.has(DOCUMENTS + id))) return undefined;
      const [, ending = ''] = type.split('/');
      return bucket.signGet(DOCUMENTS + id, { name: `${id}.${ending}`, type }, READING_SECONDS);
    },
    async remove(id) {
      await bucket.remove(DOCUMENTS + id);
      await bucket.remove(INCOMING + id);
    },
    async ids() {
      const keys = (await bucket.list(DOCUMENTS)).map(({ key }) => key.slice(DOCUMENTS.length));
      return keys.filter((id) => DOCUMENT_ID.test(id));
    },
    orphaned: orphanedObjects(bucket),
    async dropParts(age) {
      for (const { key, changed } of await bucket.list(INCOMING)) {
        if (Date.now() - changed.getTime() >= age) await bucket.remove(key);
      }
    },
    stamp: {
      read: async () => (await (await bucket.get(STAMP_FILE))?.transformToString())?.trim() || undefined,
      write: (id) => bucket.put(STAMP_FILE, `${id}\n`),
    },
    uploads: directUploads(bucket, origin),
  };
}
