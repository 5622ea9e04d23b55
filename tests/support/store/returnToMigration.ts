import { Kysely } from 'kysely';
import { migrate } from '#server/store/migrations/migrations.ts';
import { SqliteSessionDialect } from '#server/store/sqlite/sqliteDialect.ts';
import {
  InProcessSession,
  SqliteConnection,
  type SqliteSession,
} from '#server/store/sqlite/sqliteSession.ts';
import type { Tables } from '#server/store/tables.ts';

/** A table, index or trigger, with the statement that makes it. */
interface SchemaPart {
  type: string;
  name: string;
  text: string;
}

async function schemaOf(session: SqliteSession): Promise<SchemaPart[]> {
  const { rows } = await session.run(
    `select type, name, sql from sqlite_schema where sql is not null
      and name not like 'sqlite%' and name not like 'kysely%' order by rowid`,
    [],
  );
  return rows.map(([type, name, text]) => ({ type: String(type), name: String(name), text: String(text) }));
}

/** Returns the schema of an empty database after a migration. */
async function schemaAfter(last: string): Promise<SchemaPart[]> {
  const session = new InProcessSession(new SqliteConnection(':memory:', {}));
  const database = new Kysely<Tables>({ dialect: new SqliteSessionDialect(session) });
  await migrate(database, 'sqlite', { last });
  const schema = await schemaOf(session);
  await database.destroy();
  return schema;
}

/**
 * Gives an embedded database the schema of an older release. Rows stay in the tables and columns that this release had.
 * @param last name of its newest migration
 */
export async function returnToMigration(session: SqliteSession, last: string): Promise<void> {
  const run = (text: string) => session.run(text, []);
  const columnsOf = async (table: string) =>
    (await run(`select name from pragma_table_info('${table}')`)).rows.map(([name]) => String(name));
  const older = await schemaAfter(last);
  const now = await schemaOf(session);
  const isIn = (schema: readonly SchemaPart[], part: SchemaPart) =>
    schema.some(({ name, text }) => name === part.name && text === part.text);
  const oldTables = new Map(
    older.filter(({ type }) => type === 'table').map(({ name, text }) => [name, text]),
  );
  await run('pragma foreign_keys = off');
  // Indexes and triggers first: a column of theirs could not be dropped.
  for (const part of now.toSorted(
    (one, other) => Number(one.type === 'table') - Number(other.type === 'table'),
  )) {
    if (isIn(older, part)) continue;
    const { type, name } = part;
    const text = type === 'table' ? oldTables.get(name) : undefined;
    const rows = text !== undefined && (await run(`create temp table former as select * from ${name}`));
    await run(`drop ${type} if exists ${name}`);
    if (!rows) continue;
    await run(text);
    const known = await columnsOf(name);
    const both = (await columnsOf('former')).filter((column) => known.includes(column)).join();
    await run(`insert into ${name} (${both}) select ${both} from former`);
    await run('drop table former');
  }
  const left = await schemaOf(session);
  for (const part of older) if (!isIn(left, part)) await run(part.text);
  await session.run('delete from kysely_migration where name > ?', [last]);
  await run('pragma foreign_keys = on');
}
