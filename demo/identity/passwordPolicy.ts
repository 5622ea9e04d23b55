import { CognitoError } from './cognitoError.ts';

/** Minimum and maximum number of characters. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 256;

/** Matches Cognito's symbols, including the space. */
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

function faultOf(password: string): string | undefined {
  if (password.length < MIN_LENGTH) return 'Password not long enough';
  if (password.length > MAX_LENGTH) return 'Password too long';
  if (!/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (!/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (!/[0-9]/.test(password)) return 'Password must have numeric characters';
  return SYMBOL.test(password) ? undefined : 'Password must have symbol characters';
}

/**
 * Checks a new password.
 * @throws CognitoError InvalidPasswordException with the first rule that the password breaks
 */
export function checkPassword(password: string): void {
  const fault = faultOf(password);
  if (fault !== undefined) {
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${fault}`);
  }
}
