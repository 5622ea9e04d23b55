/**
 * npm run e2e: the journeys, each worker with its own instance of the product. With `--
 * --base-url=https://staging.example` it runs the journeys tagged @staging against that deployment; with `--smoke`
 * too, only the most important ones (docs/qa.md). Other arguments go to Playwright.
 */
import { join } from 'node:path';
import { runInForeground } from './launch/child.mjs';
import { readE2eCommand, versionAt } from './launch/e2eSite.mjs';
import { print } from './launch/output.mjs';

/**
 * @param {import('./launch/prepare.mjs').Launch} launch
 * @returns {Promise<number>} exit code
 */
export async function main({ root, node, env, words }) {
  const { site, playwright, settings, left } = readE2eCommand(words, env);
  if (site !== undefined) {
    print(`${site} is at version ${await versionAt(site)}.`);
    left.forEach(print);
  }
  const program = join('node_modules', '@playwright', 'test', 'cli.js');
  const code = await runInForeground(node, [program, 'test', ...playwright], {
    cwd: root,
    env: { ...env, ...settings },
  });
  if (site !== undefined) {
    print('Report, with screenshots and the traces of what failed: playwright-report/html/index.html');
  }
  return code;
}
