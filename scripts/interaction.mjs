/**
 * npm run interaction: presses every control of the list, a listing and the map at a processor four times slower, in
 * the built product, and prints how long each takes until the page shows something (INP); then what replacing 200 pins
 * takes. `-- --profile=desktop` has a wide window, --cpu=1 no slow-down, --pages=list only one of them; --origin= takes
 * a product that runs already. A machine that does something else measures that: not part of npm test.
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
  return runInForeground(node, [join('scripts', 'interaction', 'interaction.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
  });
});
