import { expect, test } from 'vitest';
import { brokenPasswordRules } from './password.ts';
import { codeDigits, isWholeCode } from './verificationCode.ts';

test.each([
  ['', ['length', 'uppercase', 'lowercase', 'number', 'symbol']],
  ['Aa1!', ['length']],
  ['Aa1!567', ['length']],
  ['Aa1!5678', []],
  ['harbour-pine-1', ['uppercase']],
  ['HARBOUR-PINE-1', ['lowercase']],
  ['Harbour-Pine-x', ['number']],
  ['HarbourPine1', ['symbol']],
  ['Harbour Pine 1', []],
  // Only ASCII letters count for Cognito.
  ['érable-Ïle1', ['uppercase']],
  ['Érable1€', ['uppercase', 'symbol']],
])('the password "%s" breaks %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});

test.each([
  ['123456', '123456', true],
  ['Code: 123 456', '123456', true],
  ['123-456', '123456', true],
  ['-12345', '12345', false],
  ['1234567', '123456', true],
  ['12a', '12', false],
  ['', '', false],
  ['１２３４５６', '', false],
])('of a code typed as "%s", "%s" is taken', (typed, digits, isWhole) => {
  expect(codeDigits(typed)).toBe(digits);
  expect(isWholeCode(digits)).toBe(isWhole);
});
