import { expect, test } from 'vitest';
import { starsOf } from './review.ts';

test.each([
  ['rating_5', 5],
  ['google_star_rating_4', 4],
  ['rating_0', 0],
  ['rating_05', 5],
  ['rating_6', undefined],
  ['rating_50', undefined],
  ['rating_', undefined],
  ['rating_5 ', undefined],
  ['5', undefined],
  ['', undefined],
])('the rating %j has %j stars', (rating, stars) => {
  expect(starsOf(rating)).toBe(stars);
});
