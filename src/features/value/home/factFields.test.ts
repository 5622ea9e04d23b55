import { expect, test } from 'vitest';
import { factsOf, isEnough, knownFacts, typedFacts } from './factFields.ts';

const EMPTY = typedFacts({});

test.each([
  ['1,850', 1850],
  ['1 850', 1850],
  ['$1850', 1850],
])('a living area typed as %j is %d', (sqft, expected) => {
  expect(factsOf({ ...EMPTY, sqft })).toEqual({ facts: { sqft: expected }, wrong: [] });
});

test.each([
  ['sqft', '0'],
  ['sqft', 'large'],
  ['beds', '2.5'],
  ['beds', '51'],
  ['yearBuilt', '99'],
] as const)('%s typed as %j is out of range', (name, text) => {
  expect(factsOf({ ...EMPTY, [name]: text }).wrong).toEqual([name]);
});

test('corrected facts are typed again as they were', () => {
  const facts = { propertyType: 'Detached', sqft: 1850, beds: 0, condition: -2 };
  expect(factsOf(typedFacts(facts))).toEqual({ facts, wrong: [] });
});

test('a corrected fact replaces the listed one, and unknown ones are left out', () => {
  const listed = {
    propertyType: 'Detached',
    beds: 3,
    baths: 2,
    sqft: null,
    yearBuilt: null,
    parking: null,
    lotSqft: null,
    condition: null,
  };
  expect(isEnough(knownFacts(listed, { beds: 4 }))).toBe(false);
  expect(knownFacts(listed, { beds: 4, sqft: 900 })).toEqual({
    propertyType: 'Detached',
    beds: 4,
    baths: 2,
    sqft: 900,
  });
  expect(isEnough(knownFacts(listed, { sqft: 900 }))).toBe(true);
});
