import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { systemClock as clock } from '#server/http/clock.ts';
import { tidyingHandler } from '#server/start/startJobs.ts';
import { addJob, queueLengths } from '#server/store/jobs/jobQueue.ts';
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
    const brokerage = {
      isForwarded: false,
      onLeadStored: () => undefined,
      onViewingChanged: () => undefined,
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
