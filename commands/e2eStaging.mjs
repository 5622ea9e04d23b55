/**
 * npm run e2e-staging: builds the product for stage `staging`, starts it as a second deployment at
 * http://staging.localhost:4700, and runs the journeys tagged @staging against it. Arguments after `--` go to `npm
 * run e2e`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from './launch/builtApp.mjs';
import { runInForeground } from './launch/child.mjs';
import { CommandFailure, print, step } from './launch/output.mjs';

const port = '4700';
const site = `http://staging.localhost:${port}`;
const appFolder = join('.cache', 'staging', 'app');
const dataFolder = join('.cache', 'staging', 'data');

/** The build for staging, with the identity service of the same address in place of a user pool. */
const build = {
  VITE_STAGE: 'staging',
  // Map, pictures and places come from the demonstration.
  DEMO: 'on',
  VITE_COGNITO_POOL_ID: 'ca-central-1_local',
  VITE_COGNITO_CLIENT_ID: 'local-client',
  VITE_COGNITO_ENDPOINT: '/idp',
};

/** Settings that would change the product under test. */
const clearedSettings = {
  STAGE: '',
  DEMO: '',
  DATABASE_URL: '',
  DATABASE_REPLICA_URL: '',
  COGNITO_POOL_ID: '',
  COGNITO_CLIENT_ID: '',
  REALTY_UPSTREAM_URL: '',
  REALTY_UPSTREAM_KEY: '',
  LEADS_WEBHOOK_URL: '',
  ALERTS_WEBHOOK_URL: '',
  RATE_LIMIT: '',
  LISTINGS: '',
  WORLD_DAY: '',
  DEMO_PICTURES: '',
  SLOW_ANSWERS: '',
};

/** The demo customer of every local product (README); leads go to no other system. */
const visitor = { E2E_EMAIL: 'customer@example.ca', E2E_PASSWORD: 'Harbour-Pine-1', E2E_SEND_LEADS: '1' };

/**
 * Starts the product.
 * @param {import('./launch/prepare.mjs').Launch} launch
 * @returns {Promise<() => Promise<void>>} stops it
 * @throws {CommandFailure} when it ends before it is ready
 */
async function startProduct({ root, node, env }) {
  mkdirSync(join(root, dataFolder), { recursive: true });
  const child = spawn(node, [join('commands', 'staging', 'stagingProduct.ts')], {
    cwd: root,
    env: { ...env, ...clearedSettings, PORT: port, DATA_DIR: dataFolder, APP_DIR: appFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A signal to this process has to end the child too.
  const end = () => void child.kill('SIGTERM');
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  const ended = new Promise((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('Ready: ')) {
      // The rest of its log is discarded, so that the pipe does not fill up.
      child.stdout.resume();
      return async () => {
        end();
        await ended;
      };
    }
  }
  await ended;
  throw new CommandFailure('The second deployment did not start: see the message above.');
}

/**
 * @param {import('./launch/prepare.mjs').Launch} launch
 * @returns {Promise<number>} exit code
 */
export async function main(launch) {
  const { root, node, env, words } = launch;
  await ensureBuilt(root, node, { folder: appFolder, settings: build });
  const stop = await step('Starting the second deployment', () => startProduct(launch));
  try {
    const e2e = [join('commands', 'run.mjs'), 'e2e', `--base-url=${site}`, ...words];
    return await runInForeground(node, e2e, { cwd: root, env: { ...env, ...visitor } });
  } finally {
    await stop();
    print('The second deployment is stopped.');
  }
}
