/**
 * npm run contact-sheets: draws what the generated world looks like into docs/screenshots: exteriors, interiors, and
 * the map of each city. `-- exteriors`, `-- interiors` or `-- maps Halifax Calgary` draws only a part, and
 * `-- --out=folder` draws elsewhere.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser, systemBrowser } from './browser.mjs';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  await ensureDependencies(root, 'Installing the locked dependencies');
  await ensureBrowser(root);
  const node = await pinnedNode(root);
  const browser = systemBrowser(process.env);
  return runInForeground(
    node,
    [join('scripts', 'contact-sheets', 'drawSheets.ts'), ...process.argv.slice(2)],
    { cwd: root, env: { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) } },
  );
});
