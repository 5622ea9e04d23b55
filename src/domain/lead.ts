/** Rules of lead forms that need no schema (requirement V1). */

/**
 * Returns the whole dollars of a typed or pasted amount: "$750,000", "750 000 $", "750000.00". Digits only, at most 9
 * of them, without cents; '' if there are none.
 */
export function priceDigits(typed: string): string {
  return typed
    .replace(/[.,]\d{1,2}\s*\$?\s*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 9);
}
