import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '#server/http/clock.ts';
import { openEngine } from '#server/jobs/openEngine.ts';
import { databaseIdOf } from '#server/store/databaseId.ts';
import { UnfinishedMove } from '#server/store/failures.ts';
import { queueLengths } from '#server/store/jobs/jobQueue.ts';
import { openStore } from '#server/store/openStore.ts';
import { Store } from '#server/store/store.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { fillStore } from '#tests/support/services/makeTestServices.ts';
import { postgresInProcess } from '#tests/support/services/storeDialects.ts';
import { fillEveryTable, tablesOf } from '#tests/support/store/fillEveryTable.ts';
import { checkTarget, moveDatabase } from './moveDatabase.ts';
import { readTables } from './movedTables.ts';

const postgres = postgresInProcess();
/** Its start takes seconds. */
let first: Store;
beforeAll(async () => {
  first = await postgres.open();
}, 60_000);
afterAll(() => postgres.end(), 60_000);

/** Number of jobs that fillEveryTable adds. */
const JOBS = 6;

// The jobs of all stores in one PostgreSQL are in one table.
beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(first.database);
});

const listings = Array.from({ length: 9 }, (_, position) =>
  createMockGeneratedListing({
    mlsNumber: `C100000${position}`,
    style: position % 2 === 0 ? 'Bungalow' : 'Côté jardin',
    details: { description: `A home with ${position} fireplaces, near l’école` },
  }),
);

/** An embedded database with rows in every table. */
async function filledSource(): Promise<Store> {
  const source = await openStore({ kind: 'memory' });
  onTestFinished(() => source.close());
  await databaseIdOf(source);
  await fillStore(source, listings);
  await fillEveryTable(source);
  return source;
}

/** All rows of a table, in the order of their texts. */
async function rowsOf({ database }: Store, table: string): Promise<string[]> {
  const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(database);
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
}

/** All rows of all tables, and the jobs, which have a table of another form in PostgreSQL. */
async function contentOf(store: Store, tables: readonly string[]) {
  const rows: Record<string, string[]> = {};
  for (const table of tables) if (table !== 'job') rows[table] = await rowsOf(store, table);
  return { rows, jobs: await queueLengths(store) };
}

function mover(source: Store, target: Store) {
  const printed: string[] = [];
  const move = (to = target, rowsAtOnce = 500) =>
    moveDatabase({ source, target: to, rowsAtOnce, print: (line) => void printed.push(line) });
  return { printed, move };
}

/** The same store, which fails at an insert as a killed process would end there. */
function cutAtInsert(store: Store, number: number): Store {
  let inserts = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if ((result.numAffectedRows ?? 0n) > 0n && result.rows.length === 0) inserts += 1;
      if (inserts === number) throw new Error('killed');
      return result;
    },
  };
  return new Store(store.database.withPlugin(plugin), 'postgres');
}

/** Checks that the next attempts of the three waiting jobs are those that SQLite's queue would make. */
async function expectAttempts(target: Store): Promise<void> {
  const engine = await openEngine(target, systemClock);
  const taken = [];
  for (let job = 0; job < 4; job += 1) taken.push(await engine.take('leads', { isEarly: true }));
  await engine.close();
  const jobs = taken.flatMap((job) => (job ? [[job.data.id, job.attempt]] : []));
  expect(jobs.sort()).toEqual([
    ['é0', 1],
    ['é1', 3],
    ['é2', 2],
  ]);
}

/** The words of a listing in PostgreSQL's index. */
async function wordsOf({ database }: Store, id: number): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`select array_to_string(tsvector_to_array(words), ' ') as words
    from word_search where id = ${id}`.execute(database);
  return (rows[0]?.words ?? '').split(' ').sort();
}

