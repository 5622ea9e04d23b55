/**
 * npm start: from a bare clone to a running product. Plain JavaScript for the Node 20 of a bare machine;
 * everything after the install runs on the pinned Node.
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
  return runInForeground(node, [join('server', 'main.ts')], { cwd: root });
});
