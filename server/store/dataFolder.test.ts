import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillStore } from '../../tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../tests/support/services/smallDataset.ts';
import { returnToMigration } from '../../tests/support/store/returnToMigration.ts';
import {
  DatabaseDamaged,
  DatabaseUnreachable,
  DataFolderFull,
  DataFolderInUse,
  DataFolderUnwritable,
  NewerDatabase,
} from './failures.ts';
import { findListings } from './listings/findListings.ts';
import { openStore } from './openStore.ts';
import { SqliteSessionDialect } from './sqlite/sqliteDialect.ts';
import { WorkerSession } from './sqlite/workerSession.ts';

const UNPRIVILEGED = 65_534;

/** Runs without the rights of root, who can write to every folder. */
async function asSomeone(work: () => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(UNPRIVILEGED);
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}

/** Returns a folder's database to an older schema, with its dataset marked as releases before migration 0018 did. */
async function returnTo(session: WorkerSession, last: string): Promise<void> {
  await session.run(
    'create temp table known as select id, state, seed, generator, dates_as_of, listing_count from dataset',
    [],
  );
  await returnToMigration(session, last);
  await session.run('insert into world select * from known', []);
}

describe('a data folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  /** Permissions of the folder and of each file in it. */
  async function modes(): Promise<Record<string, string>> {
    const paths = [folder, ...(await readdir(folder)).map((name) => join(folder, name))];
    const entries = paths.map(async (path) => [
      path === folder ? '.' : basename(path),
      ((await stat(path)).mode & 0o7777).toString(8),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }

  const PRIVATE = { 'product.db': '600', 'product.db-wal': '600', 'product.db-shm': '600', 'lock.db': '600' };

  it('is private to its user, and so are SQLite’s files in it', async () => {
    const made = join(folder, 'made');
    folder = made;
    const store = await openStore({ kind: 'folder', folder });
    await fillStore(store, smallDatasetListings().slice(0, 5));
    expect(await modes()).toMatchObject({ '.': '700', ...PRIVATE });
    await store.close();
    folder = dirname(made);
  });

  it('that other users could read becomes private at the next start', async () => {
    await (await openStore({ kind: 'folder', folder })).close();
    for (const path of [folder, join(folder, 'product.db'), join(folder, 'lock.db')])
      await chmod(path, 0o755);
    await writeFile(join(folder, 'notes.txt'), 'not ours', { mode: 0o644 });
    const store = await openStore({ kind: 'folder', folder });
    await fillStore(store, smallDatasetListings().slice(0, 5));
    expect(await modes()).toEqual({ '.': '700', ...PRIVATE, 'lock.db-journal': '600', 'notes.txt': '644' });
    await store.close();
  });

  it('that a system shares keeps its mode, and its files are private', async () => {
    await (await openStore({ kind: 'folder', folder })).close();
    await chmod(folder, 0o2775);
    const store = await openStore({ kind: 'folder', folder });
    expect(await modes()).toMatchObject({ '.': '2775', 'product.db': '600' });
    await store.close();
  });

  it('keeps the dataset from one start to the next', async () => {
    const first = await openStore({ kind: 'folder', folder });
    await fillStore(first, smallDatasetListings().slice(0, 50));
    await first.moveDatesTo('demo', 20_800);
    await first.close();
    const second = await openStore({ kind: 'folder', folder });
    expect(await second.dataset()).toMatchObject({ dates: { asOf: 20_800 }, listingCount: 50 });
    expect((await findListings(second, { viewer: 'customer', today: SMALL_DATASET_DAY }, {})).count).toBe(50);
    await second.close();
  });

  it('written by an older release is migrated and filled again', async () => {
    const older = await openStore({ kind: 'folder', folder });
    await fillStore(older, smallDatasetListings().slice(0, 50));
    await older.close();
    const session = await WorkerSession.open(folder);
    await returnTo(session, '0001-world');
    for (const column of ['vprice', 'tax']) {
      await session.run(`alter table listing drop column ${column}`, []);
    }
    await session.close();
    const store = await openStore({ kind: 'folder', folder });
    expect(await store.dataset()).toBeUndefined();
    await fillStore(store, smallDatasetListings().slice(0, 50));
    expect(
      (await findListings(store, { viewer: 'visitor', today: SMALL_DATASET_DAY, price: { min: 1 } }, {}))
        .count,
    ).toBe(50);
    await store.close();
  });

  it('keeps its listings if a newer release has other indexes', async () => {
    const older = await openStore({ kind: 'folder', folder });
    await fillStore(older, smallDatasetListings().slice(0, 50));
    await older.close();
    const session = await WorkerSession.open(folder);
    await returnTo(session, '0010-ingest');
    await session.close();
    const store = await openStore({ kind: 'folder', folder });
    expect(await store.dataset()).toMatchObject({ listingCount: 50 });
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema
      where type = 'index' and name in ('listing_shuffle', 'listing_city') order by name`.execute(
      store.database,
    );
    expect(rows[0]?.sql).toContain('(city, type, status, list_day,');
    expect(rows[1]?.sql).toContain('(type, status, shuffle)');
    const counted = await sql<{ idx: string }>`select idx from sqlite_stat1
      where idx in ('listing_sold', 'listing_visitor_sold') order by idx`.execute(store.database);
    expect(counted.rows.map(({ idx }) => idx)).toEqual(['listing_sold', 'listing_visitor_sold']);
    await store.close();
  });

  it('of a newer release is opened unless its name says that this release cannot run on it', async () => {
    await (await openStore({ kind: 'folder', folder })).close();
    const migrated = async (name: string) => {
      const session = await WorkerSession.open(folder);
      await session.run('insert into kysely_migration values (?, ?)', [name, '2027-01-01']);
      await session.close();
    };
    await migrated('9998-tomorrow');
    await migrated('9999-tomorrow-since-0046');
    await (await openStore({ kind: 'folder', folder })).close();
    await migrated('9999-tomorrow-since-9998');
    const opening = openStore({ kind: 'folder', folder });
    await expect(opening).rejects.toThrow(NewerDatabase);
    await expect(opening).rejects.toThrow(/cannot run on it any more \(9999-tomorrow-since-9998\)/);
  });

  it('is created if it is missing', async () => {
    const store = await openStore({ kind: 'folder', folder: join(folder, 'some', 'where') });
    expect(await store.dataset()).toBeUndefined();
    await store.close();
  });

  it('has one process at a time, and is free again when that process ends or is killed', async () => {
    const first = await openStore({ kind: 'folder', folder });
    await expect(openStore({ kind: 'folder', folder })).rejects.toThrow(DataFolderInUse);
    await first.close();
    const killed = await WorkerSession.open(folder);
    await expect(WorkerSession.open(folder)).rejects.toThrow(DataFolderInUse);
    await killed.kill();
    const last = await openStore({ kind: 'folder', folder });
    await last.close();
  });

  it('is configured so that acknowledged writes survive a power cut', async () => {
    const session = await WorkerSession.open(folder);
    expect((await session.run('pragma journal_mode', [])).rows).toEqual([['wal']]);
    const FULL = 2;
    expect((await session.run('pragma synchronous', [])).rows).toEqual([[FULL]]);
    await session.close();
  });

  it('holds every acknowledged write when the thread is killed in the middle of the next', async () => {
    const session = await WorkerSession.open(folder);
    await session.run('create table note (id integer primary key)', []);
    let acknowledged = 0;
    const writing = (async () => {
      for (let id = 1; id <= 1_000_000; id += 1) {
        await session.run('insert into note values (?)', [id]);
        acknowledged = id;
        if (id === 200) void session.kill();
      }
    })();
    await expect(writing).rejects.toThrow();
    const again = await WorkerSession.open(folder);
    const { rows } = await again.run('select count(*), max(id) from note', []);
    expect(acknowledged).toBeGreaterThanOrEqual(200);
    expect(rows[0]?.[0]).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0]?.[0]).toBe(rows[0]?.[1]);
    await again.close();
  });

  it('does not open a file that is not a database', async () => {
    await writeFile(join(folder, 'product.db'), 'this is no database '.repeat(500));
    const opening = openStore({ kind: 'folder', folder });
    await expect(opening).rejects.toThrow(DatabaseDamaged);
    // The message names the data at risk before it suggests a remedy.
    await expect(opening).rejects.toThrow(
      /product\.db is damaged\. It holds customers .* applications, leads, accounts and listings: restore a backup/,
    );
  });

  it.each([
    ['many pages', 40_000, 90_000],
    // So few that SQLite itself would not notice until they are read.
    ['a few bytes', 40_000, 41_000],
  ])('does not open a database that lost %s', async (_name, from, to) => {
    const store = await openStore({ kind: 'folder', folder });
    await fillStore(store, smallDatasetListings().slice(0, 200));
    await store.close();
    const file = join(folder, 'product.db');
    const bytes = await readFile(file);
    bytes.fill(0xa5, from, to);
    await writeFile(file, bytes);
    await expect(openStore({ kind: 'folder', folder })).rejects.toThrow(DatabaseDamaged);
  });

  it('reports that it cannot be written to', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const opening = openStore({ kind: 'folder', folder: join(file, 'data') });
    await expect(opening).rejects.toThrow(DataFolderUnwritable);
    await expect(opening).rejects.toThrow(/DATA_DIR/);
  });

  it('reports that this user cannot write into it', async () => {
    await chmod(folder, 0o555);
    await asSomeone(async () => {
      await expect(openStore({ kind: 'folder', folder })).rejects.toThrow(DataFolderUnwritable);
      const below = join(folder, 'data');
      await expect(openStore({ kind: 'folder', folder: below })).rejects.toThrow(DataFolderUnwritable);
    });
  });

  it('reports that this user can only read its database', async () => {
    await (await openStore({ kind: 'folder', folder })).close();
    await chmod(folder, 0o777);
    await chmod(join(folder, 'product.db'), 0o444);
    await rm(join(folder, 'lock.db'));
    await asSomeone(async () => {
      await expect(openStore({ kind: 'folder', folder })).rejects.toThrow(DataFolderUnwritable);
    });
  });

  it('reports that its disk is full, and not that the rollback failed', async () => {
    const session = await WorkerSession.open(folder);
    await session.run('create table note (text text)', []);
    await session.run('pragma max_page_count = 10', []);
    const database = new Kysely<{ note: { text: string } }>({ dialect: new SqliteSessionDialect(session) });
    const filling = database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('note')
        .values({ text: 'x'.repeat(200_000) })
        .execute();
    });
    await expect(filling).rejects.toThrow(DataFolderFull);
    await database.destroy();
  });

  it('reports that PostgreSQL cannot be reached, without the password', async () => {
    const connectionString = 'postgres://someone:secret@127.0.0.1:9/none';
    const failure = await openStore({ kind: 'postgres', connectionString }).catch((reason) => reason);
    expect(failure).toBeInstanceOf(DatabaseUnreachable);
    expect(failure.message).not.toContain('secret');
  });
});
