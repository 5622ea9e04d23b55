/** The months of a city's market and their summary, from a statistics answer. */
import { FEW_SALES, type MarketMonth, type MarketSummary } from './market.ts';

/** Sales of a month or of all months, as the service reports them. Null if a figure is unknown or nothing was sold. */
export interface SalesFigures {
  sold: number;
  /** Dollars. */
  averagePrice: number | null;
  medianPrice: number | null;
  priceDeviation: number | null;
  /** Days from listing to sale. */
  averageDays: number | null;
  medianDays: number | null;
  daysDeviation: number | null;
  /** Percent of the sales. */
  aboveAsking: number | null;
  belowAsking: number | null;
}

/** The validated statistics of one city. Months without an entry had no sale or no new listing. */
export interface CityStatistics {
  all: Omit<SalesFigures, 'sold'> & { averageListPrice: number | null };
  /** By month: "2026-05". */
  sales: Record<string, SalesFigures>;
  newListings: Record<string, number>;
  types: { type: string; count: number; averagePrice: number }[];
}

/** The figures of a month without a sale. */
export const NO_SALES: SalesFigures = {
  sold: 0,
  averagePrice: null,
  medianPrice: null,
  priceDeviation: null,
  averageDays: null,
  medianDays: null,
  daysDeviation: null,
  aboveAsking: null,
  belowAsking: null,
};

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** Rounds to at most one decimal. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

const tenths = (value: number | null): number | null => (value === null ? null : toTenth(value));

const isFew = (sold: number): boolean => sold > 0 && sold < FEW_SALES;

/** Rounds the figures of some sales as every page shows them: prices to dollars, days and percent to tenths. */
export function shownFigures(figures: Omit<SalesFigures, 'sold'>) {
  return {
    averagePrice: rounded(figures.averagePrice),
    medianPrice: rounded(figures.medianPrice),
    averageDays: tenths(figures.averageDays),
    medianDays: tenths(figures.medianDays),
    aboveAsking: tenths(figures.aboveAsking),
    belowAsking: tenths(figures.belowAsking),
  };
}

/** Returns every month of a window, oldest first; the current month is the last. */
export function marketMonths(
  { sales, newListings }: CityStatistics,
  window: readonly string[],
): MarketMonth[] {
  return window.map((month) => {
    const figures = sales[month] ?? NO_SALES;
    return {
      month,
      sold: figures.sold,
      newListings: newListings[month] ?? 0,
      ...shownFigures(figures),
      fewSales: isFew(figures.sold),
      unfinished: month === window.at(-1),
    };
  });
}

/** Returns the totals and averages of the months. */
export function marketSummary({ all }: CityStatistics, months: readonly MarketMonth[]): MarketSummary {
  const sold = months.reduce((sum, month) => sum + month.sold, 0);
  const newListings = months.reduce((sum, month) => sum + month.newListings, 0);
  const figures = sold === 0 ? { ...NO_SALES, averageListPrice: null } : all;
  // The rounded parts may add up to more than 100.
  const atAsking =
    figures.aboveAsking === null || figures.belowAsking === null
      ? null
      : toTenth(Math.max(0, 100 - figures.aboveAsking - figures.belowAsking));
  return {
    sold,
    newListings,
    ...shownFigures(figures),
    averageListPrice: rounded(figures.averageListPrice),
    atAsking,
    fewSales: isFew(sold),
  };
}
