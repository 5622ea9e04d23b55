import { expect, test } from 'vitest';
import { EMPTY_ACCOUNT, trimmed } from './accountFields.ts';
import {
  checkCode,
  checkEmail,
  checkNames,
  checkNewPassword,
  checkPassword,
  ownProblems,
} from './ownProblems.ts';

const GOOD = {
  first: 'Marie',
  last: 'Roy',
  email: 'marie@example.ca',
  password: 'Erable-Rouge-7',
  passwordConfirm: 'Erable-Rouge-7',
  code: '012345',
};
const ALL = [checkNames, checkEmail, checkNewPassword, checkCode];

test('good values have no problem', () => {
  expect(ownProblems(GOOD, ...ALL, checkPassword)).toEqual([]);
});

test('all missing values are reported at once, in the order of the form', () => {
  expect(ownProblems(EMPTY_ACCOUNT, ...ALL)).toEqual([
    { place: 'first', text: 'errors:first.required' },
    { place: 'last', text: 'errors:last.required' },
    { place: 'email', text: 'errors:email.format' },
    { place: 'password', text: 'common:errors.userDetailsPasswordError' },
    { place: 'code', text: 'errors:code.format' },
  ]);
});

test.each([
  [{ email: 'marie@example' }, 'email', 'errors:email.format'],
  [
    { password: 'Aa1!567', passwordConfirm: 'Aa1!567' },
    'password',
    'common:errors.userDetailsPasswordErrorLength',
  ],
  [{ password: 'erable-rouge-7' }, 'password', 'errors:identity.noUppercase'],
  [{ password: 'ERABLE-ROUGE-7' }, 'password', 'errors:identity.noLowercase'],
  [{ password: 'Erable-Rouge-x' }, 'password', 'errors:identity.noNumber'],
  [{ password: 'ErableRouge7' }, 'password', 'errors:identity.noSymbol'],
  [{ passwordConfirm: 'Erable-Rouge-8' }, 'password', 'common:errors.userDetailsPasswordErrorMatch'],
  [{ passwordConfirm: '' }, 'password', 'common:errors.userDetailsPasswordErrorMatch'],
  [{ code: '12345' }, 'code', 'errors:code.format'],
] as const)('%j has one problem, at %s: %s', (change, place, text) => {
  expect(ownProblems({ ...GOOD, ...change }, ...ALL)).toEqual([{ place, text }]);
});

test('a login takes any password that is not empty', () => {
  expect(ownProblems({ ...GOOD, password: 'old' }, checkPassword)).toEqual([]);
  expect(ownProblems({ ...GOOD, password: '' }, checkPassword)).toHaveLength(1);
});

test('names and addresses are trimmed, a password is not', () => {
  const typed = { ...GOOD, first: ' Marie ', last: 'Roy ', email: ' marie@example.ca', password: ' a b ' };
  expect(trimmed(typed)).toMatchObject({
    first: 'Marie',
    last: 'Roy',
    email: 'marie@example.ca',
    password: ' a b ',
  });
});
