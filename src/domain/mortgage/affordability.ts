/** The highest price that income and down payment allow (requirement A10). */
import { coversMinimum, DOWN_PAYMENT_RULES, minimumDownPayment, needsInsurance } from './downPayment.ts';
import { LONG_AMORTIZATION, type LoanInsurance, loanInsurance } from './insurancePremium.ts';
import { type MortgageTerms, periodicPayment } from './mortgage.ts';
import {
  type HomeCharges,
  type Household,
  type PaymentCapacity,
  paymentCapacity,
  qualifyingRate,
} from './qualification.ts';

/** The inputs of the calculation; dollars. */
export interface AffordabilityTerms extends Household, HomeCharges, Omit<MortgageTerms, 'frequency'> {
  /** The whole cash for the price; closing costs are extra. */
  downPayment: number;
  /**
   * True for a first-time buyer, or the buyer of a newly built home: they may insure a loan over more than 25 years.
   */
  mayAmortizeLonger: boolean;
}

/**
 * The reason why the price cannot be a dollar higher: one of the two ratios, the minimum down payment, the price from
 * which no loan is insured, an amortization that an insured loan cannot have, or the next class of the insurance
 * premium.
 */
export type AffordabilityLimit = 'gds' | 'tds' | 'downPayment' | 'priceCap' | 'longAmortization' | 'premium';

/** The result with its intermediate steps; dollars. */
export interface Affordability {
  /** Whole dollars; equal to the down payment if nothing can be borrowed. */
  price: number;
  limit: AffordabilityLimit;
  minimumDownPayment: number;
  /** The price minus the down payment. */
  loan: number;
  insurance: LoanInsurance | null;
  /** The loan including the insurance premium. */
  borrowed: number;
  qualifyingRatePercent: number;
  capacity: PaymentCapacity;
  /** Dollars per month at the qualifying rate; not more than the room. */
  testedPayment: number;
}

/** Upper limit of the search for a price. The payment of such a loan exceeds every income that the fields accept. */
const HIGHEST_PRICE = 4_000_000_000;

interface Loan {
  loan: number;
  insurance: LoanInsurance | null;
  borrowed: number;
}

function loanAt(price: number, { downPayment, amortizationYears }: AffordabilityTerms): Loan {
  const loan = Math.max(0, price - downPayment);
  // The province matters only for the sales tax on the premium, which is due in cash.
  const insurance = loan > 0 ? loanInsurance(price, downPayment, amortizationYears, '') : null;
  return { loan, insurance, borrowed: loan + (insurance?.premium ?? 0) };
}

const paymentAt = (borrowed: number, ratePercent: number, terms: AffordabilityTerms): number =>
  periodicPayment(borrowed, { ...terms, ratePercent, frequency: 'monthly' });

const isInsurable = ({ amortizationYears, mayAmortizeLonger }: AffordabilityTerms): boolean =>
  mayAmortizeLonger || amortizationYears <= LONG_AMORTIZATION.aboveYears;

const tighterRatio = ({ gds, tds }: PaymentCapacity): 'gds' | 'tds' => (gds.room <= tds.room ? 'gds' : 'tds');

/** Returns the limit that a price breaks; undefined if it is within all limits. */
function failure(
  price: number,
  terms: AffordabilityTerms,
  capacity: PaymentCapacity,
): AffordabilityLimit | undefined {
  const { downPayment, ratePercent } = terms;
  if (!coversMinimum(price, downPayment)) {
    // If the cash is enough for the most expensive insurable home, only the legal step stops the price.
    const dearest = DOWN_PAYMENT_RULES.uninsuredFrom - 1;
    return coversMinimum(dearest, downPayment) ? 'priceCap' : 'downPayment';
  }
  if (price > downPayment && needsInsurance(price, downPayment) && !isInsurable(terms)) {
    return 'longAmortization';
  }
  const { borrowed } = loanAt(price, terms);
  if (borrowed === 0 || paymentAt(borrowed, qualifyingRate(ratePercent), terms) <= capacity.room)
    return undefined;
  return tighterRatio(capacity);
}

/** True if one more dollar of price raises the premium on the whole loan, and only that makes the price too high. */
function isPremiumStep(price: number, terms: AffordabilityTerms, capacity: PaymentCapacity): boolean {
  const now = loanAt(price, terms);
  const next = loanAt(price + 1, terms);
  const nowPercent = now.insurance?.percent ?? 0;
  if (now.loan === 0 || (next.insurance?.percent ?? 0) <= nowPercent) return false;
  const withoutStep = next.loan * (1 + nowPercent / 100);
  return paymentAt(withoutStep, qualifyingRate(terms.ratePercent), terms) <= capacity.room;
}

/**
 * Returns the highest price in whole dollars for which the down payment suffices, and for which both debt ratios allow
 * the mortgage with its premium at the qualifying rate.
 */
export function affordability(terms: AffordabilityTerms): Affordability {
  const capacity = paymentCapacity(terms, terms);
  // Bisection works: a higher price needs more cash and a larger loan without a smaller premium, so all prices above a
  // failing one fail too.
  let price = Math.floor(Math.max(0, terms.downPayment));
  let tooHigh = HIGHEST_PRICE;
  while (tooHigh - price > 1) {
    const middle = Math.floor((price + tooHigh) / 2);
    if (failure(middle, terms, capacity)) tooHigh = middle;
    else price = middle;
  }
  // If income leaves no room for payments, more cash would raise the price only by itself: the limit is the income.
  const failed = capacity.room === 0 ? tighterRatio(capacity) : (failure(tooHigh, terms, capacity) ?? 'gds');
  const isByIncome = failed === 'gds' || failed === 'tds';
  const loan = loanAt(price, terms);
  const qualifyingRatePercent = qualifyingRate(terms.ratePercent);
  return {
    ...loan,
    price,
    limit: isByIncome && isPremiumStep(price, terms, capacity) ? 'premium' : failed,
    minimumDownPayment: minimumDownPayment(price),
    qualifyingRatePercent,
    capacity,
    testedPayment: paymentAt(loan.borrowed, qualifyingRatePercent, terms),
  };
}
