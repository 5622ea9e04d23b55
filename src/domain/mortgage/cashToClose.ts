/** The cash that is due by the day of closing (requirement A10). */

import { provinceCode } from '../geo/provinces.ts';
import { loanInsurance } from './insurancePremium.ts';
import { type TransferTaxId, transferTaxes } from './landTransferTax.ts';
import { sumAsShown, wholeDollars } from './payment.ts';

/**
 * Typical amounts in dollars. There are no official tariffs, so the page shows each as an estimate. Lawyers and
 * notaries charge 400 to 2,500 with disbursements (Financial Consumer Agency of Canada); inspections, appraisals and
 * title insurance by the price lists of Canadian brokerages (2025, 2026).
 */
const CLOSING_FEES = { legal: 1_800, titleInsurance: 400, inspection: 600, appraisal: 400 } as const;
const FEES_YEAR = 2026;

/** Typical share of a year's property tax that the seller has prepaid. */
const PREPAID_TAX_PART = 1 / 4;
/** Adjustments in dollars if the property tax is unknown. */
const ADJUSTMENTS_UNKNOWN = 500;

/** The purchase and its payment; dollars. */
export interface ClosingTerms {
  price: number;
  downPayment: number;
  amortizationYears: number;
  /** A province by name or code. */
  state: string;
  city: string;
  /** Null if the feed has none. */
  annualTaxes: number | null;
  isFirstTimeBuyer: boolean;
  isNewlyBuilt: boolean;
}

/** The subject of a line. */
export type CashLineId =
  | TransferTaxId
  | 'downPayment'
  | 'premiumTax'
  | 'lawyer'
  | 'notary'
  | 'titleInsurance'
  | 'inspection'
  | 'appraisal'
  | 'adjustments';

/** One line of the statement. */
export interface CashLine {
  id: CashLineId;
  /** True for the relief from the tax `id`: a separate line below the tax. */
  isRelief: boolean;
  /** Whole dollars; negative for a relief. */
  dollars: number;
  year: number;
  isEstimate: boolean;
}

function taxLines(terms: ClosingTerms): CashLine[] {
  const mortgage = Math.max(0, terms.price - terms.downPayment);
  return transferTaxes({ ...terms, mortgage }).flatMap(({ relief, ...tax }): CashLine[] => {
    const levied = { ...tax, isRelief: false };
    return relief > 0 ? [levied, { ...tax, isRelief: true, dollars: -relief }] : [levied];
  });
}

/** Returns the lines in display order, and their sum in whole dollars. */
export function cashToClose(terms: ClosingTerms): { lines: CashLine[]; total: number } {
  const { price, downPayment, amortizationYears, state, annualTaxes } = terms;
  const typical = (id: CashLineId, dollars: number): CashLine => ({
    id,
    isRelief: false,
    dollars,
    year: FEES_YEAR,
    isEstimate: true,
  });
  const exact = (id: CashLineId, dollars: number): CashLine => ({
    ...typical(id, dollars),
    isEstimate: false,
  });
  const insurance = loanInsurance(price, downPayment, amortizationYears, state);
  const lines = [
    exact('downPayment', downPayment),
    ...taxLines(terms),
    ...(insurance && insurance.tax > 0 ? [exact('premiumTax', insurance.tax)] : []),
    // In Quebec notaries do the work of lawyers elsewhere.
    typical(provinceCode(state) === 'QC' ? 'notary' : 'lawyer', CLOSING_FEES.legal),
    typical('titleInsurance', CLOSING_FEES.titleInsurance),
    typical('inspection', CLOSING_FEES.inspection),
    typical('appraisal', CLOSING_FEES.appraisal),
    typical('adjustments', annualTaxes === null ? ADJUSTMENTS_UNKNOWN : annualTaxes * PREPAID_TAX_PART),
  ];
  return {
    lines: lines.map((line) => ({ ...line, dollars: wholeDollars(line.dollars) })),
    total: sumAsShown(lines.map(({ dollars }) => dollars)),
  };
}
