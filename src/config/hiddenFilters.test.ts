import { expect, test } from 'vitest';
import { parseHiddenFilters } from './hiddenFilters.ts';

test.each([
  [undefined, []],
  ['', []],
  ['pets', ['pets']],
  [' furnished , pets,', ['pets', 'furnished']],
  ['pets,prices', ['pets']],
  ['pets,estimates', ['minGrossYield', 'pets']],
])('the filters of %j are not offered', (VITE_HIDDEN_FILTERS, expected) => {
  expect(parseHiddenFilters({ VITE_HIDDEN_FILTERS })).toEqual(expected);
});

test('an unknown filter stops the build, and the error names the setting', () => {
  expect(() => parseHiddenFilters({ VITE_HIDDEN_FILTERS: 'pets,dogs' })).toThrow('VITE_HIDDEN_FILTERS');
});
