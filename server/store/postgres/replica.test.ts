import type { Dialect } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { postgresInProcess } from '../../../tests/support/services/storeDialects.ts';
import { findListings } from '../listings/findListings.ts';
import { openReplica, replicaAt } from '../openReplica.ts';
import type { Store } from '../store.ts';
import { type Reads, ReplicaDialect } from './replicaDialect.ts';

const LISTINGS = smallDatasetListings();
const WELL = 'The replica of DATABASE_REPLICA_URL works again: searches use it.';
const leftBecause = (reason: string) =>
  `The replica of DATABASE_REPLICA_URL cannot be used (${reason}): searches use DATABASE_URL.`;

const dialect = postgresInProcess();
let primary: Store;
let searched: Store;
let lines: string[];
/** Milliseconds. */
let now: number;
let replica: { failure: Error | undefined; requestCount: number; isBehind: boolean; isClosed: boolean };

beforeAll(async () => {
  primary = await dialect.open();
  await fillStore(primary, LISTINGS);
}, 60_000);

afterAll(async () => {
  await primary.close();
  await dialect.end();
});

beforeEach(() => {
  lines = [];
  now = 0;
  replica = { failure: undefined, requestCount: 0, isBehind: false, isClosed: false };
});

afterEach(async () => {
  await searched.close();
});

/** Holds the primary's data, and fails on demand. */
function open(connectedBy: Dialect = new ReplicaDialect({ executeQuery: answered }, closed)): Promise<Store> {
  return openReplica({
    dialect: connectedBy,
    primary,
    clock: { now: () => new Date(now) },
    log: (line) => lines.push(line),
  });
}

const answered: Reads['executeQuery'] = async (query) => {
  replica.requestCount += 1;
  if (replica.failure) throw replica.failure;
  const result = await primary.database.executeQuery<Record<string, unknown>>(query);
  const rows = replica.isBehind && query.sql.includes('"dataset"') ? [] : result.rows;
  return { ...result, rows: rows as never[] }; // of any statement
};

async function closed(): Promise<void> {
  replica.isClosed = true;
}

/** The number of homes that a search finds, and whether the replica was used. */
async function search(): Promise<{ count: number; wasReplicaUsed: boolean }> {
  const before = replica.requestCount;
  const { count } = await findListings(searched, { viewer: 'customer', today: SMALL_DATASET_DAY }, {});
  return { count, wasReplicaUsed: replica.requestCount > before };
}

/** Waits until the work in the background has ended. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('searches use the replica, without a log line', async () => {
  searched = await open();
  expect(await search()).toEqual({ count: LISTINGS.length, wasReplicaUsed: true });
  expect((await searched.dataset())?.dates?.asOf).toBe(SMALL_DATASET_DAY);
  expect(lines).toEqual([]);
});

it('searches use the primary while the replica fails, with one log line, and the replica afterwards', async () => {
  searched = await open();
  replica.failure = new Error('connect ECONNREFUSED 10.0.0.7:5432');
  for (let time = 0; time < 3; time += 1) expect((await search()).count).toBe(LISTINGS.length);
  expect(lines).toEqual([leftBecause('connect ECONNREFUSED 10.0.0.7:5432')]);
  expect((await search()).wasReplicaUsed).toBe(false);

  // After the pause it is checked beside a search. It is still down, so no further line is logged.
  now += 10_000;
  expect((await search()).count).toBe(LISTINGS.length);
  await settled();
  expect(lines).toHaveLength(1);

  replica.failure = undefined;
  now += 10_000;
  await search();
  await expect.poll(() => lines).toEqual([lines[0], WELL]);
  expect(await search()).toEqual({ count: LISTINGS.length, wasReplicaUsed: true });
});

it('the store opens while the replica is down', async () => {
  replica.failure = new Error('');
  searched = await open();
  expect(await search()).toEqual({ count: LISTINGS.length, wasReplicaUsed: false });
  expect(lines).toEqual([leftBecause('no answer')]);
});

it('a replica with another dataset is not used', async () => {
  replica.isBehind = true;
  searched = await open();
  expect((await search()).wasReplicaUsed).toBe(false);
  expect(lines).toEqual([leftBecause('it has not caught up yet')]);
});

it('a wrong statement does not count as a failure of the replica', async () => {
  searched = await open();
  const query = searched.database.selectFrom('listing').select('listing.nothing' as 'listing.id'); // on purpose
  await expect(query.execute()).rejects.toThrow(/nothing/);
  expect(lines).toEqual([]);
  expect((await search()).wasReplicaUsed).toBe(true);
});

it('a search connection cannot write', async () => {
  searched = await open();
  await expect(searched.moveDatesTo('demo', 1)).rejects.toThrow('A replica is for reading only.');
});

it('closing the replica leaves the primary open', async () => {
  searched = await open();
  await searched.close();
  expect(replica.isClosed).toBe(true);
  expect(await primary.dataset()).toBeDefined();
});

it('an address without a server counts as a replica that is down', async () => {
  searched = await open(replicaAt('postgres://user@127.0.0.1:1/nothing', 2));
  expect((await search()).count).toBe(LISTINGS.length);
  expect(lines).toEqual([leftBecause('connect ECONNREFUSED 127.0.0.1:1')]);
});
