import { expect, test } from 'vitest';
import { priceDigits } from './lead.ts';

test.each([
  ['750000', '750000'],
  ['$1,250,000', '1250000'],
  ['750 000 $', '750000'],
  ['750\u00a0000,00\u00a0$', '750000'],
  ['750000.50', '750000'],
  ['750,000', '750000'],
  ['007', '7'],
  ['0', '0'],
  ['abc', ''],
  ['12345678901', '123456789'],
])('a price typed as "%s" is %s', (typed, digits) => expect(priceDigits(typed)).toBe(digits));
