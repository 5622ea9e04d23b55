import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error the package has no types
import Untyped from '@20minutes/s3rver';
import type { StorageSettings } from '#server/config/bucketSettings.ts';

/** An object storage with the S3 API on this machine, with one bucket. */
export interface ObjectStorage {
  bucket: string;
  /** "http://127.0.0.1:40123" */
  endpoint: string;
  settings: StorageSettings;
  close(): Promise<void>;
}

/** The parts of the package that are used here. */
const S3rver = Untyped as unknown as new (options: {
  silent: boolean;
  vhostBuckets: boolean;
  directory: string;
  allowMismatchedSignatures?: boolean;
  configureBuckets?: { name: string; configs: string[] }[];
}) => { configureBuckets(): Promise<void>; callback(): RequestListener };

const BUCKET = 'documents';
/** The storage's only account. */
const ACCOUNT = 'S3RVER';

/** Rules that let pages of one origin upload, as deploy/s3/cors.json does. */
const corsFor = (origin: string): string => `<CORSConfiguration><CORSRule>
  <AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>content-type</AllowedHeader><AllowedHeader>x-amz-*</AllowedHeader>
</CORSRule></CORSConfiguration>`;

/**
 * Starts the storage, and puts its account into this process's environment, where the SDK finds it.
 * @param siteOrigin whose pages may upload
 */
export async function openObjectStorage(siteOrigin = 'http://localhost:4600'): Promise<ObjectStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'objects-'));
  const options = { silent: true, vhostBuckets: false, directory };
  const checked = new S3rver({
    ...options,
    configureBuckets: [{ name: BUCKET, configs: [corsFor(siteOrigin)] }],
  });
  await checked.configureBuckets();
  const answer = checked.callback();
  // s3rver 5.0.0 computes the signature of a listing without the slash that the SDK puts after the bucket's name.
  const unchecked = new S3rver({ ...options, allowMismatchedSignatures: true }).callback();
  const server = createServer((request, response) =>
    request.url?.startsWith(`/${BUCKET}/?`) ? unchecked(request, response) : answer(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // of a TCP server
  process.env['AWS_ACCESS_KEY_ID'] = ACCOUNT;
  process.env['AWS_SECRET_ACCESS_KEY'] = ACCOUNT;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    bucket: BUCKET,
    endpoint,
    settings: { endpoint, region: 'ca-central-1', isPathStyle: true, encryption: { kind: 's3' } },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
