/** Runs the contract suite on its own PostgreSQL; started by `npm run contract-on-postgres`. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { runInForeground } from '#commands/launch/child.mjs';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { type PostgresServer, runPostgres } from './runPostgres.ts';

const root = join(import.meta.dirname, '..', '..');

/** The data is not needed after the run, so durability is off. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '400' };

/** All columns, and all executed migrations with their times. */
async function formOf({ database }: Store): Promise<string> {
  const columns = await sql`select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(database);
  const migrations = await sql`select * from kysely_migration order by name`.execute(database);
  return JSON.stringify([columns.rows, migrations.rows]);
}

/**
 * Migrates an empty database by two servers that start together, and once more.
 * @throws if the later run changes anything
 */
async function migrateTwice(server: PostgresServer): Promise<void> {
  const client = new pg.Client({ connectionString: server.addressOf('postgres') });
  await client.connect();
  await client.query('create database migrated');
  await client.end();
  const open = () => openStore({ kind: 'postgres', connectionString: server.addressOf('migrated') });
  const [first, second] = await Promise.all([open(), open()]);
  const form = await formOf(first);
  const third = await open();
  const formAfter = await formOf(third);
  await Promise.all([first, second, third].map((store) => store.close()));
  if (form !== formAfter)
    throw new Error(`The second migration changed the database.\n${form}\n${formAfter}`);
  process.stdout.write('Migrations: two servers at once and a third after them leave the same tables.\n');
}

const folder = mkdtempSync(join(tmpdir(), 'contract-postgres-'));
// The server's own user has to reach the folders below.
chmodSync(folder, 0o755);
let server: PostgresServer | undefined;
try {
  server = await runPostgres({ folder: join(folder, 'server'), settings: SETTINGS });
  await migrateTwice(server);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const projects = ['--project', 'node', '--project', 'node-alone'];
  // Storing the listings takes longer than in memory.
  const timeouts = ['--hookTimeout=120000', '--testTimeout=60000'];
  process.exitCode = await runInForeground(
    process.execPath,
    [vitest, 'run', 'tests/contract', ...projects, ...timeouts, ...process.argv.slice(2)],
    { cwd: root, env: { ...process.env, CONTRACT_DATABASE_URL: server.addressOf('postgres') } },
  );
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
