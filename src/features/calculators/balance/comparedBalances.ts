/** The balances of another way to pay back the same loan, as a line of its own. */
export interface ComparedBalances {
  /** What the line is, at its side. */
  label: string;
  /** Dollars owed after 0, 1, 2 ... years. */
  balances: readonly number[];
  /** When the last of them is reached, in years and their parts. */
  lastYear: number;
}
