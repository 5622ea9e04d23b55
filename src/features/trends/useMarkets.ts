import { useMarketStatisticsQuery } from '#api/realty/marketCalls.ts';
import type { Market, MarketCity, MarketFilters } from '#domain/market/market.ts';
import type { TrendsView } from '#domain/market/trendsUrl.ts';

/** A city's figures: on their way, not to be had, or there (A4). */
export type MarketState = { city: MarketCity } & (
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; market: Market }
);

function useMarket(filters: MarketFilters, isAsked: boolean): MarketState {
  const { currentData, error, isFetching, refetch } = useMarketStatisticsQuery(filters, {
    skip: !isAsked,
  });
  const { city } = filters;
  // Figures whose renewal failed may be those of a customer who has left.
  if (currentData && !error) return { city, status: 'loaded', market: currentData };
  if (error && !isFetching) return { city, status: 'failed', retry: () => void refetch() };
  return { city, status: 'loading' };
}

/** The page's city and those that it is compared with, in the order of the view. */
export function useMarkets({ city, maxBeds, olderData, compare }: TrendsView): {
  own: MarketState;
  others: MarketState[];
} {
  const filters = { maxBeds, olderData };
  const [first, second] = compare;
  const own = useMarket({ ...filters, city }, true);
  // A hook for each place: which of them asks changes, how many there are does not.
  const one = useMarket({ ...filters, city: first ?? city }, first !== undefined);
  const other = useMarket({ ...filters, city: second ?? city }, second !== undefined);
  return { own, others: [one, other].slice(0, compare.length) };
}
