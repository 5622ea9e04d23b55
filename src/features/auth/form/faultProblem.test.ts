import { expect, test } from 'vitest';
import english from '#i18n/en/errors.json';
import type { IdentityFaultReason } from '#platform/identity/identity.ts';
import { faultProblem, type IdentityStep } from './faultProblem.ts';

const STEPS: IdentityStep[] = ['login', 'newAccount', 'newPassword', 'sendCode', 'confirm', 'reset'];

/** The expected error catalogue: place and text of each reason. Steps that differ follow it. */
const CATALOGUE: Record<IdentityFaultReason, [place: string, text: string]> = {
  unconfirmed: ['email', 'errors:identity.unconfirmed'],
  unknownUser: ['email', 'errors:identity.unknownUser'],
  wrongPassword: ['password', 'errors:identity.wrongPassword'],
  lockedOut: ['form', 'errors:identity.attemptLimit'],
  emailTaken: ['email', 'errors:identity.emailTaken'],
  wrongCode: ['code', 'errors:identity.wrongCode'],
  expiredCode: ['code', 'errors:identity.expiredCode'],
  limitExceeded: ['form', 'errors:identity.limitExceeded'],
  alreadyConfirmed: ['form', 'errors:identity.alreadyConfirmed'],
  noUppercase: ['password', 'errors:identity.noUppercase'],
  noLowercase: ['password', 'errors:identity.noLowercase'],
  noNumber: ['password', 'errors:identity.noNumber'],
  noSymbol: ['password', 'errors:identity.noSymbol'],
  tooShort: ['password', 'common:errors.userDetailsPasswordErrorLength'],
  wrongParameter: ['form', 'errors:identity.wrongParameter'],
  missingResource: ['form', 'errors:identity.missingResource'],
  unreachable: ['form', 'notices:couldNotConnect'],
  other: ['form', 'errors:identity.missingResource'],
};

const ELSEWHERE: [IdentityStep, IdentityFaultReason, place: string, text: string][] = [
  ['login', 'other', 'form', 'errors:identity.login'],
  ['newPassword', 'wrongPassword', 'form', 'errors:identity.missingResource'],
  ['sendCode', 'wrongPassword', 'form', 'errors:identity.resetRefused'],
  ['confirm', 'limitExceeded', 'code', 'errors:identity.attemptLimit'],
  ['reset', 'limitExceeded', 'code', 'errors:identity.attemptLimit'],
];

const TABLE = STEPS.flatMap((step) =>
  (Object.keys(CATALOGUE) as IdentityFaultReason[]).map((reason) => {
    const special = ELSEWHERE.find(([where, cause]) => where === step && cause === reason);
    const [place, text] = special ? special.slice(2) : CATALOGUE[reason];
    return { step, reason, place, text };
  }),
);

test.each(TABLE)('$reason at $step is shown at $place: $text', ({ step, reason, place, text }) => {
  expect(faultProblem(reason, step)).toEqual({ place, text });
});

test.each([
  ['login', 'Something is wrong with your login or password.'],
  ['unconfirmed', 'The account with given email address has not been verified.'],
  ['unknownUser', 'We have no record of an account with the given email address.'],
  ['wrongPassword', 'Your email or password is incorrect. Please try again.'],
  ['missingResource', 'We’re Sorry, please refresh the page and try again.'],
  [
    'limitExceeded',
    'Something went wrong on our end, please try again in a few minutes, or, try using a different email address.',
  ],
  ['emailTaken', 'Your email is already registered.'],
  ['wrongCode', 'The code you entered is incorrect. Please try again.'],
  ['attemptLimit', 'Attempt limit exceeded, please try after some time. Wait a few minutes, then try again.'],
  ['alreadyConfirmed', 'Your email is already confirmed.'],
] as const)('the text of %s: %s', (key, text) => {
  expect(english.identity[key]).toBe(text);
});
