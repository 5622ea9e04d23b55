import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LOCK_FILE } from './workerMessages.ts';

/**
 * Locks a data folder until the result is closed. The operating system releases the lock when the process ends in any
 * way.
 * @throws node:sqlite's error, SQLITE_BUSY if another process has the lock
 */
export function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (failure) {
    lock.close();
    throw failure;
  }
}
