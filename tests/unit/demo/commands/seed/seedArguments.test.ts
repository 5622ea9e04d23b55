import { expect, test } from 'vitest';
import { readSeedArguments } from '#demo/commands/seed/seedArguments.ts';

test('without a word it is the usual world of today', () => {
  expect(readSeedArguments([])).toEqual({
    listings: undefined,
    worldDay: undefined,
    isReport: false,
    replacesIngested: false,
  });
});

test('size, day and report are taken', () => {
  expect(
    readSeedArguments(['--listings=200000', '--day=2000-01-02', '--report', '--replace-ingested']),
  ).toEqual({
    listings: 200_000,
    worldDay: Date.UTC(2000, 0, 2) / 86_400_000,
    isReport: true,
    replacesIngested: true,
  });
});

test.each([
  ['--listings=many', '--listings is "many"'],
  ['--listings=99', 'a whole number from 100 to 1000000'],
  ['--listings=1000001', 'a whole number from 100 to 1000000'],
  ['--listings', '--listings is ""'],
  ['--day=tomorrow', '--day is "tomorrow"'],
  ['--day=2026-02-30', '--day is "2026-02-30"'],
  ['--day=1926-02-03', 'a day of this century'],
  ['--size=3', 'The argument is "--size=3"'],
])('%s is refused in one sentence', (word, sentence) => {
  expect(() => readSeedArguments([word])).toThrow(sentence);
});
