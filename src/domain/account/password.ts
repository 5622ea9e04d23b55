import { PASSWORD_MIN_LENGTH } from '../constants.ts';

/** What a new password needs (A5), in the order in which it is asked for. */
export const PASSWORD_RULES = ['length', 'uppercase', 'lowercase', 'number', 'symbol'] as const;
/** One of them. */
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/**
 * The symbols that AWS Cognito counts as such, the space among them; its letters are those of ASCII. Source:
 * docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html, 2026-11.
 */
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

const isMet: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /[A-Z]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  number: (password) => /[0-9]/.test(password),
  symbol: (password) => SYMBOL.test(password),
};

/** The rules that a password breaks, in their order; none for a good one. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !isMet[rule](password));
}
