import {
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

/** Runs statements that only read. */
export type Reads = Pick<DatabaseConnection, 'executeQuery'>;

/** Kysely's PostgreSQL dialect over a replica and its primary. It is read-only: there are no transactions. */
export class ReplicaDialect implements Dialect {
  readonly #reads: Reads;
  readonly #close: () => Promise<void>;

  /** @param close closes the replica's connections; those of the primary stay open */
  constructor(reads: Reads, close: () => Promise<void>) {
    this.#reads = reads;
    this.#close = close;
  }

  createDriver(): Driver {
    const reads = this.#reads;
    const connection: DatabaseConnection = {
      executeQuery: (query) => reads.executeQuery(query),
      // biome-ignore lint/correctness/useYield: the store reads whole answers; nothing here streams
      async *streamQuery() {
        throw new Error('A replica does not stream.');
      },
    };
    const refuse = async () => {
      throw new Error('A replica is for reading only.');
    };
    return {
      init: async () => undefined,
      // Each statement takes a connection of the replica or the primary itself.
      acquireConnection: async () => connection,
      releaseConnection: async () => undefined,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: this.#close,
    };
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature
  createIntrospector(database: Kysely<any>): DatabaseIntrospector {
    return new PostgresIntrospector(database);
  }
}
