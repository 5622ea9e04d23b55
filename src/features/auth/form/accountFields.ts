import type common from '#i18n/en/common.json';
import type errors from '#i18n/en/errors.json';

/** The fields of all forms of an account. */
export type AccountField = 'first' | 'last' | 'email' | 'password' | 'passwordConfirm' | 'code';

/** The typed values. */
export type AccountValues = Record<AccountField, string>;

export const EMPTY_ACCOUNT: AccountValues = {
  first: '',
  last: '',
  email: '',
  password: '',
  passwordConfirm: '',
  code: '',
};

/** Key of the text for a problem of a field or a form. */
export type ProblemText =
  | `common:errors.${keyof (typeof common)['errors']}`
  | `errors:${'first' | 'last'}.${keyof (typeof errors)['first']}`
  | `errors:identity.${keyof (typeof errors)['identity']}`
  | 'errors:email.format'
  | 'errors:code.format'
  | 'notices:couldNotConnect'
  | 'auth:formFault';

/** A problem because of which a form is not accepted. */
export interface Problem {
  /** The field with the problem; 'form' for the whole form. */
  place: AccountField | 'form';
  text: ProblemText;
  /** The number in the rule's text. */
  limit?: number | null;
}

/** Trims names and addresses. Passwords are not changed. */
export function trimmed(values: AccountValues): AccountValues {
  return {
    ...values,
    first: values.first.trim(),
    last: values.last.trim(),
    email: values.email.trim(),
  };
}
