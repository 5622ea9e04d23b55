import { expect, test } from 'vitest';
import { createMockGeneratedListing } from '../../../tests/support/services/createMockGeneratedListing.ts';
import { SMALL_DATASET_DAY } from '../../../tests/support/services/smallDataset.ts';
import { storedListingOf } from '../dataset/storedListing.ts';
import { renderListing } from './renderListing.ts';

/** On Saturdays and Sundays. 2026-11-21, the dataset's day, is a Saturday. */
const weekend = ['2026-11-21', '2026-11-22'].map((date) => ({
  date,
  startTime: '14:00',
  endTime: '16:00',
  offset: '-05:00',
  isWeekly: true as const,
}));
const stored = storedListingOf(createMockGeneratedListing({ openHouses: weekend }));

test.each([
  [0, ['2026-11-21 -05:00', '2026-11-22 -05:00']],
  [1, ['2026-11-22 -05:00', '2026-11-28 -05:00']],
  [2, ['2026-11-28 -05:00', '2026-11-29 -05:00']],
  [120, ['2027-03-21 -04:00', '2027-03-27 -04:00']],
])('a weekly open house is one of the next weekend, %i days later', (days, shown) => {
  const { openHouse } = renderListing(stored, SMALL_DATASET_DAY + days);
  expect(openHouse?.map(({ date, offset }) => `${date} ${offset}`)).toEqual(shown);
  expect(openHouse?.[0]).not.toHaveProperty('isWeekly');
});
