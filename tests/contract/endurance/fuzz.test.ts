import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fuzzProduct } from '#commands/endurance/fuzzProduct.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { openProduct } from '#tests/support/services/openProduct.ts';

test('three thousand unusual requests over all routes get an answer, and none an internal error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { fetch } = await openProduct({
    rateLimit: 0,
    limits: [],
    customer: { limits: [], documents: openDocumentFolder(folder) },
    contact: { limits: { calls: [], leads: [] } },
  });
  const outcome = await fuzzProduct(fetch, {
    seed: 1,
    count: 3000,
    tokens: ['roy', 'a.b.c'],
    owner: (number) => ({ token: `anne${number}`, userId: `anne${number}` }),
  });
  expect(outcome.faults).toEqual([]);
  expect(outcome.sent).toBe(3000);
  // 409 and 428 are only answered for an existing application.
  const statuses = ['200', '400', '401', '404', '405', '409', '428'];
  expect(Object.keys(outcome.statuses)).toEqual(expect.arrayContaining(statuses));
}, 60_000);
