import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandFailure } from '#commands/launch/output.mjs';

/** The environment variables by which PostgreSQL's programs connect. A parameter would show the password to others. */
export function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const values = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname).replaceAll(/[[\]]/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/**
 * Runs pg_dump or pg_restore on a database.
 * @throws CommandFailure if the program is not installed or fails, with its message
 */
export async function runTool(program: 'pg_dump' | 'pg_restore', url: string, words: readonly string[]) {
  try {
    const env = { ...process.env, ...connectionVariables(url) };
    await promisify(execFile)(program, [...words], { env, maxBuffer: 64 * 1024 * 1024 });
  } catch (failure) {
    const { code, stderr } = failure as NodeJS.ErrnoException & { stderr?: string }; // of execFile
    if (code === 'ENOENT') {
      throw new CommandFailure(
        `${program} was not found: install PostgreSQL's client programs, of the server's version or newer (Debian: postgresql-client), and put them on the PATH.`,
      );
    }
    throw new CommandFailure(`${program} failed: ${stderr?.trim() || String(failure)}`);
  }
}
