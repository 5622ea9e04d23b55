import type { WireCitizenship, WireEmploymentStatus } from '../../../src/api/customer/applicationContract.ts';

/** A province or territory by its postal code of two letters. */
export type Province =
  | 'AB'
  | 'BC'
  | 'MB'
  | 'NB'
  | 'NL'
  | 'NS'
  | 'NT'
  | 'NU'
  | 'ON'
  | 'PE'
  | 'QC'
  | 'SK'
  | 'YT';

/**
 * Limits of the housing ratio (GDS) and the total debt ratio (TDS), in percent of the household's income before tax.
 */
export interface RatioLimits {
  gds: number;
  tds: number;
}

/** One lender's rules. */
export interface Lender {
  /** Its code: "royal_bank". */
  id: string;
  /** Its name as it writes it. */
  name: string;
  rateType: 'fixed' | 'variable';
  termYears: number;
  /** Percent per year, compounded semi-annually; null if it offers no insured loans. */
  insuredRate: number | null;
  uninsuredRate: number;
  insuredLimits: RatioLimits;
  uninsuredLimits: RatioLimits;
  /** Longest amortization of an uninsured loan. */
  longestYears: number;
  /** Dollars, premium included. */
  smallestLoan: number;
  largestLoan: number;
  provinces: readonly Province[];
  takesRentals: boolean;
  citizenships: readonly WireCitizenship[];
  employments: readonly WireEmploymentStatus[];
  /** Months since the start that employed applicants need. */
  minMonths: number;
}
