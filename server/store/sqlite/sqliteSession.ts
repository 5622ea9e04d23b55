import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { addAggregates } from './aggregates.ts';

/** The result of one statement. Column names and rows are arrays, so that little is copied between threads. */
export interface StatementOutcome {
  columns: string[];
  rows: unknown[][];
  changes: number;
  lastInsertRowid: number;
}

/** Node 26.10 has this method; its types lack it. */
type ClosableStatement = StatementSync & { close(): void };

/** Runs one statement at a time, in a worker or in this thread. */
export interface SqliteSession {
  run(text: string, parameters: readonly unknown[]): Promise<StatementOutcome>;
  close(): Promise<void>;
}

const MAX_PREPARED = 300;

const WRITING_PRAGMAS = [
  'PRAGMA journal_mode = WAL',
  // FULL: an acknowledged write survives a power failure.
  'PRAGMA synchronous = FULL',
];
const BUSY_PRAGMA = 'PRAGMA busy_timeout = 5000';

const PRAGMAS = [
  'PRAGMA cache_size = -16384',
  'PRAGMA mmap_size = 0',
  'PRAGMA temp_store = MEMORY',
  'PRAGMA foreign_keys = ON',
];

/** A synchronous connection with its prepared statements. Throws node:sqlite's errors (errcode, errstr). */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  /**
   * @param location a file, or ":memory:"
   * @param form `image` fills a database in memory; `isReadOnly` opens a file beside its writer
   */
  constructor(location: string, form: { image?: Uint8Array | undefined; isReadOnly?: boolean } = {}) {
    const { image, isReadOnly = false } = form;
    this.#database = new DatabaseSync(location, { readOnly: isReadOnly });
    if (image) this.#database.deserialize(image);
    addAggregates(this.#database);
    const writing = location === ':memory:' || isReadOnly ? [] : WRITING_PRAGMAS;
    const pragmas = location === ':memory:' ? PRAGMAS : [...writing, BUSY_PRAGMA, ...PRAGMAS];
    for (const pragma of pragmas) this.#database.exec(pragma);
  }

  run(text: string, parameters: readonly unknown[]): StatementOutcome {
    const statement = this.#prepare(text);
    const values = parameters.map(toBindable);
    const columns = statement.columns().map((column) => column.name);
    if (columns.length > 0) {
      const rows = statement.all(...values) as unknown as unknown[][]; // by setReturnArrays
      return { columns, rows, changes: 0, lastInsertRowid: 0 };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { columns, rows: [], changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
  }

  /** The whole database as bytes, which the constructor can open again. */
  serialize(): Uint8Array {
    return this.#database.serialize();
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #prepare(text: string): StatementSync {
    const known = this.#prepared.get(text);
    if (known) {
      // Moved to the end: the first entry is the least recently used.
      this.#prepared.delete(text);
      this.#prepared.set(text, known);
      return known;
    }
    const statement = this.#database.prepare(text);
    statement.setReturnArrays(true);
    // Rows of the search tables have keys above 2^53, and each write returns the last one.
    if (statement.columns().length === 0) statement.setReadBigInts(true);
    this.#prepared.set(text, statement);
    if (this.#prepared.size > MAX_PREPARED) this.#forgetOldest();
    return statement;
  }

  /** Frees its memory at once, about 25 kB: the garbage collector does not see it and would leave it for minutes. */
  #forgetOldest(): void {
    const [text, statement] = this.#prepared.entries().next().value ?? [];
    if (text === undefined) return;
    this.#prepared.delete(text);
    (statement as ClosableStatement).close(); // a statement of the map
  }
}

/**
 * A connection in this thread, for tests and commands. It opens in milliseconds, and blocks while a statement runs.
 */
export class InProcessSession implements SqliteSession {
  readonly connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.connection = connection;
  }

  async run(text: string, parameters: readonly unknown[]): Promise<StatementOutcome> {
    return this.connection.run(text, parameters);
  }

  async close(): Promise<void> {
    this.connection.close();
  }
}

function toBindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) return null;
  return value as SQLInputValue; // the tables' types allow numbers, strings, bytes and null only
}
