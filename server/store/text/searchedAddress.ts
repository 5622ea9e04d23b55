import type { SqlDialect } from '../tables.ts';

const TRIGRAM = 3;
const MARK = 'QQ';

/**
 * PostgreSQL's expression of an address in which two capitals stand before each word: addresses are folded and have none
 * else. pg_trgm takes them for letters and a blank for none. A word's beginning of two letters is one trigram by
 * that, and not the two that it pads with blanks, one of which all words share that begin with its first letter.
 */
export const MARKED_ADDRESS = `replace(' ' || address, ' ', '${MARK}')`;

/** A LIKE pattern of the marked addresses of which a word begins so. @param word folded, one letter or more */
export function patternOfBeginning(word: string): string {
  return `%${MARK.slice(0, Math.max(1, TRIGRAM - word.length))}${word}%`;
}

/** The expression of what stands behind an address's first word, which is its number. */
export function streetExpression(dialect: SqlDialect): string {
  return `substr(address, ${dialect === 'sqlite' ? 'instr' : 'strpos'}(address, ' ') + 1)`;
}
