/**
 * Prepares what a command needs, also on a bare clone. It is plain JavaScript for the Node 20 of a bare machine;
 * everything after the install runs on the pinned Node.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureJourneyBrowser, journeyBrowser, systemBrowser } from './browser.mjs';
import { ensureBuilt } from './builtApp.mjs';
import { ensureNginx, ensurePostgres } from './debianPackages.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { readEnvFile } from './envFile.mjs';
import { CommandFailure } from './output.mjs';
import { pinnedNode } from './pinnedNode.mjs';

/**
 * @typedef {'env' | 'demo' | 'checkers' | 'browser' | 'journey browser' | 'postgres' | 'postgis' | 'nginx' | 'nginx if possible' | 'build' | 'local build' | 'new build'} Need
 *   "journey browser" is a browser without windows, if one can be installed; "nginx if possible" does without it if it
 *   cannot be installed; "local build" is only for stage local; "new build" also replaces another stage's app
 *
 * @typedef {object} Prepared
 * @property {string} node path of the pinned Node
 * @property {NodeJS.ProcessEnv} env for the command's program
 *
 * @typedef {Prepared & { root: string, words: string[] }} Launch the parameter of a command's `main`
 */

/**
 * Checks that the demonstration exists.
 * @param {string} root the project's folder
 * @throws {CommandFailure} if it is left out
 */
function requireDemo(root) {
  if (existsSync(join(root, 'demo', 'package.json'))) return;
  throw new CommandFailure('This command needs the demonstration, and the folder demo/ is missing here.');
}

/** @param {string} root */
async function ensureCheckers(root) {
  if (await ensureDependencies(join(root, 'tools'), 'Installing the checkers')) {
    // A test run without the checkers caches their names as the product's own packages.
    rmSync(join(root, 'node_modules', '.vitest-cache'), { recursive: true, force: true });
  }
}

/** @param {string} root @param {boolean} isForJourneys @returns {Promise<Record<string, string>>} */
async function browserSettings(root, isForJourneys) {
  await (isForJourneys ? ensureJourneyBrowser(root) : ensureBrowser(root));
  const browser = isForJourneys ? journeyBrowser(process.env) : systemBrowser(process.env);
  return browser ? { CHROMIUM_PATH: browser } : {};
}

/**
 * Prepares a command, always in this order: settings, dependencies, the pinned Node, and the rest.
 * @param {string} root the project's folder
 * @param {readonly Need[]} needs beside dependencies and Node, which every command has
 * @returns {Promise<Prepared>}
 * @throws {CommandFailure} when something cannot be installed
 */
export async function prepare(root, needs) {
  const has = (/** @type {Need} */ need) => needs.includes(need);
  if (has('env')) readEnvFile(root);
  if (has('demo')) requireDemo(root);
  await ensureDependencies(root, 'Installing the locked dependencies');
  if (has('checkers')) await ensureCheckers(root);
  const node = await pinnedNode(root);
  const env = { ...process.env };
  const hasJourneys = has('journey browser');
  if (hasJourneys || has('browser')) Object.assign(env, await browserSettings(root, hasJourneys));
  const withPostgis = has('postgis');
  if (withPostgis || has('postgres')) env['POSTGRES_PROGRAMS'] = await ensurePostgres({ withPostgis });
  const isOptional = has('nginx if possible');
  if (isOptional || has('nginx')) await ensureNginx({ isOptional });
  // Outside stage local the app was built with settings of its own, and the server refuses one that does not match.
  const isLocal = (process.env['STAGE'] || 'local') === 'local';
  if (has('build') || (has('local build') && isLocal)) await ensureBuilt(root, node);
  if (has('new build')) await ensureBuilt(root, node, { replaces: true });
  return { node, env };
}
