import { Kysely, sql, type TableMetadata } from 'kysely';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { SqliteSessionDialect } from '../sqlite/sqliteDialect.ts';
import { InProcessSession, SqliteConnection } from '../sqlite/sqliteSession.ts';
import type { Tables } from '../tables.ts';
import { canRunAfter, migrate } from './migrations.ts';

/** The newest migration of the release before this one, version 1.5.1. Raise it with each release. */
const FORMER = '0024-offer-statuses';

function openMemory(): Kysely<Tables> {
  const session = new InProcessSession(new SqliteConnection(':memory:', {}));
  const database = new Kysely<Tables>({ dialect: new SqliteSessionDialect(session) });
  onTestFinished(() => database.destroy());
  return database;
}

const tablesOf = async (database: Kysely<Tables>): Promise<TableMetadata[]> =>
  database.introspection.getTables({ withInternalKyselyTables: false });

/** Lists the parts of a schema that the former release would miss, or could not write. */
async function obstacles(database: Kysely<Tables>, former: readonly TableMetadata[]): Promise<string[]> {
  const now = new Map((await tablesOf(database)).map((table) => [table.name, table]));
  return former.flatMap(({ name, columns }) => {
    const table = now.get(name);
    if (!table) return [`${name} is gone`];
    const before = new Map(columns.map((column) => [column.name, column]));
    const after = new Map(table.columns.map((column) => [column.name, column]));
    return [
      ...columns
        .filter((column) => !after.has(column.name))
        .map((column) => `${name}.${column.name} is gone`),
      ...table.columns
        .filter(
          (column) => !column.isNullable && (before.get(column.name)?.isNullable ?? !column.hasDefaultValue),
        )
        .map((column) => `${name}.${column.name} has to be written`),
      ...columns
        .filter(({ name: column, dataType }) => (after.get(column)?.dataType ?? dataType) !== dataType)
        .map((column) => `${name}.${column.name} has another type`),
    ];
  });
}

/** Differences that lose nothing, with their reasons. */
const ALLOWED = [
  // A process of 1.5.1 cannot write alerts any more. Its transaction fails, so that its searches stay unmarked, and the
  // processes of this release send their alerts.
  'alert_mail is gone',
];

test('the former release can read and write the tables that this one migrated', async () => {
  const database = openMemory();
  await migrate(database, 'sqlite', { last: FORMER });
  const former = await tablesOf(database);
  expect(former.length).toBeGreaterThan(20);
  await migrate(database, 'sqlite');
  expect(await obstacles(database, former)).toEqual(ALLOWED);
});

test.each([
  ['DROP TABLE referral', 'referral is gone'],
  ['ALTER TABLE lead DROP COLUMN message', 'lead.message is gone'],
  ['ALTER TABLE lead RENAME COLUMN first_name TO given_name', 'lead.given_name has to be written'],
])('a migration by "%s" is found', async (statement, obstacle) => {
  const database = openMemory();
  await migrate(database, 'sqlite', { last: FORMER });
  const former = await tablesOf(database);
  await sql.raw(statement).execute(database);
  expect(await obstacles(database, former)).toContain(obstacle);
});

test('a migration that fails leaves the database as it was', async () => {
  const database = openMemory();
  await migrate(database, 'sqlite', { last: FORMER });
  const executed = () => sql`select * from kysely_migration order by name`.execute(database);
  const before = [await tablesOf(database), (await executed()).rows];
  // The last migration meets a table with its name, and everything before it has run.
  await sql.raw('CREATE TABLE document_claim (id TEXT)').execute(database);
  await expect(migrate(database, 'sqlite')).rejects.toThrow('document_claim');
  await sql.raw('DROP TABLE document_claim').execute(database);
  expect([await tablesOf(database), (await executed()).rows]).toEqual(before);
  await migrate(database, 'sqlite');
});

describe('the table of claimed homes', () => {
  it.each([
    [
      'a store that ran the migrations around it without it',
      'DROP TABLE claimed_home',
      'DELETE FROM kysely_migration',
    ],
    [
      'a store that made it by its former name',
      'SELECT 1',
      `UPDATE kysely_migration SET name = '0089-claimed-homes',
        timestamp = (SELECT timestamp FROM kysely_migration WHERE name LIKE '0088-%')`,
    ],
  ])('is in %s', async (_case, table, migration) => {
    const database = openMemory();
    await migrate(database, 'sqlite', { last: '0093-claimed-homes' });
    await sql.raw(table).execute(database);
    await sql.raw(`${migration} WHERE name LIKE '%-claimed-homes'`).execute(database);
    await migrate(database, 'sqlite');
    expect((await tablesOf(database)).map(({ name }) => name)).toContain('claimed_home');
  });
});

describe('a release on a database that a newer one has migrated', () => {
  it.each([
    ['0047-new-column', true],
    ['0050-drop-old-column-since-0046', true],
    ['0050-drop-old-column-since-0047', false],
    ['0050-since-yesterday', true],
  ])('with its newest migration 0046, after %s: %s', (unknown, expected) => {
    expect(canRunAfter(unknown, ['0045-rate-limit', '0046-document-claims'])).toBe(expected);
  });
});
