/** The market near a home, from the statistics of the listings call. */
import {
  type LocalMarket,
  type LocalQuestion,
  localMarket,
  type RentQuestion,
  type UsualRent,
} from '#domain/market/localMarket.ts';
import type { CityStatistics } from '#domain/market/marketMonths.ts';
import { countOfYears, salesByMonth, salesFigures } from './cityStatistics.ts';
import type { WireListingsPage } from './contract.ts';
import { localMarketPath, priceIndexPath, rentPath } from './localMarketPaths.ts';
import { realtyApi } from './realtyApi.ts';
import { price } from './wireValues.ts';

function localMarketOf({ statistics = {} }: WireListingsPage): LocalMarket {
  const { priceSqft } = statistics;
  return localMarket({
    figures: salesFigures(statistics),
    pricePerSqft: {
      average: price(priceSqft?.avg),
      median: price(priceSqft?.med),
      count: countOfYears(priceSqft),
    },
  });
}

/** The endpoints of the market near a home. */
const localMarketCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Figures of the last twelve months. */
    localMarket: build.query<LocalMarket, LocalQuestion>({
      query: (question) => localMarketPath(question, new Date()),
      transformResponse: localMarketOf,
      providesTags: ['listings'],
    }),
    /** The sales of each month in the city. `since` is a day: "2024-05-01". */
    priceIndex: build.query<CityStatistics['sales'], LocalQuestion & { since: string }>({
      query: ({ since, ...question }) => priceIndexPath(question, since),
      transformResponse: ({ statistics = {} }: WireListingsPage) => salesByMonth(statistics),
      providesTags: ['listings'],
    }),
    /** The usual rent in the neighbourhood, else in the city; null if both have too few leases. */
    usualRent: build.query<UsualRent | null, RentQuestion>({
      queryFn: async (question, _api, _extra, call) => {
        const { neighborhood, city } = question;
        for (const place of new Set([neighborhood, ''])) {
          const answer = await call(rentPath({ ...question, neighborhood: place }, new Date()));
          if (answer.error) return { error: answer.error };
          const { statistics = {} } = answer.data as WireListingsPage; // typed by the contract
          const { medianPrice: rent, sold: leases } = localMarket({
            figures: salesFigures(statistics),
            pricePerSqft: { average: null, median: null, count: 0 },
          });
          if (rent !== null) return { data: { rent, leases, place: place || city } };
        }
        return { data: null };
      },
      providesTags: ['listings'],
    }),
  }),
});

/** The hooks of the endpoints. */
export const { useLocalMarketQuery, usePriceIndexQuery, useUsualRentQuery } = localMarketCalls;
