/**
 * npm run contact-sheets: draws what the generated world looks like into docs/screenshots: exteriors, interiors, and
 * the map of each city. `-- exteriors`, `-- interiors` or `-- maps Halifax Calgary` draws only a part, and
 * `-- --out=folder` draws elsewhere. `-- pages http://localhost:4600` takes pictures of a running product's pages instead.
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
  const [part, ...rest] = process.argv.slice(2);
  const script = part === 'pages' ? ['drawPages.ts', ...rest] : ['drawSheets.ts', ...process.argv.slice(2)];
  return runInForeground(
    node,
    [join('demo', 'commands', 'contact-sheets', script[0] ?? ''), ...script.slice(1)],
    {
      cwd: root,
      env: { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
    },
  );
});
