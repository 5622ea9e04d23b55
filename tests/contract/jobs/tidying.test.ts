import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { systemClock as clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { queued } from '#server/mail/renderMail.ts';
import { tidyingHandler } from '#server/start/startJobs.ts';
import { addJob, queueLengths } from '#server/store/jobs/jobQueue.ts';
import { insertMail } from '#server/store/mail/mailQueue.ts';
import type { Store } from '#server/store/store.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { makeFolder } from '../customer/documentCalls.ts';

const IDS = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);

describe.each(storeDialects())('the clean-up on $name', (dialect) => {
  let store: Store;

  beforeEach(async () => {
    store = await dialect.open();
    return () => store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  const brokerage = {
    isForwarded: false,
    onLeadStored: () => undefined,
    onViewingChanged: () => undefined,
  };

  it('deletes a mail that could not be sent for four months', async () => {
    const { documents, path } = await makeFolder();
    onTestFinished(() => rm(join(path, '..'), { recursive: true, force: true }));
    const now = clock.now().getTime();
    for (const days of [119, 121]) {
      const mail = {
        id: `of-${days}`,
        email: 'anne@example.ca',
        language: 'en',
        subject: '',
        body: '',
        html: null,
      } as const;
      const written = new Date(now - days * MILLISECONDS_A_DAY).toISOString();
      await insertMail(store, queued(mail, { written }));
    }
    await addJob(store, { queue: 'tidying', data: { id: '' } });
    const tidying = tidyingHandler({ store, clock, documents, brokerage, log: () => undefined });
    await doJobs(store, { tidying });
    const left = await store.database.selectFrom('mail').select('id').execute();
    expect(left).toEqual([{ id: 'of-119' }]);
  });

  it('ends between two files when the process stops, and goes on in the next process', async () => {
    const folder = await makeFolder();
    onTestFinished(() => rm(join(folder.path, '..'), { recursive: true, force: true }));
    for (const id of IDS) {
      const part = await folder.documents.begin(id, 4);
      await part.write(Buffer.from('%PDF'));
      await part.close();
      await part.place();
      await store.database.insertInto('removed_document').values({ id }).execute();
    }
    const stopping = new AbortController();
    const documents = {
      ...folder.documents,
      async remove(id: string) {
        await folder.documents.remove(id);
        stopping.abort();
      },
    };
    const parts = { store, clock, brokerage, log: () => undefined };
    const waiting = async () =>
      (await queueLengths(store)).find(({ queue }) => queue === 'tidying')?.waiting ?? 0;
    await addJob(store, { queue: 'tidying', data: { id: '' } });

    const { signal: stopped } = stopping;
    const logged = await doJobs(store, { tidying: tidyingHandler({ ...parts, documents }) }, { stopped });
    expect(logged).toEqual([]);
    expect(await folder.documents.ids()).toHaveLength(2);
    expect(await waiting()).toBe(1);

    await doJobs(store, { tidying: tidyingHandler({ ...parts, documents: folder.documents }) });
    expect(await folder.documents.ids()).toEqual([]);
    expect(await waiting()).toBe(0);
  });
});
