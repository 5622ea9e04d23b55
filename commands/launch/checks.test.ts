import { describe, expect, test } from 'vitest';
import { performAll } from '../test.mjs';
import { type Check, checks, countOfTests } from './checks.mjs';

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
      'as failed if no test ran',
      { passed: 0, failed: 0, skipped: 3 },
      0,
      { passed: 0, failed: 1, skipped: 3 },
    ],
    ['as failed if it left no report', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
    [
      'as failed if it left no report, even if it exited with success',
      undefined,
      0,
      { passed: 0, failed: 1, skipped: 0 },
    ],
  ])('%s', (_title, numbers, code, count) => {
    const names = { failures: ['a › b: broken'], flaky: [] };
    const counted = countOfTests(numbers && { ...numbers, ...names }, code);
    expect(counted).toEqual({ ...count, ...(numbers ? names : { failures: [], flaky: [] }), tests: true });
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
    'journey-data',
    'smoke',
    'e2e',
  ]);
});

test('a plain check passes by its exit code', () => {
  const [types] = checks('/product');
  expect(types?.count('', 0)).toMatchObject({ passed: 1, failed: 0 });
  expect(types?.count('', 2)).toMatchObject({ passed: 0, failed: 1 });
});

/** Performs checks with these names; lower case means light. Each ends when the test says so. */
function performed(...names: string[]) {
  const printed: string[] = [];
  const ends = new Map<string, () => void>();
  const start = ({ id }: Check) => {
    printed.push(`${id} starts`);
    return new Promise<{ id: string; lines: string[] }>((resolve) => {
      ends.set(id, () => resolve({ id, lines: [`${id} ended`] }));
    });
  };
  const listed = names.map((id) => ({ id, isLight: id === id.toLowerCase() }) as Check); // the only members that are read here
  const all = performAll(listed, start, (line) => void printed.push(line));
  const end = async (id: string) => {
    ends.get(id)?.();
    await new Promise(setImmediate);
  };
  return { printed, end, all };
}

test('light checks run one after another beside the others, the last runs alone, and all report in order', async () => {
  const { printed, end, all } = performed('a', 'b', 'C', 'd', 'E', 'F');
  await end('');
  expect(printed).toEqual(['a starts', 'C starts']);
  await end('C');
  await end('a');
  expect(printed.slice(2)).toEqual(['E starts', 'b starts', 'a ended']);
  await end('b');
  expect(printed.slice(5)).toEqual(['d starts', 'b ended', 'C ended']);
  await end('E');
  await end('d');
  expect(printed.slice(8)).toEqual(['d ended', 'E ended', 'F starts']);
  await end('F');
  expect((await all).map(({ id }) => id)).toEqual(['a', 'b', 'C', 'd', 'E', 'F']);
});
