import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '#server/http/clock.ts';
import type { JobEngine } from '#server/jobs/jobEngine.ts';
import { openEngine } from '#server/jobs/openEngine.ts';
import { addScheduled, doDueJobs, type JobHandler, runJobs } from '#server/jobs/runJobs.ts';
import { waitAfter } from '#server/jobs/sqliteEngine.ts';
import { adoptQueued } from '#server/store/jobs/adoptQueued.ts';
import { findDeadJobs, retryJobs } from '#server/store/jobs/deadJobs.ts';
import { addJob, queueLengths } from '#server/store/jobs/jobQueue.ts';
import { LONGEST_WAIT, QUEUES } from '#server/store/jobs/queues.ts';
import { insertLead } from '#server/store/leads/insertLead.ts';
import type { Store } from '#server/store/store.ts';
import { insertViewing } from '#server/store/viewings/insertViewing.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

const MINUTE = 60_000;
const WISH = { day: '2026-11-25', part: 'morning', way: 'video', timeZone: 'America/Halifax' } as const;

/** A handler that counts what it did. */
function counting(end: Awaited<ReturnType<JobHandler['run']>> = undefined) {
  const done: string[] = [];
  const handler: JobHandler = {
    failureOf: ({ id }) => `Job ${id} was not done`,
    async run({ id }) {
      done.push(id);
      return end;
    },
  };
  return { done, handler };
}

