import type { SqlDialect } from '../tables.ts';

const TRIGRAM = 3;
const MARK = 'QQ';

/**
 * PostgreSQL's expression of an address with two capitals before each word. Folded addresses have no capitals, and
 * pg_trgm counts them as letters, unlike spaces. So the two-letter beginning of a word has one trigram of its own.
 * With spaces it would have two padded ones, and all words with the same first letter share one of those.
 */
export const MARKED_ADDRESS = `replace(' ' || address, ' ', '${MARK}')`;

/** A LIKE pattern for marked addresses with a word that begins so. @param word folded, one letter or more */
export function patternOfBeginning(word: string): string {
  return `%${MARK.slice(0, Math.max(1, TRIGRAM - word.length))}${word}%`;
}

/** The expression of an address after its first word, the house number. */
export function streetExpression(dialect: SqlDialect): string {
  return `substr(address, ${dialect === 'sqlite' ? 'instr' : 'strpos'}(address, ' ') + 1)`;
}
