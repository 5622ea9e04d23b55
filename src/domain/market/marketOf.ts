/** A city's market from the service's statistics. */
import { FEW_SALES, type Market, type MarketFilters, TOP_TYPES, type TopTypes } from './market.ts';
import { type CityStatistics, marketMonths, marketSummary } from './marketMonths.ts';
import { marketSeasons } from './marketSeasons.ts';
import { marketShifts } from './marketShifts.ts';
import { marketWindow } from './marketWindow.ts';

/**
 * The most sold types and the dearest ones. A type in both rankings is exceptional, but not one with so few sales
 * that its average says nothing, nor where there are no more types than a ranking has places: all would be.
 */
export function topTypes(types: CityStatistics['types']): TopTypes {
  const known = types.filter(({ count }) => count > 0);
  const first = (order: (one: (typeof known)[number], other: (typeof known)[number]) => number) =>
    known.toSorted((one, other) => order(one, other) || (one.type < other.type ? -1 : 1)).slice(0, TOP_TYPES);
  const byCount = first((one, other) => other.count - one.count);
  const byPrice = first((one, other) => other.averagePrice - one.averagePrice);
  const isExceptional = (type: (typeof known)[number]): boolean =>
    known.length > TOP_TYPES && type.count >= FEW_SALES && byCount.includes(type) && byPrice.includes(type);
  const marked = (type: (typeof known)[number]) => ({
    ...type,
    averagePrice: Math.round(type.averagePrice),
    exceptional: isExceptional(type),
    fewSales: type.count < FEW_SALES,
  });
  return { byCount: byCount.map(marked), byPrice: byPrice.map(marked) };
}

/**
 * All that the page shows.
 * @param now the moment of the answer: its month is the unfinished one.
 */
export function marketOf(statistics: CityStatistics, filters: MarketFilters, now: Date): Market {
  const months = marketMonths(statistics, marketWindow(filters, now).months);
  return {
    filters,
    months,
    summary: marketSummary(statistics, months),
    types: topTypes(statistics.types),
    shifts: marketShifts(statistics, months),
    seasons: marketSeasons(statistics, months),
  };
}
