import type { PGlite } from '@electric-sql/pglite';
import { type Driver, PGliteDialect } from 'kysely';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { startPglite } from './startPglite.ts';

/** Fills a new store. Stores with the same function get copies of its rows. */
export type Fill = (store: Store) => Promise<unknown>;

/** Numbers of rows that were written into each table of a schema since its start. */
type Writes = Map<string, number>;

/** A schema of the shared PostgreSQL with all its tables. */
interface ReadySchema {
  name: string;
  writes: Writes;
}

/** Stores with the same rows. */
interface Stock {
  /** The schema with copies of the rows, by the tables' names. */
  rows?: string;
  /** Schemas of closed stores, for the next ones: to migrate and to fill takes longer than most tests. */
  free: ReadySchema[];
}

/** PostgreSQL without a server. Its start takes seconds, so all tests of a process share one. */
let instance: Promise<PGlite> | undefined;
let schemas = 0;
const stocks = new Map<Fill | undefined, Stock>();

/** The turn of the store that has the shared connection, and the schema that the connection is in. */
let turn: Promise<void> = Promise.resolve();
let current = '';

/** Waits for the connection. @returns a function that gives it to the next one */
async function takeTurn(): Promise<() => void> {
  const before = turn;
  const own = Promise.withResolvers<void>();
  turn = own.promise;
  await before;
  return own.resolve;
}

/** Statements after which a schema is not like a new one, also without rows. */
const CHANGES_SCHEMA = /\b(create|alter|drop)\s|kysely_migration/i;

/**
 * One schema of the shared PostgreSQL. The connection serves one store at a time, until the end of its transaction. A closed
 * store gets no more connection, so that it cannot write into the schema of the next one.
 */
class SchemaDialect extends PGliteDialect {
  /** True after a statement that changes more than rows. */
  isChanged = false;
  readonly #pglite: PGlite;
  readonly #schema: string;

