import { expect, test } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { courtesyOf } from './courtesy.ts';

test.each([
  ['its brokerage', [], ['Alex Sample'], 'Harbour Realty', 'Harbour Realty'],
  [
    'its agent too, if the rules of its board ask for it',
    [2],
    ['Alex Sample'],
    'Harbour Realty',
    'Alex Sample, Harbour Realty',
  ],
  [
    'all its agents',
    [2],
    ['Alex Sample', 'Robin Example'],
    'Harbour Realty',
    'Alex Sample, Robin Example, Harbour Realty',
  ],
  ['its brokerage, if the agent is unknown', [2], [], 'Harbour Realty', 'Harbour Realty'],
  ['its agent, if the brokerage is unknown', [2], ['Alex Sample'], '', 'Alex Sample'],
])('a listing names %s', (_, boards, agents, brokerageName, named) => {
  expect(courtesyOf(createMockListing({ boardId: 2, agents, brokerageName }), boards)).toBe(named);
});
