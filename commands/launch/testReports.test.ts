import { expect, test } from 'vitest';
import { playwrightNumbers, vitestNumbers } from './testReports.mjs';

test('failed tests are named with their file and the first line of the error, also if they passed when run again', () => {
  const read = vitestNumbers({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: '/somewhere/src/domain/price.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'price is shown', status: 'passed' },
          { fullName: 'price is late', status: 'passed', failureMessages: ['Error: timed out'] },
          { fullName: 'price is rounded', status: 'failed', failureMessages: ['Error: 1 is not 2\n  at x'] },
        ],
      },
      {
        name: '/somewhere/src/domain/gone.test.ts',
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  } as never); // the reporter's numbers and its list of files in one unnamed type
  expect(read).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: [
      'src/domain/price.test.ts › price is rounded: Error: 1 is not 2',
      'src/domain/gone.test.ts: Cannot find module',
    ],
    flaky: ['src/domain/price.test.ts › price is late: Error: timed out'],
  });
});

test('a journey that fails twice is a failure, and one that passes when run again is flaky, in any group', () => {
  const journey = (title: string, status: string, message?: string) => ({
    title,
    file: 'map.e2e.ts',
    line: 7,
    tests: [{ projectName: 'desktop', status, results: [message ? { error: { message } } : {}] }],
  });
  const read = playwrightNumbers({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 4 },
    suites: [
      {
        specs: [journey('opens', 'expected')],
        suites: [
          { specs: [journey('pans', 'unexpected', 'no pin\nat x'), journey('zooms', 'flaky', 'slow')] },
        ],
      },
    ],
  });
  expect(read).toEqual({
    passed: 2,
    failed: 1,
    skipped: 4,
    failures: ['[desktop] map.e2e.ts:7 › pans: no pin'],
    flaky: ['[desktop] map.e2e.ts:7 › zooms: slow'],
  });
});
