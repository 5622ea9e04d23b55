import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeFailureOf } from '#server/http/storeFailure.ts';
import { fillStore } from '../../tests/support/services/makeTestServices.ts';
import { type Loss, openPgliteServer, type PgliteServer } from '../../tests/support/services/pgliteServer.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../tests/support/services/smallDataset.ts';
import { findListings } from './listings/findListings.ts';
import { openReplica, replicaAt } from './openReplica.ts';
import { openStore } from './openStore.ts';
import { poolOf } from './postgres/postgresDialect.ts';
import type { Store } from './store.ts';

const LISTINGS = smallDatasetListings();
const LOSSES: Loss[] = ['reset', 'terminated'];
const CONNECTIONS = 4;

let server: PgliteServer;
let store: Store;
let uncaught: unknown[];
const catchIt = (failure: unknown) => uncaught.push(failure);

beforeAll(async () => {
  server = await openPgliteServer();
  const { connectionString } = server;
  store = await openStore({ kind: 'postgres', connectionString, connections: CONNECTIONS });
  await fillStore(store, LISTINGS);
}, 60_000);

afterAll(async () => {
  await store.close();
  await server.close();
});

beforeEach(() => {
  uncaught = [];
  process.on('uncaughtException', catchIt);
});

afterEach(() => {
  server.breakBusy(undefined);
  process.off('uncaughtException', catchIt);
});

const search = (searched: Store) =>
  findListings(searched, { viewer: 'customer', today: SMALL_DATASET_DAY }, {});

/** More queries at once than there are connections. */
function searches(searched: Store) {
  return Promise.allSettled(Array.from({ length: 3 * CONNECTIONS }, () => search(searched)));
}

describe.each(LOSSES)('connections that are %s during a query', (loss) => {
  it('fail their own queries, and no others', async () => {
    const before = server.broken();
    server.breakBusy(loss);
    const outcomes = await searches(store);
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'));
    expect(server.broken()).toBeGreaterThan(before);
    server.breakBusy(undefined);
    // A broken connection may be handed out once more.
    await expect.poll(async () => (await search(store)).count, { interval: 5 }).toBe(LISTINGS.length);
    expect(uncaught).toEqual([]);
  });

  it('fail a transaction completely', async () => {
    const write = store.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('dataset').set({ seed: 99 }).execute();
      server.breakBusy(loss);
      await transaction.updateTable('dataset').set({ seed: 100 }).execute();
    });
    await expect(write).rejects.toThrow();
    server.breakBusy(undefined);
    expect(await store.database.selectFrom('dataset').select('seed').execute()).toEqual([{ seed: 1 }]);
    expect(uncaught).toEqual([]);
  });
});

it('a timeout for a connection counts as an unavailable database', async () => {
  const { connectionString } = server;
  const pool = poolOf({ connectionString, connections: 1, timeouts: { connect: 50, answers: 1000 } });
  const connection = await pool.connect();
  const failure = await pool.query('select 1').catch((reason: unknown) => reason);
  connection.release();
  await pool.end();
  expect(storeFailureOf(failure)).toBe('away');
});

it.each([
  ['a disk without room', { code: 'ENOSPC' }, 'full'],
  ["PostgreSQL's disk without room", { code: '53100' }, 'full'],
  ['SQLite without room', { errcode: 13 }, 'full'],
  ['too many connections', { code: '53300' }, 'away'],
  ['a server that starts', { code: '57P03' }, 'away'],
  ['a primary that became a replica', { code: '25006' }, 'away'],
  ['SQLite locked by a backup', { errcode: 261 }, 'away'],
  ['a name without an address', { code: 'ENOTFOUND' }, 'away'],
  ['a value twice', { code: '23505' }, undefined],
  ['a wrong statement', { code: '42P01' }, undefined],
  ['a constraint of SQLite', { errcode: 1555 }, undefined],
  ['a missing file', { code: 'ENOENT' }, undefined],
])('%s is recognized', (_name, facts, kind) => {
  const failure = Object.assign(new Error('no words that tell'), facts);
  expect(storeFailureOf(failure)).toBe(kind);
  expect(storeFailureOf(new Error('what failed', { cause: failure }))).toBe(kind);
});

it('an aborted call is not a failure of the store', () => {
  // Their codes are numbers that SQLite uses too.
  const names = [
    'NotFoundError',
    'NotSupportedError',
    'NetworkError',
    'TimeoutError',
    'AbortError',
    'WrongDocumentError',
  ];
  for (const name of [
    ...names,
    'NoModificationAllowedError',
    'InUseAttributeError',
    'SyntaxError',
    'InvalidModificationError',
  ]) {
    expect(storeFailureOf(new DOMException('given up', name)), name).toBeUndefined();
  }
});

describe.each(LOSSES)('a replica whose connections are %s during searches', (loss) => {
  it('is not used any more, and the primary answers every search', async () => {
    const copy = await openPgliteServer();
    const filled = await openStore({ kind: 'postgres', connectionString: copy.connectionString });
    await fillStore(filled, LISTINGS);
    await filled.close();
    const logged: string[] = [];
    const searched = await openReplica({
      dialect: replicaAt(copy.connectionString, CONNECTIONS),
      primary: store,
      clock: { now: () => new Date(0) },
      log: (line) => logged.push(line),
    });
    try {
      expect((await search(searched)).count).toBe(LISTINGS.length);
      expect(logged).toEqual([]);
      copy.breakBusy(loss);
      const outcomes = await searches(searched);
      expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'));
      expect(copy.broken()).toBeGreaterThan(0);
      expect(logged).toEqual([expect.stringContaining('searches use DATABASE_URL')]);
      expect(uncaught).toEqual([]);
    } finally {
      await searched.close();
      await copy.close();
    }
  }, 30_000);
});
