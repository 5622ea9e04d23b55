/** Everything that a purchase costs beside its price, also for a buyer from elsewhere (A2 Closing costs; rulings S6). */
import { type CashLine, type ClosingTerms, cashToClose } from './cashToClose.ts';
import { asksForCitizenship, type NonResidentTax, nonResidentTaxes } from './nonResidentTax.ts';
import { wholeDollars } from './payment.ts';

/** What is bought, how it is paid, and by whom; dollars. */
export interface PurchaseTerms extends ClosingTerms {
  /** Neither citizen nor permanent resident; in Nova Scotia, whoever lives elsewhere and does not move there. */
  isNonResident: boolean;
}

/** The costs in their order; whole dollars. */
export interface ClosingCosts {
  downPayment: number;
  /** Taxes, registration and reliefs as on the listing's statement, without the down payment. */
  taxes: CashLine[];
  nonResidentTaxes: NonResidentTax[];
  /** What the people who close the purchase ask, and adjustments. */
  fees: CashLine[];
  /** Without the down payment. */
  total: number;
  /** With the down payment: all that is due until the day of closing. */
  cash: number;
}

const FEES: readonly CashLine['id'][] = [
  'lawyer',
  'notary',
  'titleInsurance',
  'inspection',
  'appraisal',
  'adjustments',
];

/**
 * The closing costs. The reliefs of Ontario, Toronto, British Columbia and Prince Edward Island are for citizens and
 * permanent residents (Ontario since 2017-01-01, Toronto since 2017-03-01; provincial pages, read 2026-11).
 */
export function closingCosts({ isNonResident, ...terms }: PurchaseTerms): ClosingCosts {
  const hasRelief = !(isNonResident && asksForCitizenship(terms.state));
  const { lines, total } = cashToClose({
    ...terms,
    isFirstTimeBuyer: terms.isFirstTimeBuyer && hasRelief,
    isNewlyBuilt: terms.isNewlyBuilt && hasRelief,
  });
  const taxes = isNonResident ? nonResidentTaxes(terms.price, terms) : [];
  const extra = taxes.map((tax) => ({ ...tax, dollars: wholeDollars(tax.dollars) }));
  const downPayment = wholeDollars(terms.downPayment);
  const cash = extra.reduce((sum, { dollars }) => sum + dollars, total);
  return {
    downPayment,
    taxes: lines.filter(({ id }) => id !== 'downPayment' && !FEES.includes(id)),
    nonResidentTaxes: extra,
    fees: lines.filter(({ id }) => FEES.includes(id)),
    total: cash - downPayment,
    cash,
  };
}
