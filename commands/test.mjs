/**
 * npm test: runs every check, also on a bare clone. It prints one line for each, then "N passed, N failed". With
 * names (node commands/run.mjs test boundaries size) it runs only those. With one name and `--`, the rest goes to its
 * tool, whose output is shown as it comes (npm run unit -- src/domain/paths.test.ts).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checks, formatting } from './launch/checks.mjs';
import { run } from './launch/child.mjs';
import { CommandFailure, duration, print } from './launch/output.mjs';

/** A thousand lines about one fault are shortened to the first and the last ones. */
const maxLines = 200;

/** @param {string} output */
function shortened(output) {
  const lines = output.trimEnd().split('\n');
  if (lines.length <= maxLines) {
    return lines.join('\n');
  }
  const half = maxLines / 2;
  const left = `... ${lines.length - maxLines} lines left out ...`;
  return [...lines.slice(0, half), left, ...lines.slice(-half)].join('\n');
}

/**
 * Runs one check.
 * @param {import('./launch/checks.mjs').Check} check
 * @param {import('./launch/prepare.mjs').Launch & { reports: string }} launch `reports` is a folder
 * @param {string[] | undefined} more parameters for its tool, whose output is then shown
 */
async function perform(check, { root, node, env: launchEnv, reports }, more) {
  print(`${check.title} ...`);
  const start = Date.now();
  const env = { ...launchEnv, NO_COLOR: '1', ...check.environment(reports) };
  const parameters = [...check.parameters(reports), ...(more ?? [])];
  const { code, output } = await run(node, parameters, { cwd: root, env, show: more !== undefined });
  const count = check.count(reports, code);
  const lines = more === undefined && (code !== 0 || count.failed > 0) ? [shortened(output)] : [];
  const verdict = count.failed > 0 ? 'FAILED' : 'passed';
  const detail = count.tests
    ? ` (${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped)`
    : '';
  lines.push(`${check.title.padEnd(44, ' .')} ${verdict} in ${duration(Date.now() - start)}${detail}`);
  return { check, count, lines };
}

/**
 * Runs checks: light ones after another, and beside them the others after another. The last of these waits for all
 * before it. Prints their results in their order.
 * @template {{ lines: string[] }} Ended
 * @param {import('./launch/checks.mjs').Check[]} checksToRun
 * @param {(check: import('./launch/checks.mjs').Check) => Promise<Ended>} start
 * @param {(line: string) => void} printLine
 */
export async function performAll(checksToRun, start, printLine = print) {
  /** @type {Record<'light' | 'heavy', Promise<unknown>>} */
  const lanes = { light: Promise.resolve(), heavy: Promise.resolve() };
  /** @type {Promise<Ended[]>} */
  let results = Promise.resolve([]);
  for (const check of checksToRun) {
    const isLast = check === checksToRun.at(-1) && !check.isLight;
    const lane = check.isLight ? 'light' : 'heavy';
    const before = isLast ? results : lanes[lane];
    const ending = before.then(() => start(check));
    lanes[lane] = ending;
    results = Promise.all([results, ending]).then(([others, ended]) => {
      ended.lines.forEach(printLine);
      return [...others, ended];
    });
  }
  return results;
}

/** @param {string} title @param {string[]} lines */
function list(title, lines) {
  if (lines.length > 0) {
    print([title, ...lines.map((line) => `  ${line}`)].join('\n'));
  }
}

/**
 * @param {string} root
 * @param {string[]} names none for all
 * @throws {CommandFailure} for a name that no check has
 */
function chosen(root, names) {
  const all = checks(root);
  const known = [...all, formatting(root)];
  const unknown = names.find((name) => known.every(({ id }) => id !== name));
  if (unknown) {
    throw new CommandFailure(
      `There is no check "${unknown}". There are ${all.map(({ id }) => id).join(', ')}.`,
    );
  }
  return names.length === 0 ? all : known.filter(({ id }) => names.includes(id));
}

/**
 * @param {import('./launch/prepare.mjs').Launch} launch
 * @returns {Promise<number>} exit code
 */
export async function main(launch) {
  const began = Date.now();
  const { root, words } = launch;
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  const more = end < words.length ? words.slice(end + 1) : undefined;
  const checksToRun = chosen(root, words.slice(0, end));
  if (more && checksToRun.length !== 1) {
    throw new CommandFailure('Name one check before "--": what follows is for its tool.');
  }
  const reports = join(root, '.cache', 'reports');
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const flaky = [];
  const start = (/** @type {import('./launch/checks.mjs').Check} */ check) =>
    perform(check, { ...launch, reports }, more);
  for (const { check, count } of await performAll(checksToRun, start)) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    if (count.failed > 0) {
      failures.push(check.title, ...count.failures.map((name) => `  ${name}`));
    }
    flaky.push(...count.flaky);
  }
  print('');
  // Repeated at the end, because readers look for failures there first.
  list('Failed:', failures);
  list('Passed only when run again:', flaky);
  print(`${duration(Date.now() - began)}${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  print(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
