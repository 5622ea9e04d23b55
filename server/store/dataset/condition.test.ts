import { expect, test } from 'vitest';
import { conditionOf } from './condition.ts';

test.each([
  ['Fully renovated from top to bottom.', 2],
  ['Taken back to the studs in 2023.', 2],
  ['Maison entièrement rénovée au goût du jour.', 2],
  ['Updated kitchen, newer roof.', 1],
  ['Toiture et fenêtres mises à jour.', 1],
  ['A sunny garden.', 0],
  ['Un potentiel à découvrir.', -1],
  ['Ready for your own touch.', -1],
  ['Estate condition; sold as is, where is.', -2],
  ['À rénover selon vos goûts.', -2],
  ['Renovated in 1990, now sold as-is.', -2],
])('%s', (description, condition) => {
  expect(conditionOf({ description })).toBe(condition);
});

test('a home without a text has no known condition', () => {
  expect([conditionOf(null), conditionOf({ description: null })]).toEqual([0, 0]);
});
