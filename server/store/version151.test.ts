import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeCustomer } from '#server/customer/makeCustomer.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { Session } from '#server/http/session.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { openReplayed, type Statement } from '../../tests/support/services/sharedPostgres.ts';
import { tablesOf } from '../../tests/support/store/fillEveryTable.ts';
import { isClosed } from './dataset/storedListing.ts';
import { openStore } from './openStore.ts';
import type { Store } from './store.ts';

const FOLDER = join(import.meta.dirname, '../../tests/support/store/version-1.5.1');
/** The afternoon in Toronto. */
const HOUR = 20 * 3_600_000;

const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(FOLDER, name)));
/** The recorded data; see tests/support/store/version-1.5.1/README.md. */
const recorded = <Kind>(name: string): Kind => JSON.parse(unpacked(name).toString()) as Kind;

interface RecordedCall {
  /** Days since 1970-01-01. */
  day: number;
  viewer: 'visitor' | 'customer';
  path: string;
  status: number;
  body: unknown;
}

/** @param prepare statements for the database before it is opened */
async function openSqlite(kind: string, prepare?: string): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'version-1.5.1-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'product.db');
  await writeFile(path, unpacked(`${kind}.sqlite.gz`));
  if (prepare !== undefined) {
    const database = new DatabaseSync(path);
    database.exec(prepare);
    database.close();
  }
  return openStore({ kind: 'folder', folder });
}

const openPostgres = (kind: string): Promise<Store> =>
  openReplayed('version_1_5_1', recorded<Statement[]>(`${kind}.postgres.json.gz`));

function askerAt(
  store: Store,
  day: number,
  viewer: RecordedCall['viewer'],
): (path: string) => Promise<Response> {
  const clock = { now: () => new Date(day * MILLISECONDS_A_DAY + HOUR) };
  const session: Session =
    viewer === 'visitor'
      ? { kind: 'visitor' }
      : { kind: 'customer', userId: 'anne', email: 'anne@example.ca' };
  const shared = { store, clock, sessionOf: async () => session, limits: [] };
  const realty = makeRealty(shared);
  const customer = makeCustomer({ ...shared, homeSearch: makeHomeSearch(shared), identityUrl: '/idp/' });
  return async (path) => {
    const service = path.startsWith('/realty/') ? realty : customer;
    return service.fetch(new Request(`http://localhost${path}`));
  };
}

/**
 * An answer without what this release does not tell any more: prices of conditional sales, figures with them, and homes whose
 * moved dates made them new since the last visit.
 */
const stillTold = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (name, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if ('lastStatus' in value && 'soldPrice' in value && !isClosed(value.lastStatus))
        return { ...value, soldPrice: 0 };
      if ('newCount' in value) return { ...value, newCount: 0 };
      return name === 'statistics' ? { ...value, soldPrice: undefined } : value;
    }),
  );

