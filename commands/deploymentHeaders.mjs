/**
 * npm run deployment-headers -- <folder>: the headers of the built app as nginx and CloudFront want them (deploy/).
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './builtApp.mjs';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { readEnvFile } from './envFile.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  readEnvFile(root);
  await ensureDependencies(root, 'Installing the locked dependencies');
  const node = await pinnedNode(root);
  await ensureBuilt(root, node);
  const writer = join(root, 'commands', 'deploy', 'writeHeaders.ts');
  return runInForeground(node, [writer, ...process.argv.slice(2)], { cwd: process.cwd() });
});
