import type { WireMatch, WireMatchReason } from '../../../src/api/customer/applicationContract.ts';
import { requiredDownPayment } from '../applications/requiredDownPayment.ts';
import { concernedApplicants } from './concernedApplicants.ts';
import type { ApplicantFigures, MatchFigures } from './figures.ts';
import { incomeAt } from './income.ts';
import type { Lender } from './lender.ts';
import { LENDERS } from './lenders.ts';
import {
  cents,
  conventionalDownPayment,
  covers,
  insuredYears,
  interestWithin,
  monthlyPayment,
  premiumOf,
  qualifyingRate,
  UNINSURED_FROM,
} from './mortgageRules.ts';

/** One lender's answer by the rules, without the applicant's choice. */
export type Match = Omit<WireMatch, 'version' | 'state'>;

/** Share of the price per year: an estimate, because the application does not ask for it (docs/matching.md). */
const PROPERTY_TAX = 0.01;
/** Dollars per month: the initial value of the affordability calculator. */
const HEAT = 120;
/** Amortization that is tried first. A longer one is used only if the income does not allow this one. */
const USUAL_YEARS = 25;
/** Costs are compared over this many years for all terms, so that a longer term does not look cheaper. */
const COMPARED_YEARS = 5;

const reason = (code: WireMatchReason['code'], values: WireMatchReason['values'] = {}): WireMatchReason => ({
  code,
  values,
});

/** True if the down payment is too small for a loan without insurance. */
const isHighRatio = ({ price, downPayment }: MatchFigures): boolean =>
  !covers(price, downPayment, conventionalDownPayment(price));

/** The reason if the down payment is too small; undefined if it is enough. */
function cashReason(figures: MatchFigures, { insuredRate }: Lender): WireMatchReason | undefined {
  const { price, downPayment, ownership } = figures;
  if (!isHighRatio(figures)) return undefined;
  const needed = conventionalDownPayment(price);
  if (ownership === 'rent_out') return reason('not_insurable_rental', { needed });
  if (price >= UNINSURED_FROM) return reason('price_above_insured_limit', { limit: UNINSURED_FROM, needed });
  if (insuredRate === null) return reason('down_payment_too_small', { downPayment, needed });
  const minimum = requiredDownPayment(price);
  if (covers(price, downPayment, minimum)) return undefined;
  return reason('down_payment_too_small', { downPayment, needed: minimum });
}

/** The reasons, apart from the figures, for which the lender does not serve this home or these people. */
function serviceReasons(figures: MatchFigures, lender: Lender): WireMatchReason[] {
  const { province, ownership, applicants } = figures;
  const { provinces, takesRentals, citizenships } = lender;
  const isServed = provinces.some((code) => code === province);
  const isWelcome = ({ citizenship }: ApplicantFigures) => citizenship && citizenships.includes(citizenship);
  const unwelcome = applicants.filter((one) => !isWelcome(one));
  return [
    ...(isServed ? [] : [reason('province_not_served')]),
    ...(ownership === 'rent_out' && !takesRentals ? [reason('rental_not_served')] : []),
    ...(unwelcome.length === 0
      ? []
      : [{ ...reason('citizenship_not_served'), ...concernedApplicants(applicants, unwelcome) }]),
  ];
}

function loanReasons(loan: number, { smallestLoan, largestLoan }: Lender): WireMatchReason[] {
  if (loan < smallestLoan) return [reason('loan_below_minimum', { loan, limit: smallestLoan })];
  return loan > largestLoan ? [reason('loan_above_maximum', { loan, limit: largestLoan })] : [];
}

/** A repayment plan. */
type Plan = Pick<Match, 'amortizationYears' | 'premium' | 'loan' | 'payment' | 'gds' | 'tds'>;

interface Terms {
  isInsured: boolean;
  rate: number;
  /** Dollars per year. */
  income: number;
}

