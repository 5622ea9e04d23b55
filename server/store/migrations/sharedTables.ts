import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/**
 * Creates the tables of shared lists, and adds the time of a note. Rows are deleted with their list, and members with
 * their customer.
 */
export async function createSharedLists(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const list = `list_id ${text} NOT NULL REFERENCES shared_list (id) ON DELETE CASCADE`;
  const customer = `${text} NOT NULL REFERENCES customer (id) ON DELETE CASCADE`;
  const statements = [
    `ALTER TABLE saved_home ADD COLUMN noted ${text}`,
    `CREATE TABLE shared_list (id ${text} PRIMARY KEY, state ${text} NOT NULL, invited ${text} NOT NULL, since ${text},
      email ${text}, line ${text} NOT NULL, language ${text} NOT NULL, token_hash ${text} UNIQUE, expires ${text},
      changes INTEGER NOT NULL)`,
    // At most one list for a customer, and at most two members of a list.
    `CREATE TABLE shared_member (user_id ${customer} PRIMARY KEY, ${list}, role ${text} NOT NULL, name ${text} NOT NULL,
      shares_saved INTEGER NOT NULL, UNIQUE (list_id, role))`,
    `CREATE TABLE private_home (user_id ${customer}, ${list}, board INTEGER NOT NULL, mls ${text} NOT NULL,
      PRIMARY KEY (user_id, board, mls))`,
    'CREATE INDEX private_home_list_id ON private_home (list_id)',
    `CREATE TABLE shared_change (${list}, number INTEGER NOT NULL, at ${text} NOT NULL, user_id ${customer},
      kind ${text} NOT NULL, board INTEGER, mls ${text}, PRIMARY KEY (list_id, number))`,
    'CREATE INDEX shared_change_user_id ON shared_change (user_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