describe.each([
  ['SQLite', (kind: string) => openSqlite(kind)],
  ['PostgreSQL', openPostgres],
] as const)('a database of version 1.5.1 in %s', (_engine, open) => {
  test.each(['demo', 'board'] as const)(
    'returns the same listings of the %s as that version',
    async (kind) => {
      const store = await open(kind);
      onTestFinished(() => store.close());
      const rowsOf = async () =>
        JSON.stringify(await store.database.selectFrom('listing').selectAll().orderBy('id').execute());
      const migrated = await rowsOf();
      const calls = recorded<RecordedCall[]>(`${kind}.answers.json.gz`);
      expect(calls.length).toBeGreaterThan(50);
      for (const [day, ofDay] of Map.groupBy(calls, (call) => call.day)) {
        // The work of the demonstration at midnight.
        await store.moveDatesTo('demo', day);
        for (const [viewer, ofViewer] of Map.groupBy(ofDay, (call) => call.viewer)) {
          const ask = askerAt(store, day, viewer);
          for (const { path, status, body } of ofViewer) {
            const answer = await ask(path);
            const title = `${path} for a ${viewer} on day ${day}`;
            expect(answer.status, title).toBe(status);
            expect(stillTold(await answer.json()), title).toEqual(stillTold(body));
          }
        }
      }
      expect((await rowsOf()) === migrated, 'the rows stay').toBe(kind === 'board');
    },
    30_000,
  );

  test('keeps the customer, their search and the lead', async () => {
    const store = await open('board');
    onTestFinished(() => store.close());
    const { database } = store;
    expect(await store.dataset()).toMatchObject({ source: 'board', dates: null, listingCount: 13 });
    expect(await database.selectFrom('customer').select(['id', 'first_name']).execute()).toEqual([
      { id: 'anne', first_name: 'Anne' },
    ]);
    expect(
      await database.selectFrom('saved_search').select(['told_day', 'visited_day', 'name']).execute(),
    ).toEqual([{ told_day: 20_778, visited_day: 20_776, name: 'Toronto' }]);
    expect(await database.selectFrom('lead').select(['first_name', 'last_name']).execute()).toEqual([
      { first_name: 'Bob', last_name: 'Roy' },
    ]);
  });
});

/** Migrates a file, and kills its own process after a statement, before the transaction ends. */
const KILLED_MIGRATION = `
  import { Kysely } from 'kysely';
  import { migrate } from '#server/store/migrations/migrations.ts';
  import { SqliteSessionDialect } from '#server/store/sqlite/sqliteDialect.ts';
  import { InProcessSession, SqliteConnection } from '#server/store/sqlite/sqliteSession.ts';
  const [file, statement] = process.argv.slice(1);
  const dialect = new SqliteSessionDialect(new InProcessSession(new SqliteConnection(file, {})));
  const log = ({ query: { sql, parameters } }) => {
    if ([sql, ...parameters].join(' ').includes(statement)) process.kill(process.pid, 'SIGKILL');
  };
  await migrate(new Kysely({ dialect, log }), 'sqlite');
  console.log('migrated');
`;

/** Every row of every table, without random values and times of the machine. */
async function contentOf(store: Store): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const table of await tablesOf(store)) {
    if (table !== 'database_id')
      content[table] = (await sql`select * from ${sql.table(table)} order by 1`.execute(store.database)).rows;
  }
  return content;
}

test.each([
  ['a column is added', 'has_tour'],
  ['the listings are written', 'insert into "listing"'],
  ['the last one ends', '0058-demo-dates'],
])(
  'a process that is killed while %s leaves the database to the next start, with every row',
  async (_moment, statement) => {
    const whole = await openSqlite('board');
    const expected = await contentOf(whole);
    await whole.close();
    const folder = await mkdtemp(join(tmpdir(), 'killed-migration-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'product.db');
    await writeFile(file, unpacked('board.sqlite.gz'));
    const words = ['--input-type=module', '-e', KILLED_MIGRATION, file, statement];
    const killed = spawnSync(process.execPath, words, { cwd: import.meta.dirname, encoding: 'utf8' });
    expect(killed).toMatchObject({ signal: 'SIGKILL', stdout: '' });
    const store = await openStore({ kind: 'folder', folder });
    onTestFinished(() => store.close());
    expect(await contentOf(store)).toEqual(expected);
  },
);

test('the update from version 1.5.1 writes each listing twice, for its days and for its facts', async () => {
  const store = await openSqlite(
    'board',
    `CREATE TABLE written (id INTEGER);
    CREATE TRIGGER count_writes AFTER UPDATE ON listing BEGIN INSERT INTO written VALUES (new.id); END;`,
  );
  onTestFinished(() => store.close());
  const { rows } = await sql<{ writes: number }>`select count(*) as writes from written group by id`.execute(
    store.database,
  );
  expect(rows.map(({ writes }) => writes)).toEqual(Array.from({ length: 13 }, () => 2));
});
