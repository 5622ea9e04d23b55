import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { CommandFailure } from '#commands/launch/output.mjs';
import { databaseIdOf, moveMark } from '#server/store/databaseId.ts';
import { insertRows } from '#server/store/dataset/insertRows.ts';
import { readyStatements } from '#server/store/dataset/loadListings.ts';
import type { Store } from '#server/store/store.ts';
import type { QueryContext, SqlDialect, Tables } from '#server/store/tables.ts';
import type { Value } from './movedJobs.ts';
import { type MovedColumn, type MovedTable, readTables } from './movedTables.ts';

/** A move from an embedded database to PostgreSQL. */
export interface MoveOptions {
  /** The embedded database. The caller has the lock of its folder. */
  source: Store;
  /** A PostgreSQL with the newest schema. */
  target: Store;
  /** Maximum number of rows that are copied in one transaction; 500 by default. */
  rowsAtOnce?: number;
  print: (line: string) => void;
}

/** The outcome of a move. */
export interface MoveSummary {
  tables: number;
  rows: number;
  /** Number of customers' documents whose files belong to the database. */
  documents: number;
}

type Row = Record<string, Value>;

/** Some documents of listings have 10 kB. */
const ROWS_AT_ONCE = 500;
/** Rows between two lines of progress. */
const STEP = 50_000;
const NAME_WIDTH = 22;
/** The table with the database's id shows whether a move has ended, so it is written first and last. */
const ID_TABLE = 'database_id';

const quoted = (name: string): string => `"${name}"`;
const listed = (names: readonly string[]): string => names.map(quoted).join(', ');
const counted = (count: number): string => count.toLocaleString('en-CA');

interface Side {
  database: Kysely<Tables>;
  dialect: SqlDialect;
}

async function run<Result>(
  { database }: Side,
  text: string,
  values: readonly Value[] = [],
): Promise<Result[]> {
  const { rows } = await database.executeQuery(CompiledQuery.raw(text, [...values]));
  return rows as Result[]; // as the statement says
}

/** Reads rows in the order of the key, after a row. */
async function readRows(
  side: Side,
  { key }: MovedTable,
  { from, columns, limit }: { from: string; columns: string; limit: number },
  after: Row | undefined,
): Promise<Row[]> {
  const places = key.map((_, position) => (side.dialect === 'sqlite' ? '?' : `$${position + 1}`));
  const later = after ? `where (${listed(key)}) > (${places.join(', ')})` : '';
  const text = `select ${columns} from ${from} ${later} order by ${listed(key)} limit ${limit}`;
  return run(side, text, after ? key.map((name) => after[name] ?? null) : []);
}

/** Reads a table in batches, each ordered by the key. */
async function* batchesOf(
  side: Side,
  table: MovedTable,
  limit: number,
  begin?: Row,
): AsyncGenerator<Row[], void, undefined> {
  const { source, target } = table;
  const fromSource = side.dialect === 'sqlite' ? source : undefined;
  const columns =
    side.dialect === 'sqlite'
      ? listed(fromSource?.columns ?? table.columns.map(({ name }) => name))
      : table.columns.map(selected).join(', ');
  const from = (side.dialect === 'sqlite' ? source : target)?.from ?? quoted(table.name);
  for (let after = begin; ; ) {
    const rows = await readRows(side, table, { from, columns, limit }, after);
    if (rows.length > 0) yield fromSource ? rows.map(fromSource.row) : rows;
    if (rows.length < limit) return;
    after = rows.at(-1);
  }
}

function selected({ name, kind }: MovedColumn): string {
  return kind.select ? `${kind.select(quoted(name))} as ${quoted(name)}` : quoted(name);
}

const keyOf = ({ key }: MovedTable, row: Row): string => key.map((name) => String(row[name])).join(', ');

