import { PASSWORD_RULE_TEXTS } from '#components/fields/passwordRuleTexts.ts';
import { brokenPasswordRules } from '#domain/account/password.ts';
import type { IdentityFaultReason } from '#platform/identity/identity.ts';

/** The fields of the form. */
export type PasswordValues = Record<'current' | 'next' | 'passwordConfirm', string>;
/** One of them. */
export type PasswordPart = keyof PasswordValues;

/** What is said of a field, or of the whole: its key. */
interface PasswordProblem {
  place: PasswordPart | 'form';
  text:
    | `profile:password.${'currentRequired' | 'currentWrong' | 'same'}`
    | `common:errors.userDetailsPasswordError${'' | 'Length' | 'Match'}`
    | `errors:identity.${'noUppercase' | 'noLowercase' | 'noNumber' | 'noSymbol'}`
    | `profile:errors.${'failed' | 'unreachable' | 'limit'}`;
}

/** What needs nobody's answer (A5): the first thing wrong with each field. */
export function ownPasswordProblems({ current, next, passwordConfirm }: PasswordValues): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if (!current) problems.push({ place: 'current', text: 'profile:password.currentRequired' });
  const [broken] = brokenPasswordRules(next);
  if (!next) problems.push({ place: 'next', text: 'common:errors.userDetailsPasswordError' });
  else if (broken) problems.push({ place: 'next', text: PASSWORD_RULE_TEXTS[broken] });
  else if (next !== passwordConfirm) {
    problems.push({ place: 'next', text: 'common:errors.userDetailsPasswordErrorMatch' });
  } else if (next === current) problems.push({ place: 'next', text: 'profile:password.same' });
  return problems;
}

/** The error catalogue (A8) where a password is changed by the old one. */
const REFUSALS: Partial<Record<IdentityFaultReason, PasswordProblem>> = {
  wrongPassword: { place: 'current', text: 'profile:password.currentWrong' },
  lockedOut: { place: 'form', text: 'profile:errors.limit' },
  limitExceeded: { place: 'form', text: 'profile:errors.limit' },
  noUppercase: { place: 'next', text: PASSWORD_RULE_TEXTS.uppercase },
  noLowercase: { place: 'next', text: PASSWORD_RULE_TEXTS.lowercase },
  noNumber: { place: 'next', text: PASSWORD_RULE_TEXTS.number },
  noSymbol: { place: 'next', text: PASSWORD_RULE_TEXTS.symbol },
  tooShort: { place: 'next', text: PASSWORD_RULE_TEXTS.length },
  unreachable: { place: 'form', text: 'profile:errors.unreachable' },
};

/** What is said of the provider's refusal, and where. */
export function refusedPassword(reason: IdentityFaultReason): PasswordProblem {
  return REFUSALS[reason] ?? { place: 'form', text: 'profile:errors.failed' };
}
