import type { PasswordRule } from '#domain/account/password.ts';

/** Keys of the texts for a new password that breaks a rule. */
export const PASSWORD_RULE_TEXTS = {
  length: 'common:errors.userDetailsPasswordErrorLength',
  uppercase: 'errors:identity.noUppercase',
  lowercase: 'errors:identity.noLowercase',
  number: 'errors:identity.noNumber',
  symbol: 'errors:identity.noSymbol',
} as const satisfies Record<PasswordRule, string>;
