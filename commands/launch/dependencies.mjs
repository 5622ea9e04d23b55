/**
 * Checks the locked dependencies, and installs them with npm if they are missing. Runs on Node 20 with nothing
 * installed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './child.mjs';
import { CommandFailure, step } from './output.mjs';

/**
 * The parts of an entry in npm's lock that are read here.
 * @typedef {{ version?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string |
 * string[], link?: boolean, resolved?: string, dependencies?: Record<string, string>, devDependencies?:
 * Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }}
 * LockedPackage
 * @typedef {{ platform: string, arch: string, libc: 'glibc' | 'musl' }} Machine
 */

/** @returns {Machine} */
function thisMachine() {
  // Without this the report would look up the host names of all its network addresses.
  Object.assign(process.report, { excludeNetwork: true });
  // Only a process with the GNU C library reports its version.
  const report = process.platform === 'linux' ? process.report.getReport() : undefined;
  const header = report && 'header' in report ? report.header : undefined;
  const gnu = typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header;
  return { platform: process.platform, arch: process.arch, libc: gnu ? 'glibc' : 'musl' };
}

/**
 * npm's rule: an empty list allows all values, "!x" excludes x.
 * @param {string | string[] | undefined} entries
 * @param {string} value
 */
function admits(entries, value) {
  const list = [entries ?? []].flat();
  const allowed = list.filter((entry) => !entry.startsWith('!'));
  return !list.includes(`!${value}`) && (allowed.length === 0 || allowed.includes(value));
}

/**
 * Compares the packages that this machine needs with the record of npm's last complete install. An interrupted
 * install leaves no record, so it counts as missing.
 * @param {Record<string, LockedPackage>} locked packages of package-lock.json
 * @param {Record<string, LockedPackage>} installed packages of node_modules/.package-lock.json
 * @param {Machine} machine
 * @returns {string[]} the packages that are missing or have another version
 */
export function differences(locked, installed, machine) {
  return (
    Object.entries(locked)
      .filter(([path]) => path !== '')
      // Dependencies of an optional package for another platform are also left out, and name no platform themselves.
      .filter(([, entry]) => !entry.optional || entry.os !== undefined || entry.cpu !== undefined)
      .filter(([, entry]) => admits(entry.os, machine.platform) && admits(entry.cpu, machine.arch))
      .filter(([, entry]) => machine.platform !== 'linux' || admits(entry.libc, machine.libc))
      .filter(([path, entry]) => installed[path]?.version !== entry.version)
      .map(([path]) => path.replace(/^.*node_modules\//, ''))
  );
}

/** @param {string} path @returns {Record<string, LockedPackage>} */
function packagesOf(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * The locked packages that npm installs if a workspace's folder is left out, as the demonstration's may be: those
 * that the project and its other workspaces need.
 * @param {Record<string, LockedPackage>} locked packages of package-lock.json
 * @param {(workspace: string) => boolean} isThere true if a workspace's folder exists
 * @returns {Record<string, LockedPackage>}
 */
export function packagesNeeded(locked, isThere) {
  const workspaces = Object.keys(locked).filter((path) => path !== '' && !path.includes('node_modules/'));
  if (workspaces.every(isThere)) return locked;
  const links = Object.entries(locked).filter(([, { link, resolved = '' }]) => link && isThere(resolved));
  const waiting = ['', ...workspaces.filter(isThere), ...links.map(([path]) => path)];
  const found = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = locked[path] ?? {};
    const requirements = {
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...peerDependencies,
    };
    for (const name of Object.keys(requirements)) {
      const needed = packageFrom(locked, path, name);
      if (needed === undefined || found.has(needed)) continue;
      found.add(needed);
      waiting.push(needed);
    }
  }
  return Object.fromEntries(Object.entries(locked).filter(([path]) => found.has(path)));
}

/**
 * Resolves a package name from another package: in its own folder, else in the folders around it.
 * @param {Record<string, LockedPackage>} locked
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined} its path
 */
function packageFrom(locked, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (locked[path]) return path;
    if (at === '') return undefined;
  }
}

/** @param {string} folder @returns {string[]} */
function missingIn(folder) {
  const locked = packagesOf(join(folder, 'package-lock.json'));
  return differences(
    packagesNeeded(locked, (workspace) => existsSync(join(folder, workspace))),
    packagesOf(join(folder, 'node_modules', '.package-lock.json')),
    thisMachine(),
  );
}

/**
 * The program and first parameters to run npm: the npm that called us, else the one beside our Node, else the one in
 * PATH.
 * @returns {{ program: string, parameters: string[], shell: boolean }}
 */
function npm() {
  const caller = process.env['npm_execpath'];
  if (caller?.endsWith('.js') && existsSync(caller)) {
    return { program: process.execPath, parameters: [caller], shell: false };
  }
  const beside = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  if (existsSync(beside)) {
    return { program: process.execPath, parameters: [beside], shell: false };
  }
  // On Windows npm is npm.cmd, which needs a shell.
  return { program: 'npm', parameters: [], shell: process.platform === 'win32' };
}

/**
 * Installs the locked packages of a folder if they are missing or outdated. A folder without a lock, as in the image,
 * keeps its packages.
 * @param {string} folder with package.json, and package-lock.json if packages are to be installed
 * @param {string} title for the progress line
 * @returns {Promise<boolean>} true if packages were installed
 * @throws {CommandFailure} when npm fails, or leaves out a package that this machine needs
 */
export async function ensureDependencies(folder, title) {
  if (missingIn(folder).length === 0) {
    return false;
  }
  const { program, parameters, shell } = npm();
  // Windows cannot delete a running program, and the Node that runs this may be one of the packages.
  const inPlace = process.platform === 'win32' && process.execPath.includes('node_modules');
  const command = inPlace ? ['install', '--no-save'] : ['ci'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  await step(title, async () => {
    const { code } = await run(program, [...parameters, ...command, ...quiet], {
      cwd: folder,
      show: true,
      shell,
    });
    if (code !== 0) {
      throw new CommandFailure(
        `npm could not install the dependencies (its message is above). Check the network, then run "npm ci" in ${folder}.`,
      );
    }
  });
  const left = missingIn(folder);
  if (left.length > 0) {
    throw new CommandFailure(
      `npm left out ${left.slice(0, 3).join(', ')}, which this machine needs. Use Node 20.19 or newer to start, and do not omit optional packages.`,
    );
  }
  return true;
}
