import {
  amortizationSchedule,
  NO_PREPAYMENTS,
  type Prepayments,
  type Schedule,
} from '../../../domain/amortization.ts';
import { type LoanInsurance, loanInsurance } from '../../../domain/insurancePremium.ts';
import { paymentsPerYear } from '../../../domain/mortgage.ts';
import type { CostValues } from '../inputs/costInputs.ts';

/** One mortgage as a whole; dollars. */
export interface PayBack extends Schedule {
  values: CostValues;
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

/** What the values of the fields cost in a province, with what is prepaid. */
export function payBack(
  values: CostValues,
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
