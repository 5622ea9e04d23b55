import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { addAggregates } from './aggregates.ts';

/** What one statement did: column names and rows as arrays, so that little is copied between threads. */
export interface StatementOutcome {
  columns: string[];
  rows: unknown[][];
  changes: number;
  lastInsertRowid: number;
}

/** Node 26.10's own; its types lack the method. */
type ClosableStatement = StatementSync & { close(): void };

/** Runs one statement at a time; the worker's client and the in-process session are both this. */
export interface SqliteSession {
  run(text: string, parameters: readonly unknown[]): Promise<StatementOutcome>;
  close(): Promise<void>;
}

const MOST_PREPARED = 300;

const WRITING_PRAGMAS = [
  'PRAGMA journal_mode = WAL',
  // FULL: what was acknowledged is on the disk, also after a power cut.
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
   * @param location a file, or ":memory:".
   * @param form what a database in memory begins with; whether a file is only read, also beside its one writer.
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

  /** The whole database as bytes, to be opened again by the constructor. */
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
      // To the end: the first is the one that was used longest ago.
      this.#prepared.delete(text);
      this.#prepared.set(text, known);
      return known;
    }
    const statement = this.#database.prepare(text);
    statement.setReturnArrays(true);
    // The search tables' own rows have keys above 2^53, and the last of them is told with every write.
    if (statement.columns().length === 0) statement.setReadBigInts(true);
    this.#prepared.set(text, statement);
    if (this.#prepared.size > MOST_PREPARED) this.#forgetOldest();
    return statement;
  }

  /** Frees its memory now, some 25 kB: the collector does not see it and would leave it for minutes. */
  #forgetOldest(): void {
    const [text, statement] = this.#prepared.entries().next().value ?? [];
    if (text === undefined) return;
    this.#prepared.delete(text);
    (statement as ClosableStatement).close(); // a statement of the Map
  }
}

/** A connection within this thread, for tests and commands: opens in milliseconds, blocks while a statement runs. */
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
