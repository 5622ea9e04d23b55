/** Objects of a bucket by the S3 API. Only this file and its callers load the AWS SDK, and only if a bucket is used. */
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BucketEncryption, BucketName, StorageSettings } from '#server/config/bucketSettings.ts';
import { ServiceError } from '#server/http/errors.ts';
import { logFailure } from '#server/http/log.ts';
import type { AnnouncedUpload } from './documentFiles.ts';

/** An object of a listing. */
export interface ListedObject {
  key: string;
  /** Time of its last change, by the storage's clock. */
  changed: Date;
}

/** The body of an object. */
export interface ObjectBody extends AsyncIterable<Uint8Array> {
  transformToWebStream(): ReadableStream;
  transformToString(): Promise<string>;
}

/** The objects of one bucket below one prefix, which their keys leave out. */
export interface Bucket {
  /** A stream needs its size, and a signal that aborts it when it breaks off. */
  put(
    key: string,
    body: NonNullable<PutObjectCommandInput['Body']>,
    stream?: { size: number; signal: AbortSignal },
  ): Promise<void>;
  /** Undefined if it does not exist. */
  get(key: string): Promise<ObjectBody | undefined>;
  has(key: string): Promise<boolean>;
  /** @returns false if the source does not exist */
  copy(from: string, to: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Objects in a folder ("incoming/"), without those in folders below it. */
  list(folder: string): Promise<ListedObject[]>;
  /** The folders in a folder, with its own path: "documents/.orphaned/2026-11-21/". */
  folders(folder: string): Promise<string[]>;
  /** A signed address for a PUT, and the headers that it needs. */
  signPut(
    key: string,
    upload: AnnouncedUpload,
    seconds: number,
  ): Promise<{ url: string; headers: Record<string, string> }>;
  /** A signed address from which a browser saves an object as a file. */
  signGet(key: string, as: { name: string; type: string }, seconds: number): Promise<string>;
}

const CONNECT_MS = 3_000;
/** Timeout in milliseconds without any byte. A visitor on a slow line may take minutes for a document. */
const IDLE_MS = 30_000;
const ATTEMPTS = 3;
const quiet = () => undefined;

/** The headers that request an encryption, as members of the SDK's input. */
function encryptionInput(
  encryption: BucketEncryption,
): Pick<PutObjectCommandInput, 'ServerSideEncryption' | 'SSEKMSKeyId'> {
  if (encryption.kind === 'bucket') return {};
  if (encryption.kind === 's3') return { ServerSideEncryption: 'AES256' };
  const { key } = encryption;
  return { ServerSideEncryption: 'aws:kms', ...(key === undefined ? {} : { SSEKMSKeyId: key }) };
}

/** The same headers as a browser sends them. */
function encryptionHeaders(encryption: BucketEncryption): Record<string, string> {
  const { ServerSideEncryption, SSEKMSKeyId } = encryptionInput(encryption);
  return {
    ...(ServerSideEncryption === undefined ? {} : { 'x-amz-server-side-encryption': ServerSideEncryption }),
    ...(SSEKMSKeyId === undefined ? {} : { 'x-amz-server-side-encryption-aws-kms-key-id': SSEKMSKeyId }),
  };
}

const isMissing = (failure: unknown): boolean =>
  failure instanceof S3ServiceException &&
  failure.$metadata.httpStatusCode === 404 &&
  failure.name !== 'NoSuchBucket';

/** True if the storage is unavailable for the moment: busy, failing, or too slow. */
function isPassing(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure.name === 'TimeoutError') return true;
  const status = failure instanceof S3ServiceException ? failure.$metadata.httpStatusCode : undefined;
  return status !== undefined && (status >= 500 || status === 429);
}

/** Opens a bucket. No request is sent. Credentials come from the SDK's default chain. */
export function openBucket({ bucket, prefix }: BucketName, storage: StorageSettings): Bucket {
  const { endpoint, region, isPathStyle, encryption } = storage;
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(region === undefined ? {} : { region }),
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS },
    // Failures are logged where they are handled. The SDK would print them too.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    // Otherwise the SDK adds checksums in a form that not every storage other than Amazon's accepts.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const encrypted = encryptionInput(encryption);

  /** @throws ServiceError 503 if the storage is unavailable for the moment */
  async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (failure) {
      if (!isPassing(failure)) throw failure;
      logFailure(`the storage of s3://${bucket} did not answer`, failure);
      throw new ServiceError(503, 'Documents are not available at the moment. Please try again.', {
        'Retry-After': '3',
      });
    }
  }

  async function orMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
    try {
      return await orUnavailable(work);
    } catch (failure) {
      if (isMissing(failure)) return undefined;
      throw failure;
    }
  }

  /** The pages of a folder's listing, a thousand entries each. */
  async function* pages(folder: string): AsyncGenerator<ListObjectsV2CommandOutput> {
    let token: string | undefined;
    do {
      const input = { Bucket: bucket, Prefix: prefix + folder, Delimiter: '/', ContinuationToken: token };
      const page = await orUnavailable(client.send(new ListObjectsV2Command(input)));
      yield page;
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  return {
    async put(key, body, stream) {
      const length = stream && { ContentLength: stream.size };
      const command = new PutObjectCommand({ ...at(key), Body: body, ...length, ...encrypted });
      await orUnavailable(client.send(command, stream && { abortSignal: stream.signal }));
    },
    async get(key) {
      const found = await orMissing(client.send(new GetObjectCommand(at(key))));
      return found?.Body as ObjectBody | undefined; // Node's stream with the SDK's methods
    },
    has: async (key) => (await orMissing(client.send(new HeadObjectCommand(at(key))))) !== undefined,
    async copy(from, to) {
      const source = encodeURI(`${bucket}/${prefix}${from}`);
      const command = new CopyObjectCommand({ ...at(to), CopySource: source, ...encrypted });
      return (await orMissing(client.send(command))) !== undefined;
    },
    async remove(key) {
      await orMissing(client.send(new DeleteObjectCommand(at(key))));
    },
    async list(folder) {
      const found: ListedObject[] = [];
      for await (const { Contents = [] } of pages(folder)) {
        for (const { Key = '', LastModified = new Date() } of Contents) {
          found.push({ key: Key.slice(prefix.length), changed: LastModified });
        }
      }
      return found;
    },
    async folders(folder) {
      const found: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(folder)) {
        for (const { Prefix = '' } of CommonPrefixes) found.push(Prefix.slice(prefix.length));
      }
      return found;
    },
    async signPut(key, { size, type, hash }, seconds) {
      const checksum = Buffer.from(hash, 'hex').toString('base64');
      const command = new PutObjectCommand({
        ...at(key),
        ContentType: type,
        ContentLength: size,
        ChecksumSHA256: checksum,
        ...encrypted,
      });
      const url = await getSignedUrl(client, command, {
        expiresIn: seconds,
        // These headers are part of the signature, so the storage refuses other values. The browser sets the length.
        signableHeaders: new Set(['host', 'content-type', 'content-length']),
        unhoistableHeaders: new Set(['x-amz-checksum-sha256']),
      });
      return { url, headers: { 'x-amz-checksum-sha256': checksum, ...encryptionHeaders(encryption) } };
    },
    signGet: (key, { name, type }, seconds) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...at(key),
          ResponseContentType: type,
          // A file can be something else beside what it claims to be, so a browser must never open it as a page.
          ResponseContentDisposition: `attachment; filename="${name}"`,
          ResponseCacheControl: 'private, no-store',
        }),
        { expiresIn: seconds },
      ),
  };
}
