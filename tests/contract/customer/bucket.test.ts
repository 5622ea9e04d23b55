import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBucket } from '#server/customer/documents/bucket.ts';
import { unexpectedFailure } from '#server/http/errors.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';

/** A storage with fixed answers. */
async function bucketWith(answer: (request: IncomingMessage) => { status: number; body: string }) {
  const server = createServer((request, response) => {
    const { status, body } = answer(request);
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // of a TCP server
  process.env['AWS_ACCESS_KEY_ID'] = 'key';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'secret';
  return {
    server,
    bucket: openBucket(
      { bucket: 'documents', prefix: 'a/' },
      {
        endpoint: `http://127.0.0.1:${port}`,
        region: 'ca-central-1',
        isPathStyle: true,
        encryption: { kind: 's3' },
      },
    ),
  };
}

const page = (key: string, prefix: string, next = ''): string =>
  `<?xml version="1.0"?><ListBucketResult><Contents><Key>a/documents/${key}</Key>
  <LastModified>2026-11-21T12:00:00.000Z</LastModified></Contents>
  <CommonPrefixes><Prefix>a/documents/${prefix}/</Prefix></CommonPrefixes>
  ${next && `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;

it('a listing of several pages is read to its end, without the prefix', async () => {
  const { bucket } = await bucketWith(({ url = '' }) => ({
    status: 200,
    body: url.includes('continuation-token=second') ? page('2', 'day-2') : page('1', 'day-1', 'second'),
  }));
  expect((await bucket.list('documents/')).map(({ key }) => key)).toEqual(['documents/1', 'documents/2']);
  expect(await bucket.folders('documents/')).toEqual(['documents/day-1/', 'documents/day-2/']);
});

it('a storage that is busy is a 503 to retry, with its reason in the log', async () => {
  const log = capturedLog();
  const { bucket } = await bucketWith(() => ({
    status: 503,
    body: '<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>',
  }));
  await expect(bucket.get('documents/1')).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '3' },
  });
  expect(log.join('\n')).toContain('SlowDown');
});

it('a storage that cannot be reached is a 503 to retry', async () => {
  capturedLog();
  const { bucket, server } = await bucketWith(() => ({ status: 200, body: '' }));
  await new Promise((resolve) => server.close(resolve));
  const failure = await bucket.get('documents/1').catch((reason: unknown) => reason);
  expect(unexpectedFailure(failure, 'request').status).toBe(503);
});

it('a refusal of the storage is reported as it is', async () => {
  const { bucket } = await bucketWith(() => ({
    status: 403,
    body: '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
  }));
  await expect(bucket.get('documents/1')).rejects.toThrow('Access Denied');
});

it('the rules of deploy/s3 allow what browsers send, and delete only unchecked uploads and former versions', async () => {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(import.meta.dirname, '..', '..', '..', 'deploy', 's3', name), 'utf8'));
  const bucket = openBucket(
    { bucket: 'documents', prefix: '' },
    {
      endpoint: undefined,
      region: 'ca-central-1',
      isPathStyle: false,
      encryption: { kind: 'kms', key: 'alias/documents' },
    },
  );
  const upload = { id: 'x', size: 1, type: 'application/pdf', hash: '00'.repeat(32) };
  const { headers } = await bucket.signPut('incoming/x', upload, 60);
  expect(await read('cors.json')).toMatchObject({
    CORSRules: [{ AllowedMethods: ['PUT'], AllowedHeaders: ['content-type', ...Object.keys(headers)] }],
  });
  expect(await read('lifecycle.json')).toEqual({
    Rules: [
      expect.objectContaining({ Filter: { Prefix: 'incoming/' }, Expiration: { Days: 2 } }),
      expect.not.objectContaining({ Expiration: expect.anything() }),
    ],
  });
});
