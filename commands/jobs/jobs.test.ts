import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { addJob, queueLengths } from '#server/store/jobs/jobQueue.ts';
import { openStore } from '#server/store/openStore.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';

const FAILING = { failureOf: () => 'It failed', run: async () => 'the feed is down' };
const REFUSING = { failureOf: () => 'It failed', run: async () => ({ refused: 'no such mailbox' }) };

test('the operator lists dead jobs beside the running server, and retries those that failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jobs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = { ...process.env, STAGE: 'local', DATABASE_URL: '', DATA_DIR: folder };
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'jobs.ts'), ...words], { env });
  const store = await openStore({ kind: 'folder', folder });
  onTestFinished(() => store.close());
  await addJob(store, { queue: 'newHomes', data: { id: '' } });
  await addJob(store, { queue: 'mails', data: { id: 'mail-1' } });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await doJobs(store, { newHomes: FAILING, mails: REFUSING }, { isEarly: true });
  }
  const { stdout } = await run();
  expect(stdout).toMatch(/^[\da-f-]{36} {2}\S+Z {2}newHomes +failed +the schedule: the feed is down$/m);
  expect(stdout).toMatch(/^[\da-f-]{36} {2}\S+Z {2}mails +refused mail-1: no such mailbox$/m);
  expect(stdout).toMatch(/\n1 job failed, 1 refused\. .+\n$/);

  const unknown = run(`--retry=${crypto.randomUUID()}`);
  await expect(unknown).rejects.toMatchObject({
    stderr: expect.stringContaining('but it must be the id of a failed job'),
  });
  expect((await run('--retry=all')).stdout).toMatch(/^1 job will be tried again/);
  const waiting = (await queueLengths(store)).filter((queue) => queue.waiting > 0);
  expect(waiting.map(({ queue, failed }) => [queue, failed])).toEqual([['newHomes', 0]]);
}, 30_000);
