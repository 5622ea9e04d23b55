import { queryNumber } from './fieldQuery.ts';

/** Parameters of a calculator's address that another calculator reads too, or passes on. */
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

/** Figures of a link. Null is unknown; false is the default and is left out. */
export type Figures = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Returns the parameters of an address for the other calculators. @param own the names that the calculator itself reads
 */
export function sharedQuery(query: URLSearchParams, own: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => NAMES.includes(name) && !own.includes(name)));
}

/**
 * Returns the query of a link to another calculator: every known figure, defaults too, because each page has its own
 * defaults.
 */
export function figuresQuery(figures: Figures, others = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(others);
  for (const [name, value] of Object.entries(figures)) {
    if (value === null || value === false) query.delete(name);
    else
      query.set(name, value === true ? '1' : String(typeof value === 'number' ? queryNumber(value) : value));
  }
  return query;
}
