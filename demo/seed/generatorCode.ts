import { join } from 'node:path';
import { codeOf } from '#demo/codeOf.ts';

/**
 * Returns a hash of the code and facts that generate the country and its listings. If it changes, both are generated
 * again.
 */
export function generatorCode(): string {
  return ['facts', 'geography', 'listings']
    .map((room) => codeOf(join(import.meta.dirname, '..', room)))
    .join('');
}
