import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/** Creates the tables of the local identity service. They stay empty if Cognito is the identity provider. */
export async function createIdentityTables(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const statements = [
    `CREATE TABLE identity_key (kid ${text} PRIMARY KEY, jwk ${text} NOT NULL, created ${text} NOT NULL)`,
    `CREATE TABLE account (sub ${text} PRIMARY KEY, email ${text} NOT NULL, email_key ${text} NOT NULL UNIQUE,
      email_verified INTEGER NOT NULL, status ${text} NOT NULL, attributes ${text} NOT NULL, salt ${text} NOT NULL,
      verifier ${text} NOT NULL, created ${text} NOT NULL, bad_passwords INTEGER NOT NULL, last_bad ${text},
      codes_sent INTEGER NOT NULL, codes_since ${text})`,
    `CREATE TABLE account_code (sub ${text} NOT NULL REFERENCES account (sub) ON DELETE CASCADE,
      purpose ${text} NOT NULL, hash ${text} NOT NULL, expires ${text} NOT NULL, attempts INTEGER NOT NULL,
      PRIMARY KEY (sub, purpose))`,
    `CREATE TABLE account_session (hash ${text} PRIMARY KEY,
      sub ${text} NOT NULL REFERENCES account (sub) ON DELETE CASCADE, origin ${text} NOT NULL UNIQUE,
      auth_time INTEGER NOT NULL, expires ${text} NOT NULL)`,
    'CREATE INDEX account_session_sub ON account_session (sub)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Creates the table of authenticator apps of the local identity service. */
export async function createAccountFactors(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const statement = `CREATE TABLE account_factor (
    sub ${text} PRIMARY KEY REFERENCES account (sub) ON DELETE CASCADE, secret ${text} NOT NULL,
    is_verified INTEGER NOT NULL, is_on INTEGER NOT NULL, last_step INTEGER NOT NULL, wrong_codes INTEGER NOT NULL,
    last_wrong ${text})`;
  await sql.raw(statement).execute(database);
}

/** Adds the groups of accounts, by which the local identity service tells staff from customers. */
export async function addAccountGroups(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  await sql.raw(`ALTER TABLE account ADD COLUMN group_names ${text} NOT NULL DEFAULT '[]'`).execute(database);
}

/** Creates the table of sign-ins in progress of the local identity service. */
export async function createAccountChallenges(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const statements = [
    `CREATE TABLE account_challenge (hash ${text} PRIMARY KEY,
      sub ${text} NOT NULL REFERENCES account (sub) ON DELETE CASCADE, challenge ${text} NOT NULL,
      expires ${text} NOT NULL)`,
    'CREATE INDEX account_challenge_sub ON account_challenge (sub, expires)',
    'CREATE INDEX account_challenge_expires ON account_challenge (expires)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
