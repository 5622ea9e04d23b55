import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/** Creates the tables of viewing requests. All rows are deleted with their lead. */
export async function createViewingTables(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const viewing = `${text} NOT NULL REFERENCES viewing (id) ON DELETE CASCADE`;
  const wish = `day ${text} NOT NULL, part ${text} NOT NULL, way ${text} NOT NULL`;
  const statements = [
    `CREATE TABLE viewing (id ${text} PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE, ${wish},
      time_zone ${text} NOT NULL, language ${text} NOT NULL, state ${text} NOT NULL, starts ${text}, ends ${text},
      sentence ${text}, changed ${text} NOT NULL, over ${text} NOT NULL, revision INTEGER NOT NULL, mail_due ${text},
      mail_attempts INTEGER NOT NULL)`,
    // Only requests with a mail to send.
    'CREATE INDEX viewing_mail_due ON viewing (mail_due) WHERE mail_due IS NOT NULL',
    `CREATE TABLE viewing_change (viewing_id ${viewing}, revision INTEGER NOT NULL, at ${text} NOT NULL,
      by ${text} NOT NULL, state ${text} NOT NULL, ${wish}, starts ${text}, sentence ${text},
      PRIMARY KEY (viewing_id, revision))`,
    `CREATE TABLE viewing_token (hash ${text} PRIMARY KEY, viewing_id ${viewing})`,
    'CREATE INDEX viewing_token_viewing_id ON viewing_token (viewing_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
