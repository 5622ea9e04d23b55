import { queryNumber } from './fieldQuery.ts';

/** What one calculator's address says that another one reads too, or keeps for the next. */
const NAMES: readonly string[] = [
  'price',
  'downDollars',
  'downPercent',
  'rate',
  'years',
  'frequency',
  'compounding',
  'annualTaxes',
  'maintenanceFee',
  'extraMonthly',
  'extraYearly',
  'extraOnce',
  'extraAfter',
  'province',
  'place',
  'city',
  'firstTime',
  'newlyBuilt',
  'nonResident',
  'income',
  'coIncome',
  'debts',
  'cards',
  'heat',
];

/** Figures as a link says them. Null is not known, and false is the answer of an address that says nothing. */
export type Figures = Readonly<Record<string, string | number | boolean | null>>;

/** What an address says for the other calculators. @param own the names that the calculator itself reads */
export function handedOn(query: URLSearchParams, own: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => NAMES.includes(name) && !own.includes(name)));
}

/** The query of a link to another calculator: every figure that was said, usual ones too, since each page has its own. */
export function figuresQuery(figures: Figures, others = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(others);
  for (const [name, value] of Object.entries(figures)) {
    if (value === null || value === false) query.delete(name);
    else
      query.set(name, value === true ? '1' : String(typeof value === 'number' ? queryNumber(value) : value));
  }
  return query;
}
