/** A city's market by the statistics of the listings call (A7). */
import type { Market, MarketFilters } from '#domain/market/market.ts';
import { marketOf } from '#domain/market/marketOf.ts';
import type { WireListingsPage } from './contract.ts';
import { marketCallPaths } from './marketCallPaths.ts';
import { cityStatistics } from './marketStatistics.ts';
import { realtyApi } from './realtyApi.ts';

/** The endpoint. */
export const marketCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A city's market. Two requests: the sales' one holds only homes that were sold, so that it can't count the
     * homes that came on the market in a month. Both or none: a failure of either is the answer's.
     */
    marketStatistics: build.query<Market, MarketFilters>({
      queryFn: async (filters, _api, _extra, call) => {
        const now = new Date();
        const paths = marketCallPaths(filters, now);
        const [sales, listed] = await Promise.all([call(paths.sales), call(paths.listed)]);
        const error = sales.error ?? listed.error;
        if (error) return { error };
        const statistics = cityStatistics(
          sales.data as WireListingsPage, // the contract of GET /listings
          listed.data as WireListingsPage, // the same
        );
        return { data: marketOf(statistics, filters, now) };
      },
      providesTags: ['listings'],
    }),
  }),
});

/** Its hook. */
export const { useMarketStatisticsQuery } = marketCalls;
