/** A bucket, as DOCUMENTS_URL names it. */
export interface BucketName {
  bucket: string;
  /** '' or a path with a slash at its end: "brokerage/". */
  prefix: string;
}

/** An object storage with the API of Amazon S3. */
export interface StorageSettings {
  /** Address of a storage other than Amazon's. */
  endpoint: string | undefined;
  /** Undefined takes AWS_REGION or the machine's profile. */
  region: string | undefined;
  /** True if the bucket is the first part of the path, false if it is part of the host. */
  isPathStyle: boolean;
  encryption: BucketEncryption;
}

/**
 * Encryption that is requested for each object: the bucket's own setting, SSE-S3, or SSE-KMS with a key or the
 * account's.
 */
export type BucketEncryption = { kind: 'bucket' } | { kind: 's3' } | { kind: 'kms'; key: string | undefined };

/**
 * Parses the address of a bucket: "s3://bucket" or "s3://bucket/prefix".
 * @returns undefined if it is not one
 */
export function readBucketUrl(text: string): BucketName | undefined {
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w!.*'()/-]*))?$/.exec(text) ?? [];
  if (bucket === undefined || /^\/|\/\//.test(path)) return undefined;
  const prefix = path.replaceAll(/^\/+|\/+$/g, '');
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

/**
 * Parses DOCUMENTS_ENCRYPTION: "bucket", "s3", "kms" or "kms:KEY".
 * @returns undefined for another text
 */
export function readEncryption(text: string): BucketEncryption | undefined {
  if (text === 'bucket' || text === 's3') return { kind: text };
  const [found, key] = /^kms(?::([\w:/-]{1,2048}))?$/.exec(text) ?? [];
  return found === undefined ? undefined : { kind: 'kms', key };
}