/** @throws CommandFailure if PostgreSQL cannot store a value */
function converted(table: MovedTable, row: Row): Value[] {
  return table.columns.map(({ name, kind }) => {
    const value = row[name] ?? null;
    const fitting = value === null ? null : kind.convert(value);
    if (fitting !== undefined) return fitting;
    throw new CommandFailure(
      `PostgreSQL cannot store the value of ${table.name}.${name} in the row ${keyOf(table, row)}. Correct it in the embedded database, then run the command again: it continues there.`,
    );
  });
}

/** Copies the rows that are missing. Rows come in the order of the key, so they are those after the last one. */
async function copyTable(table: MovedTable, { source, target, rowsAtOnce, print }: Move): Promise<void> {
  const [last] = await run<Row>(
    target,
    `select ${listed(table.key)} from ${table.target?.from ?? quoted(table.name)} order by ${table.key.map((name) => `${quoted(name)} desc`).join(', ')} limit 1`,
  );
  const inserted = {
    table: quoted(table.name),
    columns: table.columns.map(({ name }) => quoted(name)),
    postgresValue: Object.fromEntries(
      table.columns.flatMap(({ name, kind }) => (kind.insert ? [[quoted(name), kind.insert]] : [])),
    ),
  };
  let done = 0;
  for await (const rows of batchesOf(source, table, rowsAtOnce, last)) {
    const values = rows.map((row) => converted(table, row));
    await target.database
      .transaction()
      .execute(
        (transaction) =>
          table.target?.insert(transaction, values) ?? insertRows(transaction, 'postgres', inserted, values),
      );
    done += rows.length;
    if (Math.floor(done / STEP) > Math.floor((done - rows.length) / STEP)) {
      print(`${table.name}: ${counted(done)} rows are copied.`);
    }
  }
}

/** The rows of a table one by one: their keys and their content as text. */
async function* textsOf(side: Side, table: MovedTable, limit: number) {
  for await (const rows of batchesOf(side, table, limit)) {
    for (const row of rows) {
      const values = table.columns.map(({ name, kind }) => {
        const value = row[name] ?? null;
        if (value === null) return null;
        const stored = side.dialect === 'sqlite' ? kind.convert(value) : value;
        return kind.compare && stored !== undefined ? kind.compare(stored) : stored;
      });
      yield { key: keyOf(table, row), text: JSON.stringify(values) };
    }
  }
}

interface Comparison {
  rows: number;
  /** SHA-256 of all rows. */
  digest: string;
  /** The key of the first row that is not the same in both; undefined if there is none. */
  different: string | undefined;
}

/** Reads a table of both databases and compares row by row. */
async function compareTable(table: MovedTable, { source, target, rowsAtOnce }: Move): Promise<Comparison> {
  const hashes = [createHash('sha256'), createHash('sha256')] as const;
  const sides = [textsOf(source, table, rowsAtOnce), textsOf(target, table, rowsAtOnce)] as const;
  let rows = 0;
  let different: string | undefined;
  for (;;) {
    const [one, other] = await Promise.all([sides[0].next(), sides[1].next()]);
    if (!one.done) hashes[0].update(`${one.value.text}\n`);
    if (!other.done) hashes[1].update(`${other.value.text}\n`);
    if (one.value?.text !== other.value?.text) different ??= one.value?.key ?? other.value?.key;
    if (one.done || other.done) break;
    rows += 1;
  }
  for (const side of sides) await side.return();
  const [digest, copied] = hashes.map((hash) => hash.digest('hex'));
  if (digest !== copied) different ??= 'unknown';
  return { rows, digest: digest ?? '', different };
}

/** Numbers that are given from now on have to be higher than those of the copied rows. */
async function setSequences(tables: readonly MovedTable[], target: Side): Promise<void> {
  for (const table of tables) {
    for (const { name, sequence } of table.columns) {
      if (sequence === null) continue;
      const highest = `(select max(${quoted(name)}) from ${quoted(table.name)})`;
      await run(target, `select setval($1, coalesce(${highest}, 1), ${highest} is not null)`, [sequence]);
    }
  }
}

