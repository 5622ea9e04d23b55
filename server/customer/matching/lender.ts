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

/** How much of a household's income before tax may go to its home, and to its home and debts; percent. */
export interface RatioLimits {
  gds: number;
  tds: number;
}

/** What one lender lends by. */
export interface Lender {
  /** Its code: "royal_bank". */
  id: string;
  /** As it writes itself. */
  name: string;
  rateType: 'fixed' | 'variable';
  termYears: number;
  /** Percent a year, semi-annual compounding; null where it insures no loans. */
  insuredRate: number | null;
  uninsuredRate: number;
  insuredLimits: RatioLimits;
  uninsuredLimits: RatioLimits;
  /** The longest of a loan that is not insured. */
  longestYears: number;
  /** Dollars, premium included. */
  smallestLoan: number;
  largestLoan: number;
  provinces: readonly Province[];
  takesRentals: boolean;
  citizenships: readonly WireCitizenship[];
  employments: readonly WireEmploymentStatus[];
  /** Of who is employed: months since the start. */
  leastMonths: number;
}
