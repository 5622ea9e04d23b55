import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A PostgreSQL server of this process. */
export interface PostgresServer {
  /** The address of one of its databases. */
  addressOf(database: string): string;
  stop(): Promise<void>;
}

/** Options of the server. */
export interface PostgresOptions {
  /** Folder of its data, which is created if it is missing. */
  folder: string;
  /** As in postgresql.conf. */
  settings: Readonly<Record<string, string>>;
}

/** Debian's user for PostgreSQL, which does not run as root. */
const SERVER_USER = 'postgres';

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function asServerUser(program: string, parameters: readonly string[]): [string, string[]] {
  const isRoot = userInfo().uid === 0;
  return isRoot ? ['runuser', ['-u', SERVER_USER, '--', program, ...parameters]] : [program, [...parameters]];
}

/**
 * Starts a PostgreSQL on a free port, reachable from this machine only, without passwords.
 * @throws if its programs fail, with their output
 */
export async function runPostgres({ folder, settings }: PostgresOptions): Promise<PostgresServer> {
  const programs = process.env['POSTGRES_PROGRAMS'];
  if (!programs)
    throw new Error('POSTGRES_PROGRAMS, the folder of its programs, is not set by the launcher.');
  const does = async (program: string, ...parameters: string[]) => {
    const [first, rest] = asServerUser(join(programs, program), parameters);
    // Its log goes to a file, because a pipe would stay open with the server.
    await execute(first, rest, { cwd: '/' });
  };
  mkdirSync(folder, { recursive: true });
  if (userInfo().uid === 0) await execute('chown', [SERVER_USER, folder]);
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await does(
      'initdb',
      '-D',
      data,
      '-U',
      SERVER_USER,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    );
  }
  const port = await freePort();
  const serverSettings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...settings,
  };
  const words = Object.entries(serverSettings).map(([name, value]) => `-c ${name}='${value}'`);
  const log = join(folder, 'server.log');
  await does('pg_ctl', '-D', data, '-w', '-t', '120', '-l', log, '-o', words.join(' '), 'start').catch(
    (failure: unknown) => {
      const logged = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : '';
      throw new Error(`PostgreSQL did not start.\n${logged}`, { cause: failure });
    },
  );
  const stop = () => does('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop');
  // It is not a child process, so a signal has to stop it explicitly.
  const interrupted = () => void stop().finally(() => process.exit(1));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, interrupted);
  return {
    addressOf: (database) => `postgres://${SERVER_USER}@127.0.0.1:${port}/${database}`,
    async stop() {
      for (const signal of signals) process.off(signal, interrupted);
      await stop();
    },
  };
}
