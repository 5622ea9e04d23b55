import { PASSWORD_RULE_TEXTS } from '#components/fields/passwordRuleTexts.ts';
import { isEmail } from '#domain/account/email.ts';
import { brokenPasswordRules } from '#domain/account/password.ts';
import { isWholeCode } from '#domain/account/verificationCode.ts';
import type { AccountValues, Problem } from './accountFields.ts';

/** A check that needs no service: returns the problems of a form's trimmed values. */
type Check = (values: AccountValues) => Problem[];

export const checkNames: Check = ({ first, last }) => [
  ...(first ? [] : [{ place: 'first', text: 'errors:first.required' } as const]),
  ...(last ? [] : [{ place: 'last', text: 'errors:last.required' } as const]),
];

export const checkEmail: Check = ({ email }) =>
  isEmail(email) ? [] : [{ place: 'email', text: 'errors:email.format' }];

/** For a login: the account may have a password from before the rules. */
export const checkPassword: Check = ({ password }) =>
  password ? [] : [{ place: 'password', text: 'common:errors.userDetailsPasswordError' }];

/** For a new password: checks its rules, then that both inputs are equal. */
export const checkNewPassword: Check = ({ password, passwordConfirm }) => {
  const [broken] = brokenPasswordRules(password);
  if (!password) return [{ place: 'password', text: 'common:errors.userDetailsPasswordError' }];
  if (broken) return [{ place: 'password', text: PASSWORD_RULE_TEXTS[broken] }];
  return password === passwordConfirm
    ? []
    : [{ place: 'password', text: 'common:errors.userDetailsPasswordErrorMatch' }];
};

export const checkCode: Check = ({ code }) =>
  isWholeCode(code) ? [] : [{ place: 'code', text: 'errors:code.format' }];

/** Runs several checks, in the order of the form. */
export const ownProblems = (values: AccountValues, ...checks: readonly Check[]): Problem[] =>
  checks.flatMap((check) => check(values));
