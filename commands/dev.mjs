/**
 * npm run dev: the app with hot reload, and the services behind the same address; a change under server/ restarts both.
 * (Node's own --watch speaks into the channel of worker threads, in one of which the database runs.)
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenNpmEnds } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { readEnvFile } from './envFile.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand, say } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const server = join(root, 'server');

/** Editors write a file in several strokes; milliseconds to wait for the last. */
const calm = 300;

/**
 * Runs the dev server until it is told to stop, and anew after each change of its own code.
 * @param {string} node
 * @returns {Promise<number>} exit code
 */
function runAnew(node) {
  return new Promise((resolve) => {
    let isStopping = false;
    let isRestarting = false;
    /** @type {NodeJS.Timeout | undefined} */
    let pause;
    const start = () => {
      const child = spawn(node, [join('commands', 'devServer.ts')], { cwd: root, stdio: 'inherit' });
      child.on('close', (code) => {
        if (isStopping) {
          resolve(code ?? 1);
        } else if (isRestarting) {
          isRestarting = false;
          current = start();
        } else {
          say('Stopped. It starts again after the next change under server/; Ctrl+C ends it.');
        }
      });
      return child;
    };
    let current = start();
    const restart = () => {
      say('server/ has changed: starting again ...');
      if (current.exitCode !== null) {
        current = start();
        return;
      }
      isRestarting = true;
      current.kill('SIGTERM');
    };
    watch(server, { recursive: true }, (_event, name) => {
      if (name?.endsWith('.ts')) {
        clearTimeout(pause);
        pause = setTimeout(restart, calm);
      }
    });
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

await runCommand(async () => {
  readEnvFile(root);
  await ensureDependencies(root, 'Installing the locked dependencies');
  const code = await runAnew(await pinnedNode(root));
  // The watcher would keep the process alive.
  process.exit(code);
});
