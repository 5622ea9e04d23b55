import { expect, test } from 'vitest';
import { nextStop, restingStop, stopHeight } from './sheetStops.ts';

test.each([
  ['count', 72],
  ['half', 350],
  ['full', 692],
] as const)('in a frame of 700 px the stop %s is %i px high', (stop, height) => {
  expect(stopHeight(stop, 700)).toBe(height);
});

test.each([
  ['count', 1, 'half'],
  ['half', 1, 'full'],
  ['full', 1, 'full'],
  ['full', -1, 'half'],
  ['count', -1, 'count'],
] as const)('the stop %s moved by %i is %s', (stop, direction, next) => {
  expect(nextStop(stop, direction)).toBe(next);
});

test.each([
  ['half', 340, 0, 'half'],
  ['half', 560, 0.1, 'full'],
  ['half', 150, 0, 'count'],
  // A flick goes one stop further.
  ['count', 110, 0.9, 'half'],
  ['full', 650, -0.9, 'half'],
] as const)('a drag from %s to %i px at %f px/ms rests at %s', (from, height, speed, rest) => {
  expect(restingStop(from, height, speed, 700)).toBe(rest);
});
