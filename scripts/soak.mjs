/**
 * npm run soak: 500 movements of the map and 100 listings without a pause, in the built product, and what is in memory
 * after each fifth of them. `-- --pans=50 --listings=10` does less; the others are --seed= and --origin= of a product
 * that runs already. Not part of npm test.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser, systemBrowser } from './browser.mjs';
import { ensureBuilt } from './builtApp.mjs';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  await ensureDependencies(root, 'Installing the locked dependencies');
  await ensureBrowser(root);
  const node = await pinnedNode(root);
  await ensureBuilt(root, node);
  const browser = systemBrowser(process.env);
  return runInForeground(node, [join('scripts', 'soak', 'soak.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
  });
});
