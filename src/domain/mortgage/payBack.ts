/** What a purchase costs to pay back: loan, premium, payments and their end (A2 Calculators). */
import { amortizationSchedule, NO_PREPAYMENTS, type Prepayments, type Schedule } from './amortization.ts';
import { type LoanInsurance, loanInsurance } from './insurancePremium.ts';
import { type MortgageTerms, paymentsPerYear } from './mortgage.ts';

/** A price, what is paid of it at once, and how the rest is paid back; dollars. */
export interface FinancedPurchase extends MortgageTerms {
  price: number;
  downPayment: number;
}

/** One mortgage as a whole; dollars. */
export interface PayBack extends Schedule {
  values: FinancedPurchase;
  /** The price less the down payment. */
  loan: number;
  insurance: LoanInsurance | null;
  /** The loan with the insurance premium. */
  borrowed: number;
  /** The payments of a year, a twelfth of them. */
  perMonth: number;
  /** Years and months until nothing is owed. */
  years: number;
  months: number;
  /** When nothing is owed any more, in years and their parts. */
  lastYear: number;
}

/**
 * A mortgage from its loan to its end, with what is prepaid.
 * @param state a province by name or code; an unknown one taxes no premium
 */
export function payBack(
  values: FinancedPurchase,
  state: string,
  prepayments: Prepayments = NO_PREPAYMENTS,
): PayBack {
  const { price, downPayment, amortizationYears, frequency } = values;
  const loan = price - downPayment;
  const insurance = loanInsurance(price, downPayment, amortizationYears, state);
  const borrowed = loan + (insurance?.premium ?? 0);
  const schedule = amortizationSchedule(borrowed, values, prepayments);
  const payments = schedule.lines.length;
  const perYear = paymentsPerYear(frequency);
  const months = Math.ceil((payments / perYear) * 12);
  return {
    ...schedule,
    values,
    loan,
    insurance,
    borrowed,
    perMonth: (schedule.payment * perYear) / 12,
    years: Math.floor(months / 12),
    months: months % 12,
    lastYear: payments / perYear,
  };
}
