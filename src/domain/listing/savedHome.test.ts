import { describe, expect, it } from 'vitest';
import { type ChangeSince, changeSince, parseHomes, printHomes } from './savedHome.ts';

const active = {
  type: 'sale',
  status: 'A',
  lastStatus: 'New',
  listPrice: 850_000,
  restricted: false,
} as const;
const seen = { price: 850_000, lastStatus: 'New' };

describe('a change since a home was saved', () => {
  it.each<[string, typeof seen, Parameters<typeof changeSince>[1], ChangeSince | null]>([
    ['nothing', seen, active, null],
    ['a lower price', seen, { ...active, listPrice: 830_000 }, { kind: 'priceDown', dollars: 20_000 }],
    ['a higher price', seen, { ...active, listPrice: 860_000 }, { kind: 'priceUp', dollars: 10_000 }],
    ['a price change of the same price', seen, { ...active, lastStatus: 'Pc' }, null],
    ['a sale', seen, { ...active, lastStatus: 'Sld', listPrice: 800_000 }, { kind: 'sold' }],
    ['a conditional sale', seen, { ...active, lastStatus: 'Sc' }, { kind: 'soldConditional' }],
    [
      'a conditional sale that became firm',
      { ...seen, lastStatus: 'Sc' },
      { ...active, lastStatus: 'Sld' },
      { kind: 'sold' },
    ],
    ['a lease', seen, { ...active, type: 'lease', lastStatus: 'Lsd' }, { kind: 'leased' }],
    ['an end without a sale', seen, { ...active, lastStatus: 'Ter' }, { kind: 'offMarket' }],
    [
      'an unknown status off the market',
      seen,
      { ...active, status: 'U', lastStatus: 'Xyz' },
      { kind: 'offMarket' },
    ],
    ['an unknown status on the market', seen, { ...active, lastStatus: 'Xyz' }, null],
    ['a deal that fell through, on the market', seen, { ...active, lastStatus: 'Dft' }, null],
    [
      'a deal that fell through, off the market',
      seen,
      { ...active, status: 'U', lastStatus: 'Dft' },
      { kind: 'offMarket' },
    ],
    [
      'a conditional sale whose deal fell through',
      { ...seen, lastStatus: 'Sc' },
      { ...active, lastStatus: 'Dft' },
      { kind: 'backOnMarket' },
    ],
    [
      'saved off the market',
      { ...seen, lastStatus: 'Dft' },
      { ...active, status: 'U', lastStatus: 'Dft' },
      null,
    ],
    [
      'a price change before the first day',
      { ...seen, lastStatus: 'Cs' },
      { ...active, lastStatus: 'Cs', listPrice: 830_000 },
      { kind: 'priceDown', dollars: 20_000 },
    ],
    ['the first day on the market', { ...seen, lastStatus: 'Cs' }, active, null],
    [
      'a sale that fell through',
      { ...seen, lastStatus: 'Sc' },
      { ...active, listPrice: 800_000 },
      { kind: 'backOnMarket' },
    ],
    ['saved once it was sold', { ...seen, lastStatus: 'Sld' }, { ...active, lastStatus: 'Sld' }, null],
    ['saved without a price', { ...seen, price: null as unknown as number }, active, null], // null, unlike the table's type
    ['without a price now', seen, { ...active, listPrice: null }, null],
    ['restricted for this visitor', seen, { ...active, restricted: true, lastStatus: 'Sld' }, null],
  ])('%s', (_name, then, now, expected) => {
    expect(changeSince(then, now)).toEqual(expected);
  });
});

describe('homes in an address', () => {
  const homes = [
    { mlsNumber: 'C1234567', boardId: 2 },
    { mlsNumber: 'W4567890', boardId: 86 },
  ];

  it('are read as they were written', () => {
    expect(printHomes(homes)).toBe('2-C1234567,86-W4567890');
    expect(parseHomes(printHomes(homes))).toEqual(homes);
  });

  it.each([
    [null, []],
    ['', []],
    ['C1234567', []],
    ['2-', []],
    ['2-C1234567,<b>,x-y,86-W4567890', homes],
    ['2-c1234567,2-C1234567', homes.slice(0, 1)],
    [' 2-C1234567 ', homes.slice(0, 1)],
    ['100000-x_1', [{ mlsNumber: 'X_1', boardId: 100_000 }]],
    [
      `2-7,2-${'9'.repeat(35)},2-${'9'.repeat(36)}`,
      ['7', '9'.repeat(35)].map((mlsNumber) => ({ mlsNumber, boardId: 2 })),
    ],
  ])('%j', (text, expected) => {
    expect(parseHomes(text)).toEqual(expected);
  });

  it('are at most four', () => {
    expect(parseHomes('2-C1001,2-C1002,2-C1003,2-C1004,2-C1005')).toHaveLength(4);
  });
});
