/** Mortgages at all payment frequencies and both ways of compounding. */

/** Payment frequencies. An accelerated payment is a half or a quarter of the monthly payment. */
export const PAYMENT_FREQUENCIES = [
  'monthly',
  'semiMonthly',
  'biWeekly',
  'acceleratedBiWeekly',
  'weekly',
  'acceleratedWeekly',
] as const;
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number];

/**
 * The compounding of a yearly rate: 'monthly' by requirement A9, 'semiAnnual' as the law requires for fixed-rate
 * mortgages (Interest Act, R.S.C. 1985, c. I-15, s. 6; 2026).
 */
export const COMPOUNDINGS = ['monthly', 'semiAnnual'] as const;
export type Compounding = (typeof COMPOUNDINGS)[number];

/** The terms of a loan's repayment. */
export interface MortgageTerms {
  /** Nominal yearly rate in percent. */
  ratePercent: number;
  amortizationYears: number;
  frequency: PaymentFrequency;
  compounding: Compounding;
}

const PAYMENTS_PER_YEAR: Record<PaymentFrequency, number> = {
  monthly: 12,
  semiMonthly: 24,
  biWeekly: 26,
  acceleratedBiWeekly: 26,
  weekly: 52,
  acceleratedWeekly: 52,
};

/** Accelerated payments as a share of the monthly payment. */
const ACCELERATED: Partial<Record<PaymentFrequency, number>> = {
  acceleratedBiWeekly: 1 / 2,
  acceleratedWeekly: 1 / 4,
};

/** For a rate below this (per period, as a fraction) the payment is a plain division: the limit of the annuity. */
const RATE_FLOOR = 1e-15;

/** Returns the number of payments per year. */
export function paymentsPerYear(frequency: PaymentFrequency): number {
  return PAYMENTS_PER_YEAR[frequency];
}

/**
 * The rate of one period as a fraction: (1 + j/m)^(m/periods) - 1, with m = 2 or 12 compoundings per year. 5 %
 * compounded semi-annually is 0.412392 % per month.
 */
export function periodicRate(ratePercent: number, compounding: Compounding, periodsPerYear: number): number {
  const compoundings = compounding === 'semiAnnual' ? 2 : 12;
  return (1 + Math.max(0, ratePercent) / 100 / compoundings) ** (compoundings / periodsPerYear) - 1;
}

function annuity(loan: number, rate: number, periods: number): number {
  return rate < RATE_FLOOR ? loan / periods : (loan * rate) / -Math.expm1(-periods * Math.log1p(rate));
}

/**
 * Calculates one payment. External examples (Canadian textbooks of financial mathematics and published tables,
 * collected 2026-11): 60,000 at 13 % over 20 years, semi-annual, is 688.52 per month; 100,000 at 10 % over 30 years is
 * 397.28 every two weeks.
 * @param loan dollars; below 0 counts as 0
 * @returns dollars per payment, never negative
 */
export function periodicPayment(loan: number, terms: MortgageTerms): number {
  const { ratePercent, amortizationYears, frequency, compounding } = terms;
  const share = ACCELERATED[frequency];
  const perYear = share === undefined ? PAYMENTS_PER_YEAR[frequency] : 12;
  const periods = Math.max(1, Math.round(amortizationYears * perYear));
  return annuity(Math.max(0, loan), periodicRate(ratePercent, compounding, perYear), periods) * (share ?? 1);
}
