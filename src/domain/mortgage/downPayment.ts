/** Minimum down payments (requirement A27). */

/**
 * Limits in dollars and rates in percent, since 2024-12-15 (Department of Finance Canada, 2024; the floor of 5 % is
 * also requirement A27).
 */
export const DOWN_PAYMENT_RULES = {
  lowerPercent: 5,
  lowerLimit: 500_000,
  upperPercent: 10,
  /** From this price on no loan is insured, and the whole price needs `uninsuredPercent`. */
  uninsuredFrom: 1_500_000,
  uninsuredPercent: 20,
} as const;

/** Tolerance, as a share of the price, for comparing dollars with an exact percentage. */
const ROUNDING = 1e-12;

/**
 * Minimum down payment in dollars: 5 % up to 500,000, 10 % of the part above it, 20 % of the whole from 1.5 million.
 * 700,000 needs 45,000; 1,500,000 needs 300,000.
 */
export function minimumDownPayment(price: number): number {
  const { lowerPercent, lowerLimit, upperPercent, uninsuredFrom, uninsuredPercent } = DOWN_PAYMENT_RULES;
  if (price >= uninsuredFrom) return (price * uninsuredPercent) / 100;
  const lower = Math.min(Math.max(0, price), lowerLimit);
  return (lower * lowerPercent + Math.max(0, price - lowerLimit) * upperPercent) / 100;
}

/** True if a down payment in dollars is enough for the price. */
export function coversMinimum(price: number, downPayment: number): boolean {
  return downPayment >= minimumDownPayment(price) - price * ROUNDING;
}

/** True if the loan must be insured: the down payment is less than 20 %. */
export function needsInsurance(price: number, downPayment: number): boolean {
  return downPayment < (price * DOWN_PAYMENT_RULES.uninsuredPercent) / 100 - price * ROUNDING;
}
