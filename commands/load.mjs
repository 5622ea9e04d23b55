/**
 * npm run load: asks the built product for a mix of all that visitors ask, at a rate that does not wait for answers,
 * and prints how long they took, what was shed and what memory it took. `-- --minutes=1 --rate=200`; the others are
 * --listings=, --cores= (of the server), --lines= and --seed=. It starts a product of its own and asks nothing else.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './builtApp.mjs';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  await ensureDependencies(root, 'Installing the locked dependencies');
  const node = await pinnedNode(root);
  await ensureBuilt(root, node);
  const program = join('commands', 'load', 'load.ts');
  return runInForeground(node, [program, ...process.argv.slice(2)], { cwd: root });
});
