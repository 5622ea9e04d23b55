import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, workerFolder } from './world.ts';

const run = promisify(execFile);

/** What `npm run leads -- --csv` lists of one visitor, a line for each lead of this worker's product. */
export async function leadsOf(email: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, [join('commands', 'leads', 'leads.ts'), '--csv'], {
    cwd: root,
    env: { ...process.env, STAGE: 'local', DATA_DIR: workerFolder(), DATABASE_URL: '' },
  });
  return stdout.split('\r\n').filter((line) => line.includes(`,${email},`));
}
