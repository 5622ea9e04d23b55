/**
 * The form in which texts are compared: without accents, in lower case, without apostrophes and full stops, and with
 * a space for every other mark. "Montréal" and "montreal" fold to the same text, and so do "St. John's" and "st
 * johns".
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/['’`.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The different words of a folded text, in order of first use. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : [...new Set(folded.split(' '))];
}

/** The smallest text that is greater than every text that begins with `prefix` (in byte order). */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}
