import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteSession } from './sqliteSession.ts';

/** Kysely's SQLite dialect over a session that may run in another thread. */
export class SqliteSessionDialect implements Dialect {
  readonly #session: SqliteSession;

  constructor(session: SqliteSession) {
    this.#session = session;
  }

  createDriver(): Driver {
    return new SessionDriver(this.#session);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature
  createIntrospector(database: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(database);
  }
}

/** SQLite can roll back DDL, so an interrupted migration leaves nothing half done. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SessionDriver implements Driver {
  readonly #session: SqliteSession;
  readonly #connection: SessionConnection;

  constructor(session: SqliteSession) {
    this.#session = session;
    this.#connection = new SessionConnection(session);
  }

  async init(): Promise<void> {}

  // There is one connection. Kysely gives it to one holder at a time, because the adapter says so.
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (failure) {
      // On a full disk SQLite rolls back by itself. The failure before this one is the one to report.
      if (!(failure instanceof Error && failure.message.includes('no transaction is active'))) throw failure;
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#session.close();
  }
}

class SessionConnection implements DatabaseConnection {
  readonly #session: SqliteSession;

  constructor(session: SqliteSession) {
    this.#session = session;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const outcome = await this.#session.run(query.sql, query.parameters);
    if (outcome.columns.length === 0) {
      return {
        rows: [],
        numAffectedRows: BigInt(outcome.changes),
        insertId: BigInt(outcome.lastInsertRowid),
      };
    }
    const rows = outcome.rows.map((values) => {
      const row: Record<string, unknown> = {};
      for (const [position, column] of outcome.columns.entries()) row[column] = values[position];
      return row as Row; // the query builder's types say which columns were requested
    });
    return { rows };
  }

  // biome-ignore lint/correctness/useYield: the store reads whole answers; nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream.');
  }
}
