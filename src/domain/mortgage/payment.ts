/** The monthly payment of requirement A9; other forms are in mortgage.ts. */
import { PAYMENT_ESTIMATE } from '../constants.ts';
import { periodicPayment } from './mortgage.ts';

/**
 * Calculates the monthly payment of a loan as a monthly-rate annuity with i = rate/12 (requirement A9): 400,000 at 5 %
 * over 25 years is 2,338.36.
 * @param loan dollars; below 0 counts as 0
 * @param ratePercent nominal yearly rate in percent
 * @returns dollars per month, never negative
 */
export function monthlyPayment(loan: number, ratePercent: number, amortizationYears: number): number {
  return periodicPayment(loan, {
    ratePercent,
    amortizationYears,
    frequency: 'monthly',
    compounding: 'monthly',
  });
}

/** The listing page's estimate in dollars per month: 20 % down, 5 %, 25 years (requirement K5). */
export function estimatedPayment(listPrice: number): number {
  const { downPaymentPercent, ratePercent, amortizationYears } = PAYMENT_ESTIMATE;
  return monthlyPayment(listPrice * (1 - downPaymentPercent / 100), ratePercent, amortizationYears);
}

/** Monthly costs of a home in whole dollars; null for unknown or absent costs. */
export interface MonthlyCosts {
  payment: number;
  tax: number | null;
  fee: number | null;
  /** Sum of the other fields. */
  total: number;
}

/**
 * Calculates a home's monthly costs as shown.
 * @param payment mortgage payment in dollars per month
 * @param home tax in dollars per year and condo fee in dollars per month; null if unknown
 */
export function monthlyCosts(
  payment: number,
  { annualTaxes, maintenanceFee }: { annualTaxes: number | null; maintenanceFee: number | null },
): MonthlyCosts {
  const tax = annualTaxes === null ? null : wholeDollars(annualTaxes / 12);
  const fee = maintenanceFee === null || maintenanceFee <= 0 ? null : wholeDollars(maintenanceFee);
  return { payment: wholeDollars(payment), tax, fee, total: sumAsShown([payment, tax ?? 0, fee ?? 0]) };
}

/**
 * Calculates the monthly costs of a home with the estimated payment: the figure of its page and of its card.
 * @param listPrice dollars
 * @param home as in `monthlyCosts`
 */
export function homeMonthlyCosts(listPrice: number, home: Parameters<typeof monthlyCosts>[1]): MonthlyCosts {
  return monthlyCosts(estimatedPayment(listPrice), home);
}

/** Money in whole dollars, as pages show it. Every shown sum is the sum of its parts as shown. */

/** Rounds an amount for display: to the nearest whole dollar, half a dollar away from zero. */
export function wholeDollars(dollars: number): number {
  return Math.sign(dollars) * Math.round(Math.abs(dollars)) || 0;
}

/** Adds amounts as shown: the sum of exact amounts may differ by a dollar. */
export function sumAsShown(parts: readonly number[]): number {
  return parts.reduce((sum, dollars) => sum + wholeDollars(dollars), 0);
}
