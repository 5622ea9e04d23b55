import { expect, test } from 'vitest';
import type { IdentityFaultReason } from '#platform/identity/identity.ts';
import { ownPasswordProblems, type PasswordValues, refusedPassword } from './PasswordForm.tsx';

const GOOD: PasswordValues = {
  current: 'Harbour-Pine-1',
  next: 'Lantern-Maple-2',
  passwordConfirm: 'Lantern-Maple-2',
};

test.each<[string, Partial<PasswordValues>, string[]]>([
  ['nothing wrong', {}, []],
  ['no current one', { current: '' }, ['current profile:password.currentRequired']],
  ['no new one', { next: '', passwordConfirm: '' }, ['next common:errors.userDetailsPasswordError']],
  [
    'too short',
    { next: 'aA1-', passwordConfirm: 'aA1-' },
    ['next common:errors.userDetailsPasswordErrorLength'],
  ],
  ['no capital', { next: 'lantern-maple-2' }, ['next errors:identity.noUppercase']],
  [
    'typed twice differently',
    { passwordConfirm: 'Lantern-Maple-3' },
    ['next common:errors.userDetailsPasswordErrorMatch'],
  ],
  [
    'the same as before',
    { next: 'Harbour-Pine-1', passwordConfirm: 'Harbour-Pine-1' },
    ['next profile:password.same'],
  ],
  [
    'everything',
    { current: '', next: '', passwordConfirm: '' },
    ['current profile:password.currentRequired', 'next common:errors.userDetailsPasswordError'],
  ],
])('%s', (_title, typed, expected) => {
  const problems = ownPasswordProblems({ ...GOOD, ...typed });
  expect(problems.map(({ place, text }) => `${place} ${text}`)).toEqual(expected);
});

test.each<[IdentityFaultReason, string]>([
  ['wrongPassword', 'current profile:password.currentWrong'],
  ['lockedOut', 'form profile:errors.limit'],
  ['limitExceeded', 'form profile:errors.limit'],
  ['noUppercase', 'next errors:identity.noUppercase'],
  ['noLowercase', 'next errors:identity.noLowercase'],
  ['noNumber', 'next errors:identity.noNumber'],
  ['noSymbol', 'next errors:identity.noSymbol'],
  ['tooShort', 'next common:errors.userDetailsPasswordErrorLength'],
  ['unreachable', 'form profile:errors.unreachable'],
  ['other', 'form profile:errors.failed'],
  ['missingResource', 'form profile:errors.failed'],
])('the provider says %s', (reason, expected) => {
  const { place, text } = refusedPassword(reason);
  expect(`${place} ${text}`).toBe(expected);
});
