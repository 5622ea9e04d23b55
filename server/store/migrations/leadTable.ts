import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/** Creates the table of leads. It stays when other listings are loaded. */
export async function createLeadTable(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const real = dialect === 'sqlite' ? 'REAL' : 'DOUBLE PRECISION';
  const statements = [
    `CREATE TABLE lead (id ${text} PRIMARY KEY, received ${text} NOT NULL, kind ${text} NOT NULL,
      first_name ${text} NOT NULL, last_name ${text} NOT NULL, email ${text} NOT NULL, phone ${text} NOT NULL,
      city ${text}, address ${text}, price ${real}, code ${text}, board INTEGER, message ${text},
      key_hash ${text} UNIQUE, content_hash ${text} NOT NULL, request_id ${text} NOT NULL,
      forwarding ${text} NOT NULL, forward_attempts INTEGER NOT NULL, forward_due ${text}, forward_problem ${text})`,
    'CREATE INDEX lead_received ON lead (received)',
    // Only leads in the queue: the table grows for years, and the queue is usually empty.
    `CREATE INDEX lead_forward_due ON lead (forward_due) WHERE forwarding = 'waiting'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Adds the columns of leads from applications: the customer, and the summary. */
export async function addApplicationLeads(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const statements = [
    `ALTER TABLE lead ADD COLUMN user_id ${text} REFERENCES customer (id) ON DELETE CASCADE`,
    `ALTER TABLE lead ADD COLUMN application ${text}`,
    'CREATE INDEX lead_user_id ON lead (user_id) WHERE user_id IS NOT NULL',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Adds the circumstances of a lead. */
export async function addLeadContext(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  await sql.raw(`ALTER TABLE lead ADD COLUMN context ${text}`).execute(database);
}
