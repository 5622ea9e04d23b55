/** The monthly payment as the specification names it (A2 Calculators); every other form of it is in mortgage.ts. */
import { PAYMENT_ESTIMATE } from './constants.ts';
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
