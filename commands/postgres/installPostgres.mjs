import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '#commands/child.mjs';
import { step, Trouble } from '#commands/say.mjs';

/** Where Debian keeps the programs of each version. */
const home = '/usr/lib/postgresql';

function versions() {
  try {
    return readdirSync(home).sort((one, other) => Number(other) - Number(one));
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
 * Installs Debian packages that are missing.
 * @param {string[]} names
 * @throws {Trouble} where that is not possible, with what to install
 */
async function install(names) {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const sentence = `${missing.join(' and ')} could not be installed: install them yourself.`;
  if (process.getuid?.() !== 0) throw new Trouble(`You are not root: ${sentence}`);
  await step(`Installing ${missing.join(', ')}`, async () => {
    const command = `apt-get update -q && apt-get install -y -q --no-install-recommends ${missing.join(' ')}`;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await run('sh', ['-c', command], { cwd: '/', env });
    if (code !== 0) throw new Trouble(`${output.slice(-2000)}\n${sentence}`);
  });
}

/**
 * The folder of the newest PostgreSQL's programs, which is installed from Debian's packages where there is none.
 * @param {{ withPostgis?: boolean }} [options]
 * @returns {Promise<string>}
 * @throws {Trouble}
 */
export async function installedPostgres({ withPostgis = false } = {}) {
  if (versions().length === 0) await install(['postgresql']);
  const [version] = versions();
  if (version === undefined) throw new Trouble(`There is no PostgreSQL below ${home}.`);
  if (withPostgis) await install([`postgresql-${version}-postgis-3`]);
  return join(home, version, 'bin');
}
