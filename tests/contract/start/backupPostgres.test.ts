import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeBackup } from '#commands/backup/makeBackup.ts';
import { factsOf, type Manifest } from '#commands/backup/manifest.ts';
import { connectionVariables } from '#commands/backup/postgresTools.ts';
import { restoreBackup } from '#commands/backup/restoreBackup.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { findStoredDocuments } from '#server/store/customer/documents.ts';
import { databaseIdOf } from '#server/store/databaseId.ts';
import { openStore } from '#server/store/openStore.ts';
import { addressOfStore, isOnServer, openEmptyStore } from '#tests/support/services/testStores.ts';
import { customerWith } from '#tests/support/store/customerWith.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const NOW = new Date('2026-11-23T12:00:00Z');

/** A PostgreSQL with three documents in a folder, and a function that backs both up. */
async function filled() {
  const store = await openEmptyStore();
  onTestFinished(() => store.close());
  const dataFolder = await newFolder();
  const documents = openDocumentFolder(join(dataFolder, 'documents'));
  await customerWith(store, documents, 3);
  const databaseUrl = await addressOfStore(store);
  const folder = join(await newFolder(), 'backup');
  const print = () => undefined;
  const configuration = { databaseUrl, dataFolder };
  await makeBackup({ store, configuration, documents, folder, now: NOW, print });
  return { store, folder, configuration, print };
}

/** An empty place beside a database. */
async function emptyPlace(databaseUrl: string) {
  const dataFolder = await newFolder();
  return {
    configuration: { databaseUrl, dataFolder },
    documents: openDocumentFolder(join(dataFolder, 'documents')),
  };
}

describe.runIf(isOnServer)('a backup of PostgreSQL', () => {
  it('is restored to an empty database with its documents', async () => {
    const { store, folder, print } = await filled();
    expect((await readdir(folder)).sort()).toEqual(['backup.json', 'database.dump', 'documents']);
    expect((await stat(join(folder, 'database.dump'))).mode & 0o777).toBe(0o600);
    const fresh = await openEmptyStore();
    onTestFinished(() => fresh.close());
    const url = await addressOfStore(fresh);
    await fresh.database.destroy();
    const place = await emptyPlace(url);
    await restoreBackup({ folder, ...place, isReplacing: true, now: NOW, print });
    const restored = await openStore({ kind: 'postgres', connectionString: url });
    onTestFinished(() => restored.close());
    expect(await databaseIdOf(restored)).toBe(await databaseIdOf(store));
    expect(await findStoredDocuments(restored)).toEqual(await findStoredDocuments(store));
    expect(await place.documents.ids()).toHaveLength(3);
  });

  it('does not replace a database without the option, and comes back with it', async () => {
    const { store, folder, configuration, print } = await filled();
    await store.database.deleteFrom('customer').execute();
    const place = await emptyPlace(configuration.databaseUrl);
    const restore = (isReplacing: boolean) =>
      restoreBackup({ folder, ...place, isReplacing, now: NOW, print });
    await expect(restore(false)).rejects.toThrow(
      /^There is a database in DATABASE_URL already, .* Its tables are set aside, come back if that fails, and are deleted once/,
    );
    expect(await findStoredDocuments(store)).toEqual([]);
    // A newer release has made a table that refers to one of the backup's, and a schema of its own.
    await sql`create table of_tomorrow (id text references application (id))`.execute(store.database);
    await sql`create schema tomorrow create table works_of_tomorrow (id text)`.execute(store.database);
    await restore(true);
    expect(await findStoredDocuments(store)).toHaveLength(3);
    const { rows } = await sql<{ name: string }>`select table_schema || '.' || table_name as name
      from information_schema.tables where table_name in ('of_tomorrow', 'works_of_tomorrow', 'customer')`.execute(
      store.database,
    );
    expect(rows).toEqual([{ name: 'public.customer' }]);
  });

  it('that cannot be restored leaves the former database as it was', async () => {
    const { store, folder, configuration, print } = await filled();
    const tables = () =>
      sql`select table_schema, table_name from information_schema.tables
        where table_schema <> 'information_schema' and left(table_schema, 3) <> 'pg_' order by 1, 2`.execute(
        store.database,
      );
    const before = (await tables()).rows;
    const dump = join(folder, 'database.dump');
    await truncate(dump, Math.floor((await stat(dump)).size / 2));
    const manifest = join(folder, 'backup.json');
    const content = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
    const changed = { ...content, database: { ...content.database, ...(await factsOf(dump)) } };
    await writeFile(manifest, JSON.stringify(changed));
    const place = await emptyPlace(configuration.databaseUrl);
    const restoring = restoreBackup({ folder, ...place, isReplacing: true, now: NOW, print });
    await expect(restoring).rejects.toThrow('pg_restore failed');
    expect((await tables()).rows).toEqual(before);
    expect(await findStoredDocuments(store)).toHaveLength(3);
  });

  it('does not take the documents of a third database, also when it replaces one', async () => {
    const { folder, configuration, print } = await filled();
    const place = await emptyPlace(configuration.databaseUrl);
    await place.documents.stamp.write('b1946ac9-2a0e-4c51-9d3b-6f1f0e8f7c11');
    const restoring = restoreBackup({ folder, ...place, isReplacing: true, now: NOW, print });
    await expect(restoring).rejects.toThrow('belongs to another database');
  });

  it('without the client programs ends with a sentence that names them', async () => {
    const path = process.env['PATH'];
    onTestFinished(() => {
      process.env['PATH'] = path;
    });
    process.env['PATH'] = await newFolder();
    await expect(filled()).rejects.toThrow(
      /^pg_dump was not found: install PostgreSQL's client programs, of the server's version or newer/,
    );
  });
});

it('the programs of PostgreSQL get the address without a password in their parameters', () => {
  expect(connectionVariables('postgres://me:p%40ss@db.example:5433/name?sslmode=require')).toEqual({
    PGHOST: 'db.example',
    PGPORT: '5433',
    PGUSER: 'me',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'name',
    PGSSLMODE: 'require',
  });
  expect(connectionVariables('postgres:///name?host=/run/postgresql')).toEqual({
    PGHOST: '/run/postgresql',
    PGDATABASE: 'name',
  });
});
