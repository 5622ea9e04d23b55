import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const root = join(import.meta.dirname, '..', '..', '..');
const extensions = { pg_trgm };

const INT8 = 20;
const NUMERIC = 1700;
/** The product's numbers. Text over a port has no parsers. */
const parsers = { [INT8]: Number, [NUMERIC]: Number };

/** The file with a new database of the installed version. Making one takes seconds, reading it a tenth of that. */
async function imageFile(): Promise<string> {
  const installed = join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json');
  const { version } = JSON.parse(await readFile(installed, 'utf8')) as { version: string }; // npm's
  const folder = join(root, '.cache', 'pglite');
  const file = join(folder, `${version}.tar`);
  if (existsSync(file)) return file;
  const pglite = await PGlite.create({ extensions });
  const image = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(folder, { recursive: true });
  // Other processes may make it at the same time, so it gets its name when it is complete.
  const part = `${file}.${process.pid}`;
  await writeFile(part, image.stream());
  await rename(part, file);
  return file;
}

/** Starts a PostgreSQL without a server, in memory, or with the database of a folder. */
export async function startPglite(dataDir?: string): Promise<PGlite> {
  if (dataDir !== undefined) return PGlite.create({ dataDir, extensions, parsers });
  // A blob of the file itself could not be read after another process has replaced it.
  const loadDataDir = new Blob([await readFile(await imageFile())]);
  return PGlite.create({ loadDataDir, extensions, parsers });
}
