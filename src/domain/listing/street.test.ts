import { describe, expect, it } from 'vitest';
import { middleSqft, pricePerSqft } from './pricePerSqft.ts';
import { splitStreet } from './street.ts';

describe('a street split into number, name, suffix and direction', () => {
  it.each([
    [
      ['33', 'Queen', 'Street'],
      ['33', 'Queen', 'Street', ''],
    ],
    [
      ['', '33 Queen Street', ''],
      ['33', 'Queen', 'Street', ''],
    ],
    [
      ['33', 'Queen Street W', ''],
      ['33', 'Queen', 'Street', 'W'],
    ],
    [
      ['', '12B Old Mill Road', ''],
      ['12B', 'Old Mill', 'Road', ''],
    ],
    [
      ['5', 'Maple avenue', ''],
      ['5', 'Maple', 'avenue', ''],
    ],
    [
      ['5', "Fisherman's Lane", ''],
      ['5', "Fisherman's", 'Lane', ''],
    ],
    [
      ['5', 'Park Drive North', ''],
      ['5', 'Park', 'Drive', 'North'],
    ],
    [
      ['4', '5th', 'Avenue', 'W'],
      ['4', '5th', 'Avenue', 'W'],
    ],
    [
      ['4', '16', 'Avenue'],
      ['4', '16', 'Avenue', ''],
    ],
    [
      ['7', 'rue Sherbrooke', ''],
      ['7', 'rue Sherbrooke', '', ''],
    ],
    [
      ['7', 'Lane', ''],
      ['7', 'Lane', '', ''],
    ],
    [
      ['7', 'Oak', 'Cres'],
      ['7', 'Oak', 'Cres', ''],
    ],
    [
      ['', '', ''],
      ['', '', '', ''],
    ],
  ])(
    '%j',
    ([streetNumber = '', streetName = '', streetSuffix = '', streetDirection = ''], [
      number,
      name,
      suffix,
      direction,
    ]) => {
      expect(splitStreet({ streetNumber, streetName, streetSuffix, streetDirection })).toEqual({
        streetNumber: number,
        streetName: name,
        streetSuffix: suffix,
        streetDirection: direction,
      });
    },
  );
});

describe('price per square foot', () => {
  it.each([
    ['1100-1500', 1300],
    ['850', 850],
    ['0-499', null],
    ['< 700', null],
    ['5000+', null],
    ['', null],
    ['0', null],
  ])('the middle of "%s"', (range, middle) => {
    expect(middleSqft(range)).toBe(middle);
  });

  it('is in whole dollars, and null without a price or a size', () => {
    expect(pricePerSqft(910_000, '1100-1500')).toBe(700);
    expect(pricePerSqft(null, '1100-1500')).toBeNull();
    expect(pricePerSqft(910_000, '< 700')).toBeNull();
  });
});
