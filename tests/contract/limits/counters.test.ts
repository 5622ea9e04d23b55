import { CompiledQuery, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CounterClient, type Counters, memoryCounters, sharedCounters } from '#server/http/counters.ts';
import { rateLimit } from '#server/http/rateLimit.ts';
import { makeService } from '#server/http/service.ts';
import type { Store } from '#server/store/store.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { postgresInProcess } from '#tests/support/services/storeDialects.ts';
import { isOnServer, openEmptyStore } from '#tests/support/services/testStores.ts';

/** The statements of a store's database, counted. */
function clientOf({ database }: Store): CounterClient & { statements: number } {
  return {
    statements: 0,
    async query({ text, values }) {
      this.statements += 1;
      return database.executeQuery(CompiledQuery.raw(text, values));
    },
  };
}

const postgres = isOnServer ? { open: openEmptyStore, end: async () => undefined } : postgresInProcess();

async function openPostgres(): Promise<Store> {
  const store = await postgres.open();
  onTestFinished(() => store.close());
  return store;
}

// The first one of a process takes seconds.
beforeAll(async () => (await postgres.open()).close(), 60_000);
afterAll(() => postgres.end());
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const KINDS: [string, () => Promise<Counters>][] = [
  ['in the memory of a process', async () => memoryCounters],
  ['in PostgreSQL', async () => sharedCounters(clientOf(await openPostgres()))],
];

describe.each(KINDS)('a counter %s', (_kind, open) => {
  it('allows so many points in its time, by key, and says how long to wait', async () => {
    const counter = (await open())({ name: 'a', points: 3, seconds: 60 });
    expect([await counter.take('one', 2), await counter.take('one')]).toEqual([0, 0]);
    vi.setSystemTime(Date.now() + 15_000);
    expect(await counter.take('one')).toBe(45_000);
    expect(await counter.take('other')).toBe(0);
    vi.setSystemTime(Date.now() + 45_000);
    expect(await counter.take('one', 3)).toBe(0);
  });

  it('forgets and blocks a key', async () => {
    const counter = (await open())({ name: 'a', points: 1, seconds: 60 });
    await counter.take('one');
    await counter.forget('one');
    expect(await counter.take('one')).toBe(0);
    await counter.block('other', 1500);
    expect(await counter.take('other')).toBe(2000);
    await counter.block('third', 3_600_000);
    expect(await counter.take('third')).toBe(60_000);
  });

  it('does not block a key for longer after the clock was set back', async () => {
    const counter = (await open())({ name: 'a', points: 2, seconds: 60 });
    await counter.take('one', 3);
    vi.setSystemTime(Date.now() - 86_400_000);
    const waits = [await counter.take('one'), await counter.take('one'), await counter.take('one')];
    expect(waits).toEqual([0, 0, 60_000]);
  });
});

describe('several processes over one PostgreSQL', () => {
  /** Two processes, which have only the database in common. */
  async function twoProcesses() {
    const store = await openPostgres();
    const clients = [clientOf(store), clientOf(store)] as const;
    return { store, clients, processes: [sharedCounters(clients[0]), sharedCounters(clients[1])] as const };
  }

  it('allow an attempt limit once, however the attempts are spread', async () => {
    const { processes } = await twoProcesses();
    const counters = processes.map((make) => make({ name: 'codes', points: 20, seconds: 60 }));
    const allowed = await Promise.all(
      Array.from({ length: 50 }, (_, at) => counters[at % 2]?.take('203.0.113.7')),
    );
    expect(allowed.filter((wait) => wait === 0)).toHaveLength(20);
  });

  it('allow at most a twentieth each beyond a large limit, and send few statements', async () => {
    const { processes, clients } = await twoProcesses();
    const counters = processes.map((make) => make({ name: 'calls', points: 1000, seconds: 1 }));
    let allowed = 0;
    for (let call = 0; call < 3000; call += 1) {
      if ((await counters[call % 2]?.take('203.0.113.7')) === 0) allowed += 1;
    }
    expect(allowed).toBeGreaterThanOrEqual(1000);
    expect(allowed).toBeLessThanOrEqual(1100);
    expect(clients[0].statements + clients[1].statements).toBeLessThanOrEqual(24);
  });

  it('need no statement for a visitor far below the limit', async () => {
    const { processes, clients } = await twoProcesses();
    const counter = processes[0]({ name: 'calls', points: 1000, seconds: 1 });
    for (let call = 0; call < 49; call += 1) expect(await counter.take('203.0.113.7')).toBe(0);
    expect(clients[0].statements).toBe(0);
  });

  it('count the calls of a paid feed exactly', async () => {
    const { processes } = await twoProcesses();
    const options = { name: 'feed', points: 100, seconds: 60, isExact: true };
    const counters = processes.map((make) => make(options));
    let allowed = 0;
    for (let call = 0; call < 150; call += 1) {
      if ((await counters[call % 2]?.take('feed')) === 0) allowed += 1;
    }
    expect(allowed).toBe(100);
  });

  it('share a pause, and forget it together', async () => {
    const { processes } = await twoProcesses();
    const [one, other] = processes.map((make) => make({ name: 'invitation', points: 1, seconds: 60 }));
    expect(await one?.take('anne\nbob@example.ca')).toBe(0);
    expect(await other?.take('carl\nbob@example.ca')).toBe(0);
    expect(await other?.take('anne\nbob@example.ca')).toBeGreaterThan(0);
    await other?.forget('anne\nbob@example.ca');
    expect(await other?.take('anne\nbob@example.ca')).toBe(0);
  });

  it('store neither addresses nor emails', async () => {
    const { processes, store } = await twoProcesses();
    await processes[0]({ name: 'codes', points: 20, seconds: 60 }).take('203.0.113.7');
    const { rows } = await sql<{ key: string }>`select key from rate_limit`.execute(store.database);
    expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
  });

  it('count alone while the database does not answer, and log it once', async () => {
    const log = capturedLog();
    const broken = { query: () => Promise.reject(new Error('the connection was closed')) };
    const app = makeService('/a');
    const limits = [{ path: '/a', requests: 2, seconds: 60 }];
    app.use('*', rateLimit({ limits, counters: sharedCounters(broken), addressOf: () => '203.0.113.7' }));
    app.get('/a/x', (context) => context.text('done'));
    const answers: Response[] = [];
    for (let call = 0; call < 3; call += 1) answers.push(await app.request('/a/x'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get('Retry-After')).toBe('60');
    expect(log.filter((line) => line.includes('counts alone: the connection was closed'))).toHaveLength(1);
  });
});
