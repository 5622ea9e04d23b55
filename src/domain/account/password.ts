import { PASSWORD_MIN_LENGTH } from '../constants.ts';

/** Rules for a new password (requirement A24), in display order. */
export const PASSWORD_RULES = ['length', 'uppercase', 'lowercase', 'number', 'symbol'] as const;
/** One of the password rules. */
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/**
 * The symbols that AWS Cognito counts, including the space. Only ASCII letters count as letters. Source:
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

/** Returns the rules that a password breaks, in display order; empty for a valid password. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !isMet[rule](password));
}
