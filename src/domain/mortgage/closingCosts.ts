/** All costs of a purchase beside its price, also for a non-resident buyer (requirement A10). */
import { type CashLine, type ClosingTerms, cashToClose } from './cashToClose.ts';
import { type NonResidentTax, needsCitizenship, nonResidentTaxes } from './nonResidentTax.ts';
import { wholeDollars } from './payment.ts';

/** The purchase, its payment and its buyer; dollars. */
export interface PurchaseTerms extends ClosingTerms {
  /**
   * True for a buyer who is neither a citizen nor a permanent resident. In Nova Scotia, for a buyer who lives elsewhere
   * and does not move there.
   */
  isNonResident: boolean;
}

/** The costs in display order; whole dollars. */
export interface ClosingCosts {
  downPayment: number;
  /** Taxes, registration and reliefs as on the listing's statement, without the down payment. */
  taxes: CashLine[];
  nonResidentTaxes: NonResidentTax[];
  /** Fees for the closing, and adjustments. */
  fees: CashLine[];
  /** Sum without the down payment. */
  total: number;
  /** Sum with the down payment: the cash that is due by the day of closing. */
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
 * Calculates the closing costs. The reliefs of Ontario, Toronto, British Columbia and Prince Edward Island are for
 * citizens and permanent residents (Ontario since 2017-01-01, Toronto since 2017-03-01; provincial pages, read
 * 2026-11).
 */
export function closingCosts({ isNonResident, ...terms }: PurchaseTerms): ClosingCosts {
  const hasRelief = !(isNonResident && needsCitizenship(terms.state));
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
