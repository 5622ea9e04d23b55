/** A city's market, from the statistics of the listings call (requirement A34). */
import type { Market, MarketFilters } from '#domain/market/market.ts';
import { marketOf } from '#domain/market/marketOf.ts';
import { cityStatistics } from './cityStatistics.ts';
import type { WireListingsPage } from './contract.ts';
import { leasesCallPath } from './localMarketPaths.ts';
import { marketCallPaths } from './marketCallPaths.ts';
import { realtyApi } from './realtyApi.ts';

/** The endpoints of a city's market. */
export const marketCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A city's market, from two requests. The request for sales holds only sold homes, so it cannot count the homes
     * that came on the market in a month. If either fails, the query fails.
     */
    marketStatistics: build.query<Market, MarketFilters>({
      queryFn: async (filters, _api, _extra, call) => {
        const now = new Date();
        const paths = marketCallPaths(filters, now);
        const [sales, listed] = await Promise.all([call(paths.sales), call(paths.listed)]);
        const error = sales.error ?? listed.error;
        if (error) return { error };
        const statistics = cityStatistics(
          sales.data as WireListingsPage, // typed by the contract
          listed.data as WireListingsPage, // typed by the contract
        );
        return { data: marketOf(statistics, filters, now) };
      },
      providesTags: ['listings'],
    }),
    /** A city's leases in the form of a market: rents are its prices, leases its sales. It has no new listings. */
    marketRents: build.query<Market, MarketFilters>({
      query: (filters) => leasesCallPath(filters, new Date()),
      transformResponse: (leases: WireListingsPage, _meta, filters) =>
        marketOf(cityStatistics(leases), filters, new Date()),
      providesTags: ['listings'],
    }),
  }),
});

/** The hooks of the endpoints. */
export const { useMarketStatisticsQuery, useMarketRentsQuery } = marketCalls;
