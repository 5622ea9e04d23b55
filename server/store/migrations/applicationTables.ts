import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/** Creates the tables of the pre-approval. All rows are deleted with their customer. */
export async function createApplicationTables(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const owner = `user_id ${text} NOT NULL REFERENCES customer (id) ON DELETE CASCADE`;
  const application = `application_id ${text} NOT NULL REFERENCES application (id) ON DELETE CASCADE`;
  const statements = [
    `CREATE TABLE application (id ${text} PRIMARY KEY, ${owner}, version INTEGER NOT NULL, status ${text} NOT NULL,
      created ${text} NOT NULL, updated ${text} NOT NULL, submitted ${text}, is_alone INTEGER, sections ${text} NOT NULL)`,
    // Prevents two current applications by concurrent calls.
    `CREATE UNIQUE INDEX application_current ON application (user_id) WHERE status <> 'withdrawn'`,
    'CREATE INDEX application_user_id ON application (user_id)',
    `CREATE TABLE signer (id ${text} PRIMARY KEY, ${application} UNIQUE,
      user_id ${text} REFERENCES customer (id) ON DELETE SET NULL, version INTEGER NOT NULL, state ${text} NOT NULL,
      relation ${text}, email_key ${text}, sections ${text} NOT NULL, invited ${text}, code_hash ${text},
      code_expires ${text}, code_attempts INTEGER NOT NULL)`,
    'CREATE INDEX signer_user_id ON signer (user_id)',
    'CREATE INDEX signer_email_key ON signer (email_key)',
    `CREATE TABLE application_document (id ${text} PRIMARY KEY, ${application}, ${owner}, name ${text} NOT NULL,
      kind ${text} NOT NULL, size INTEGER NOT NULL, type ${text} NOT NULL, hash ${text}, state ${text} NOT NULL,
      added ${text} NOT NULL, key_hash ${text} NOT NULL, UNIQUE (application_id, user_id, key_hash))`,
    'CREATE INDEX application_document_user_id ON application_document (user_id)',
    `CREATE TABLE match_choice (${application}, lender ${text} NOT NULL, state ${text} NOT NULL,
      version INTEGER NOT NULL, PRIMARY KEY (application_id, lender))`,
    `CREATE TABLE referral (user_id ${text} PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
      code ${text} NOT NULL UNIQUE)`,
    // For counting the leads with a referral code, in any case.
    `CREATE INDEX lead_code ON lead (upper(code)) WHERE kind = 'general'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Creates the table of the secret that signs addresses of uploads. */
export async function createUploadKey(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  await sql
    .raw(
      `CREATE TABLE upload_key (id INTEGER PRIMARY KEY, secret ${text} NOT NULL, created ${text} NOT NULL)`,
    )
    .execute(database);
}

/**
 * Creates the records of documents that were removed on purpose. Only files with such a record may be deleted: a
 * missing row may exist in another database, or in a copy of this one. A trigger writes the records, so that
 * documents which are deleted with their customer or application have one too.
 */
export async function createRemovedDocuments(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const table = `CREATE TABLE removed_document (id ${text} PRIMARY KEY)`;
  const trigger = 'CREATE TRIGGER application_document_removed AFTER DELETE ON application_document';
  const note = (row: string) => `INSERT INTO removed_document (id) VALUES (${row}.id) ON CONFLICT DO NOTHING`;
  const statements =
    dialect === 'sqlite'
      ? [table, `${trigger} BEGIN ${note('old')}; END`]
      : [
          table,
          `CREATE FUNCTION note_removed_document() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN ${note('OLD')}; RETURN NULL; END $$`,
          `${trigger} FOR EACH ROW EXECUTE FUNCTION note_removed_document()`,
        ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Creates the table of the id by which a data folder recognises its database. */
export async function createDatabaseId(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  await sql
    .raw(`CREATE TABLE database_id (id INTEGER PRIMARY KEY, value ${text} NOT NULL)`)
    .execute(database);
}

/** Creates the table of the uploads that move their file to a document's place. */
export async function createDocumentClaims(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  await sql
    .raw(
      `CREATE TABLE document_claim (document_id ${text} PRIMARY KEY REFERENCES application_document (id)
        ON DELETE CASCADE, token ${text} NOT NULL UNIQUE, ends ${text} NOT NULL)`,
    )
    .execute(database);
}

/** Creates the table of the brokerage's answers to applications. Rows are deleted with their application. */
export async function createApplicationReviews(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const statement = `CREATE TABLE application_review (
    application_id ${text} PRIMARY KEY REFERENCES application (id) ON DELETE CASCADE, state ${text} NOT NULL,
    sentence ${text} NOT NULL, changed ${text} NOT NULL, version INTEGER NOT NULL)`;
  await sql.raw(statement).execute(database);
}
