/** Runs the contract suite on its own PostgreSQL; started by `npm run contract-on-postgres`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { runInForeground } from '#commands/launch/child.mjs';
import { migrate } from '#server/store/migrations/migrations.ts';
import { openStore } from '#server/store/openStore.ts';
import { connectPostgres } from '#server/store/postgres/postgresDialect.ts';
import { Store } from '#server/store/store.ts';
import type { Tables } from '#server/store/tables.ts';
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

/** Opens a database as a server does, in a process of its own. */
function migrateInProcess(connectionString: string): { child: ChildProcess; ended: Promise<unknown> } {
  const program = `import { openStore } from '#server/store/openStore.ts';
    await (await openStore(${JSON.stringify({ kind: 'postgres', connectionString })})).close();`;
  const words = ['--input-type=module', '-e', program];
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });
  return { child, ended: once(child, 'exit') };
}

/**
 * Migrates a database of version 1.5.1 by a process that is killed in the middle, and then by three that start together.
 * @throws if the first one leaves anything, or one of the others fails
 */
async function migrateAfterKill(server: PostgresServer): Promise<void> {
  const admin = new pg.Client({ connectionString: server.addressOf('postgres') });
  await admin.connect();
  await admin.query('create database killed');
  const connectionString = server.addressOf('killed');
  const { dialect } = await connectPostgres({ connectionString });
  const database = new Kysely<Tables>({ dialect });
  await migrate(database, 'postgres', { last: '0024-offer-statuses' });
  const store = new Store(database, 'postgres');
  const form = await formOf(store);
  const blocker = new pg.Client({ connectionString });
  await blocker.connect();
  // A migration that creates the same table waits for this transaction.
  await blocker.query('begin; create table rate_limit (key text)');
  const killed = migrateInProcess(connectionString);
  const others =
    "select wait_event_type from pg_stat_activity where datname = 'killed' and wait_event_type = 'Lock'";
  while ((await admin.query(others)).rowCount === 0) await setTimeout(20);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await blocker.query('rollback');
  await blocker.end();
  while ((await admin.query(others)).rowCount !== 0) await setTimeout(20);
  // The server ends the transaction when it notices that its client is gone.
  await sql`select pg_advisory_lock(3853314791062309107), pg_advisory_unlock(3853314791062309107)`.execute(
    database,
  );
  const left = await formOf(store);
  if (left !== form) throw new Error(`The killed migration changed the database.\n${form}\n${left}`);
  const codes = await Promise.all([1, 2, 3].map(() => migrateInProcess(connectionString).ended));
  if (String(codes.flat()) !== '0,,0,,0,') throw new Error(`Migrating together ended with ${codes.join()}`);
  await store.close();
  await admin.end();
  process.stdout.write(
    'Migrations: a process killed in the middle left nothing, and three that started together migrated once.\n',
  );
}

const folder = mkdtempSync(join(tmpdir(), 'contract-postgres-'));
// The server's own user has to reach the folders below.
chmodSync(folder, 0o755);
let server: PostgresServer | undefined;
try {
  server = await runPostgres({ folder: join(folder, 'server'), settings: SETTINGS });
  await migrateTwice(server);
  await migrateAfterKill(server);
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
