import { type Kysely, sql } from 'kysely';
import { movedDocument } from '../dataset/movedDocument.ts';
import type { SqlDialect, Tables } from '../tables.ts';

const COLUMNS = ['list_day', 'sold_day', 'vsold_day', 'updated_day'] as const;

/**
 * Converts days counted from the world's day to days since 1970-01-01, and replaces the table `world` by `dataset`. A
 * server of an older release would move the days at midnight; it no longer finds its table.
 */
export async function makeDaysAbsolute(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  await sql
    .raw(
      `CREATE TABLE dataset (id INTEGER PRIMARY KEY, state ${text} NOT NULL, source ${text} NOT NULL,
        seed INTEGER NOT NULL, generator ${text} NOT NULL, dates_made_for INTEGER, dates_as_of INTEGER,
        listing_count INTEGER NOT NULL)`,
    )
    .execute(database);
  const day = sql`case when generator = 'ingest' then null else world_day end`;
  await sql`insert into dataset
      (id, state, source, seed, generator, dates_made_for, dates_as_of, listing_count)
    select id, state, case when generator = 'ingest' then 'board' else 'demo' end, seed,
      case when generator = 'ingest' then '' else generator end, ${day}, ${day}, listing_count
    from world`.execute(database);
  const { rows } = await sql<{ world_day: number }>`select world_day from world`.execute(database);
  const [row] = rows;
  if (row) {
    const baseDay = sql.lit(row.world_day);
    const dated = COLUMNS.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)} + ${baseDay}`);
    await sql`update listing set ${sql.join(dated)}`.execute(database);
    await sql`update listing_document set document = ${movedDocument(dialect, row.world_day)}`.execute(
      database,
    );
    await sql.raw('ANALYZE listing').execute(database);
  }
  await sql.raw('DROP TABLE world').execute(database);
}
