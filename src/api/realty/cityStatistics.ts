/** Reads the statistics of a city's market from the answers of the two calls (marketCallPaths.ts). */
import { type CityStatistics, NO_SALES, type SalesFigures } from '#domain/market/marketMonths.ts';
import type { WireGroupedStatistic, WireListingsPage, WireStatistic, WireStatistics } from './contract.ts';
import { number, price, text } from './wireValues.ts';

/** Reads a count of a statistic; 0 if it is missing or negative. */
const countOf = (statistic: WireStatistic | undefined): number => Math.max(0, number(statistic?.count) ?? 0);

/** Null for a negative number too: the feed has sales dated before their listing. */
const fromZero = (value: WireStatistic[keyof Omit<WireStatistic, 'aggregates'>]): number | null => {
  const found = number(value);
  return found !== null && found >= 0 ? found : null;
};

function figuresOf(
  read: (field: keyof WireStatistics) => WireStatistic | undefined,
): Omit<SalesFigures, 'sold'> {
  const sold = read('soldPrice');
  const days = read('daysOnMarket');
  const asking = read('aboveBelowList');
  return {
    averagePrice: price(sold?.avg),
    medianPrice: price(sold?.med),
    priceDeviation: fromZero(sold?.sd),
    averageDays: fromZero(days?.avg),
    medianDays: fromZero(days?.med),
    daysDeviation: fromZero(days?.sd),
    aboveAsking: fromZero(asking?.above),
    belowAsking: fromZero(asking?.below),
  };
}

/** Number of values of a statistic, from an answer by years: the whole has no count. */
export function countOfYears(statistic: WireGroupedStatistic | undefined): number {
  return Object.values(statistic?.yr ?? {}).reduce((sum, year) => sum + countOf(year), 0);
}

/** Reads the figures of all sales in an answer by years. */
export function salesFigures(statistics: WireStatistics): SalesFigures {
  const sold = countOfYears(statistics.soldPrice);
  return sold === 0 ? NO_SALES : { sold, ...figuresOf((field) => statistics[field]) };
}

/** Reads the figures of the sales in each month of an answer. */
export function salesByMonth(statistics: WireStatistics): CityStatistics['sales'] {
  const months = Object.entries(statistics.soldPrice?.mth ?? {});
  return Object.fromEntries(
    months.map(([month, bucket]) => {
      const sold = countOf(bucket);
      const figures = figuresOf((field) => statistics[field]?.mth?.[month]);
      // In an empty month all numbers are 0 on the wire, but 0 is not a price.
      return [month, sold === 0 ? NO_SALES : { sold, ...figures }];
    }),
  );
}

function countsByMonth(statistic: WireGroupedStatistic | undefined): Record<string, number> {
  return Object.fromEntries(
    Object.entries(statistic?.mth ?? {}).map(([month, bucket]) => [month, countOf(bucket)]),
  );
}

/**
 * Combines the statistics of both answers for a city.
 * @param sales statistics of sold homes by month, the list price also by `details.propertyType`
 * @param listed counts of new listings by month; without it there are none
 */
export function cityStatistics(sales: WireListingsPage, listed?: WireListingsPage): CityStatistics {
  const statistics = sales.statistics ?? {};
  const types = Object.entries(statistics.listPrice?.aggregates?.['details']?.['propertyType'] ?? {});
  return {
    all: {
      ...figuresOf((field) => statistics[field]),
      averageListPrice: price(statistics.listPrice?.avg),
    },
    sales: salesByMonth(statistics),
    newListings: countsByMonth(listed?.statistics?.new),
    types: types.flatMap(([name, statistic]) => {
      const [type, averagePrice] = [text(name), price(statistic.avg)];
      return type === '' || averagePrice === null ? [] : [{ type, count: countOf(statistic), averagePrice }];
    }),
  };
}