describe('a move to PostgreSQL', { timeout: 30_000 }, () => {
  it('brings every row of every table with each column, and makes the index of words', async () => {
    const source = await filledSource();
    const tables = await tablesOf(source);
    const target = await postgres.open();
    const { printed, move } = mover(source, target);
    const before = await contentOf(source, tables);
    expect(Object.values(before.rows).every((rows) => rows.length > 0)).toBe(true);
    expect(before.jobs[0]).toMatchObject({ queue: 'leads', waiting: 3, failed: 1, refused: 1 });
    const summary = await move();
    expect(await contentOf(target, tables)).toEqual(before);
    expect(await contentOf(source, tables)).toEqual(before);
    const rows = Object.values(before.rows).flat().length + JOBS + listings.length;
    const documents = before.rows['application_document']?.length;
    expect(summary).toEqual({ tables: tables.length + 1, rows, documents });
    await expectAttempts(target);
    const words =
      '0 1a1 33 a bellwoods bungalow detached fireplaces home lecole m6j near park public queen street toronto transit trinity w with';
    expect(await wordsOf(target, 1)).toEqual(words.split(' ').sort());
    const line = printed.find((text) => text.startsWith('account_session '));
    expect(line).toMatch(/^account_session +6 rows, equal, SHA-256 [0-9a-f]{64}$/);
    await expect(move()).rejects.toThrow('The database of --to has this data already');
    await sql`alter table lead add column later text`.execute(source.database);
    await expect(readTables(source, target)).rejects.toThrow(
      'Table lead has other columns in PostgreSQL: -later.',
    );
    await sql`alter table lead drop column later`.execute(source.database);
    await sql`create table later (id integer primary key)`.execute(source.database);
    await expect(readTables(source, target)).rejects.toThrow(
      'Table later has other columns in PostgreSQL: -id.',
    );
  });

  it('continues where it was interrupted, without losing or doubling a row', async () => {
    const source = await filledSource();
    const tables = await tablesOf(source);
    const target = await postgres.open();
    const { printed, move } = mover(source, target);
    for (const insert of [2, 3, 40]) {
      await expect(move(cutAtInsert(target, insert), 2)).rejects.toThrow('killed');
      await expect(databaseIdOf(target), 'a server would not start').rejects.toThrow(UnfinishedMove);
    }
    await move(target, 2);
    expect(printed.filter((line) => line === 'An interrupted move continues.')).toHaveLength(3);
    expect(await contentOf(target, tables)).toEqual(await contentOf(source, tables));
    expect(await databaseIdOf(target)).toBe(await databaseIdOf(source));
  });

  it('refuses a database with other data, and leaves it as it is', async () => {
    const source = await filledSource();
    const target = await postgres.open();
    await target.database.insertInto('removed_customer').values({ id: 'a', removed: 'b' }).execute();
    await expect(mover(source, target).move()).rejects.toThrow(
      'The database of --to has other data, in removed_customer. Nothing was changed.',
    );
    expect(await rowsOf(target, 'database_id')).toEqual([]);
    await databaseIdOf(target);
    await expect(checkTarget(source, target)).rejects.toThrow('in database_id, removed_customer.');
  });

  it('names a value that PostgreSQL cannot store, and a row that was changed after an interruption', async () => {
    const source = await filledSource();
    const target = await postgres.open();
    const { printed, move } = mover(source, target);
    const { id } = await source.database.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    const set = (change: { message: string } | { city: string }) =>
      source.database.updateTable('lead').set(change).where('id', '=', id).execute();
    await set({ message: 'a\0b' });
    await expect(move(target, 1)).rejects.toThrow(`cannot store the value of lead.message in the row ${id}.`);
    await set({ message: 'ab' });
    await sql`insert into removed_customer values ('', '2026')`.execute(source.database);
    await expect(move()).rejects.toThrow(
      'These tables are not the same in both databases: removed_customer. The product was used on one of them',
    );
    expect(printed.some((line) => line.startsWith('removed_customer') && line.includes('DIFFERENT at'))).toBe(
      true,
    );
    await expect(databaseIdOf(target)).rejects.toThrow(UnfinishedMove);
    await sql`delete from removed_customer where id = ''`.execute(source.database);
    await set({ city: 'Québec' });
    await expect(move()).rejects.toThrow('not the same in both databases: lead.');
  });

  it('brings booleans, JSON, bytes, days, times and the next number of a later schema', async () => {
    const [source, target] = [await filledSource(), await postgres.open()];
    await sql`create table later (id integer primary key, yes integer not null, body text, bytes blob, day text,
      at text)`.execute(source.database);
    await sql`create table later (id integer primary key generated by default as identity, yes boolean not null,
      body jsonb, bytes bytea, day date, at timestamptz)`.execute(target.database);
    await sql`insert into later values (7, 1, '{"b":"é","a":[1,{"d":null,"c":2.50}]}', x'00ff10', '2026-11-23',
      '2026-11-23T23:59:59.123Z'), (8, 0, null, x'', null, null)`.execute(source.database);
    await mover(source, target).move();
    const { rows } =
      await sql`select id, yes, body::text as body, encode(bytes, 'hex') as bytes, day::text as day,
      (at at time zone 'UTC')::text as at from later order by id`.execute(target.database);
    const body = '{"a": [1, {"c": 2.50, "d": null}], "b": "é"}';
    expect(rows).toEqual([
      { id: 7, yes: true, body, bytes: '00ff10', day: '2026-11-23', at: '2026-11-23 23:59:59.123' },
      { id: 8, yes: false, body: null, bytes: '', day: null, at: null },
    ]);
    const next = await sql`insert into later (yes) values (true) returning id`.execute(target.database);
    expect(next.rows).toEqual([{ id: 9 }]);
  });
});
