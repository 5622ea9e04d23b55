/** Reads settings from `.env` in the project's folder, if the file exists. Environment variables have priority. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import util from 'node:util';
import { CommandFailure } from './output.mjs';

/**
 * Adds the settings of `.env` to an environment that lacks them.
 * @param {string} root the project's folder
 * @param {{ only?: readonly string[], environment?: NodeJS.ProcessEnv }} options only these names; all by default
 * @throws {CommandFailure} on a Node that cannot read it
 */
export function readEnvFile(root, { only, environment = process.env } = {}) {
  const path = join(root, '.env');
  if (!existsSync(path)) {
    return;
  }
  if (typeof util.parseEnv !== 'function') {
    throw new CommandFailure(
      'This Node cannot read .env. Use Node 20.12 or newer to start, or remove the file.',
    );
  }
  for (const [name, value] of Object.entries(util.parseEnv(readFileSync(path, 'utf8')))) {
    if (environment[name] === undefined && (only === undefined || only.includes(name))) {
      environment[name] = value;
    }
  }
}
