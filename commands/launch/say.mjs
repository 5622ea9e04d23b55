/**
 * What the commands print. Plain lines, so that they read the same in a terminal, a log and a pipe.
 */

/** A failure that the person at the keyboard can mend: printed as its one sentence, without a stack. */
export class Trouble extends Error {
  /** @param {string} sentence what is wrong, and the way out */
  constructor(sentence) {
    super(sentence);
    this.name = 'Trouble';
  }
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Seconds for a reader: "0.4 s", "12.3 s", "2 min 5 s".
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
 * Does one step of work between two printed lines, with a sign of life every ten seconds.
 * @template T
 * @param {string} title "Building the app"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = Date.now();
  say(`${title} ...`);
  const pulse = setInterval(() => say(`  still at it, ${duration(Date.now() - start)}`), 10_000);
  try {
    const result = await work();
    say(`${title}: done in ${duration(Date.now() - start)}`);
    return result;
  } finally {
    clearInterval(pulse);
  }
}

/**
 * Runs a command's main function: a Trouble ends it with one sentence, anything else with its stack.
 * @param {() => Promise<number>} main answers the exit code
 */
export async function runCommand(main) {
  // A reader that has seen enough, as `head` has, leaves the command to its work: an install or a build is finished.
  process.stdout.on('error', (failure) => {
    if (/** @type {NodeJS.ErrnoException} */ (failure).code !== 'EPIPE') throw failure;
  });
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof Trouble) {
      process.stderr.write(`${error.message}\n`);
      return;
    }
    throw error;
  }
}
