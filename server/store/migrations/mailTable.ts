import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/** Time in milliseconds after which an alert's mail was dropped. */
const ALERT_LIFETIME = 2 * 86_400_000;

/** Creates the table of unsent mails, and moves those of alerts there. */
export async function createMail(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const statements = [
    `CREATE TABLE mail (id ${text} PRIMARY KEY, user_id ${text} REFERENCES customer (id) ON DELETE CASCADE,
      search_id ${text} REFERENCES saved_search (id) ON DELETE CASCADE, is_alert INTEGER NOT NULL, email ${text} NOT NULL,
      reply_to ${text}, language ${text} NOT NULL, subject ${text} NOT NULL, body ${text} NOT NULL, html ${text},
      attachments ${text}, written ${text} NOT NULL, expires ${text}, attempts INTEGER NOT NULL, due ${text} NOT NULL)`,
    `INSERT INTO mail (id, user_id, search_id, is_alert, email, language, subject, body, written, attempts, due)
      SELECT id, user_id, search_id, 1, email, language, subject, body, written, attempts, due FROM alert_mail`,
    'DROP TABLE alert_mail',
    'CREATE INDEX mail_due ON mail (due)',
    'CREATE INDEX mail_search_id ON mail (search_id)',
    'CREATE INDEX mail_user_id ON mail (user_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
  for (const { id, written } of await database.selectFrom('mail').select(['id', 'written']).execute()) {
    const expires = new Date(Date.parse(written) + ALERT_LIFETIME).toISOString();
    await database.updateTable('mail').set({ expires }).where('id', '=', id).execute();
  }
}

/** Adds the address of a mail's one-click unsubscription, and the table of the secrets that servers share. */
export async function addUnsubscribe(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const statements = [
    `ALTER TABLE mail ADD COLUMN unsubscribe ${text}`,
    `CREATE TABLE secret_key (name ${text} PRIMARY KEY, value ${text} NOT NULL)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Adds the address of a customer from which mail came back. */
export async function addBounces(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  await sql.raw(`ALTER TABLE customer ADD COLUMN bounced_key ${text}`).execute(database);
}

/** Creates the table of watched homes. Its rows are deleted with their customer. */
export async function createHomeWatches(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const real = dialect === 'sqlite' ? 'REAL' : 'DOUBLE PRECISION';
  const statements = [
    `CREATE TABLE home_watch (user_id ${text} NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      board INTEGER NOT NULL, mls ${text} NOT NULL, since ${text} NOT NULL, language ${text} NOT NULL, price ${real},
      state ${text} NOT NULL, open_house ${text}, revision INTEGER NOT NULL, PRIMARY KEY (user_id, board, mls))`,
    'CREATE INDEX home_watch_mls ON home_watch (mls, board)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Creates the table of browsers that get alerts, and lets their messages wait in the queue of mails. */
export async function createPushSubscriptions(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const statements = [
    `CREATE TABLE push_subscription (id ${text} PRIMARY KEY,
      user_id ${text} NOT NULL REFERENCES customer (id) ON DELETE CASCADE, endpoint ${text} NOT NULL,
      p256dh ${text} NOT NULL, auth ${text} NOT NULL, created ${text} NOT NULL)`,
    'CREATE INDEX push_subscription_user_id ON push_subscription (user_id)',
    `ALTER TABLE mail ADD COLUMN subscription_id ${text} REFERENCES push_subscription (id) ON DELETE CASCADE`,
    'CREATE INDEX mail_subscription_id ON mail (subscription_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Creates the table of claimed homes. Its rows are deleted with their customer. */
export async function createClaimedHomes(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const real = dialect === 'sqlite' ? 'REAL' : 'DOUBLE PRECISION';
  const statements = [
    `CREATE TABLE IF NOT EXISTS claimed_home (id ${text} PRIMARY KEY,
      user_id ${text} NOT NULL REFERENCES customer (id) ON DELETE CASCADE, place ${text} NOT NULL,
      state ${text} NOT NULL, city ${text} NOT NULL, street ${text} NOT NULL, unit ${text}, latitude ${real},
      longitude ${real}, facts ${text} NOT NULL, claimed ${text} NOT NULL, is_mailed INTEGER NOT NULL,
      language ${text} NOT NULL, figure ${real}, month ${text} NOT NULL, told_none INTEGER NOT NULL,
      revision INTEGER NOT NULL, UNIQUE (user_id, place))`,
    'CREATE INDEX IF NOT EXISTS claimed_home_month ON claimed_home (month) WHERE is_mailed = 1',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
