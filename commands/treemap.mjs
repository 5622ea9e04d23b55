/**
 * npm run treemap: what the scripts of each route are made of, packages and folders, biggest first. `-- detail map` tells
 * of these alone.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  await ensureDependencies(root, 'Installing the locked dependencies');
  const program = join('commands', 'treemap', 'treemap.ts');
  return runInForeground(await pinnedNode(root), [program, ...process.argv.slice(2)], { cwd: root });
});
