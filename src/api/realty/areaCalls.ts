/** Calls of a neighbourhood's page beside those of its market (marketCalls.ts). */
import type { ListingType } from '#domain/listing/status.ts';
import { DEFAULT_MARKET_FILTERS, FEW_SALES, type MarketPlace } from '#domain/market/market.ts';
import { marketWindow } from '#domain/market/marketWindow.ts';
import type { AreaSales } from '#domain/market/similarAreas.ts';
import { DWELLING_TYPES } from '#domain/search/homeTypes.ts';
import { hideParameter } from '#platform/storage/homeMarks.ts';
import type { WireListingsPage } from './contract.ts';
import { printMarketQuery } from './marketCallPaths.ts';
import { realtyApi } from './realtyApi.ts';
import { printStartSearch } from './searchQuery.ts';
import { number, price } from './wireValues.ts';

/** The homes on the market in a neighbourhood. */
export interface AreaHomes {
  /** The number that the list of the neighbourhood shows. */
  count: number;
  /** Dollars, for a lease per month; null for too few homes whose price the caller may see. */
  medianPrice: number | null;
}

/** A neighbourhood, and one of the kinds of offers. */
export interface AreaQuestion extends Required<MarketPlace> {
  type: ListingType;
}

const homesPath = ({ type, city, state, neighborhood }: AreaQuestion): string =>
  `/listings?${printStartSearch(type)}&${new URLSearchParams({
    city,
    neighborhood,
    state,
    listings: 'false',
    statistics: 'med-listPrice,cnt-new',
  })}`;

/** The sales of a year by neighbourhood, of all homes or of the condos alone. */
function salesPath({ city, state }: MarketPlace, kind: { class?: string }): string {
  const { months } = marketWindow({ olderData: true }, new Date());
  return `/listings?${printMarketQuery({
    city,
    state,
    minBeds: 0,
    maxBeds: DEFAULT_MARKET_FILTERS.maxBeds,
    ...kind,
    propertyType: DWELLING_TYPES,
    listings: 'false',
    status: 'U',
    lastStatus: 'Sld',
    // Twelve full months and the current one.
    minSoldDate: `${months.at(-13)}-01`,
    statistics: 'med-soldPrice',
    aggregateStatistics: 'true',
    aggregates: 'address.neighborhood',
  })}`;
}

const partsOf = (answer: unknown) =>
  (answer as WireListingsPage).statistics?.soldPrice?.aggregates?.['address']?.['neighborhood'] ?? {}; // typed by the contract

const areaCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Number and median price of the homes that the list of a neighbourhood shows. */
    areaHomes: build.query<AreaHomes, AreaQuestion>({
      providesTags: ['listings', 'results'],
      queryFn: async (question, _api, _extra, call) => {
        const { data, error } = await call(homesPath(question) + hideParameter());
        if (error) return { error };
        const { count, statistics } = data as WireListingsPage; // typed by the contract
        const seen = number(statistics?.new?.count) ?? 0;
        return { data: { count, medianPrice: seen < FEW_SALES ? null : price(statistics?.listPrice?.med) } };
      },
    }),
    /** The sales of a year of each neighbourhood of a city. */
    areaSales: build.query<AreaSales[], MarketPlace>({
      providesTags: ['listings'],
      queryFn: async (place, _api, _extra, call) => {
        const [all, condos] = await Promise.all([
          call(salesPath(place, {})),
          call(salesPath(place, { class: 'condo' })),
        ]);
        const error = all.error ?? condos.error;
        if (error) return { error };
        const condosOf = partsOf(condos.data);
        return {
          data: Object.entries(partsOf(all.data)).flatMap(([name, statistic]) => {
            const [sold, medianPrice] = [number(statistic.count) ?? 0, price(statistic.med)];
            if (name === '' || sold === 0 || medianPrice === null) return [];
            return [{ name, sold, medianPrice, condoShare: (number(condosOf[name]?.count) ?? 0) / sold }];
          }),
        };
      },
    }),
  }),
});

/** The hooks of the endpoints. */
export const { useAreaHomesQuery, useAreaSalesQuery } = areaCalls;
