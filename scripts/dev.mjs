/**
 * npm run dev: the app with hot reload, and the services behind the same address; a change under server/ restarts both.
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
  const node = await pinnedNode(root);
  return runInForeground(node, ['--watch', '--watch-preserve-output', join('server', 'dev.ts')], {
    cwd: root,
  });
});
