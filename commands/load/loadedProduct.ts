import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '#commands/deploy/runNginx.ts';
import { type RunningServer, runServer } from '#commands/endurance/runServer.ts';
import { allocation, lean } from '#commands/launch/lean.mjs';
import { runPostgres } from '#commands/postgres/runPostgres.ts';
import type { ReadingOptions } from '#server/store/openForReading.ts';
import type { LoadOptions } from './loadOptions.ts';

/** A product that the load is sent to: one process or several over one database. */
export interface LoadedProduct {
  processes: RunningServer[];
  /** Origins that share the requests: nginx, or each process. */
  origins: string[];
  /** The database, for reading. */
  database: ReadingOptions;
  /** True if it has the cores of the options, and the load has the others. */
  isLimited: boolean;
  stop(): Promise<void>;
}

/** Limits this process, and the programs that it starts from now on, to some cores. @returns false if that is impossible */
function limitTo(first: number, last: number): boolean {
  const isPossible = last >= first && last < availableParallelism();
  return isPossible && spawnSync('taskset', ['-cp', `${first}-${last}`, String(process.pid)]).status === 0;
}

/** Starts a product of its own. The first process fills the database. */
export async function startProduct(options: LoadOptions): Promise<LoadedProduct> {
  const { cores, listings, processes: count, database: kind, nginx: isBehindNginx } = options;
  const given = process.env['LOAD_DATA_DIR'];
  const folder = given || mkdtempSync(join(tmpdir(), 'load-'));
  const closes: (() => unknown)[] = given ? [] : [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closes.splice(0)) await close();
  };
  const isLimited = limitTo(0, cores - 1);
  try {
    let databaseUrl = '';
    if (kind === 'postgres') {
      // PostgreSQL's own user has to reach its folder.
      chmodSync(folder, 0o755);
      const settings = { max_connections: '100', shared_buffers: '256MB' };
      const server = await runPostgres({ folder: join(folder, 'postgres'), settings });
      closes.unshift(() => server.stop());
      databaseUrl = server.addressOf('postgres');
    }
    const flags = [...lean, ...(process.env['LOAD_NODE_FLAGS']?.split(' ') ?? [])];
    const dataFolders = Array.from({ length: count }, (_, number) =>
      kind === 'sqlite' ? folder : join(folder, `data-${number}`),
    );
    const processes: RunningServer[] = [];
    for (const dataFolder of dataFolders) {
      mkdirSync(dataFolder, { recursive: true });
      const settings = { ...allocation, DATA_DIR: dataFolder, LISTINGS: String(listings) };
      const proxied = isBehindNginx ? { TRUSTED_PROXY: '1' } : {};
      const server = await runServer(
        join('server', 'start', 'main.ts'),
        { ...settings, ...proxied, DATABASE_URL: databaseUrl },
        { flags },
      );
      closes.unshift(() => server.stop());
      processes.push(server);
    }
    let origins = processes.map(({ origin }) => origin);
    if (isBehindNginx) {
      const nginx = await startNginx(origins, join(folder, 'nginx'), { proxy: '127.0.0.1' });
      closes.unshift(() => nginx.stop());
      origins = [nginx.origin];
    }
    if (isLimited) limitTo(cores, availableParallelism() - 1);
    return {
      processes,
      origins,
      database:
        kind === 'sqlite' ? { kind: 'folder', folder } : { kind: 'postgres', connectionString: databaseUrl },
      isLimited,
      stop,
    };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

/** Resident memory and its peak in MB on Linux; undefined elsewhere. */
export function memoryOf({ pid }: RunningServer): { now: number; peak: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  } catch {
    return undefined;
  }
}

/** Processor time of a server in milliseconds on Linux; undefined elsewhere. */
export function processorTimeOf({ pid }: RunningServer): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    // In hundredths of a second on every system.
    return ((user ?? 0) + (system ?? 0)) * 10;
  } catch {
    return undefined;
  }
}
