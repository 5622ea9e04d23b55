/**
 * npm run configuration-table: writes README's section on the settings anew, from server/config/settings.ts and
 * build/settings/buildSettings.ts.
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
  return runInForeground(node, [join('commands', 'configuration', 'writeConfiguration.ts')], { cwd: root });
});
