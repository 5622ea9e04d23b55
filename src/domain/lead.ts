/** Rules of lead forms that need no schema (L5). */

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
