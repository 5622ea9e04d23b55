/** The repayment of a purchase: loan, premium, payments and their end. */
import { amortizationSchedule, NO_PREPAYMENTS, type Prepayments, type Schedule } from './amortization.ts';
import { type LoanInsurance, loanInsurance } from './insurancePremium.ts';
import { type MortgageTerms, paymentsPerYear } from './mortgage.ts';

/** A price, its down payment, and the terms of repayment; dollars. */
export interface FinancedPurchase extends MortgageTerms {
  price: number;
  downPayment: number;
}

/** One mortgage from start to end; dollars. */
export interface PayBack extends Schedule {
  values: FinancedPurchase;
  /** The price minus the down payment. */
  loan: number;
  insurance: LoanInsurance | null;
  /** The loan including the insurance premium. */
  borrowed: number;
  /** A twelfth of the payments of a year. */
  perMonth: number;
  /** Years and months until the mortgage is paid off. */
  years: number;
  months: number;
  /** Time until the mortgage is paid off, in years with a fraction. */
  lastYear: number;
}

/**
 * Calculates a mortgage from its loan to its end, with its prepayments.
 * @param state a province by name or code; an unknown one has no tax on the premium
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
