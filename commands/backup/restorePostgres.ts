import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { CommandFailure } from '#commands/launch/output.mjs';
import { databaseFile } from './manifest.ts';
import { runTool } from './postgresTools.ts';

/** Beginning of the names of schemas that were set aside. */
const ASIDE = 'replaced_';

/** Schemas with tables of the database, without those of PostgreSQL and those set aside. */
async function schemasOf(database: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace
    where nspname <> 'information_schema' and left(nspname, 3) <> 'pg_' and not starts_with(nspname, ${ASIDE})
      and exists (select 1 from pg_class where relnamespace = pg_namespace.oid)
    order by nspname`.execute(database);
  return rows.map(({ name }) => name);
}

/** Moves extensions, whose functions and operators the tables need, to the schema that the backup expects. */
async function moveExtensions(database: Kysely<unknown>, from: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select extname as name from pg_extension
    join pg_namespace on pg_namespace.oid = extnamespace where nspname = ${from}`.execute(database);
  for (const { name } of rows) {
    await sql`alter extension ${sql.id(name)} set schema public`.execute(database);
  }
}

/**
 * Renames the schemas, so that the backup meets an empty database, also if a newer release has made more tables.
 * @returns the new names by the former ones
 */
function setAside(database: Kysely<unknown>, names: readonly string[], now: Date) {
  return database.transaction().execute(async (transaction) => {
    const aside = new Map(names.map((name) => [name, `${ASIDE}${now.getTime()}_${name}`]));
    for (const [name, renamed] of aside) {
      await sql`alter schema ${sql.id(name)} rename to ${sql.id(renamed)}`.execute(transaction);
    }
    const renamed = aside.get('public');
    if (renamed !== undefined) {
      await sql`create schema public`.execute(transaction);
      await moveExtensions(transaction, renamed);
    }
    return aside;
  });
}

/** Undoes `setAside`. The failed restore was one transaction, so `public` is empty but for the extensions. */
function bringBack(database: Kysely<unknown>, aside: ReadonlyMap<string, string>): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if (aside.has('public')) await sql`alter schema public rename to replaced_empty`.execute(transaction);
    for (const [name, renamed] of aside) {
      await sql`alter schema ${sql.id(renamed)} rename to ${sql.id(name)}`.execute(transaction);
    }
    if (!aside.has('public')) return;
    await moveExtensions(transaction, 'replaced_empty');
    await sql`drop schema replaced_empty`.execute(transaction);
  });
}

/**
 * Restores a dump. The tables that were there are set aside, and come back if the dump cannot be restored.
 * @param folder the backup
 * @returns a function that deletes the former tables
 * @throws CommandFailure if there are tables and `isReplacing` is false
 */
export async function restorePostgres(
  { folder, isReplacing, now }: { folder: string; isReplacing: boolean; now: Date },
  url: string,
): Promise<() => Promise<void>> {
  const { connectPostgres } = await import('#server/store/postgres/postgresDialect.ts');
  const open = async () =>
    new Kysely<unknown>({ dialect: (await connectPostgres({ connectionString: url })).dialect });
  const database = await open();
  try {
    const names = await schemasOf(database);
    if (names.length > 0 && !isReplacing) {
      throw new CommandFailure(
        "There is a database in DATABASE_URL already, so nothing was changed. With --replace it is replaced by the backup's. Its tables are set aside, come back if that fails, and are deleted once the backup is restored and compared.",
      );
    }
    const aside = await setAside(database, names, now);
    try {
      await runTool('pg_restore', url, [
        '--no-owner',
        '--no-privileges',
        '--exit-on-error',
        '--single-transaction',
        `--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`,
        join(folder, databaseFile('postgres')),
      ]);
    } catch (failure) {
      await bringBack(database, aside);
      throw failure;
    }
    return async () => {
      const later = await open();
      try {
        for (const name of aside.values()) await sql`drop schema ${sql.id(name)} cascade`.execute(later);
      } finally {
        await later.destroy();
      }
    };
  } finally {
    await database.destroy();
  }
}
