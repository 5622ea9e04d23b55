import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const root = '/product';

test.each([
  ['s3://documents', { bucket: 'documents', prefix: '' }],
  ['s3://documents/', { bucket: 'documents', prefix: '' }],
  ['s3://brokerage.documents/a/b', { bucket: 'brokerage.documents', prefix: 'a/b/' }],
])('the bucket %s is read', (DOCUMENTS_URL, bucket) => {
  expect(readConfiguration({ DOCUMENTS_URL }, root).bucket).toEqual(bucket);
});

test.each(['s3://', 's3://Documents', 's3://documents//a', 's3://documents/a?x=1', 'https://documents/a'])(
  'the bucket %s is refused',
  (DOCUMENTS_URL) => {
    expect(() => readConfiguration({ DOCUMENTS_URL }, root)).toThrow(/^DOCUMENTS_URL is "/);
  },
);

test('a storage other than Amazon’s has the bucket in its paths, unless a setting says otherwise', () => {
  const endpoint = { DOCUMENTS_ENDPOINT: 'http://minio:9000' };
  expect(readConfiguration(endpoint, root).storage.isPathStyle).toBe(true);
  expect(readConfiguration({ ...endpoint, DOCUMENTS_PATH_STYLE: 'off' }, root).storage.isPathStyle).toBe(
    false,
  );
});
