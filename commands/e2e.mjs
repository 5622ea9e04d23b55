/**
 * npm run e2e: the journeys, each worker on a product of its own. With `-- --base-url=https://staging.example` those
 * tagged @staging, on what is deployed there; with `--smoke` too, only its most important ones (docs/qa.md). Everything
 * else is passed on to Playwright.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { readE2eCommand, versionAt } from './e2eSite.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand, say } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  const { site, playwright, settings, left } = readE2eCommand(process.argv.slice(2), process.env);
  if (site !== undefined) {
    say(`${site} is at version ${await versionAt(site)}.`);
    left.forEach(say);
  }
  await ensureDependencies(root, 'Installing the locked dependencies');
  const node = await pinnedNode(root);
  await ensureBrowser(root);
  const program = join('node_modules', '@playwright', 'test', 'cli.js');
  const env = { ...process.env, ...settings };
  const code = await runInForeground(node, [program, 'test', ...playwright], { cwd: root, env });
  if (site !== undefined) {
    say('Report, with screenshots and the traces of what failed: playwright-report/html/index.html');
  }
  return code;
});
