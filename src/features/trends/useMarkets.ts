import { useMarketRentsQuery, useMarketStatisticsQuery } from '#api/realty/marketCalls.ts';
import { type Market, type MarketFilters, type MarketPlace, marketName } from '#domain/market/market.ts';
import { placeOfView, type TrendsView } from '#domain/market/trendsUrl.ts';

/** A place's figures with its name: loading, failed or loaded. */
export type MarketState = { name: string } & (
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; market: Market }
);

/** The figures of the sales, or those of the leases in the same form. */
type Of = 'sales' | 'leases';
const QUERIES = { sales: useMarketStatisticsQuery, leases: useMarketRentsQuery };

/** The figures of one place. A component must not change `of`. */
export function useMarket(filters: MarketFilters, isNeeded = true, of: Of = 'sales'): MarketState {
  const useQuery = QUERIES[of];
  const { currentData, error, isFetching, refetch } = useQuery(filters, {
    skip: !isNeeded,
  });
  const name = marketName(filters);
  // If a reload failed, `data` may still be that of a customer who has signed out.
  if (currentData && !error) return { name, status: 'loaded', market: currentData };
  if (error && !isFetching) return { name, status: 'failed', retry: () => void refetch() };
  return { name, status: 'loading' };
}

/**
 * The figures of the page's city and of the compared cities, in the order of the view.
 * @param of sales by default; a component must not change it
 */
export function useMarkets(
  view: TrendsView,
  of: Of = 'sales',
): {
  own: MarketState;
  others: MarketState[];
} {
  const { maxBeds, olderData, compare } = view;
  const filtersOf = (place: MarketPlace) => ({ ...placeOfView(place), maxBeds, olderData });
  const [first, second] = compare;
  const own = useMarket(filtersOf(view), true, of);
  // One hook call for each place. The number of hooks must stay the same, so that unused places are skipped.
  const one = useMarket(filtersOf(first ?? view), first !== undefined, of);
  const other = useMarket(filtersOf(second ?? view), second !== undefined, of);
  return { own, others: [one, other].slice(0, compare.length) };
}
