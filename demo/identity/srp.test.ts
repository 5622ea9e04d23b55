import { expect, test } from 'vitest';
import { isPassword, makeVerifier } from './srp.ts';
import { padded, power } from './srpNumbers.ts';

test.each([
  [0n, '00'],
  [1n, '01'],
  [0x7fn, '7f'],
  [0x80n, '0080'],
  [0xffn, '00ff'],
  [0x100n, '0100'],
  [0xabcn, '0abc'],
  [0xabcdn, '00abcd'],
])('a number has the form of Java: %s', (number, bytes) => {
  expect(padded(number).toString('hex')).toBe(bytes);
});

test.each([
  [2n, 0n, 1n],
  [2n, 10n, 1024n],
  [3n, 5n, 243n],
])('%s to the power of %s', (base, exponent, result) => {
  expect(power(base, exponent)).toBe(result);
});

test('a verifier is valid for one password, one account, one pool and one salt', () => {
  const anne = { poolName: 'local', sub: 'anne' };
  const stored = makeVerifier(anne, 'Harbour-Pine-1', 'f00d');
  expect(isPassword(anne, 'Harbour-Pine-1', stored)).toBe(true);
  expect(isPassword(anne, 'harbour-Pine-1', stored)).toBe(false);
  expect(isPassword({ ...anne, sub: 'liam' }, 'Harbour-Pine-1', stored)).toBe(false);
  expect(isPassword({ ...anne, poolName: 'other' }, 'Harbour-Pine-1', stored)).toBe(false);
  expect(isPassword(anne, 'Harbour-Pine-1', { ...stored, salt: 'f00e' })).toBe(false);
  expect(makeVerifier(anne, 'Harbour-Pine-1').salt).not.toBe(makeVerifier(anne, 'Harbour-Pine-1').salt);
});