/** Names of those tables that exist in PostgreSQL and have rows. */
async function filledTables(tables: readonly string[], target: Side): Promise<string[]> {
  const filled: string[] = [];
  for (const name of tables) {
    const [found] = await run<{ oid: string | null }>(target, 'select to_regclass($1)::text as oid', [
      quoted(name),
    ]);
    if (typeof found?.oid !== 'string') continue;
    const rows = await run(target, `select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/**
 * Checks that a PostgreSQL is empty, or has an unfinished move of the same database. It may lack the product's tables.
 * @returns true if a move is to be continued
 * @throws CommandFailure
 */
export async function checkTarget(source: Store, target: QueryContext): Promise<boolean> {
  const id = await databaseIdOf(source);
  const names = (await source.database.introspection.getTables()).map(({ name }) => name);
  const filled = await filledTables(
    names.filter((name) => !name.startsWith('kysely_')),
    target,
  );
  if (filled.length === 0) return false;
  const { rows } = filled.includes(ID_TABLE)
    ? await sql<{ value: string }>`select value from database_id`.execute(target.database)
    : { rows: [] };
  const value = rows[0]?.value;
  if (value === moveMark(id)) return true;
  if (value === id) {
    throw new CommandFailure(
      'The database of --to has this data already: a move of this data folder has ended, and the product may have been used on it since. Nothing was changed. To move again, name an empty database.',
    );
  }
  throw new CommandFailure(
    `The database of --to has other data, in ${filled.join(', ')}. Nothing was changed. Name an empty database.`,
  );
}

interface Move {
  source: Side;
  target: Side;
  rowsAtOnce: number;
  print: (line: string) => void;
}

async function copyAndCompare(tables: readonly MovedTable[], move: Move): Promise<number> {
  for (const table of tables) await copyTable(table, move);
  await setSequences(tables, move.target);
  let rows = 0;
  const wrong: string[] = [];
  for (const table of tables) {
    const compared = await compareTable(table, move);
    rows += compared.rows;
    const { different, digest } = compared;
    const verdict = different === undefined ? `equal, SHA-256 ${digest}` : `DIFFERENT at ${different}`;
    move.print(`${table.name.padEnd(NAME_WIDTH)} ${counted(compared.rows).padStart(10)} rows, ${verdict}`);
    if (different !== undefined) wrong.push(table.name);
  }
  if (wrong.length > 0) {
    throw new CommandFailure(
      `These tables are not the same in both databases: ${wrong.join(', ')}. The product was used on one of them since an earlier, interrupted move. The embedded database is complete: use an empty database for --to, and run the command again.`,
    );
  }
  return rows;
}

/**
 * Copies all tables of an embedded database to PostgreSQL, and compares them. Rows are only added. An interrupted move
 * continues where it stopped; until the end no server starts on the PostgreSQL.
 * @throws CommandFailure if PostgreSQL has other data, if a value cannot be stored, or if the databases differ
 */
export async function moveDatabase(options: MoveOptions): Promise<MoveSummary> {
  const { source, target, rowsAtOnce = ROWS_AT_ONCE, print } = options;
  return target.withExclusiveLock(async () => {
    const id = await databaseIdOf(source);
    const isContinued = await checkTarget(source, target);
    if (isContinued) print('An interrupted move continues.');
    else
      await target.database
        .insertInto(ID_TABLE)
        .values({ id: 1, value: moveMark(id) })
        .execute();
    const tables = (await readTables(source, target)).filter(({ name }) => name !== ID_TABLE);
    // One transaction keeps out the writes of other programs, so all rows are of one moment.
    const rows = await source.database
      .transaction()
      .execute((database) =>
        copyAndCompare(tables, { source: { database, dialect: 'sqlite' }, target, rowsAtOnce, print }),
      );
    for (const statement of readyStatements('postgres')) await sql.raw(statement).execute(target.database);
    await target.database.updateTable(ID_TABLE).set({ value: id }).execute();
    const { documents } = await target.database
      .selectFrom('application_document')
      .select(({ fn }) => fn.countAll<number>().as('documents'))
      .executeTakeFirstOrThrow();
    return { tables: tables.length + 1, rows: rows + 1, documents };
  });
}