  constructor(pglite: PGlite, schema: string) {
    super({
      pglite,
      onCreateConnection: async (connection) => {
        const run = connection.executeQuery.bind(connection);
        connection.executeQuery = (query) => {
          this.isChanged ||= CHANGES_SCHEMA.test(query.sql);
          return run(query);
        };
      },
    });
    this.#pglite = pglite;
    this.#schema = schema;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    let isClosed = false;
    let endTurn = (): void => undefined;
    return Object.assign(driver, {
      acquireConnection: async () => {
        endTurn = await takeTurn();
        try {
          if (isClosed) throw new Error('The store is closed.');
          if (current !== this.#schema) await this.#pglite.exec(`set search_path to ${this.#schema}, public`);
          current = this.#schema;
          return await acquire();
        } catch (failure) {
          endTurn();
          throw failure;
        }
      },
      releaseConnection: async () => endTurn(),
      destroy: () => {
        isClosed = true;
        return turn;
      },
    });
  }
}

/** Starts the shared PostgreSQL. An extension in the schema of a store would end with it, and take all others' indexes along. */
async function startShared(): Promise<PGlite> {
  const pglite = await startPglite();
  await pglite.exec('create extension pg_trgm schema public');
  return pglite;
}

function started(): Promise<PGlite> {
  instance ??= startShared();
  return instance;
}

async function writesOf(pglite: PGlite, schema: string): Promise<Writes> {
  await pglite.query('select pg_stat_force_next_flush()');
  const { rows } = await pglite.query<{ table: string; writes: number }>(
    `select relname as table, pg_stat_get_tuples_inserted(oid) + pg_stat_get_tuples_updated(oid)
        + pg_stat_get_tuples_deleted(oid) as writes
      from pg_class where relnamespace = $1::regnamespace and relkind = 'r'`,
    [schema],
  );
  return new Map(rows.map(({ table, writes }) => [table, writes]));
}

/** Names of tables with space for rows. */
async function filledTables(pglite: PGlite, schema: string): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'r'
      and relname not like 'kysely%' and pg_relation_size(oid) > 0 order by relname`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

/** Keeps copies of a filled store's rows. @returns the schema that has them */
async function copyRows(pglite: PGlite, schema: string): Promise<string> {
  const tables = await filledTables(pglite, schema);
  const copies = tables.map(
    (table) => `create table rows_of_${schema}.${table} as table ${schema}.${table};`,
  );
  await pglite.exec(`create schema rows_of_${schema}; ${copies.join('')}`);
  return `rows_of_${schema}`;
}

/** Runs statements without triggers: they count changed rows, and refuse to change the record of the desk. */
async function withoutTriggers(pglite: PGlite, statements: string): Promise<void> {
  await pglite.exec(
    `set session_replication_role to replica; ${statements} set session_replication_role to default`,
  );
}

/** Gives the tables of a schema that were written their first rows again. */
async function restore(pglite: PGlite, { name, writes }: ReadySchema, rows: string): Promise<void> {
  const now = await writesOf(pglite, name);
  const written = [...now.keys()].filter((table) => now.get(table) !== writes.get(table));
  if (written.length === 0) return;
  const tables = written.map((table) => `${name}.${table}`).join();
  await withoutTriggers(pglite, `truncate ${tables} restart identity cascade;`);
  const left = new Set(await filledTables(pglite, name));
  const lost = (await filledTables(pglite, rows)).filter((table) => !left.has(table));
  const copies = lost.map((table) => `insert into ${name}.${table} table ${rows}.${table};`);
  await withoutTriggers(pglite, copies.join(''));
}

/** A statement and its parameters. */
export type Statement = [text: string, parameters: unknown[]];

/** A store with a schema made by the statements of an older release, and then migrated. */
export async function openReplayed(schema: string, statements: readonly Statement[]): Promise<Store> {
  const pglite = await started();
  await pglite.exec(`drop schema if exists ${schema} cascade; create schema ${schema}`);
  const endTurn = await takeTurn();
  try {
    current = ''; // the first statement sets the search path
    for (const [text, parameters] of statements) {
      // The extension was in the recorded schema.
      await pglite.query(text.replace(`"${schema}".gin_trgm_ops`, 'gin_trgm_ops'), parameters);
    }
  } finally {
    endTurn();
  }
  return openStore({ kind: 'postgresDialect', dialect: new SchemaDialect(pglite, schema), schema });
}

/** Opens a store, empty or filled, in a schema that no other open store has. */
export async function openSchema(fill: Fill | undefined, used: Set<string>): Promise<Store> {
  const pglite = await started();
  const stock = stocks.get(fill) ?? { free: [] };
  stocks.set(fill, stock);
  const ready = stock.free.pop();
  if (!ready) schemas += 1;
  const name = ready?.name ?? `test_${schemas}`;
  used.add(name);
  if (!ready) await pglite.exec(`create schema ${name}`);
  const dialect = new SchemaDialect(pglite, name);
  const store = await openStore({ kind: 'postgresDialect', dialect, schema: name, isMigrated: !!ready });
  if (!ready) await fill?.(store);
  stock.rows ??= await copyRows(pglite, name);
  const { rows } = stock;
  const writes = await writesOf(pglite, name);
  // The job queue has a schema of its own, which the stores share.
  await pglite.exec('delete from pgboss.job');
  dialect.isChanged = false;
  let isOpen = true;
  return Object.assign(store, {
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await store.database.destroy();
      if (dialect.isChanged) return;
      await restore(pglite, { name, writes }, rows);
      used.delete(name);
      stock.free.push({ name, writes });
    },
  });
}

/** Drops the schemas of stores that were not closed, or that are not like new ones. */
export async function dropSchemas(used: Set<string>): Promise<void> {
  const pglite = await started();
  for (const name of used) await pglite.exec(`drop schema ${name} cascade`);
  used.clear();
}
