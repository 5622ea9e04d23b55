import { expect, test } from 'vitest';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { readWords } from '#server/start/commandLine.ts';
import { seedOptions } from './seedOptions.ts';

test('without options there is the usual number of listings for today', () => {
  expect(readWords(seedOptions, [])).toEqual({ yes: false, report: false, words: [] });
});

test('size, day and report are read', () => {
  expect(readWords(seedOptions, ['--listings=200000', '--day=2000-01-02', '--report', '--yes'])).toEqual({
    listings: 200_000,
    day: Date.UTC(2000, 0, 2) / MILLISECONDS_A_DAY,
    report: true,
    yes: true,
    words: [],
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
  ['--size=3', 'npm run seed has no option --size: it takes --listings=N, --day=DAY,'],
  ['--report=full', '--report is "full", but it takes no value.'],
])('%s is refused with one sentence', (word, sentence) => {
  expect(() => readWords(seedOptions, [word])).toThrow(sentence);
});