describe.each(storeDialects())('the job queue on $name', (dialect) => {
  let store: Store;

  beforeEach(async () => {
    store = await dialect.open();
    return () => store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  async function engineOf(): Promise<JobEngine> {
    const engine = await openEngine(store, systemClock);
    onTestFinished(() => engine.close());
    return engine;
  }

  const lengthOf = async (queue: string) => {
    const { waiting, failed, refused } = (await queueLengths(store)).find((one) => one.queue === queue) ?? {};
    return { waiting, failed, refused };
  };

  it('has the tables of the version of pg-boss that was read for a release beside an older one', async () => {
    if (store.dialect === 'sqlite') return;
    const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(
      store.database,
    );
    expect(rows, 'docs/decisions/028-one-job-queue.md says what to read').toEqual([{ version: 46 }]);
  });

  it('does each job once, the oldest first', async () => {
    const engine = await engineOf();
    for (const id of ['a', 'b']) await addJob(store, { queue: 'leads', data: { id, revision: 2 } });
    const [first, second, none] = [
      await engine.take('leads'),
      await engine.take('leads'),
      await engine.take('leads'),
    ];
    expect(new Set([first?.data.id, second?.data.id])).toEqual(new Set(['a', 'b']));
    expect(first).toMatchObject({ queue: 'leads', data: { revision: 2 }, attempt: 1 });
    expect([none, await engine.take('mails')]).toEqual([undefined, undefined]);
    if (first && second) for (const job of [first, second]) await engine.finish(job);
    expect(await lengthOf('leads')).toEqual({ waiting: 0, failed: 0, refused: 0 });
  });

  it('knows nothing of a job whose transaction was rolled back', async () => {
    const work = store.database.transaction().execute(async (database) => {
      await addJob({ database, dialect: store.dialect }, { queue: 'mails', data: { id: 'a' } });
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await lengthOf('mails')).toEqual({ waiting: 0, failed: 0, refused: 0 });
  });

  it('repeats a failed job later, and counts the attempts', async () => {
    const engine = await engineOf();
    await addJob(store, { queue: 'leads', data: { id: 'a' } });
    const first = await engine.take('leads');
    if (!first) throw new Error('there is a job');
    const { waitMs = 0 } = await engine.retry(first, 'the receiver answered 503');
    expect(waitMs).toBeGreaterThan(500);
    expect(waitMs).toBeLessThanOrEqual(2000);
    expect(await engine.take('leads'), 'not yet').toBeUndefined();
    expect(await engine.take('leads', { isEarly: true })).toMatchObject({ attempt: 2, data: { id: 'a' } });
    expect(await lengthOf('leads')).toMatchObject({ waiting: 1 });
  });

  it('ignores the end of an attempt that another process has taken over', async () => {
    const engine = await engineOf();
    await addJob(store, { queue: 'leads', data: { id: 'a' } });
    const first = await engine.take('leads');
    if (!first) throw new Error('there is a job');
    await engine.retry(first, 'the process was silent');
    const second = await engine.take('leads', { isEarly: true });
    if (!second) throw new Error('it is due again');
    await engine.retry(first, 'told late');
    expect(await engine.take('leads', { isEarly: true }), 'the second attempt has it').toBeUndefined();
    await engine.refuse(first, 'told late');
    expect(await lengthOf('leads')).toEqual({ waiting: 1, failed: 0, refused: 0 });
    await engine.finish(second);
    expect(await lengthOf('leads')).toEqual({ waiting: 0, failed: 0, refused: 0 });
  });

  it('gives a job back at once when its process stops', async () => {
    const engine = await engineOf();
    await addJob(store, { queue: 'mails', data: { id: 'a' } });
    const job = await engine.take('mails');
    if (!job) throw new Error('there is a job');
    await engine.release(job);
    expect(await engine.take('mails')).toMatchObject({ data: { id: 'a' } });
  });

  it('does a job that was given back more often than it may be tried, and then counts its attempts', async () => {
    await addJob(store, { queue: 'newHomes', data: { id: '' } });
    for (const _stop of Array.from({ length: QUEUES.newHomes.attempts + 1 })) {
      const process = new AbortController();
      const run = async () => {
        process.abort();
        return 'the product was stopped meanwhile';
      };
      const newHomes = { ...counting().handler, run };
      expect(await doJobs(store, { newHomes }, { stopped: process.signal })).toEqual([]);
      expect(await lengthOf('newHomes')).toEqual({ waiting: 1, failed: 0, refused: 0 });
    }
    const bad = counting('the feed is down');
    for (const _attempt of Array.from({ length: QUEUES.newHomes.attempts + 1 })) {
      await doJobs(store, { newHomes: bad.handler }, { isEarly: true });
    }
    expect(bad.done).toHaveLength(QUEUES.newHomes.attempts);
    expect(await lengthOf('newHomes')).toEqual({ waiting: 0, failed: 1, refused: 0 });
  });

  it('leaves a job that another process took over when the first one stops', async () => {
    const engine = await engineOf();
    await addJob(store, { queue: 'newHomes', data: { id: '' } });
    const first = await engine.take('newHomes');
    if (!first) throw new Error('there is a job');
    await engine.retry(first, 'the process was silent');
    const second = await engine.take('newHomes', { isEarly: true });
    if (!second) throw new Error('it is due again');
    await engine.release(first);
    expect(await engine.take('newHomes', { isEarly: true }), 'the second attempt has it').toBeUndefined();
    expect((await engine.retry(second, 'the feed is down')).waitMs).toBeGreaterThan(0);
  });

  it('keeps jobs that were refused, or whose attempts are used up, and tells so', async () => {
    await addJob(store, { queue: 'mails', data: { id: 'a' } });
    await addJob(store, { queue: 'newHomes', data: { id: '' } });
    const mails = counting({ refused: 'no such mailbox' }).handler;
    expect(await doJobs(store, { mails })).toEqual([
      'Job a was not done: no such mailbox. There is no other attempt.',
    ]);
    const newHomes = counting('the feed is down').handler;
    const lines: string[] = [];
    for (const _attempt of Array.from({ length: QUEUES.newHomes.attempts + 1 })) {
      lines.push(...(await doJobs(store, { newHomes }, { isEarly: true })));
    }
    expect(lines).toHaveLength(QUEUES.newHomes.attempts);
    expect(lines.at(-1)).toBe('Job  was not done: the feed is down. There is no other attempt.');
    expect(await lengthOf('mails')).toEqual({ waiting: 0, failed: 0, refused: 1 });
    expect(await lengthOf('newHomes')).toEqual({ waiting: 0, failed: 1, refused: 0 });
  });

  it('begins the attempts of failed jobs again, and leaves refused ones', async () => {
    await addJob(store, { queue: 'mails', data: { id: 'a' } });
    await addJob(store, { queue: 'newHomes', data: { id: '' } });
    await addJob(store, { queue: 'tidying', data: { id: '' } });
    const [bad, refused] = [counting('the feed is down'), counting({ refused: 'no such mailbox' })];
    await doJobs(store, { mails: refused.handler });
    for (const _attempt of Array.from({ length: QUEUES.newHomes.attempts })) {
      await doJobs(store, { newHomes: bad.handler, tidying: bad.handler }, { isEarly: true });
    }
    const dead = await findDeadJobs(store);
    expect(dead.map(({ queue, data, state, problem }) => [queue, data, state, problem]).toSorted()).toEqual([
      ['mails', { id: 'a' }, 'refused', 'no such mailbox'],
      ['newHomes', { id: '' }, 'failed', 'the feed is down'],
      ['tidying', { id: '' }, 'failed', 'the feed is down'],
    ]);
    const age = Date.now() - Date.parse(dead[0]?.ended ?? '');
    expect(Math.abs(age)).toBeLessThan(60_000);
    const idOf = (name: string) => dead.find(({ queue }) => queue === name)?.id;
    expect(await retryJobs(store, crypto.randomUUID())).toBe(0);
    expect(await retryJobs(store, idOf('mails'))).toBe(0);
    expect(await retryJobs(store, idOf('newHomes'))).toBe(1);
    const { done, handler } = counting();
    const again = () => doJobs(store, { newHomes: handler, tidying: handler, mails: handler });
    await again();
    expect(done).toHaveLength(1);
    expect(await retryJobs(store)).toBe(1);
    await again();
    expect(done).toHaveLength(2);
    expect((await findDeadJobs(store)).map(({ state }) => state)).toEqual(['refused']);
  });

  it('forgets the failed jobs of schedules after a day', async () => {
    // pg-boss deletes by its own clock.
    if (store.dialect !== 'sqlite') return;
    let now = Date.now();
    const clock = { now: () => new Date(now) };
    const bad = counting('the feed is down').handler;
    await addJob(store, { queue: 'mails', data: { id: 'a' } });
    await doJobs(store, { mails: counting({ refused: 'no such mailbox' }).handler });
    await addJob(store, { queue: 'newHomes', data: { id: '' } });
    for (const _attempt of Array.from({ length: QUEUES.newHomes.attempts })) {
      await doJobs(store, { newHomes: bad }, { clock, isEarly: true });
    }
    const tidy = async () => {
      await addJob(store, { queue: 'tidying', data: { id: '' } });
      await doJobs(store, { tidying: counting().handler }, { clock });
      return (await findDeadJobs(store)).map(({ queue }) => queue).toSorted();
    };
    now += 23 * 60 * MINUTE;
    expect(await tidy()).toEqual(['mails', 'newHomes']);
    now += 2 * 60 * MINUTE;
    expect(await tidy()).toEqual(['mails']);
  });

  it('repeats a job whose handler throws', async () => {
    const logged = capturedLog();
    await addJob(store, { queue: 'leads', data: { id: 'a' } });
    const leads: JobHandler = {
      ...counting().handler,
      run: () => Promise.reject(new Error('too many connections')),
    };
    expect(await doJobs(store, { leads })).toEqual([
      expect.stringContaining('Job a was not done: an error of the product. Next attempt in'),
    ]);
    expect(logged.join()).toContain('too many connections');
    expect(await lengthOf('leads')).toMatchObject({ waiting: 1 });
  });

  it('does scheduled work once in a period, for several processes', async () => {
    let now = Date.parse('2026-11-24T12:01:00.000Z');
    const clock = { now: () => new Date(now) };
    const schedules = [{ queue: 'tidying', every: 10 * MINUTE }] as const;
    const { done, handler: tidying } = counting();
    const process = () => addScheduled({ store, clock, schedules }, () => undefined);
    const engine = await openEngine(store, clock);
    onTestFinished(() => engine.close());
    const work = { engine, handlers: { tidying }, log: () => undefined };
    const doScheduled = () => doDueJobs('tidying', work, { stopped: new AbortController().signal });
    expect(await Promise.all([process(), process()])).toEqual([9 * MINUTE, 9 * MINUTE]);
    await doScheduled();
    await process();
    await doScheduled();
    expect(done, 'the period is over only later').toHaveLength(1);
    now += 9 * MINUTE;
    await process();
    await doScheduled();
    expect(done).toHaveLength(2);
  });

  it('runs in the background: at once when it is woken, until it is stopped', async () => {
    const { done, handler: leads } = counting();
    const engine = await openEngine(store, systemClock);
    const jobs = runJobs({ store, engine, clock: systemClock, handlers: { leads }, log: () => undefined });
    await addJob(store, { queue: 'leads', data: { id: 'a' } });
    jobs.wake('leads');
    await expect.poll(() => done, { interval: 5 }).toEqual(['a']);
    await jobs.stop();
    await addJob(store, { queue: 'leads', data: { id: 'b' } });
    jobs.wake('leads');
    expect(done).toEqual(['a']);
  });

  it('takes over what the former release has queued in its rows, each row once', async () => {
    const due = '2026-11-23T12:00:00.000Z';
    const waiting = { forwarding: 'waiting', forward_due: due } as const;
    await insertLead(store, createMockLeadRow({ id: 'l', ...waiting }));
    const viewing = createMockLeadRow({ id: 'v', kind: 'viewing' });
    await insertViewing(store, { lead: viewing, wish: WISH, language: 'en', owner: undefined });
    const { database } = store;
    await doJobs(store, { viewings: counting().handler });
    await database.updateTable('viewing').set({ mail_due: due, revision: 3 }).execute();
    await database.updateTable('lead').set(waiting).where('id', '=', 'v').execute();
    const content = {
      email: 'a@example.ca',
      language: 'en',
      subject: 'Hello',
      body: 'Hello.',
      html: null,
    } as const;
    const noOwner = { user_id: null, search_id: null, subscription_id: null, reply_to: null } as const;
    const rest = {
      attachments: null,
      unsubscribe: null,
      expires: null,
      written: due,
      attempts: 1,
      due,
    } as const;
    const mail = { id: 'm', ...content, ...noOwner, ...rest };
    await database
      .insertInto('mail')
      .values([
        { ...mail, is_alert: 0 },
        { ...mail, id: 'n', is_alert: 1 },
        // The former release's process is sending this one.
        { ...mail, id: 'o', is_alert: 0, due: '2026-11-23T12:02:00.000Z' },
      ])
      .execute();
    const adopted = await Promise.all([1, 2].map(() => adoptQueued(store, '2026-11-23T12:01:00.000Z')));
    expect(adopted.sort()).toEqual([0, 5]);
    // The former release has just read them, and takes them by these conditions.
    const lateMail = database
      .updateTable('mail')
      .set({ due })
      .where('id', '=', 'm')
      .where('attempts', '=', 1);
    const lateViewing = database
      .updateTable('viewing')
      .set({ mail_due: due })
      .where('mail_attempts', '=', 0)
      .where('revision', '=', 3);
    for (const late of [lateMail, lateViewing])
      expect((await late.executeTakeFirst()).numUpdatedRows).toBe(0n);
    const engine = await engineOf();
    const all = async (queue: 'leads' | 'mails' | 'alerts' | 'viewings') => {
      const found = [];
      for (let job = await engine.take(queue); job; job = await engine.take(queue)) found.push(job.data);
      return found.sort((one, other) => one.id.localeCompare(other.id));
    };
    expect(await all('leads')).toEqual([
      { id: 'l', revision: 1 },
      { id: 'v', revision: 3 },
    ]);
    expect(await all('viewings')).toEqual([{ id: 'v', revision: 3 }]);
    expect([await all('mails'), await all('alerts')]).toEqual([[{ id: 'm' }], [{ id: 'n' }]]);
  });
});

it('waits twice as long after each failure, up to an hour, with random variation', () => {
  const waits = Array.from({ length: 200 }, (_, number) => waitAfter(1 + (number % 20), 2));
  for (const [number, wait] of waits.entries()) {
    const whole = Math.min(LONGEST_WAIT, 2 ** (1 + (number % 20))) * 1000;
    expect(wait).toBeGreaterThanOrEqual(whole / 2);
    expect(wait).toBeLessThanOrEqual(whole);
  }
  expect(new Set(waits).size).toBeGreaterThan(20);
});
