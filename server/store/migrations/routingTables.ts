import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/** Creates the tables of streets and timetables, from which travel times are computed. */
export async function createRouting(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const isSqlite = dialect === 'sqlite';
  const text = `${isSqlite ? 'TEXT' : 'TEXT COLLATE "C"'} NOT NULL`;
  const bytes = `${isSqlite ? 'BLOB' : 'BYTEA'} NOT NULL`;
  const statements = [
    `CREATE TABLE routing_source (source ${text}, kind ${text}, name ${text}, day INTEGER, version ${text},
      PRIMARY KEY (source, kind))`,
    `CREATE TABLE street_tile (tile INTEGER NOT NULL, source ${text}, streets ${bytes},
      PRIMARY KEY (tile, source))`,
    `CREATE TABLE timetable_part (source ${text}, part INTEGER NOT NULL, content ${bytes},
      PRIMARY KEY (source, part))`,
    // The bytes are compressed already.
    ...(isSqlite
      ? []
      : [
          'ALTER TABLE street_tile ALTER COLUMN streets SET STORAGE EXTERNAL',
          'ALTER TABLE timetable_part ALTER COLUMN content SET STORAGE EXTERNAL',
        ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
