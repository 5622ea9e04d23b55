import { CODE_LENGTH } from '../constants.ts';

/**
 * Returns the digits of a typed or pasted code ("Code: 123 456", "123-456"), at most six (requirement A26). Other
 * characters are dropped.
 */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** True if all digits of a code are there. */
export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH && codeDigits(code) === code;
}
