import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

it.each([
  [true, false, true],
  [true, undefined, true],
  [true, true, false],
  [false, false, false],
])(
  'an answer %s for a first home and %s for other homes means a first home: %s',
  (isFirstHome, ownsOthers, isFirst) => {
    const property = ownsOthers === undefined ? {} : { ownsOthers };
    const sections = { property, price: { isFirstHome }, applicant: {}, employment: {} };
    expect(figuresOf(sections, undefined, new Date('2026-11-21T20:00:00Z')).isFirstHome).toBe(isFirst);
  },
);
