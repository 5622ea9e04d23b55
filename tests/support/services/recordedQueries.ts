import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
} from 'kysely';
import { ReplicaDialect } from '#server/store/postgres/replicaDialect.ts';
import type { Store } from '#server/store/store.ts';
import type { QueryContext, Tables } from '#server/store/tables.ts';

/** Statements that a store sent through `context`. */
export interface RecordedQueries {
  context: QueryContext;
  /** Newest last. */
  sent: CompiledQuery[];
}

/** Forwards reading statements, and records them. */
export function recordQueries({ database, dialect }: Store): RecordedQueries {
  const sent: CompiledQuery[] = [];
  const reading = new ReplicaDialect(
    {
      executeQuery<Row>(query: CompiledQuery) {
        sent.push(query);
        return database.executeQuery<Row>(query);
      },
    },
    async () => undefined,
  );
  const isSqlite = dialect === 'sqlite';
  const recording = new Kysely<Tables>({
    dialect: {
      createDriver: () => reading.createDriver(),
      createIntrospector: (of) => reading.createIntrospector(of),
      createAdapter: () => (isSqlite ? new SqliteAdapter() : new PostgresAdapter()),
      createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
  });
  return { context: { database: recording, dialect }, sent };
}
