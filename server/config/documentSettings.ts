import { z } from 'zod';
import { readBucketUrl, readEncryption } from './bucketSettings.ts';
import { choice, originOf, read, words } from './settingTypes.ts';

/** The settings of the bucket for documents. */
export const documentShape = {
  DOCUMENTS_URL: read(readBucketUrl, 'the address of a bucket').optional().register(words, {
    default: '',
    example: 's3://brokerage-documents/production',
    wrong: 'https://brokerage-documents.example',
    meaning:
      "bucket for customers' documents in place of `DATA_DIR`, on Amazon S3 or a storage with its API ([docs/deploy/documents.md](docs/deploy/documents.md)); access by `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` or the machine's role",
  }),
  DOCUMENTS_ENDPOINT: read(originOf, 'an http(s) address').optional().register(words, {
    default: "Amazon's",
    example: 'https://minio.example',
    wrong: 'minio.example',
    meaning: "address of that storage if it is not Amazon's; browsers have to reach it too",
  }),
  DOCUMENTS_REGION: z
    .string()
    .regex(/^[a-z\d-]{2,40}$/, 'the name of a region')
    .optional()
    .register(words, {
      default: 'that of `AWS_REGION`',
      example: 'ca-central-1',
      wrong: 'Canada (Central)',
      meaning: 'region of that bucket',
    }),
  DOCUMENTS_PATH_STYLE: choice(['on', 'off'], '"on" or "off"').optional().register(words, {
    default: 'on with `DOCUMENTS_ENDPOINT`, else off',
    example: 'on',
    wrong: 'yes',
    meaning: "`on` writes the bucket into the address's path, `off` into its host",
  }),
  DOCUMENTS_ENCRYPTION: read(readEncryption, 'one of bucket, s3, kms, or kms: with the id of a key')
    .optional()
    .register(words, {
      default: 's3',
      example: 'kms:alias/documents',
      wrong: 'aes',
      meaning:
        "encryption that the storage is told to use: `s3` for its own keys (SSE-S3), `kms` for the account's key or `kms:KEY` for another one (SSE-KMS), `bucket` for the setting of the bucket, which a storage without these headers needs",
    }),
};
