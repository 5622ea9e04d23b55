import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, workerFolder } from './dataset.ts';

const run = promisify(execFile);

/** Returns the lines of `npm run leads -- --csv` for one visitor. The command reads this worker's data. */
export async function leadsOf(email: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, [join('commands', 'leads', 'leads.ts'), '--csv'], {
    cwd: root,
    env: { ...process.env, STAGE: 'local', DATA_DIR: workerFolder(), DATABASE_URL: '' },
  });
  return stdout.split('\r\n').filter((line) => line.includes(`,${email},`));
}
