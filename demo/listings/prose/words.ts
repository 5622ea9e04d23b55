/** Numbers and directions in words. */

/** Numbers from 0 to 12. The French ones are feminine, for "chambre" and "place". */
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

/** Directions by the board's code, in English and in French. */
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

/** Returns "21st". */
export function ordinal(number: number): string {
  const ending =
    number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** Returns the text with an upper-case first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Groups the digits of an amount by thousands: "12 900" or "12,900". */
export function grouped(amount: number, separator: string): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
}
