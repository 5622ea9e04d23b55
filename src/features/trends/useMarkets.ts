import { useMarketRentsQuery, useMarketStatisticsQuery } from '#api/realty/marketCalls.ts';
import type { Market, MarketCity, MarketFilters } from '#domain/market/market.ts';
import type { TrendsView } from '#domain/market/trendsUrl.ts';

/** A city's figures: loading, failed or loaded. */
export type MarketState = { city: MarketCity } & (
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; market: Market }
);

/** The figures of the sales, or those of the leases in the same form. */
type Of = 'sales' | 'leases';
const QUERIES = { sales: useMarketStatisticsQuery, leases: useMarketRentsQuery };

function useMarket(filters: MarketFilters, isNeeded: boolean, of: Of): MarketState {
  const useQuery = QUERIES[of];
  const { currentData, error, isFetching, refetch } = useQuery(filters, {
    skip: !isNeeded,
  });
  const { city } = filters;
  // If a reload failed, `data` may still be that of a customer who has signed out.
  if (currentData && !error) return { city, status: 'loaded', market: currentData };
  if (error && !isFetching) return { city, status: 'failed', retry: () => void refetch() };
  return { city, status: 'loading' };
}

/**
 * The figures of the page's city and of the compared cities, in the order of the view.
 * @param of sales by default; a component must not change it
 */
export function useMarkets(
  { city, maxBeds, olderData, compare }: TrendsView,
  of: Of = 'sales',
): {
  own: MarketState;
  others: MarketState[];
} {
  const filters = { maxBeds, olderData };
  const [first, second] = compare;
  const own = useMarket({ ...filters, city }, true, of);
  // One hook call for each place. The number of hooks must stay the same, so that unused places are skipped.
  const one = useMarket({ ...filters, city: first ?? city }, first !== undefined, of);
  const other = useMarket({ ...filters, city: second ?? city }, second !== undefined, of);
  return { own, others: [one, other].slice(0, compare.length) };
}
