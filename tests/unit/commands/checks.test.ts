import { describe, expect, test } from 'vitest';
import { checks, countOfTests } from '#commands/launch/checks.mjs';

describe('a run of tests counts', () => {
  test.each([
    ['its tests', { passed: 5, failed: 0, skipped: 1 }, 0, { passed: 5, failed: 0, skipped: 1 }],
    ['its failures', { passed: 4, failed: 2, skipped: 0 }, 1, { passed: 4, failed: 2, skipped: 0 }],
    [
      'a failure outside of every test',
      { passed: 5, failed: 0, skipped: 0 },
      1,
      { passed: 5, failed: 1, skipped: 0 },
    ],
    [
      'as failed when no test ran',
      { passed: 0, failed: 0, skipped: 3 },
      0,
      { passed: 0, failed: 1, skipped: 3 },
    ],
    ['as failed when it left no report', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
    [
      'as failed when it left no report but said all is well',
      undefined,
      0,
      { passed: 0, failed: 1, skipped: 0 },
    ],
  ])('%s', (_title, numbers, code, count) => {
    const names = { failures: ['a › b: broken'], flaky: [] };
    const told = countOfTests(numbers && { ...numbers, ...names }, code);
    expect(told).toEqual({ ...count, ...(numbers ? names : { failures: [], flaky: [] }), tests: true });
  });
});

test('every check of npm test runs, the browser last', () => {
  const ids = checks('/product').map(({ id }) => id);
  expect(ids).toEqual([
    'types',
    'lint',
    'conventions',
    'boundaries',
    'deadcode',
    'unit',
    'without-demo',
    'build',
    'size',
    'e2e',
  ]);
});

test('a plain check passes by its exit code', () => {
  const [types] = checks('/product');
  expect(types?.count('', 0)).toMatchObject({ passed: 1, failed: 0 });
  expect(types?.count('', 2)).toMatchObject({ passed: 0, failed: 1 });
});
