import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { print } from '#commands/launch/output.mjs';
import { runPostgres } from '#commands/postgres/runPostgres.ts';
import { BUILD_NOTES } from '#server/static/buildNotes.ts';
import { NO_HOSTS } from '#server/static/securityHeaders.ts';

/** Default number of listings. */
const LISTINGS = 500;

/** Makes an app of one page, for processes without the demonstration. */
function makeBareApp(folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Harbour & Pine</title>');
  const app = { version: '1', stage: 'local', demo: false };
  writeFileSync(join(folder, BUILD_NOTES), JSON.stringify({ app, hosts: NO_HOSTS, files: [] }));
}

/** The surroundings of processes without the demonstration. */
export interface BareSurroundings {
  /** A new folder, for other data too. */
  folder: string;
  /** Settings of every process: the database with the listings, and the app of one page. */
  settings: Readonly<Record<'DATABASE_URL' | 'DEMO' | 'APP_DIR' | 'TRUSTED_PROXY', string>>;
  /** Stops the database and deletes the folder. */
  close(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own, and fills it with listings.
 * @param connections maximum number of its connections
 * @param releaseIn returns the project's folder whose release fills the database; it may write into the new folder
 * @param listings number of listings; 500 by default
 */
export async function openBareSurroundings(
  connections: number,
  releaseIn: (folder: string) => string,
  listings = LISTINGS,
): Promise<BareSurroundings> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  // PostgreSQL's own user has to reach its folder.
  chmodSync(folder, 0o755);
  const database = await runPostgres({
    folder: join(folder, 'postgres'),
    settings: { max_connections: String(connections) },
  });
  const close = async (): Promise<void> => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const DATABASE_URL = database.addressOf('postgres');
    const cwd = releaseIn(folder);
    print(`Generating ${listings} listings ...`);
    await promisify(execFile)(process.execPath, ['demo/commands/seed/seed.ts', `--listings=${listings}`], {
      cwd,
      env: { ...process.env, DATABASE_URL, DATA_DIR: join(folder, 'seed') },
    });
    const APP_DIR = join(folder, 'app');
    makeBareApp(APP_DIR);
    return { folder, settings: { DATABASE_URL, DEMO: 'off', APP_DIR, TRUSTED_PROXY: '1' }, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}
