/** Reads amounts as people type them, in either language. A text that is not an amount is refused, never guessed. */

/** Accepted forms: "850,000", "850 000 $", "850 000,50", "$850k", "1.2M". */
const DOLLARS = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}))?$/;
const SHORT = /^(\d+(?:[.,]\d+)?)([km])$/i;

const decimal = (text: string): number => Number(text.replace(',', '.'));

/** Returns the dollars of a typed text; null if it is not an amount. */
export function parseDollars(text: string): number | null {
  const compact = text.replace(/[\s$]/g, '');
  const short = SHORT.exec(compact);
  if (short) return Math.round(decimal(short[1] ?? '') * (/k/i.test(short[2] ?? '') ? 1000 : 1_000_000));
  const [, whole, , cents = '0'] = DOLLARS.exec(compact) ?? [];
  return whole === undefined ? null : Number(`${whole.replace(/\D/g, '')}.${cents}`);
}

/** Returns the number of a typed text with a point or a comma: "5.25", "5,25 %"; null if it is not a number. */
export function parseDecimal(text: string): number | null {
  const compact = text.replace(/[\s%]/g, '');
  return /^(\d+[.,]?\d*|[.,]\d+)$/.test(compact) ? decimal(compact) : null;
}
