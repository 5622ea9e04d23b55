import { CognitoError } from './cognitoError.ts';

/** Characters. */
const SHORTEST = 8;
const LONGEST = 256;

/** Cognito's symbols, including the space. */
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

function faultOf(password: string): string | undefined {
  if (password.length < SHORTEST) return 'Password not long enough';
  if (password.length > LONGEST) return 'Password too long';
  if (!/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (!/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (!/[0-9]/.test(password)) return 'Password must have numeric characters';
  return SYMBOL.test(password) ? undefined : 'Password must have symbol characters';
}

/** @throws CognitoError InvalidPasswordException with the first rule that a password breaks */
export function checkPassword(password: string): void {
  const fault = faultOf(password);
  if (fault !== undefined) {
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${fault}`);
  }
}
