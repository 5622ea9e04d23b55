import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '..', '..');

/** The day of the world in every journey: prices, ages and "new today" are the same in each run. */
export const worldDay = '2026-11-18';

/** How many listings the journeys' world has. */
export const listings = 20_000;

/** Worlds made for the tests lie below this folder, git-ignored. */
export const worldsFolder = join(root, '.cache', 'e2e');

/** Where the world lies that the workers copy: another folder whenever the code that makes it changes. */
export function seededFolder(): string {
  const hash = createHash('sha256').update(`${worldDay} ${listings}`);
  for (const part of ['demo/facts', 'demo/geography', 'demo/listings', 'demo/seed', 'server/store']) {
    const names = readdirSync(join(root, part), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((file) => /(?<!\.test)\.(ts|json|geojson|csv)$/.test(file)).sort()) {
      hash.update(readFileSync(join(root, part, name)));
    }
  }
  return join(worldsFolder, `seeded-${hash.digest('hex').slice(0, 12)}`);
}

/** The data of this worker's own product. */
export function workerFolder(): string {
  return join(worldsFolder, `worker-${process.pid}`);
}
