/** Finds PostgreSQL and nginx for the commands that measure the product, or installs Debian's packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { CommandFailure, print, step } from './output.mjs';

/** Folder in which Debian has the programs of each version of PostgreSQL. */
const postgresHome = '/usr/lib/postgresql';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function postgresVersions() {
  try {
    return readdirSync(postgresHome).sort((one, other) => Number(other) - Number(one));
  } catch {
    return [];
  }
}

/** @param {string} name */
function isInstalled(name) {
  const { stdout } = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' });
  return stdout?.includes('Status: install ok installed') ?? false;
}

/**
 * Installs missing Debian packages.
 * @param {string[]} names
 * @throws {CommandFailure} if that is not possible, with the packages to install
 */
export async function installPackages(names) {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const sentence = `${missing.join(' and ')} could not be installed: install them yourself.`;
  if (process.getuid?.() !== 0) throw new CommandFailure(`You are not root: ${sentence}`);
  await step(`Installing ${missing.join(', ')}`, async () => {
    const options = '-q -o Acquire::Retries=0 -o Acquire::http::Timeout=20';
    const packages = `-y --no-install-recommends ${missing.join(' ')}`;
    const command = `apt-get update ${options} && apt-get install ${options} ${packages}`;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await run('sh', ['-c', command], { cwd: '/', env });
    if (code !== 0) throw new CommandFailure(`${output.slice(-2000)}\n${sentence}`);
  });
}

/**
 * The folder of the newest PostgreSQL's programs.
 * @param {{ withPostgis?: boolean }} [options]
 * @returns {Promise<string>}
 * @throws {CommandFailure}
 */
export async function ensurePostgres({ withPostgis = false } = {}) {
  if (postgresVersions().length === 0) await installPackages(['postgresql']);
  const [version] = postgresVersions();
  if (version === undefined) throw new CommandFailure(`There is no PostgreSQL below ${postgresHome}.`);
  if (withPostgis) await installPackages([`postgresql-${version}-postgis-3`]);
  return join(postgresHome, version, 'bin');
}

/**
 * nginx with the module that sends files precompressed.
 * @param {{ isOptional?: boolean }} [options] whether a line says that it is missing, in place of a failure
 * @throws {CommandFailure} if it cannot be installed and is not optional
 */
export async function ensureNginx({ isOptional = false } = {}) {
  if (existsSync(brotliModule) && spawnSync('nginx', ['-v']).status === 0) return;
  try {
    await installPackages(['nginx-light', 'libnginx-mod-http-brotli-static']);
  } catch (failure) {
    if (!isOptional || !(failure instanceof CommandFailure)) throw failure;
    print(`The journeys behind nginx are skipped. ${failure.message}`);
  }
}
