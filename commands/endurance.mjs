/**
 * npm run endurance: ends the product by kill -9 in the midst of writes and looks for what it acknowledged, asks it for
 * searches for a minute, and for nonsense over all routes. `-- --only=kill --rounds=2 --writes=100` does less; the
 * others are --listings=, --rate=, --seconds=, --requests= and --seed=. Not part of npm test, which holds a little of it.
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
  const program = join('commands', 'endurance', 'endurance.ts');
  return runInForeground(node, [program, ...process.argv.slice(2)], { cwd: root });
});
