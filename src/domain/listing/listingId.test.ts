import { expect, test } from 'vitest';
import { parseDetail } from '../paths.ts';
import { parseHomes, printHomes } from './savedHome.ts';

const read = (board: string, mls = 'A2178634') => [
  parseDetail(['Alberta', 'Calgary', '1204-1111-6-avenue-sw', mls, board]),
  parseHomes(`${board}-${mls}`),
];

// 754,402 is a number that an older release made from a board's name; PropTx and DDF number boards from 1 on.
test.each(['2', '76', '1000', '754402', '1000999', '999999999'])('board %s has pages', (board) => {
  const id = { mlsNumber: 'A2178634', boardId: Number(board) };
  expect(read(board)).toEqual([{ kind: 'listing', ...id }, [id]]);
  expect(parseHomes(printHomes([id]))).toEqual([id]);
});

test.each(['0', '1000000000', '12345678901', '-2', '2a', ''])(
  '"%s" is not the number of a board',
  (board) => {
    expect(read(board)).toEqual([expect.objectContaining({ kind: 'place' }), []]);
  },
);

test.each(['R2', '40-2163_B'])('an MLS number is as long as its board makes it: %s', (mls) => {
  expect(read('2', mls)[0]).toEqual({ kind: 'listing', mlsNumber: mls, boardId: 2 });
});
