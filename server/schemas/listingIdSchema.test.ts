import { expect, test } from 'vitest';
import { readListingId } from '../../src/domain/listing/listingId.ts';
import { BOARD, LARGEST_BOARD, MLS_NUMBER } from './listingIdSchema.ts';

const mlsNumbers = [
  'X11957765',
  'R2',
  '40-2163_B',
  '-1',
  '_1',
  '',
  'C 1',
  'é1',
  'A'.repeat(35),
  'A'.repeat(36),
];

test.each(mlsNumbers)('the services take the MLS number "%s" if it has a page', (mls) => {
  expect(new RegExp(MLS_NUMBER.pattern).test(mls)).toBe(readListingId(mls, '2') !== undefined);
});

test.each([0, 1, LARGEST_BOARD, LARGEST_BOARD + 1])('the services take board %i if it has pages', (board) => {
  const isTaken = board >= BOARD.minimum && board <= BOARD.maximum;
  expect(readListingId('R2', String(board)) !== undefined).toBe(isTaken);
});
