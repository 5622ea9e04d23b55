/** The cost of mortgage insurance: the premium is added to the loan; the sales tax on it is due in cash. */

import { type ProvinceCode, provinceCode } from '../geo/provinces.ts';
import { needsInsurance } from './downPayment.ts';

/** The premium in percent of the loan, by the maximum loan in percent of the price (CMHC, 2026). */
const PREMIUMS = [
  { loanToValue: 65, percent: 0.6 },
  { loanToValue: 75, percent: 1.7 },
  { loanToValue: 80, percent: 2.4 },
  { loanToValue: 85, percent: 2.8 },
  { loanToValue: 90, percent: 3.1 },
] as const;
const HIGHEST_PREMIUM_PERCENT = 4;

/**
 * The premium rises for longer amortizations, which are only for first-time buyers and buyers of new homes (CMHC, since
 * 2024-08-01; Department of Finance Canada, since 2024-12-15).
 */
export const LONG_AMORTIZATION = { aboveYears: 25, percent: 0.2 } as const;

/**
 * Provincial sales tax on the premium in percent (provincial ministries of finance, 2026); other provinces have none.
 */
const PREMIUM_TAX: Partial<Record<ProvinceCode, number>> = { ON: 8, QC: 9, SK: 6 };

/** Tolerance for rounding of the loan in percent of the price. */
const ROUNDING = 1e-6;

/**
 * Returns the premium in percent of the loan.
 * @param loanToValue the loan in percent of the price
 */
export function premiumPercent(loanToValue: number, amortizationYears: number): number {
  const found = PREMIUMS.find((premium) => loanToValue <= premium.loanToValue + ROUNDING);
  const long = amortizationYears > LONG_AMORTIZATION.aboveYears ? LONG_AMORTIZATION.percent : 0;
  return (found?.percent ?? HIGHEST_PREMIUM_PERCENT) + long;
}

/** The insurance of one loan; dollars and percent. */
export interface LoanInsurance {
  percent: number;
  /** Added to the loan. */
  premium: number;
  taxPercent: number;
  /** Due in cash on the day of closing. */
  tax: number;
}

/**
 * Returns the required insurance of a loan, or null if none is required (20 % down and more).
 * @param state a province by name or code; an unknown one has no tax
 */
export function loanInsurance(
  price: number,
  downPayment: number,
  amortizationYears: number,
  state: string,
): LoanInsurance | null {
  if (price <= 0 || !needsInsurance(price, downPayment)) return null;
  const loan = price - downPayment;
  const percent = premiumPercent((loan / price) * 100, amortizationYears);
  const premium = (loan * percent) / 100;
  const code = provinceCode(state);
  const taxPercent = (code && PREMIUM_TAX[code]) ?? 0;
  return { percent, premium, taxPercent, tax: (premium * taxPercent) / 100 };
}
