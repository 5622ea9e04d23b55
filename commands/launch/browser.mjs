/** Finds or installs the browser for the end-to-end tests. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from './child.mjs';
import { readEnvFile } from './envFile.mjs';
import { step, Trouble } from './say.mjs';

/** @type {string[]} paths of Chromium in Linux distributions */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * A browser on this machine that Playwright did not install.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined} its path
 * @throws {Trouble} when CHROMIUM_PATH names no file
 */
export function systemBrowser(environment) {
  const named = environment['CHROMIUM_PATH'];
  if (named && !existsSync(named)) {
    throw new Trouble(
      `CHROMIUM_PATH is "${named}", where no file is. Correct it, or unset it to have a browser installed.`,
    );
  }
  return named || systemPaths.find((path) => existsSync(path));
}

/** @param {string} root */
function hasPlaywrightBrowser(root) {
  const require = createRequire(join(root, 'package.json'));
  return existsSync(require('@playwright/test').chromium.executablePath());
}

function isDebianAsRoot() {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 &&
    existsSync(release) &&
    /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'))
  );
}

/**
 * Installs a browser if there is none: Debian's package if possible, else Playwright's download.
 * @param {string} root the project's folder, dependencies installed
 * @throws {Trouble} when neither works
 */
export async function ensureBrowser(root) {
  readEnvFile(root, { only: ['CHROMIUM_PATH'] });
  if (systemBrowser(process.env) || hasPlaywrightBrowser(root)) {
    return;
  }
  await step('Installing a browser for the end-to-end tests', async () => {
    const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
    const { code, output } = isDebianAsRoot()
      ? await run('sh', ['-c', 'apt-get update -q && apt-get install -y -q chromium fonts-liberation'], {
          cwd: root,
        })
      : await run(process.execPath, [playwright, 'install', 'chromium'], { cwd: root });
    if (code !== 0) {
      throw new Trouble(
        `${output.slice(-2000)}\nNo browser could be installed. Install Chromium yourself and set CHROMIUM_PATH to its program.`,
      );
    }
  });
}
