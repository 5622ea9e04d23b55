/** A city's market by the statistics of the listings call (A7). */
import type { Market, MarketFilters } from '../../domain/market.ts';
import { marketOf } from '../../domain/marketOf.ts';
import { marketWindow } from '../../domain/marketWindow.ts';
import type { WireListingsPage } from './contract.ts';
import { cityStatistics } from './marketStatistics.ts';
import { realtyApi } from './realtyApi.ts';

/** What is asked of the sales; the deviations tell a change from chance. */
const SALES = [
  'avg-soldPrice',
  'med-soldPrice',
  'sd-soldPrice',
  'avg-daysOnMarket',
  'med-daysOnMarket',
  'sd-daysOnMarket',
  'avg-listPrice',
  'pct-aboveBelowList',
  'grp-mth',
].join(',');

type Query = Record<string, string | number | readonly string[]>;

/** Unlike a search's, this query says minBeds=0 too: A7 names it. */
function printed(query: Query): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) text.append(name, String(one));
  }
  return text.toString();
}

const homesOf = ({ city, maxBeds }: MarketFilters) => ({ city, minBeds: 0, maxBeds, listings: 'false' });

/** The homes sold in the window, as A7 asks for them. */
function salesQuery(filters: MarketFilters, since: string): Query {
  return {
    ...homesOf(filters),
    status: 'U',
    lastStatus: 'Sld',
    minSoldDate: since,
    statistics: SALES,
    aggregateStatistics: 'true',
    aggregates: 'details.propertyType',
  };
}

/** The homes that came on the market for sale in the window, whatever became of them. */
function listedQuery(filters: MarketFilters, since: string): Query {
  return {
    ...homesOf(filters),
    type: 'sale',
    status: ['A', 'U'],
    minListDate: since,
    statistics: 'cnt-new,grp-mth',
  };
}

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
        const { since } = marketWindow(filters, now);
        const [sales, listed] = await Promise.all([
          call(`/listings?${printed(salesQuery(filters, since))}`),
          call(`/listings?${printed(listedQuery(filters, since))}`),
        ]);
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
