/**
 * The service's own arithmetic of Canadian mortgages (docs/matching.md has the sources). It shares nothing with the
 * app's, so that an error in one is found by the other.
 */

/** From this price on, dollars, no loan is insured (Department of Finance Canada, since 2024-12-15). */
export const UNINSURED_FROM = 1_500_000;
/** Percent of the price: with less paid down the loan must be insured (Bank Act, s. 418; 2026). */
const CONVENTIONAL = 20;
/** Longest of an insured loan, in years: of a first-time buyer 30 (Department of Finance Canada, since 2024-12-15). */
const INSURED_YEARS = { usual: 25, firstHome: 30 } as const;

/** Dollars may differ by this part of the price from an exact percentage. */
const ROUNDING = 1e-12;

/** Premium in percent of the loan, by the loan in percent of the price at most (CMHC, 2026). */
const PREMIUMS = [
  [85, 2.8],
  [90, 3.1],
  [95, 4],
] as const;
/** Points more above 25 years (CMHC, since 2024-08-01). */
const LONG_PREMIUM = 0.2;

/** Points above the contract's rate, and the least, at which a borrower must be able to pay (OSFI, Guideline B-20, 2026). */
const STRESS = { points: 2, least: 5.25 } as const;

/** Dollars with cents. */
export function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** What a loan without insurance needs in cash: dollars, in cents rounded down as of the law's least. */
export function conventionalDownPayment(price: number): number {
  return Math.floor(price * CONVENTIONAL + 1e-6) / 100;
}

/** Whether so much is paid down, in dollars, as is needed. */
export function covers(price: number, downPayment: number, needed: number): boolean {
  return downPayment >= needed - price * ROUNDING;
}

/** How many years an insured loan may take. */
export function insuredYears(isFirstHome: boolean): number {
  return isFirstHome ? INSURED_YEARS.firstHome : INSURED_YEARS.usual;
}

/** The premium of an insured loan, dollars with cents; it is added to the loan. */
export function premiumOf(price: number, loan: number, years: number): number {
  const share = (loan / price) * 100;
  const [, percent] = PREMIUMS.find(([most]) => share <= most * (1 + ROUNDING)) ?? PREMIUMS[2];
  return cents((loan * (percent + (years > INSURED_YEARS.usual ? LONG_PREMIUM : 0))) / 100);
}

/** The rate at which the ratios are taken, percent a year. */
export function qualifyingRate(rate: number): number {
  return Math.max(rate + STRESS.points, STRESS.least);
}

/** Of a rate in percent a year, compounded twice a year: the rate of a month as a part of one (Interest Act, s. 6). */
export function monthlyRate(rate: number): number {
  return (1 + rate / 200) ** (1 / 6) - 1;
}

/** Dollars a month that pay a loan back; not rounded. */
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
