/** What the measuring commands have in common: dependencies, a browser and a build, then their program on the pinned Node. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser, systemBrowser } from './browser.mjs';
import { ensureBuilt } from './builtApp.mjs';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a program that measures the built product in a browser, with this command's own parameters.
 * @param {string[]} program its path below scripts/
 */
export async function measureBuilt(...program) {
  await runCommand(async () => {
    await ensureDependencies(root, 'Installing the locked dependencies');
    await ensureBrowser(root);
    const node = await pinnedNode(root);
    await ensureBuilt(root, node);
    const browser = systemBrowser(process.env);
    return runInForeground(node, [join('commands', ...program), ...process.argv.slice(2)], {
      cwd: root,
      env: { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
    });
  });
}
