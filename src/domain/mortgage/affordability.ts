/** The highest price that income and cash allow (A2 Calculators; rulings D5, D6). */
import { coversMinimum, DOWN_PAYMENT_RULES, minimumDownPayment, needsInsurance } from './downPayment.ts';
import { LONG_AMORTIZATION, type LoanInsurance, loanInsurance } from './insurancePremium.ts';
import { type MortgageTerms, periodicPayment } from './mortgage.ts';
import {
  type HomeCharges,
  type Household,
  type PaymentRoom,
  paymentRoom,
  qualifyingRate,
} from './qualification.ts';

/** Everything that the price depends on; dollars. */
export interface AffordabilityTerms extends Household, HomeCharges, Omit<MortgageTerms, 'frequency'> {
  /** All cash that goes into the price; closing costs come on top. */
  downPayment: number;
  /** A first-time buyer, or the buyer of a newly built home: who may insure a loan over more than 25 years. */
  mayAmortizeLonger: boolean;
}

/**
 * What stops the price from being a dollar higher: one of the two ratios, the least down payment, the price from which
 * no loan is insured, an amortization that an insured loan can't have, or the next class of the insurance premium.
 */
export type AffordabilityLimit = 'gds' | 'tds' | 'downPayment' | 'priceCap' | 'longAmortization' | 'premium';

/** The answer, with the steps that lead to it; dollars. */
export interface Affordability {
  /** Whole dollars; the down payment alone where nothing can be borrowed. */
  price: number;
  limit: AffordabilityLimit;
  minimumDownPayment: number;
  /** The price less the down payment. */
  loan: number;
  insurance: LoanInsurance | null;
  /** The loan with the insurance premium. */
  borrowed: number;
  qualifyingRatePercent: number;
  room: PaymentRoom;
  /** A month, at the qualifying rate: at most the room. */
  testedPayment: number;
}

/** No price that is asked for is higher; the payment of such a loan is beyond every income that the fields take. */
const HIGHEST_PRICE = 4_000_000_000;

interface Loan {
  loan: number;
  insurance: LoanInsurance | null;
  borrowed: number;
}

function loanAt(price: number, { downPayment, amortizationYears }: AffordabilityTerms): Loan {
  const loan = Math.max(0, price - downPayment);
  // The province decides about the premium's sales tax only, which is due in cash.
  const insurance = loan > 0 ? loanInsurance(price, downPayment, amortizationYears, '') : null;
  return { loan, insurance, borrowed: loan + (insurance?.premium ?? 0) };
}

const paymentAt = (borrowed: number, ratePercent: number, terms: AffordabilityTerms): number =>
  periodicPayment(borrowed, { ...terms, ratePercent, frequency: 'monthly' });

const isInsurable = ({ amortizationYears, mayAmortizeLonger }: AffordabilityTerms): boolean =>
  mayAmortizeLonger || amortizationYears <= LONG_AMORTIZATION.aboveYears;

const tighterRatio = ({ gds, tds }: PaymentRoom): 'gds' | 'tds' => (gds.room <= tds.room ? 'gds' : 'tds');

/** What a price fails by; undefined where it is within every limit. */
function failure(
  price: number,
  terms: AffordabilityTerms,
  room: PaymentRoom,
): AffordabilityLimit | undefined {
  const { downPayment, ratePercent } = terms;
  if (!coversMinimum(price, downPayment)) {
    // Enough for the dearest home that can be insured: then it is only the law's step that stops it.
    const dearest = DOWN_PAYMENT_RULES.uninsuredFrom - 1;
    return coversMinimum(dearest, downPayment) ? 'priceCap' : 'downPayment';
  }
  if (price > downPayment && needsInsurance(price, downPayment) && !isInsurable(terms)) {
    return 'longAmortization';
  }
  const { borrowed } = loanAt(price, terms);
  if (borrowed === 0 || paymentAt(borrowed, qualifyingRate(ratePercent), terms) <= room.room)
    return undefined;
  return tighterRatio(room);
}

/** Whether a dollar more in price would cost a higher premium on the whole loan, and only that is too much. */
function isPremiumStep(price: number, terms: AffordabilityTerms, room: PaymentRoom): boolean {
  const now = loanAt(price, terms);
  const next = loanAt(price + 1, terms);
  const nowPercent = now.insurance?.percent ?? 0;
  if (now.loan === 0 || (next.insurance?.percent ?? 0) <= nowPercent) return false;
  const withoutStep = next.loan * (1 + nowPercent / 100);
  return paymentAt(withoutStep, qualifyingRate(terms.ratePercent), terms) <= room.room;
}

/**
 * The highest price in whole dollars at which the down payment is enough and the mortgage, premium included, can be
 * paid at the qualifying rate within both debt ratios.
 */
export function affordability(terms: AffordabilityTerms): Affordability {
  const room = paymentRoom(terms, terms);
  // A higher price needs more cash and a larger loan at no smaller premium: what fails once fails above it.
  let price = Math.floor(Math.max(0, terms.downPayment));
  let tooHigh = HIGHEST_PRICE;
  while (tooHigh - price > 1) {
    const middle = Math.floor((price + tooHigh) / 2);
    if (failure(middle, terms, room)) tooHigh = middle;
    else price = middle;
  }
  // Without room for any payment more cash would be the price itself: it is the income that stops the loan.
  const failed = room.room === 0 ? tighterRatio(room) : (failure(tooHigh, terms, room) ?? 'gds');
  const isByIncome = failed === 'gds' || failed === 'tds';
  const loan = loanAt(price, terms);
  const qualifyingRatePercent = qualifyingRate(terms.ratePercent);
  return {
    ...loan,
    price,
    limit: isByIncome && isPremiumStep(price, terms, room) ? 'premium' : failed,
    minimumDownPayment: minimumDownPayment(price),
    qualifyingRatePercent,
    room,
    testedPayment: paymentAt(loan.borrowed, qualifyingRatePercent, terms),
  };
}
