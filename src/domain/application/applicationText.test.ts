import { expect, test } from 'vitest';
import { PROVINCES } from '../geo/provinces.ts';
import {
  readChoice,
  readDollars,
  readEmail,
  readLine,
  readPhone,
  readPostalCode,
  readProvince,
  readRate,
  readYesNo,
} from './applicationText.ts';

test.each([
  ['  33   Bay  Street ', { value: '33 Bay Street' }],
  ['   ', { value: null }],
  ['x'.repeat(101), { problem: 'tooLong' }],
])('a line of %j', (text, expected) => {
  expect(readLine(text)).toEqual(expected);
});

test.each([
  [' anne@example.com ', { value: 'anne@example.com' }],
  ['', { value: null }],
  ['anne@example', { problem: 'email' }],
])('an email of %j', (text, expected) => {
  expect(readEmail(text)).toEqual(expected);
});

test.each([
  ['+14165550123', { value: '+14165550123' }],
  ['+1416555012', { problem: 'phone' }],
  ['+11165550123', { problem: 'phone' }],
  ['+33142685300', { value: '+33142685300' }],
  ['4165550123', { problem: 'phone' }],
  ['', { value: null }],
])('a phone number of %j', (text, expected) => {
  expect(readPhone(text)).toEqual(expected);
});

test.each([
  ['m5j2z3', 'ON', { value: 'M5J 2Z3' }],
  ['M5J-2Z3', 'ON', { value: 'M5J 2Z3' }],
  ['M5J 2Z3', '', { value: 'M5J 2Z3' }],
  ['M5J 2Z3', 'QC', { problem: 'postalProvince' }],
  ['H2Y 1C6', 'QC', { value: 'H2Y 1C6' }],
  ['X0A 0H0', 'NU', { value: 'X0A 0H0' }],
  ['M5J 2Z', 'ON', { problem: 'postalCode' }],
  ['M5O 2Z3', 'ON', { problem: 'postalCode' }],
  ['90210', 'ON', { problem: 'postalCode' }],
  [' ', 'ON', { value: null }],
])('a postal code of %j in %j', (text, province, expected) => {
  expect(readPostalCode(text, province)).toEqual(expected);
});

test('every province has its code', () => {
  for (const { code } of PROVINCES) expect(readProvince(code)).toEqual({ value: code });
  expect(readProvince('Ontario')).toEqual({ value: 'ON' });
  expect(readProvince('Texas')).toEqual({ value: null });
});

test.each([
  ['2,100.50', { value: 2100.5 }],
  ['2\u00a0100,50\u00a0$', { value: 2100.5 }],
  ['$850k', { value: 850_000 }],
  ['0', { value: 0 }],
  ['', { value: null }],
  ['-5', { problem: 'amount' }],
  ['100000001', { problem: 'amount' }],
])('dollars of %j', (text, expected) => {
  expect(readDollars(text)).toEqual(expected);
});

test.each([
  ['5,256 %', { value: 5.26 }],
  ['30', { value: 30 }],
  ['30.5', { problem: 'rate' }],
  ['five', { problem: 'rate' }],
  ['', { value: null }],
])('a rate of %j', (text, expected) => {
  expect(readRate(text)).toEqual(expected);
});

test('a choice is one of the list, or yes or no', () => {
  expect(readChoice('fixed', ['fixed', 'variable'])).toEqual({ value: 'fixed' });
  expect(readChoice('other', ['fixed', 'variable'])).toEqual({ value: null });
  expect([readYesNo('yes'), readYesNo('no'), readYesNo('')]).toEqual([
    { value: true },
    { value: false },
    { value: null },
  ]);
});
