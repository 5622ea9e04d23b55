/** A city's market from the service's statistics. */
import type { Market, MarketFilters } from './market.ts';
import { type CityStatistics, marketMonths, marketSummary } from './marketMonths.ts';
import { marketSeasons } from './marketSeasons.ts';
import { marketShifts } from './marketShifts.ts';
import { topTypes } from './marketTypes.ts';
import { marketWindow } from './marketWindow.ts';

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
