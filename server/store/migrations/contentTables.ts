import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/** Creates the tables of the brokerage's content and its pictures. */
export async function createContent(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = `${dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"'} NOT NULL`;
  const statements = [
    `CREATE TABLE content (key ${text}, version INTEGER NOT NULL, body ${text}, changed_at ${text},
      changed_by ${text}, PRIMARY KEY (key, version))`,
    `CREATE TABLE content_picture (id ${text} PRIMARY KEY, size INTEGER NOT NULL, hash ${text}, added ${text},
      added_by ${text})`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
