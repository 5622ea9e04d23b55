/** Finds or installs the browser for the end-to-end tests. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from './child.mjs';
import { readEnvFile } from './envFile.mjs';
import { CommandFailure, step } from './output.mjs';

/** @type {string[]} paths of Chromium in Linux distributions */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * A browser on this machine that Playwright did not install.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined} its path
 * @throws {CommandFailure} when CHROMIUM_PATH names no file
 */
export function systemBrowser(environment) {
  const named = environment['CHROMIUM_PATH'];
  if (named && !existsSync(named)) {
    throw new CommandFailure(
      `CHROMIUM_PATH is "${named}", where no file is. Correct it, or unset it to have a browser installed.`,
    );
  }
  return named || systemPaths.find((path) => existsSync(path));
}

/** Debian's Chromium without windows. A journey takes a third less processor time in it than in the full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The journeys' browser: the headless shell if it is installed.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined} its path
 * @throws {CommandFailure} when CHROMIUM_PATH names no file
 */
export function journeyBrowser(environment) {
  const isChosen = Boolean(environment['CHROMIUM_PATH']);
  return !isChosen && existsSync(headlessShell) ? headlessShell : systemBrowser(environment);
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
 * Installs packages without removing others. Fails soon without a network.
 * @param {string} root
 * @param {string} packages
 */
function installFromDebian(root, packages) {
  const options = '-q -o Acquire::Retries=0 -o Acquire::http::Timeout=20';
  const install = `apt-get install -y --no-remove --no-install-recommends ${options} ${packages}`;
  return run('sh', ['-c', `${install} || (apt-get update ${options} && ${install})`], {
    cwd: root,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Installs the journeys' browser if there is none. Without the headless shell it is the full browser.
 * @param {string} root the project's folder, dependencies installed
 * @throws {CommandFailure} when there is no browser at all
 */
export async function ensureJourneyBrowser(root) {
  readEnvFile(root, { only: ['CHROMIUM_PATH'] });
  if (process.env['CHROMIUM_PATH'] || existsSync(headlessShell)) return;
  if (isDebianAsRoot()) {
    const { code } = await step('Installing a browser for the end-to-end tests', () =>
      installFromDebian(root, 'chromium-headless-shell fonts-liberation'),
    );
    if (code === 0) return;
  }
  await ensureBrowser(root);
}

/**
 * Installs a browser if there is none: Debian's package if possible, else Playwright's download.
 * @param {string} root the project's folder, dependencies installed
 * @throws {CommandFailure} when neither works
 */
export async function ensureBrowser(root) {
  readEnvFile(root, { only: ['CHROMIUM_PATH'] });
  if (systemBrowser(process.env) || hasPlaywrightBrowser(root)) {
    return;
  }
  await step('Installing a browser for the end-to-end tests', async () => {
    const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
    const { code, output } = isDebianAsRoot()
      ? await installFromDebian(root, 'chromium fonts-liberation')
      : await run(process.execPath, [playwright, 'install', 'chromium'], { cwd: root });
    if (code !== 0) {
      throw new CommandFailure(
        `${output.slice(-2000)}\nNo browser could be installed. Install Chromium yourself and set CHROMIUM_PATH to its program.`,
      );
    }
  });
}
