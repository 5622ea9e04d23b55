/**
 * The service's own arithmetic of Canadian mortgages (docs/matching.md has the sources). It shares no code with the
 * app's, so that each can reveal an error in the other.
 */

/** Loans are not insured from this price on, in dollars (Department of Finance Canada, since 2024-12-15). */
export const UNINSURED_FROM = 1_500_000;
/** Percent of the price. With a smaller down payment the loan must be insured (Bank Act, s. 418; 2026). */
const CONVENTIONAL = 20;
/**
 * Longest amortization of an insured loan, in years; 30 for first-time buyers (Department of Finance Canada, since
 * 2024-12-15).
 */
const INSURED_YEARS = { usual: 25, firstHome: 30 } as const;

/** Tolerance of a percentage, as a part of the price. */
const ROUNDING = 1e-12;

/** Premium in percent of the loan, for loans up to a percentage of the price (CMHC, 2026). */
const PREMIUMS = [
  [85, 2.8],
  [90, 3.1],
  [95, 4],
] as const;
/** Added percentage points above 25 years (CMHC, since 2024-08-01). */
const LONG_PREMIUM = 0.2;

/**
 * The stress test: percentage points added to the contract's rate, and the minimum rate (OSFI, Guideline B-20, 2026).
 */
const STRESS = { points: 2, minimum: 5.25 } as const;

/** Rounds dollars to cents. */
export function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** Down payment that a loan without insurance needs, in dollars, with cents rounded down like the legal minimum. */
export function conventionalDownPayment(price: number): number {
  return Math.floor(price * CONVENTIONAL + 1e-6) / 100;
}

/** True if the down payment is enough, in dollars. */
export function covers(price: number, downPayment: number, needed: number): boolean {
  return downPayment >= needed - price * ROUNDING;
}

/** Longest amortization of an insured loan, in years. */
export function insuredYears(isFirstHome: boolean): number {
  return isFirstHome ? INSURED_YEARS.firstHome : INSURED_YEARS.usual;
}

/** Premium of an insured loan, in dollars and cents. It is added to the loan. */
export function premiumOf(price: number, loan: number, years: number): number {
  const share = (loan / price) * 100;
  const [, percent] = PREMIUMS.find(([maxShare]) => share <= maxShare * (1 + ROUNDING)) ?? PREMIUMS[2];
  return cents((loan * (percent + (years > INSURED_YEARS.usual ? LONG_PREMIUM : 0))) / 100);
}

/** The rate of the stress test, percent per year. */
export function qualifyingRate(rate: number): number {
  return Math.max(rate + STRESS.points, STRESS.minimum);
}

/**
 * The monthly rate as a fraction, from a rate in percent per year that is compounded twice a year (Interest Act, s.
 * 6).
 */
export function monthlyRate(rate: number): number {
  return (1 + rate / 200) ** (1 / 6) - 1;
}

/** Monthly payment in dollars, not rounded. */
export function monthlyPayment(loan: number, rate: number, years: number): number {
  const months = years * 12;
  const monthly = monthlyRate(rate);
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
}

/** Interest in dollars that is paid in the first years of a loan. */
export function interestWithin(termYears: number, loan: number, rate: number, years: number): number {
  const paid = monthlyPayment(loan, rate, years) * termYears * 12;
  const growth = (1 + monthlyRate(rate)) ** (termYears * 12);
  const share = monthlyPayment(1, rate, years);
  const left =
    monthlyRate(rate) === 0
      ? loan * (1 - termYears / years)
      : loan * (growth - (share * (growth - 1)) / monthlyRate(rate));
  return paid - (loan - left);
}
