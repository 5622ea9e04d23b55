/**
 * The checks of npm test, in their order: the quick ones first.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, tests: boolean }} Count
 * @typedef {object} Check
 * @property {string} id its name as a parameter of scripts/test.mjs
 * @property {string} title
 * @property {(reports: string) => string[]} parameters what the pinned Node runs
 * @property {(reports: string) => Record<string, string>} environment
 * @property {(reports: string, code: number) => Count} count
 */

/** @param {string} path @returns {unknown} */
function takeReport(path) {
  if (!existsSync(path)) {
    return undefined;
  }
  const report = JSON.parse(readFileSync(path, 'utf8'));
  // The next run must not read the numbers of this one.
  rmSync(path);
  return report;
}

/**
 * A runner that fails without a failed test (a file that cannot be read, a server that does not start) failed once.
 * @param {{ passed: number, failed: number, skipped: number } | undefined} numbers
 * @param {number} code
 * @returns {Count}
 */
export function countOfTests(numbers, code) {
  const { passed, failed, skipped } = numbers ?? { passed: 0, failed: 0, skipped: 0 };
  const unseen = (code !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: unseen ? failed + 1 : failed, skipped, tests: true };
}

/**
 * @param {string} id
 * @param {string} title
 * @param {string[]} parameters
 * @returns {Check}
 */
function plain(id, title, parameters) {
  return {
    id,
    title,
    parameters: () => parameters,
    environment: () => ({}),
    count: (_reports, code) => ({
      passed: code === 0 ? 1 : 0,
      failed: code === 0 ? 0 : 1,
      skipped: 0,
      tests: false,
    }),
  };
}

/** @param {string} program @returns {Check} */
function vitest(program) {
  return {
    id: 'unit',
    title: 'unit, contract, integration, architecture',
    parameters: (reports) => [
      program,
      'run',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    environment: () => ({}),
    count: (reports, code) => {
      const report = /** @type {Record<string, number> | undefined} */ (
        takeReport(join(reports, 'vitest.json'))
      );
      const numbers = report && {
        passed: report['numPassedTests'] ?? 0,
        failed: report['numFailedTests'] ?? 0,
        skipped: (report['numPendingTests'] ?? 0) + (report['numTodoTests'] ?? 0),
      };
      return countOfTests(numbers, code);
    },
  };
}

/** @param {string} program @returns {Check} */
function playwright(program) {
  return {
    id: 'e2e',
    title: 'e2e',
    parameters: () => [program, 'test', '--forbid-only', '--reporter=line,json'],
    environment: (reports) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') }),
    count: (reports, code) => {
      const report = /** @type {{ stats: Record<string, number> } | undefined} */ (
        takeReport(join(reports, 'playwright.json'))
      );
      const numbers = report && {
        passed: report.stats['expected'] ?? 0,
        failed: (report.stats['unexpected'] ?? 0) + (report.stats['flaky'] ?? 0),
        skipped: report.stats['skipped'] ?? 0,
      };
      return countOfTests(numbers, code);
    },
  };
}

/**
 * @param {string} root the project's folder
 * @returns {Check[]}
 */
export function checks(root) {
  const program = (/** @type {string[]} */ ...path) => join(root, 'node_modules', ...path);
  return [
    plain('types', 'types', [program('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.']),
    plain('lint', 'lint and formatting', [
      program('@biomejs', 'biome', 'bin', 'biome'),
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '.',
    ]),
    plain('conventions', 'conventions', [join('tools', 'conventions.ts')]),
    plain('boundaries', 'boundaries', [join('tools', 'boundaries.ts')]),
    plain('deadcode', 'dead code', [program('knip', 'bin', 'knip.js')]),
    vitest(program('vitest', 'vitest.mjs')),
    plain('build', 'build', [join('scripts', 'build.mjs')]),
    plain('size', 'size budget', [program('size-limit', 'bin.js')]),
    playwright(program('@playwright', 'test', 'cli.js')),
  ];
}