function planOver(
  amortizationYears: number,
  figures: MatchFigures,
  { isInsured, rate, income }: Terms,
): Plan {
  const { price, downPayment, ownership, homeNow, otherHomes } = figures;
  const bare = Math.max(0, price - downPayment);
  const premium = isInsured ? premiumOf(price, bare, amortizationYears) : 0;
  const loan = cents(bare + premium);
  const tested = monthlyPayment(loan, qualifyingRate(rate), amortizationYears);
  const housing = tested + (price * PROPERTY_TAX) / 12 + HEAT;
  // An applicant who moves in leaves their present home, and no longer pays for it.
  const others = otherHomes + (ownership === 'own' ? 0 : homeNow);
  // Rounded as it is shown: 39.00 must not exceed 39.
  const percent = (monthly: number) => (income > 0 ? cents((monthly / (income / 12)) * 100) : null);
  return {
    amortizationYears,
    premium,
    loan,
    payment: cents(monthlyPayment(loan, rate, amortizationYears)),
    gds: percent(housing),
    tds: percent(housing + others),
  };
}

function ratioReasons({ gds, tds }: Plan, limits: Lender['insuredLimits']): WireMatchReason[] {
  return [
    ...(gds !== null && gds > limits.gds ? [reason('gds_above_limit', { gds, limit: limits.gds })] : []),
    ...(tds !== null && tds > limits.tds ? [reason('tds_above_limit', { tds, limit: limits.tds })] : []),
  ];
}

/** The usual amortization if the income allows it, else the longest that the lender and the law allow. */
function planFor(figures: MatchFigures, lender: Lender, terms: Terms, limits: Lender['insuredLimits']): Plan {
  const lawful = terms.isInsured ? insuredYears(figures.isFirstHome) : lender.longestYears;
  const longest = Math.min(lawful, lender.longestYears);
  const usual = planOver(Math.min(USUAL_YEARS, longest), figures, terms);
  if (longest <= USUAL_YEARS || ratioReasons(usual, limits).length === 0) return usual;
  return planOver(longest, figures, terms);
}

/**
 * One lender's answer, and the cost by which lenders are compared: the premium and the interest over the same years
 * for all, in dollars.
 */
function answerOf(lender: Lender, figures: MatchFigures): { match: Match; cost: number } {
  const { id, name, rateType, termYears, insuredRate, uninsuredRate } = lender;
  const isInsurable =
    insuredRate !== null && figures.ownership !== 'rent_out' && figures.price < UNINSURED_FROM;
  const isInsured = isInsurable && isHighRatio(figures);
  const rate = isInsured ? insuredRate : uninsuredRate;
  const limits = isInsured ? lender.insuredLimits : lender.uninsuredLimits;
  const { income, refusals } = incomeAt(lender, figures.applicants);
  const plan = planFor(figures, lender, { isInsured, rate, income }, limits);
  const cash = cashReason(figures, lender);
  const refused = [
    ...serviceReasons(figures, lender),
    ...(cash ? [cash] : []),
    ...loanReasons(plan.loan, lender),
    ...refusals,
    ...ratioReasons(plan, limits),
  ];
  const { gds, tds, amortizationYears, premium, loan } = plan;
  const passed = { gds: gds ?? 0, gdsLimit: limits.gds, tds: tds ?? 0, tdsLimit: limits.tds };
  return {
    match: {
      id,
      lender: name,
      isEligible: refused.length === 0,
      rank: 0,
      rate,
      rateType,
      termYears,
      isInsured,
      ...plan,
      reasons: refused.length === 0 ? [reason('eligible', passed)] : refused,
    },
    cost: interestWithin(COMPARED_YEARS, loan, rate, amortizationYears) + premium,
  };
}

const byCode = (one: string, other: string): number => (one < other ? -1 : 1);

/**
 * Each lender's answer to an application by the rules of docs/matching.md, by rank: eligible lenders first, then by
 * cost, by payment and by code.
 */
export function matchesFor(figures: MatchFigures, lenders: readonly Lender[] = LENDERS): Match[] {
  return lenders
    .map((lender) => answerOf(lender, figures))
    .sort(
      (one, other) =>
        Number(other.match.isEligible) - Number(one.match.isEligible) ||
        one.cost - other.cost ||
        one.match.payment - other.match.payment ||
        byCode(one.match.id, other.match.id),
    )
    .map(({ match }, position) => ({ ...match, rank: position + 1 }));
}
