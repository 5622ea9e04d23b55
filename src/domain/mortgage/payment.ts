/** The monthly payment as the specification names it (A2 Calculators); every other form of it is in mortgage.ts. */
import { PAYMENT_ESTIMATE } from '../constants.ts';
import { periodicPayment } from './mortgage.ts';

/**
 * The monthly payment of a loan as a monthly-rate annuity: i = rate/12 (A2). Worked example of
 * docs: 400,000 at 5 % over 25 years is 2,338.36 (rulings D7).
 * @param loan dollars; below 0 counts as 0
 * @param ratePercent nominal yearly rate in percent
 * @returns dollars a month, never negative
 */
export function monthlyPayment(loan: number, ratePercent: number, amortizationYears: number): number {
  return periodicPayment(loan, {
    ratePercent,
    amortizationYears,
    frequency: 'monthly',
    compounding: 'monthly',
  });
}

/** The listing page's estimate (L9): 20 % down, 5 %, 25 years. Dollars a month. */
export function estimatedPayment(listPrice: number): number {
  const { downPaymentPercent, ratePercent, amortizationYears } = PAYMENT_ESTIMATE;
  return monthlyPayment(listPrice * (1 - downPaymentPercent / 100), ratePercent, amortizationYears);
}

/** What a home costs each month, in whole dollars; null for what is not known or not asked. */
export interface MonthlyCosts {
  payment: number;
  tax: number | null;
  fee: number | null;
  /** The sum of the others. */
  total: number;
}

/**
 * A home's costs of a month, as they are shown.
 * @param payment dollars of the mortgage each month
 * @param home dollars of tax a year and of the condo fee a month; null where unknown
 */
export function monthlyCosts(
  payment: number,
  { annualTaxes, maintenanceFee }: { annualTaxes: number | null; maintenanceFee: number | null },
): MonthlyCosts {
  const tax = annualTaxes === null ? null : wholeDollars(annualTaxes / 12);
  const fee = maintenanceFee === null || maintenanceFee <= 0 ? null : wholeDollars(maintenanceFee);
  return { payment: wholeDollars(payment), tax, fee, total: sumAsShown([payment, tax ?? 0, fee ?? 0]) };
}

/** Money as pages show it: whole dollars (L9), of which every sum that is shown is the sum of its parts as shown. */

/** An amount as it is shown: the nearest whole dollar, half a dollar away from zero. */
export function wholeDollars(dollars: number): number {
  return Math.sign(dollars) * Math.round(Math.abs(dollars)) || 0;
}

/** The sum of amounts as they are shown: exact amounts may add up to a dollar more or less. */
export function sumAsShown(parts: readonly number[]): number {
  return parts.reduce((sum, dollars) => sum + wholeDollars(dollars), 0);
}
