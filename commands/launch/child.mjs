import { spawn } from 'node:child_process';

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 if the process could not be started or was killed
 * @property {string} output what it printed, errors included, in the order of arrival
 */

/**
 * Runs a program to its end and collects its output.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, show?: boolean, shell?: boolean }} options `show` prints the output
 * as it arrives
 * @returns {Promise<Outcome>}
 */
export function run(program, parameters, options) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      shell: options.shell ?? false,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (options.show) {
        process.stdout.write(chunk);
      }
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Milliseconds between two checks if npm still runs. */
const LOOK_EVERY = 250;

/**
 * Calls back once the npm that started this process has ended. A signal that ends npm, or the shell in between, does
 * not reach this process.
 * @param {() => void} end
 * @returns {() => void} stops checking
 */
export function whenNpmEnds(end) {
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) {
    return () => undefined;
  }
  const timer = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(timer);
      end();
    }
  }, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Runs a program in the foreground, as if it had been called directly, with its own output, our signals, and its exit
 * code.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>}
 */
export function runInForeground(program, parameters, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: 'inherit',
    });
    // A terminal sends Ctrl+C to both processes, others send signals to this one only. The child may get the signal
    // twice.
    const passOn = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
    process.on('SIGINT', passOn);
    process.on('SIGTERM', passOn);
    const stopLooking = whenNpmEnds(() => passOn('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', passOn);
      process.off('SIGTERM', passOn);
      stopLooking();
      resolve(code ?? 1);
    });
  });
}
