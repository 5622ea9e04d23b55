/** In dollars: up to the first limit 5 % is enough; from the second one on no loan is insured (since 2024-12-15). */
const LOWER_LIMIT = 500_000;
const UNINSURED_FROM = 1_500_000;

/**
 * The legal minimum of the down payment, in cents rounded down: 5 % up to 500,000 dollars, 10 % of the amount above,
 * and 20 % of the whole from 1.5 million (Department of Finance Canada, 2024).
 * @param total dollars
 * @returns dollars
 */
export function requiredDownPayment(total: number): number {
  const inCents = (dollars: number) => Math.floor(dollars * 100 + 1e-6) / 100;
  if (total >= UNINSURED_FROM) return inCents(total / 5);
  return inCents(Math.min(total, LOWER_LIMIT) / 20 + Math.max(0, total - LOWER_LIMIT) / 10);
}
