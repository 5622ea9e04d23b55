/** Rules of lead forms that need no schema (L5). */

/** Text, an at sign, and a domain whose ending has two letters or more (rulings D14: .realtor, .online). */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,}$/i;

/** Whether a text has the form of an email address; nothing is said of whether it exists. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/**
 * Whole dollars from what was typed or pasted: "$750,000", "750 000 $", "750000.00". Digits only, at most 9 of
 * them (L9), cents cut off; '' where there are none.
 */
export function priceDigits(typed: string): string {
  return typed
    .replace(/[.,]\d{1,2}\s*\$?\s*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 9);
}
