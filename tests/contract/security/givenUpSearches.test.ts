import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfiguration } from '#server/config/configuration.ts';
import { startUp } from '#server/start/startUp.ts';
import { openSearches } from '#server/store/openSearches.ts';
import { openStore } from '#server/store/openStore.ts';
import { shareConnections } from '#server/store/shareConnections.ts';
import { createMockGeneralLead } from '#tests/support/leads/createMockLead.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { fillStore } from '#tests/support/services/makeTestServices.ts';
import { openProduct } from '#tests/support/services/openProduct.ts';
import { openPgliteServer } from '#tests/support/services/pgliteServer.ts';
import { smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { addressOfStore, isOnServer } from '#tests/support/services/testStores.ts';

const CONNECTIONS = 4;
const TIMEOUT_MS = 200;
const SEARCH = '/realty/listings?resultsPerPage=1';

beforeEach(() => {
  capturedLog();
});

/** Opens the stores of visitors' searches; they end with the test. */
async function searchesAt(primaryUrl: string) {
  const clock = { now: () => new Date(0) };
  const options = {
    primaryUrl,
    replicaUrl: undefined,
    connections: CONNECTIONS,
    clock,
    log: () => undefined,
  };
  const stores = await openSearches({ ...options, timeoutMs: TIMEOUT_MS });
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  return stores[0];
}

const lead: RequestInit = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-of-a-lead' },
  body: JSON.stringify(createMockGeneralLead()),
};

it.each([
  [3, { general: 2, searches: 1 }],
  [8, { general: 4, searches: 4 }],
  [21, { general: 11, searches: 10 }],
])('%i connections are divided', (connections, shares) => {
  expect(shareConnections(connections)).toEqual(shares);
});

/** A PostgreSQL with the small dataset; ends with the test. */
async function filledServer() {
  const server = await openPgliteServer();
  onTestFinished(server.close);
  const store = await openStore({ kind: 'postgres', connectionString: server.connectionString });
  await fillStore(store, smallDatasetListings());
  await store.close();
  return server;
}

it('a server searches its PostgreSQL over connections with a limit', async () => {
  const server = await filledServer();
  const folder = mkdtempSync(join(tmpdir(), 'searching-'));
  const environment = { DEMO: 'off', DATABASE_URL: server.connectionString, DATA_DIR: folder };
  const configuration = readConfiguration(environment, folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  const running = await startUp({ configuration, root: folder, appFolder: undefined, log: () => undefined });
  const client = new pg.Client({ connectionString: server.connectionString });
  onTestFinished(async () => {
    await client.end();
    await running.close();
    rmSync(folder, { recursive: true });
  });
  expect((await running.fetch(new Request(`http://product.test${SEARCH}`))).status).toBe(200);
  // PGlite has one session for all connections, which keeps the last settings.
  await client.connect();
  expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }]);
}, 30_000);

describe('a primary that does not answer', () => {
  it('times out for searches, which are answered 503 with a Retry-After', async () => {
    const server = await filledServer();
    const { fetch } = await openProduct({ searched: await searchesAt(server.connectionString) });
    expect((await fetch(SEARCH)).status).toBe(200);
    server.block();
    const answer = await fetch(SEARCH);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3']);
    expect((await fetch('/realty/contact', lead)).status, 'leads have connections of their own').toBe(200);
    server.goOn();
    await expect.poll(async () => (await fetch(SEARCH)).status, { interval: 50 }).toBe(200);
  }, 30_000);
});

// PGlite has one session and no timers.
describe.runIf(isOnServer)('the statement of a search on PostgreSQL', () => {
  it('is cancelled on the server after its timeout, but a migration is not', async () => {
    const { store } = await openProduct();
    const searched = await searchesAt(await addressOfStore(store));
    const { fetch } = await openProduct({ store, searched });
    const migrating = store.database.transaction().execute(async (transaction) => {
      await sql`lock table listing in access exclusive mode`.execute(transaction);
      const answers = await Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => fetch(SEARCH)));
      const outcomes = answers.map(({ status, headers }) => [status, headers.get('Retry-After')]);
      expect(outcomes).toEqual(answers.map(() => [503, '3']));
      const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction);
      expect(rows, 'no statement of a search is left').toEqual([{ waiting: 0 }]);
      await sql`select pg_sleep(${(3 * TIMEOUT_MS) / 1000})`.execute(transaction);
      await sql`alter table listing add column passing integer`.execute(transaction);
    });
    await migrating;
    expect((await fetch(SEARCH)).status).toBe(200);
  });

  it('cannot write', async () => {
    const { store } = await openProduct();
    const searched = await searchesAt(await addressOfStore(store));
    await expect(searched.database.deleteFrom('listing').execute()).rejects.toThrow(/read-only/);
  });
});
