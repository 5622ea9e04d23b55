import { join } from 'node:path';
import { codeOf } from '#demo/codeOf.ts';

/** A fingerprint of the code and facts that make the country and its listings: when it changes, both are made again. */
export function worldCode(): string {
  return ['facts', 'geography', 'listings']
    .map((room) => codeOf(join(import.meta.dirname, '..', room)))
    .join('');
}
