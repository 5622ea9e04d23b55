/** The realty service's calls (L7). Answers are normalised before they are cached; errors have the one shape. */
import { type BaseQueryFn, createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { environment } from '../../config/environment.ts';
import { AUTOCOMPLETE_RESULTS, DEFAULT_BOARD_ID } from '../../domain/constants.ts';
import type { Bounds, Point, Ring } from '../../domain/geo.ts';
import type { Cluster, Listing } from '../../domain/listing.ts';
import type { Search } from '../../domain/search.ts';
import { type CallError, callError } from '../errors.ts';
import type {
  WireAutocomplete,
  WireBoundary,
  WireListing,
  WireListingsPage,
  WireLocations,
  WireSimilar,
} from './contract.ts';
import { normaliseCluster, normaliseListing, normaliseListings } from './normaliseListing.ts';
import { drawsClusters, pageQuery, pinsQuery, printQuery } from './searchQuery.ts';

/** One page of a search. `count` is of the whole search. */
export interface ListingsPage {
  listings: Listing[];
  count: number;
  page: number;
}

/** What the map draws in a view: clusters, or the listings one by one. */
export interface Pins {
  count: number;
  clusters: Cluster[];
  listings: Listing[];
}

export interface PlaceLocation {
  name: string;
  city: string;
  state: string;
  location: Point;
}

export interface Locations {
  cities: PlaceLocation[];
  neighborhoods: PlaceLocation[];
}

/** A city's or neighbourhood's outline. */
export interface Boundary {
  name: string;
  type: 'city' | 'neighborhood';
  city: string;
  state: string;
  center: Point;
  path: Ring[];
}

export interface ListingId {
  mlsNumber: string;
  boardId: number;
}

const rawQuery = fetchBaseQuery({
  baseUrl: new URL(environment.realtyUrl, globalThis.location?.origin ?? 'http://localhost').href,
  timeout: 15_000,
});

const baseQuery: BaseQueryFn<Parameters<typeof rawQuery>[0], unknown, CallError> = async (
  call,
  api,
  extra,
) => {
  const result = await rawQuery(call, api, extra);
  return result.error ? { error: callError(result.error) } : { data: result.data };
};

const pageOf = (wire: WireListingsPage): ListingsPage => ({
  listings: normaliseListings(wire.listings),
  count: wire.count,
  page: wire.page,
});

/** The service's endpoints: every answer in the product's own types, every failure a CallError. */
export const realtyApi = createApi({
  reducerPath: 'realty',
  baseQuery,
  keepUnusedDataFor: 120,
  endpoints: (build) => ({
    /** One page of the list, of the panel (with the view's bounds), or of a shorter length (home). */
    listings: build.query<ListingsPage, { search: Search; bounds?: Bounds; resultsPerPage?: number }>({
      query: ({ search, bounds, resultsPerPage }) =>
        `/listings?${printQuery(pageQuery(search, bounds, resultsPerPage))}`,
      transformResponse: pageOf,
    }),
    /** Clusters and single listings of a view (L9 Map). */
    pins: build.query<Pins, { search: Search; bounds: Bounds; zoom: number }>({
      query: ({ search, bounds, zoom }) => `/listings?${printQuery(pinsQuery(search, bounds, zoom))}`,
      transformResponse: (wire: WireListingsPage, _meta, { zoom }) => {
        const clustered = drawsClusters(zoom, wire.count);
        return {
          count: wire.count,
          clusters: clustered
            ? (wire.aggregates?.map?.clusters ?? [])
                .map(normaliseCluster)
                .filter((cluster) => cluster !== null)
            : [],
          listings: clustered ? [] : normaliseListings(wire.listings),
        };
      },
    }),
    listing: build.query<Listing, ListingId>({
      query: ({ mlsNumber, boardId }) => ({
        url: `/listings/${encodeURIComponent(mlsNumber)}`,
        headers: { 'board-id': String(boardId) },
      }),
      transformResponse: (wire: WireListing) => normaliseListing(wire),
    }),
    similar: build.query<Listing[], ListingId>({
      query: ({ mlsNumber, boardId }) =>
        `/listings/${encodeURIComponent(mlsNumber)}/similar?boardId=${boardId}`,
      transformResponse: (wire: WireSimilar) => normaliseListings(wire.similar),
    }),
    /** Listings by address (the text before its first comma, rulings S5) or MLS number. */
    autocomplete: build.query<Listing[], string>({
      query: (text) => ({
        url: '/autocomplete',
        params: {
          search: text.split(',')[0]?.trim() ?? '',
          searchFields: 'address.streetNumber,address.streetName,address.unitNumber,mlsNumber',
          fields: 'mlsNumber,boardId,type,status,lastStatus,listPrice,address,map,permissions',
          resultsPerPage: AUTOCOMPLETE_RESULTS,
        },
      }),
      transformResponse: (wire: WireAutocomplete) => normaliseListings(wire.listings),
    }),
    locations: build.query<Locations, { search: string }>({
      query: ({ search }) => ({ url: '/locations', params: { search } }),
      transformResponse: (wire: WireLocations) => ({
        cities: wire.search.cities.map((city) => ({ ...city, city: city.name })),
        neighborhoods: wire.search.neighborhoods,
      }),
    }),
    boundary: build.query<
      Boundary,
      { name: string; type: 'city' | 'neighborhood'; city?: string; state?: string }
    >({
      query: ({ name, type, city, state }) => ({
        url: '/locations/boundary',
        params: { name, type, boardId: DEFAULT_BOARD_ID, ...(city && { city }), ...(state && { state }) },
      }),
      transformResponse: (wire: WireBoundary): Boundary => wire,
    }),
  }),
});

/** Hooks of the endpoints. */
export const {
  useListingsQuery,
  useListingQuery,
  useSimilarQuery,
  useAutocompleteQuery,
  useLocationsQuery,
  useBoundaryQuery,
} = realtyApi;
