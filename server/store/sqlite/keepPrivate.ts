import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, LOCK_FILE } from './workerMessages.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Set-user, set-group and sticky: a folder that a system shares out, as a cluster does its volumes. */
const SPECIAL_BITS = 0o7000;

/** What SQLite makes beside a database takes its mode over. */
const FILES = [DATABASE_FILE, LOCK_FILE].flatMap((name) =>
  ['', '-wal', '-shm', '-journal'].map((ending) => `${name}${ending}`),
);

const isOpenToOthers = (path: string): boolean => (statSync(path).mode & 0o077) !== 0;

/** Of a folder that is another user's, that user decides. */
function close(path: string, mode: number): void {
  if (statSync(path).uid === process.getuid?.()) chmodSync(path, mode);
}

/**
 * Takes away from all other users of the machine what is in a data folder: leads, applications, keys. A new database's
 * file is made before SQLite makes it for everybody to read. A folder without a database may be anybody's, and stays as
 * it is but for what is made in it.
 */
export function keepPrivate(folder: string): void {
  const wasUsed = FILES.some((name) => existsSync(join(folder, name)));
  for (const name of [DATABASE_FILE, LOCK_FILE]) {
    const path = join(folder, name);
    if (!existsSync(path)) closeSync(openSync(path, 'a', FILE_MODE));
  }
  for (const path of FILES.map((name) => join(folder, name))) {
    if (existsSync(path) && isOpenToOthers(path)) close(path, FILE_MODE);
  }
  const isShared = (statSync(folder).mode & SPECIAL_BITS) !== 0;
  if (wasUsed && !isShared && isOpenToOthers(folder)) close(folder, FOLDER_MODE);
}
