import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SeedSettings } from './prepareWorld.ts';

/** The first message to the process that fills. */
export interface Seeding {
  settings: SeedSettings;
  /** Days since 1970-01-01. */
  today: number;
}

/**
 * Fills the store in a process of its own, whose memory ends with it: making 20,000 listings leaves 100 MB behind
 * that a server would keep for good. The store must be closed meanwhile.
 * @param say takes each line that tells how far it is
 * @returns true where the world is now there; on false the caller fills for itself, and learns what is wrong
 */
export function seedInChildProcess(seeding: Seeding, say: (line: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const program = join(import.meta.dirname, 'seedWorker.ts');
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.on('message', (line) => say(String(line)));
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
    // Not by its parameters, which everyone on the machine may read: the database's address holds a password.
    child.send(seeding, () => undefined);
  });
}
