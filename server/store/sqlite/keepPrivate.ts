import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, LOCK_FILE } from './workerMessages.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Set-user, set-group and sticky bits: a folder that the system shares, as a cluster does with its volumes. */
const SPECIAL_BITS = 0o7000;

/** Files that SQLite creates beside a database get its mode. */
const FILES = [DATABASE_FILE, LOCK_FILE].flatMap((name) =>
  ['', '-wal', '-shm', '-journal'].map((ending) => `${name}${ending}`),
);

const isOpenToOthers = (path: string): boolean => (statSync(path).mode & 0o077) !== 0;

/** Changes the mode, unless the folder belongs to another user. */
function close(path: string, mode: number): void {
  if (statSync(path).uid === process.getuid?.()) chmodSync(path, mode);
}

/**
 * Removes other users' access to the files in a data folder: leads, applications, keys. New database files are
 * created here first, because SQLite would make them readable for everybody. A folder that has no database yet keeps
 * its mode.
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
