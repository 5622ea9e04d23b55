/**
 * npm run dev: the app with hot reload, and the services on the same address. A change in their code restarts both.
 * (Node's own --watch would use the message channel of worker threads, and the database runs in one.)
 */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { whenNpmEnds } from './launch/child.mjs';
import { print } from './launch/output.mjs';

/** Wait for the last of several writes: editors write a file in steps. */
const settleMs = 300;

/**
 * Runs the dev server until a signal, and restarts it after each change in its code.
 * @param {import('./launch/prepare.mjs').Launch} launch
 * @returns {Promise<number>} exit code
 */
function keepRunning({ root, node, env }) {
  return new Promise((resolve) => {
    let isStopping = false;
    let isRestarting = false;
    /** @type {NodeJS.Timeout | undefined} */
    let pause;
    const start = () => {
      const child = spawn(node, [join('commands', 'dev', 'devServer.ts')], {
        cwd: root,
        env,
        stdio: 'inherit',
      });
      child.on('close', (code) => {
        if (isStopping) {
          resolve(code ?? 1);
        } else if (isRestarting) {
          isRestarting = false;
          current = start();
        } else {
          print("Stopped. It starts again after the next change of the services' code; Ctrl+C ends it.");
        }
      });
      return child;
    };
    let current = start();
    const restart = () => {
      print("The services' code has changed: starting again ...");
      if (current.exitCode !== null) {
        current = start();
        return;
      }
      isRestarting = true;
      current.kill('SIGTERM');
    };
    for (const folder of ['server', 'demo']
      .map((name) => join(root, name))
      .filter((path) => existsSync(path))) {
      watch(folder, { recursive: true }, (_event, name) => {
        if (name?.endsWith('.ts')) {
          clearTimeout(pause);
          pause = setTimeout(restart, settleMs);
        }
      });
    }
    const stop = () => {
      isStopping = true;
      if (current.exitCode !== null) {
        resolve(0);
      }
      current.kill('SIGTERM');
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    whenNpmEnds(stop);
  });
}

/**
 * @param {import('./launch/prepare.mjs').Launch} launch
 * @returns {Promise<never>}
 */
export async function main(launch) {
  // The watcher would keep the process alive.
  process.exit(await keepRunning(launch));
}
