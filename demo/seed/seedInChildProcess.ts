import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SeedSettings } from './prepareListings.ts';

/** The first message to the child process. */
export interface Seeding {
  settings: SeedSettings;
  /** Days since 1970-01-01. */
  today: number;
}

/**
 * Fills the store in a child process, whose memory is freed when it ends. Generating 20,000 listings takes 100 MB that
 * a server would never release. The store must be closed meanwhile.
 * @param log logs the progress
 * @returns true if the listings are there. After false the caller fills the store itself, and gets the failure
 */
export function seedInChildProcess(seeding: Seeding, log: (line: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const program = join(import.meta.dirname, 'seedWorker.ts');
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.on('message', (line) => log(String(line)));
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
    // Not sent as arguments, since other users of the machine can read those, and the database's address contains a
    // password.
    child.send(seeding, () => undefined);
  });
}
