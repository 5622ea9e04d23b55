import { join } from 'node:path';
import { codeOf } from '#demo/codeOf.ts';

/** A fingerprint of the code that makes the world: when it changes, an older world is made anew. */
export function worldCode(): string {
  return codeOf(join(import.meta.dirname, 'world'));
}
