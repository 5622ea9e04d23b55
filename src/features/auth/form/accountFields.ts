import type common from '#i18n/en/common.json';
import type errors from '#i18n/en/errors.json';

/** The fields of the forms of an account (A2). */
export type AccountField = 'first' | 'last' | 'email' | 'password' | 'passwordConfirm' | 'code';

/** What was typed. */
export type AccountValues = Record<AccountField, string>;

export const EMPTY_ACCOUNT: AccountValues = {
  first: '',
  last: '',
  email: '',
  password: '',
  passwordConfirm: '',
  code: '',
};

/** What is said of a field or of a form, by its key. */
export type ProblemText =
  | `common:errors.${keyof (typeof common)['errors']}`
  | `errors:${'first' | 'last'}.${keyof (typeof errors)['first']}`
  | `errors:identity.${keyof (typeof errors)['identity']}`
  | 'errors:email.format'
  | 'errors:code.format'
  | 'notices:couldNotConnect'
  | 'auth:formFault';

/** Something that keeps a form from being done. */
export interface Problem {
  /** The field that it is about; 'form' for the whole. */
  place: AccountField | 'form';
  text: ProblemText;
  /** The number that the rule names. */
  limit?: number | null;
}

/** Names and addresses carry no space around them; a password is taken as it was typed. */
export function trimmed(values: AccountValues): AccountValues {
  return {
    ...values,
    first: values.first.trim(),
    last: values.last.trim(),
    email: values.email.trim(),
  };
}
