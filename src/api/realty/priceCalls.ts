/** The call of the map's layer of prices. Loaded with the layer. */
import { type Bounds, ringsBounds } from '#domain/geo/geo.ts';
import type { PriceCells } from '#domain/market/priceCells.ts';
import { daysBefore, withMarket } from '#domain/search/marketStatus.ts';
import type { PriceLayer, Search } from '#domain/search/search.ts';
import { WIDEST_PRICES, type WirePriceCells } from './priceContract.ts';
import { realtyApi } from './realtyApi.ts';
import { filters, printQuery, searchedRing } from './searchQuery.ts';

/** Days. */
const YEAR = 365;

/** The prices of a search's homes in a view on the view grid. */
export interface PriceQuestion {
  search: Search;
  bounds: Bounds;
  layer: PriceLayer;
}

/** True if the searched area is larger than the service compares. */
export function isTooWide({ search, bounds }: PriceQuestion): boolean {
  const ring = searchedRing({ search, bounds });
  const area = typeof ring === 'string' ? bounds : ringsBounds([ring]);
  return area !== undefined && Math.max(area.east - area.west, area.north - area.south) > WIDEST_PRICES;
}

/** Returns the path of the call. Sales are those of twelve months, not of the search's days. */
function pricePath({ search, bounds, layer }: PriceQuestion, now: Date): string {
  const shown = withMarket({ ...search, soldDays: 0 }, layer === 'sold' ? 'sold' : 'active');
  const query = filters({ search: shown, bounds });
  return `/listings/prices?${printQuery(layer === 'sold' ? { ...query, minSoldDate: daysBefore(YEAR, now) } : query)}`;
}

const placeName = ({ name, city }: { name: string; city: string }): string =>
  name === city ? name : `${name}, ${city}`;

function cellsOf(wire: WirePriceCells, { search: { type }, layer }: PriceQuestion): PriceCells {
  const { minHomes, leftOut } = wire;
  const cells = wire.cells.map(({ bounds: { top_left: first, bottom_right: last }, place, ...cell }) => ({
    ...cell,
    bounds: { north: first.latitude, west: first.longitude, south: last.latitude, east: last.longitude },
    place: place ? placeName(place) : '',
  }));
  return { type, layer, minHomes, leftOut, cells };
}

const priceCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Median prices by cells of the map. */
    prices: build.query<PriceCells, PriceQuestion>({
      providesTags: ['listings'],
      serializeQueryArgs: ({ queryArgs }) =>
        `prices ${searchedRing(queryArgs)} ${pricePath(queryArgs, new Date())}`,
      queryFn: async (question, _api, _extra, call) => {
        const none: WirePriceCells = {
          measure: 'rent',
          minHomes: 0,
          leftOut: { cells: 0, homes: 0 },
          cells: [],
        };
        if (searchedRing(question) === 'nowhere') return { data: cellsOf(none, question) };
        const answer = await call(pricePath(question, new Date()));
        if (answer.error) return { error: answer.error };
        return { data: cellsOf(answer.data as WirePriceCells, question) }; // typed by the contract
      },
    }),
  }),
});

/** The hook of the call. */
export const { usePricesQuery } = priceCalls;
