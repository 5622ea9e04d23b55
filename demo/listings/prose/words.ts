/** Numbers and directions as texts say them. */

/** From 0 to 12. French ones are feminine, as rooms and places are. */
export const WORDS: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  fr: [
    'aucune',
    'une',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
};

/** A board's exposure in English and in French. */
export const SIDES: Readonly<Record<string, readonly [string, string]>> = {
  N: ['north', 'nord'],
  Ne: ['northeast', 'nord-est'],
  E: ['east', 'est'],
  Se: ['southeast', 'sud-est'],
  S: ['south', 'sud'],
  Sw: ['southwest', 'sud-ouest'],
  W: ['west', 'ouest'],
  Nw: ['northwest', 'nord-ouest'],
};

/** "21st" */
export function ordinal(number: number): string {
  const ending =
    number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** With its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "12 900" or "12,900", by the separator of thousands. */
export function grouped(amount: number, separator: string): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
}
