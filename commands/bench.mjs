/**
 * npm run bench: loads generated listings into SQLite and PostgreSQL and times the product's searches on them.
 * `-- --listings=50000,200000,1000000` names the sizes, `--peers` times PostGIS and supercluster beside them,
 * `--keep=FOLDER` keeps the databases for the next run, `--load` only makes them. PostgreSQL comes from Debian's
 * packages, installed where it is missing. Time it on a machine that does nothing else.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPostgres } from '#commands/postgres/installPostgres.mjs';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  await ensureDependencies(root, 'Installing the locked dependencies');
  const node = await pinnedNode(root);
  const words = process.argv.slice(2);
  const programs = await installedPostgres({ withPostgis: words.includes('--peers') });
  const program = join('commands', 'bench', 'bench.ts');
  return runInForeground(node, ['--expose-gc', program, programs, ...words], { cwd: root });
});
