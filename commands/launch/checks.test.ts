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

/** Performs checks with these names; lower case means light. Each ends when the test says so. */
function performed(...names: string[]) {
  const seen: string[] = [];
  const ends = new Map<string, () => void>();
  const start = ({ id }: Check) => {
    seen.push(`${id} starts`);
    return new Promise<{ id: string; lines: string[] }>((resolve) => {
      ends.set(id, () => resolve({ id, lines: [`${id} ended`] }));
    });
  };
  const wanted = names.map((id) => ({ id, isLight: id === id.toLowerCase() }) as Check); // the only members that are read here
  const all = performAll(wanted, start, (line) => void seen.push(line));
  const end = async (id: string) => {
    ends.get(id)?.();
    await new Promise(setImmediate);
  };
  return { seen, end, all };
}

test('light checks run two at a time and report in order, and the others run alone', async () => {
  const { seen, end, all } = performed('a', 'b', 'c', 'D', 'e', 'F');
  await end('b');
  expect(seen).toEqual(['a starts', 'b starts', 'c starts']);
  await end('c');
  await end('a');
  expect(seen.slice(3)).toEqual(['a ended', 'b ended', 'c ended', 'D starts']);
  await end('D');
  expect(seen.slice(7)).toEqual(['D ended', 'e starts']);
  await end('e');
  expect(seen.slice(9)).toEqual(['e ended', 'F starts']);
  await end('F');
  expect((await all).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'D', 'e', 'F']);
});
