import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { insertLead } from '#server/store/leads/insertLead.ts';
import { buildIndexes } from '#server/store/migrations/lateIndexes.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { addressOfStore, isOnServer, openEmptyStore } from '#tests/support/services/testStores.ts';

const INDEX = { late_lead_city: 'lead (city)' };

/** The states of the index: "valid" or "not valid". */
async function statesOf({ database, dialect }: Store): Promise<string[]> {
  const { rows } =
    dialect === 'sqlite'
      ? await sql<{ state: string }>`select 'valid' as state from sqlite_master
          where type = 'index' and name = 'late_lead_city'`.execute(database)
      : await sql<{ state: string }>`select case when indisvalid then 'valid' else 'not valid' end as state
          from pg_index where indexrelid = to_regclass('late_lead_city')`.execute(database);
  return rows.map(({ state }) => state);
}

describe.each(storeDialects())('an index of a large table on $name', (dialect) => {
  let store: Store;

  beforeEach(async () => {
    store = await dialect.open();
    return () => store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('is built once', async () => {
    await insertLead(store, createMockLeadRow());
    expect(await statesOf(store)).toEqual([]);
    await buildIndexes(store, INDEX);
    await buildIndexes(store, INDEX);
    expect(await statesOf(store)).toEqual(['valid']);
  });
});

describe.runIf(isOnServer)('an index of a large table on a server', () => {
  let store: Store;
  let address: string;

  beforeEach(async () => {
    store = await openEmptyStore();
    address = await addressOfStore(store);
    return () => store.close();
  }, 60_000);

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => undefined);
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }

  /** A transaction that wrote to the table. The build of an index waits until it ends. */
  async function openWriter(): Promise<pg.Client> {
    const writer = await connect();
    await writer.query('begin; update lead set city = city');
    return writer;
  }

  /** The process of the server that builds the index, once it waits. */
  async function builder(): Promise<number> {
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query ilike 'create index concurrently%'`;
    for (;;) {
      const { rows } = await sql.raw<{ pid: number }>(waiting).execute(store.database);
      if (rows[0]) return rows[0].pid;
    }
  }

  async function openOther(): Promise<Store> {
    const other = await openStore({ kind: 'postgres', connectionString: address });
    onTestFinished(() => other.close());
    return other;
  }

  it('is built while others read and write, once by two processes', async () => {
    await insertLead(store, createMockLeadRow());
    const writer = await openWriter();
    const [first, second] = [await openOther(), await openOther()];
    const building = Promise.all([buildIndexes(first, INDEX), buildIndexes(second, INDEX)]);
    await builder();
    await insertLead(store, createMockLeadRow({ id: 'other' }));
    const found = await store.database
      .selectFrom('lead')
      .select('id')
      .where('city', 'is not', null)
      .execute();
    expect(found).toHaveLength(2);
    expect(await statesOf(store)).toEqual(['not valid']);
    await writer.query('commit');
    await building;
    expect(await statesOf(store)).toEqual(['valid']);
  });

  it('is built again after its process was killed', async () => {
    await insertLead(store, createMockLeadRow());
    const writer = await openWriter();
    const building = buildIndexes(await openOther(), INDEX);
    const failed = expect(building).rejects.toThrow();
    await sql`select pg_terminate_backend(${await builder()})`.execute(store.database);
    await failed;
    await writer.query('commit');
    expect(await statesOf(store)).toEqual(['not valid']);
    await buildIndexes(store, INDEX);
    expect(await statesOf(store)).toEqual(['valid']);
  });
});
