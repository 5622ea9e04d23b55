/**
 * npm run build: the app into dist/, where that is not already made from these sources.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './builtApp.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { readEnvFile } from './envFile.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  readEnvFile(root);
  await ensureDependencies(root, 'Installing the locked dependencies');
  await ensureBuilt(root, await pinnedNode(root));
  return 0;
});
