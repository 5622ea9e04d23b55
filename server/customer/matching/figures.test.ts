import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

it.each([
  [true, false, true],
  [true, undefined, true],
  [true, true, false],
  [false, false, false],
])('a first home (%s) of somebody who owns others (%s) is one: %s', (isFirstHome, ownsOthers, isFirst) => {
  const property = ownsOthers === undefined ? {} : { ownsOthers };
  const sections = { property, price: { isFirstHome }, applicant: {}, employment: {} };
  expect(figuresOf(sections, undefined, new Date('2026-11-21T20:00:00Z')).isFirstHome).toBe(isFirst);
});
