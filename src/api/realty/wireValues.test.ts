import { describe, expect, it } from 'vitest';
import { SCRUBBED } from './contract.ts';
import {
  count,
  daysOnMarket,
  distance,
  list,
  listingType,
  moment,
  number,
  originalPrice,
  postalCode,
  price,
  records,
  sqft,
  text,
  yearBuilt,
} from './wireValues.ts';

describe('single values of the feed', () => {
  it.each<[string, (value: never) => unknown, unknown, unknown]>([
    ['text', text, '  Brick ', 'Brick'],
    ['text', text, SCRUBBED, ''],
    ['text', text, `33 ${SCRUBBED}`, ''],
    ['text', text, 'None', ''],
    ['text', text, 'undefined', ''],
    ['text', text, 'NaN', ''],
    ['text', text, '[object Object]', ''],
    ['text', text, Number.NaN, ''],
    ['text', text, { toString: () => 'object' }, ''],
    ['text', text, 7, '7'],
    ['number', number, '519000.00', 519_000],
    ['number', number, '$1,049,000', 1_049_000],
    ['number', number, '000031.', 31],
    ['number', number, ' ', null],
    ['number', number, 'many', null],
    ['number', number, Number.POSITIVE_INFINITY, null],
    ['price', price, '0.00', null],
    ['price', price, -5, null],
    ['count', count, '3', 3],
    ['count', count, '2.5', 2.5],
    ['count', count, '.10', null],
    ['count', count, -1, null],
    ['daysOnMarket', daysOnMarket, '12', 12],
    ['daysOnMarket', daysOnMarket, 0, 0],
    ['daysOnMarket', daysOnMarket, 12.7, 12],
    ['daysOnMarket', daysOnMarket, -3, null],
    ['daysOnMarket', daysOnMarket, 99_999, null],
    ['distance', distance, '0.4', 0.4],
    ['distance', distance, 4_591_238_774_748_108, null],
    ['distance', distance, -1, null],
    ['moment', moment, '2026-11-09T15:00:00Z', '2026-11-09T15:00:00Z'],
    ['moment', moment, '2026-11-09', '2026-11-09T12:00:00Z'],
    ['moment', moment, '2025-11-01T00:00:00.000Z', '2025-11-01T12:00:00Z'],
    ['moment', moment, '2025-11-01T00:00:00Z', '2025-11-01T12:00:00Z'],
    ['moment', moment, '2025-11-01T00:00:00-00:00', '2025-11-01T12:00:00Z'],
    ['moment', moment, '2025-11-01T00:00:00.000000+0000', '2025-11-01T12:00:00Z'],
    ['moment', moment, '2025-11-01 00:00:00', '2025-11-01T12:00:00Z'],
    ['moment', moment, '2025-11-01T00:00:00-05:00', '2025-11-01T00:00:00-05:00'],
    ['moment', moment, '2025-11-01T00:00:01Z', '2025-11-01T00:00:01Z'],
    ['moment', moment, '1:-5ZT00.0-120000000:020', null],
    ['listingType', listingType, 'LEASE', 'lease'],
    ['listingType', listingType, null, 'sale'],
    ['postalCode', postalCode, 'M5V2T6', 'M5V 2T6'],
    ['postalCode', postalCode, 'm5v-2t6', 'M5V 2T6'],
    ['postalCode', postalCode, ' M5V  2T6 ', 'M5V 2T6'],
    ['postalCode', postalCode, '1LH6G7 ', '1LH6G7'],
    ['sqft', sqft, '1100-1500', '1100-1500'],
    ['sqft', sqft, '1100 - 1500', '1100 - 1500'],
    ['sqft', sqft, '0-499', '0-499'],
    ['sqft', sqft, '< 700', '< 700'],
    ['sqft', sqft, '5000+', '5000+'],
    ['sqft', sqft, '850', '850'],
    ['sqft', sqft, '1500-1100', ''],
    ['sqft', sqft, '09-9909', ''],
    ['sqft', sqft, '-090999', ''],
    ['sqft', sqft, '0', ''],
    ['yearBuilt', yearBuilt, '16-30', '16-30'],
    ['yearBuilt', yearBuilt, '0', ''],
    ['list', list, ['Gym', null, SCRUBBED, 'Sauna'], 'Gym, Sauna'],
    ['list', list, SCRUBBED, ''],
    ['records', records, SCRUBBED, []],
    ['records', records, null, []],
    ['records', records, { 1: { a: 1 }, 2: null }, [{ a: 1 }]],
    ['records', records, [null, { a: 1 }, 'x'], [{ a: 1 }]],
  ])('%s %#', (_name, read, value, expected) => {
    expect(read(value as never)).toEqual(expected); // a reader gets anything the feed may send
  });

  it('accepts a first price only if it is plausible for the present one', () => {
    expect(originalPrice('1100000', 1_000_000)).toBe(1_100_000);
    expect(originalPrice('31', 4804)).toBeNull();
    expect(originalPrice(8_490_000, 849_000)).toBeNull();
    expect(originalPrice(900_000, null)).toBe(900_000);
    expect(originalPrice('0.00', 900_000)).toBeNull();
  });
});
