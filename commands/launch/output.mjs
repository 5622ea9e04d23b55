/** The output of the commands. Plain lines, which look the same in a terminal, a log and a pipe. */

/** A failure that the user can correct. Its sentence is printed without a stack trace. */
export class CommandFailure extends Error {
  /** @param {string} sentence what is wrong, and what to do */
  constructor(sentence) {
    super(sentence);
    this.name = 'CommandFailure';
  }
}

/** @param {string} line */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Formats a duration: "0.4 s", "12.3 s", "2 min 5 s".
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) {
    return `${seconds.toFixed(1)} s`;
  }
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Does one step of work between two printed lines, with a progress line every ten seconds.
 * @template T
 * @param {string} title "Building the app"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = Date.now();
  print(`${title} ...`);
  const pulse = setInterval(() => print(`  still running, ${duration(Date.now() - start)}`), 10_000);
  try {
    const result = await work();
    print(`${title}: done in ${duration(Date.now() - start)}`);
    return result;
  } finally {
    clearInterval(pulse);
  }
}

/**
 * Runs a command's main function. A CommandFailure ends it with one sentence, any other failure with its stack trace.
 * @param {() => Promise<number>} main returns the exit code
 */
export async function runCommand(main) {
  // If the output is closed, as by `head`, the command continues: an install or a build is finished.
  process.stdout.on('error', (failure) => {
    if (/** @type {NodeJS.ErrnoException} */ (failure).code !== 'EPIPE') throw failure;
  });
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof CommandFailure) {
      process.stderr.write(`${error.message}\n`);
      return;
    }
    throw error;
  }
}
