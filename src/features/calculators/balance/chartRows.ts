interface Balances {
  balances: readonly number[];
  lastYear: number;
}

/** A point of the chart: a year, or the part of one in which the loan ends. */
interface ChartRow {
  year: number;
  balance: number | null;
  compared: number | null;
}

/** The balances of one loan, or of two beside each other, as points from left to right. */
export function chartRows(own: Balances, compared: Balances | null): ChartRow[] {
  const rows = new Map<number, ChartRow>();
  const add = ({ balances, lastYear }: Balances, name: 'balance' | 'compared') => {
    for (const [index, balance] of balances.entries()) {
      const year = Math.min(index, lastYear);
      rows.set(year, { year, balance: null, compared: null, ...rows.get(year), [name]: balance });
    }
  };
  add(own, 'balance');
  if (compared) add(compared, 'compared');
  return [...rows.values()].sort((one, other) => one.year - other.year);
}
