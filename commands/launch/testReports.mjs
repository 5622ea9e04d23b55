import { stripVTControlCharacters } from 'node:util';

/**
 * Reads the reports of Vitest and Playwright: the number of tests by result, and the names of failed and flaky ones.
 */

/**
 * @typedef {object} Numbers
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures each failed test with the first line of its error
 * @property {string[]} flaky tests that failed once and passed when run again
 */

/** @param {string | undefined} text */
const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')[0]
    ?.slice(0, 300) ?? '';

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 */

/** The path of a file within the project, or within a copy of it. @param {string} file */
const shortName = (file) => file.replace(/^.*?\/(?=(src|server|demo|build|commands|tools|tests)\/)/, '');

/** @param {string} file @param {VitestTest} test */
const named = (file, test) =>
  `${shortName(file)} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`;

/** A test that passed after a failure: the report keeps the failure. @param {VitestTest} test */
const passedAgain = ({ status, failureMessages }) =>
  status === 'passed' && (failureMessages ?? []).length > 0;

/**
 * @param {Record<string, number> & { testResults?: VitestFile[] }} report Vitest's JSON reporter
 * @returns {Numbers}
 */
export function vitestNumbers(report) {
  const failures = (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // An unreadable file has no failed test.
    if (status === 'failed' && failed.length === 0) return [`${shortName(name)}: ${firstLine(message)}`];
    return failed.map((test) => named(name, test));
  });
  return {
    passed: report['numPassedTests'] ?? 0,
    failed: report['numFailedTests'] ?? 0,
    skipped: (report['numPendingTests'] ?? 0) + (report['numTodoTests'] ?? 0),
    failures,
    flaky: (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.filter(passedAgain).map((test) => named(name, test)),
    ),
  };
}

/**
 * @typedef {{ projectName: string, status: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * @param {{ stats: Record<string, number>, suites?: Suite[] }} report Playwright's JSON reporter
 * @returns {Numbers}
 */
export function playwrightNumbers({ stats, suites }) {
  const tests = (suites ?? []).flatMap(specsOf).flatMap((spec) =>
    spec.tests.map((test) => {
      const error = test.results.find((result) => result.error)?.error?.message;
      const name = `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}: ${firstLine(error)}`;
      return { status: test.status, name };
    }),
  );
  const named = (/** @type {string} */ status) =>
    tests.filter((test) => test.status === status).map(({ name }) => name);
  return {
    passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
    failed: stats['unexpected'] ?? 0,
    skipped: stats['skipped'] ?? 0,
    failures: named('unexpected'),
    flaky: named('flaky'),
  };
}
