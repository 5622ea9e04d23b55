/**
 * npm run contract-on-postgres: the contract suite on a real PostgreSQL, which npm test runs on one in its own process
 * and on SQLite. Installs PostgreSQL from Debian's packages where it is missing, and starts it for the time of the run.
 * What follows `--` goes to vitest: `-- -t "searches"`.
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
  const programs = await installedPostgres();
  const program = join('commands', 'postgres', 'contractOnPostgres.ts');
  return runInForeground(node, [program, programs, ...process.argv.slice(2)], { cwd: root });
});
