import { join } from 'node:path';
import { codeOf } from '#demo/codeOf.ts';

/**
 * A fingerprint of the code and facts that generate the country and its listings. When it changes, both are generated
 * again.
 */
export function worldCode(): string {
  return ['facts', 'geography', 'listings']
    .map((room) => codeOf(join(import.meta.dirname, '..', room)))
    .join('');
}
