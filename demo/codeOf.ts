import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches code without its tests, and the data files that it reads. */
const SOURCE = /(?<!\.test)\.(ts|csv|geojson)$/;

/** Returns a hash of the code in a folder and its data. If it changes, the output of the code may change too. */
export function codeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    SOURCE.test(name),
  );
  const hash = createHash('sha256');
  for (const name of files.sort()) {
    hash.update(name.replaceAll('\\', '/')).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
