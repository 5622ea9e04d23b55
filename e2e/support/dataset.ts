import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..', '..');

/** The demonstration's day in every journey: prices, ages and "new today" are the same in each run. */
export const datasetDay = '2026-11-18';

/** Number of listings in the journeys' demonstration. */
export const listings = 20_000;

/** Folder for the tests' databases, ignored by git. */
export const storesFolder = join(root, '.cache', 'e2e');

/** Returns the folder of the seeded database that the workers copy. Its name changes with the code that seeds it. */
export function seededFolder(): string {
  const hash = createHash('sha256').update(`${datasetDay} ${listings} without estimates to do`);
  for (const part of ['demo/facts', 'demo/geography', 'demo/listings', 'demo/seed', 'server/store']) {
    const names = readdirSync(join(root, part), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((file) => /(?<!\.test)\.(ts|json|geojson|csv)$/.test(file)).sort()) {
      hash.update(readFileSync(join(root, part, name)));
    }
  }
  return join(storesFolder, `seeded-${hash.digest('hex').slice(0, 12)}`);
}

/** Returns the data folder of this worker's server. */
export function workerFolder(): string {
  return join(storesFolder, `worker-${process.pid}`);
}
