import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
  sql,
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

/** The lines of PostgreSQL's plan of a query by the indexes: with few rows it would read them all. */
export async function explained({ database }: Store, query: CompiledQuery): Promise<string[]> {
  const lines = await database.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    await sql`set enable_bitmapscan = off`.execute(connection);
    const question = CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]);
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': string }>(question);
    await sql`reset enable_seqscan`.execute(connection);
    await sql`reset enable_bitmapscan`.execute(connection);
    return rows;
  });
  return lines.map((row) => row['QUERY PLAN']);
}
