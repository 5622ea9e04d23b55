/**
 * npm test: every check there is, on a bare clone too. One line for each, then "N passed, N failed".
 * With names (node commands/test.mjs boundaries size) only those; with one and `--`, its tool also gets what follows, and
 * its output is shown as it comes (npm run unit -- tests/unit/domain/paths.test.ts).
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { checks, formatting } from './checks.mjs';
import { run } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { duration, runCommand, say, Trouble } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'reports');

/** A thousand faults of one kind are read as well from the first and the last. */
const mostLines = 200;

/** @param {string} output */
function shortened(output) {
  const lines = output.trimEnd().split('\n');
  if (lines.length <= mostLines) {
    return lines.join('\n');
  }
  const half = mostLines / 2;
  const left = `... ${lines.length - mostLines} lines left out ...`;
  return [...lines.slice(0, half), left, ...lines.slice(-half)].join('\n');
}

/**
 * @param {import('./checks.mjs').Check} check
 * @param {string} node
 * @param {string[] | undefined} more parameters for its tool, whose output is shown then
 */
async function perform(check, node, more) {
  say(`${check.title} ...`);
  const start = Date.now();
  const env = { ...process.env, NO_COLOR: '1', ...check.environment(reports) };
  const parameters = [...check.parameters(reports), ...(more ?? [])];
  const { code, output } = await run(node, parameters, { cwd: root, env, show: more !== undefined });
  const count = check.count(reports, code);
  if (more === undefined && (code !== 0 || count.failed > 0)) {
    say(shortened(output));
  }
  const verdict = count.failed > 0 ? 'FAILED' : 'passed';
  const detail = count.tests
    ? ` (${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped)`
    : '';
  say(`${check.title.padEnd(44, ' .')} ${verdict} in ${duration(Date.now() - start)}${detail}`);
  return count;
}

/** @param {string} title @param {string[]} lines */
function list(title, lines) {
  if (lines.length > 0) {
    say([title, ...lines.map((line) => `  ${line}`)].join('\n'));
  }
}

/**
 * @param {string[]} names none for all
 * @throws {Trouble} for a name that no check has
 */
function chosen(names) {
  const all = checks(root);
  const known = [...all, formatting(root)];
  const unknown = names.find((name) => known.every(({ id }) => id !== name));
  if (unknown) {
    throw new Trouble(`There is no check "${unknown}". There are ${all.map(({ id }) => id).join(', ')}.`);
  }
  return names.length === 0 ? all : known.filter(({ id }) => names.includes(id));
}

await runCommand(async () => {
  const start = Date.now();
  const words = process.argv.slice(2);
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  const more = end < words.length ? words.slice(end + 1) : undefined;
  const wanted = chosen(words.slice(0, end));
  if (more && wanted.length !== 1) {
    throw new Trouble('Name one check before "--": what follows is for its tool.');
  }
  await ensureDependencies(root, 'Installing the locked dependencies');
  if (await ensureDependencies(join(root, 'tools'), 'Installing the checkers')) {
    // A test run without the checkers keeps in there that their names mean the product's own packages.
    rmSync(join(root, 'node_modules', '.vitest-cache'), { recursive: true, force: true });
  }
  const node = await pinnedNode(root);
  if (wanted.some(({ id }) => id === 'e2e')) {
    await ensureBrowser(root);
  }
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const flaky = [];
  for (const check of wanted) {
    const count = await perform(check, node, more);
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    if (count.failed > 0) {
      failures.push(check.title, ...count.failures.map((name) => `  ${name}`));
    }
    flaky.push(...count.flaky);
  }
  say('');
  // Said again at the end, where whoever looks for what failed looks first.
  list('Failed:', failures);
  list('Passed only when run again:', flaky);
  say(`${duration(Date.now() - start)}${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});
