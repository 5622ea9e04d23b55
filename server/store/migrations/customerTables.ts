import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/** Creates the tables of customers' saved data. All rows are deleted with their customer. */
export async function createCustomerTables(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const real = dialect === 'sqlite' ? 'REAL' : 'DOUBLE PRECISION';
  const owner = `user_id ${text} NOT NULL REFERENCES customer (id) ON DELETE CASCADE`;
  const statements = [
    `CREATE TABLE customer (id ${text} PRIMARY KEY, email ${text} NOT NULL, email_key ${text} NOT NULL,
      first_name ${text} NOT NULL, last_name ${text} NOT NULL, phone ${text}, email_notifications INTEGER NOT NULL,
      registered ${text})`,
    'CREATE INDEX customer_email_key ON customer (email_key)',
    `CREATE TABLE saved_home (${owner}, board INTEGER NOT NULL, mls ${text} NOT NULL, saved ${text} NOT NULL,
      seen_price ${real}, seen_status ${text} NOT NULL, note ${text} NOT NULL, PRIMARY KEY (user_id, board, mls))`,
    `CREATE TABLE saved_search (id ${text} PRIMARY KEY, ${owner}, name ${text} NOT NULL, name_key ${text} NOT NULL,
      path ${text} NOT NULL, criteria ${text} NOT NULL, language ${text} NOT NULL, alert ${text} NOT NULL,
      created ${text} NOT NULL, visited ${text} NOT NULL, visited_day INTEGER NOT NULL, visited_seen INTEGER NOT NULL,
      told_day INTEGER NOT NULL, told_seen INTEGER NOT NULL, looked_day INTEGER NOT NULL, UNIQUE (user_id, name_key))`,
    // Only searches with an alert.
    `CREATE INDEX saved_search_alert ON saved_search (alert, id) WHERE alert <> 'off'`,
    `CREATE TABLE alert_mail (id ${text} PRIMARY KEY, ${owner},
      search_id ${text} NOT NULL REFERENCES saved_search (id) ON DELETE CASCADE, email ${text} NOT NULL,
      language ${text} NOT NULL, subject ${text} NOT NULL, body ${text} NOT NULL, written ${text} NOT NULL,
      attempts INTEGER NOT NULL, due ${text} NOT NULL)`,
    'CREATE INDEX alert_mail_due ON alert_mail (due)',
    'CREATE INDEX alert_mail_search_id ON alert_mail (search_id)',
    'CREATE INDEX alert_mail_user_id ON alert_mail (user_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Creates the table of viewed and hidden homes. Its rows are deleted with their customer. */
export async function createHomeMarks(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  await sql
    .raw(
      `CREATE TABLE home_mark (user_id ${text} NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        kind ${text} NOT NULL, board INTEGER NOT NULL, mls ${text} NOT NULL, marked ${text} NOT NULL,
        PRIMARY KEY (user_id, kind, board, mls))`,
    )
    .execute(database);
}

/** Creates the table of recently removed customers. It holds no other data about them. */
export async function createRemovedCustomers(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  await sql
    .raw(`CREATE TABLE removed_customer (id ${text} PRIMARY KEY, removed ${text} NOT NULL)`)
    .execute(database);
}

/** Parts of a stored search of offers, alone and with sold homes: its status, and its last statuses before and now. */
const OFFERS = [
  ['"status":["A"]', '"lastStatus":["New","Pc"]', '"lastStatus":["New","Pc","Ext","Cs","Dft"]'],
  ['"status":["A","U"]', '"lastStatus":["New","Pc",', '"lastStatus":["New","Pc","Ext","Cs",'],
] as const;

/** Gives stored searches the last statuses that the app's search has now, so that their mails name the same homes. */
export async function addOfferStatuses(database: Kysely<Tables>): Promise<void> {
  for (const [status, before, now] of OFFERS) {
    await sql`update saved_search set criteria = replace(criteria, ${before}, ${now})
      where criteria like ${`%${status}%`} and criteria not like '%"Pc","Ext"%'`.execute(database);
  }
}
