/** The checks of npm test in the order in which their results are printed: fast ones first. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightNumbers, vitestNumbers } from './testReports.mjs';

/**
 * @typedef {import('./testReports.mjs').Numbers & { tests: boolean }} Count
 * @typedef {object} Check
 * @property {string} id its name as a parameter of npm test
 * @property {string} title
 * @property {boolean} isLight whether it may run beside others, since one core is enough for it
 * @property {(reports: string) => string[]} parameters what the pinned Node runs
 * @property {(reports: string) => Record<string, string>} environment
 * @property {(reports: string, code: number) => Count} count
 */

/** @param {string} path @returns {any} the tool's own format, which testReports.mjs knows */
function takeReport(path) {
  if (!existsSync(path)) {
    return undefined;
  }
  const report = JSON.parse(readFileSync(path, 'utf8'));
  // The next run must not read these numbers.
  rmSync(path);
  return report;
}

/** @type {import('./testReports.mjs').Numbers} */
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/**
 * Counts a runner that fails without a failed test (an unreadable file, a server that does not start) as one failure.
 * @param {import('./testReports.mjs').Numbers | undefined} numbers
 * @param {number} code
 * @returns {Count}
 */
export function countOfTests(numbers, code) {
  const { passed, failed, skipped, failures, flaky } = numbers ?? NOTHING;
  const unseen = (code !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: unseen ? failed + 1 : failed, skipped, failures, flaky, tests: true };
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
    isLight: true,
    parameters: () => parameters,
    environment: () => ({}),
    count: (_reports, code) => ({
      ...NOTHING,
      passed: code === 0 ? 1 : 0,
      failed: code === 0 ? 0 : 1,
      tests: false,
    }),
  };
}

/**
 * Formats the code and applies Biome's fixes; not a check.
 * @param {string} root the project's folder
 */
export function formatting(root) {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  return plain('format', 'formatting', [biome, 'check', '--write', '.']);
}

/** @param {string} program @returns {Check} */
function vitest(program) {
  return {
    id: 'unit',
    title: 'unit, contract, integration, architecture',
    isLight: false,
    parameters: (reports) => [
      program,
      'run',
      '--allowOnly=false',
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    environment: () => ({}),
    count: (reports, code) => {
      const report = takeReport(join(reports, 'vitest.json'));
      return countOfTests(report && vitestNumbers(report), code);
    },
  };
}

/** The product's own tests in a copy without demo/, after a build. @type {Check} */
const withoutDemo = {
  id: 'without-demo',
  title: 'the product without its demonstration',
  isLight: true,
  parameters: () => [join('tools', 'withoutDemo.ts')],
  environment: (reports) => ({ REPORT: join(reports, 'withoutDemo.json') }),
  count: (reports, code) => {
    const report = takeReport(join(reports, 'withoutDemo.json'));
    return countOfTests(report && vitestNumbers(report), code);
  },
};

/**
 * A failed journey is run once more. If it then passes it is reported as flaky, because a busy machine can break one
 * of hundreds; if it fails again it is a failure.
 * @param {string} id
 * @param {string} title
 * @param {string[]} parameters
 * @returns {Check}
 */
function playwright(id, title, parameters) {
  const file = (/** @type {string} */ reports) => join(reports, `${id}.json`);
  return {
    id,
    title,
    isLight: false,
    parameters: () => [...parameters, '--forbid-only', '--retries=1', '--reporter=dot,json'],
    environment: (reports) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file(reports) }),
    count: (reports, code) => {
      const report = takeReport(file(reports));
      return countOfTests(report && playwrightNumbers(report), code);
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
    // Several checkers would each compute the libraries' types. One takes half the processor time of four.
    plain('types', 'types', [program('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.', '--checkers', '1']),
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
    withoutDemo,
    plain('build', 'build', [join('commands', 'run.mjs'), 'build']),
    plain('size', 'size budget', [program('size-limit', 'bin.js')]),
    // The journeys would make it while all cores but one wait.
    plain('journey-data', 'data of the journeys', [join('e2e', 'support', 'journeyData.ts')]),
    {
      ...playwright('smoke', 'e2e on a deployment', [
        join('commands', 'run.mjs'),
        ...['e2e-staging', '--smoke', '--workers=1'],
      ]),
      isLight: true,
    },
    playwright('e2e', 'e2e', [program('@playwright', 'test', 'cli.js'), 'test']),
  ];
}
