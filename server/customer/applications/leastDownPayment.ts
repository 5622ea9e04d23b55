/** Dollars up to which a twentieth is enough, and from which no loan is insured (since 2024-12-15). */
const LOWER_LIMIT = 500_000;
const UNINSURED_FROM = 1_500_000;

/**
 * The least that the law lets be paid down, in cents rounded down: 5 % up to 500,000 dollars, 10 % of what is above,
 * 20 % of the whole from 1.5 million (Department of Finance Canada, 2024; rulings D5).
 * @param total dollars
 * @returns dollars
 */
export function leastDownPayment(total: number): number {
  const inCents = (dollars: number) => Math.floor(dollars * 100 + 1e-6) / 100;
  if (total >= UNINSURED_FROM) return inCents(total / 5);
  return inCents(Math.min(total, LOWER_LIMIT) / 20 + Math.max(0, total - LOWER_LIMIT) / 10);
}
