import { type LoanInsurance, loanInsurance } from '../../../domain/insurancePremium.ts';
import { type Amortization, amortize, paymentsPerYear } from '../../../domain/mortgage.ts';
import type { CostValues } from '../inputs/costInputs.ts';

/** One mortgage as a whole; dollars. */
export interface PayBack extends Amortization {
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

/** What the values of the fields cost in a province. */
export function payBack(values: CostValues, state: string): PayBack {
  const { price, downPayment, amortizationYears, frequency } = values;
  const loan = price - downPayment;
  const insurance = loanInsurance(price, downPayment, amortizationYears, state);
  const borrowed = loan + (insurance?.premium ?? 0);
  const amortization = amortize(borrowed, values);
  const perYear = paymentsPerYear(frequency);
  const months = Math.ceil((amortization.payments / perYear) * 12);
  return {
    ...amortization,
    values,
    loan,
    insurance,
    borrowed,
    perMonth: (amortization.payment * perYear) / 12,
    years: Math.floor(months / 12),
    months: months % 12,
    lastYear: amortization.payments / perYear,
  };
}
