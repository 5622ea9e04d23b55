import { CODE_LENGTH } from '../constants.ts';

/**
 * The digits of a code that was typed or pasted ("Code: 123 456", "123-456"), at most six of them (A5): no sign and no
 * space is part of it.
 */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** Whether all digits of a code are there. */
export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH && codeDigits(code) === code;
}
