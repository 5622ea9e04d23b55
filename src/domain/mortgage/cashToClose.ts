/** Everything that is due in cash until the day of closing (A2 Closing costs; rulings S6). */

import { provinceCode } from '../geo/provinces.ts';
import { loanInsurance } from './insurancePremium.ts';
import { type TransferTaxId, transferTaxes } from './landTransferTax.ts';
import { sumAsShown, wholeDollars } from './payment.ts';

/**
 * Typical amounts in dollars; nobody publishes a tariff, so each is shown as an estimate. Lawyers and notaries ask
 * 400 to 2,500 with disbursements (Financial Consumer Agency of Canada); inspections, appraisals and title
 * insurance by the price lists of Canadian brokerages (2025, 2026).
 */
const CLOSING_FEES = { legal: 1_800, titleInsurance: 400, inspection: 600, appraisal: 400 } as const;
const FEES_YEAR = 2026;

/** The seller has typically paid this part of a year's property tax ahead. */
const PREPAID_TAX_PART = 1 / 4;
/** Adjustments in dollars where the property tax is not known. */
const ADJUSTMENTS_UNKNOWN = 500;

/** What is bought and how it is paid; dollars. */
export interface ClosingTerms {
  price: number;
  downPayment: number;
  amortizationYears: number;
  /** A province by name or code. */
  state: string;
  city: string;
  /** Null where the feed has none. */
  annualTaxes: number | null;
  isFirstTimeBuyer: boolean;
  isNewlyBuilt: boolean;
}

/** What a line is for. */
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
  /** What the buyer is spared of the tax `id`: a line of its own, below the tax. */
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

/** The lines in the order in which they are shown, and their sum, in whole dollars. */
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
    // In Quebec notaries do what lawyers do elsewhere.
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
