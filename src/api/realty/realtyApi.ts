/** Calls of the realty service. Answers are normalised before they are cached; every failure is a CallError. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { serviceQuery, serviceUrl } from '#api/serviceQuery.ts';
import { fetchOrTakeEarly } from '#boot/earlyAnswers.ts';
import { environment } from '#config/environment.ts';
import type { OfflineCopy } from '#config/offline.ts';
import { ANSWER_FRESH_S, AUTOCOMPLETE_RESULTS } from '#domain/constants.ts';
import type { Point, Ring } from '#domain/geo/geo.ts';
import type { Address, Cluster, Listing, MarketTime } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { splitStreet, withoutNumberComma } from '#domain/listing/street.ts';
import { hideParameter } from '#platform/storage/homeMarks.ts';
import { findCachedLocations, type Locations } from './cachedLocations.ts';
import type {
  WireAutocomplete,
  WireBoundary,
  WireCount,
  WireHistory,
  WireListing,
  WireListingsPage,
  WireLocations,
  WireSimilar,
  WireSuggestions,
} from './contract.ts';
import { readCopiedAt } from './copiedAt.ts';
import { listingCall } from './listingCall.ts';
import {
  normaliseCluster,
  normaliseHistoryEntry,
  normaliseListing,
  normaliseListings,
} from './normaliseListing.ts';
import {
  countBody,
  drawsClusters,
  type PinsQuestion,
  pageQuery,
  pinsQuery,
  printQuery,
  printStartSearch,
  type SearchedView,
  searchedRing,
} from './searchQuery.ts';

/** One page of a search. `count` is the number of results of the whole search. */
export interface ListingsPage extends OfflineCopy {
  listings: Listing[];
  count: number;
  page: number;
}

/** Contents of the map in a viewport: clusters, or single listings. */
export interface Pins extends OfflineCopy {
  count: number;
  clusters: Cluster[];
  listings: Listing[];
}

/** The outline of a city or neighbourhood. */
export interface Boundary {
  name: string;
  type: 'city' | 'neighborhood';
  city: string;
  state: string;
  center: Point;
  path: Ring[];
}

/** A place with the number of homes that its list shows. */
export interface PlaceCount {
  name: string;
  city: string;
  /** Full name of the province. */
  state: string;
  count: number;
}

/** The columns of the suggestions block (requirement D16), and the similar listings. */
export interface Suggestions {
  /** Neighbourhoods of the listing's city, those with the most listings first. */
  popularSearches: PlaceCount[];
  popularCities: PlaceCount[];
  /** Cities within 100 km, nearest first. */
  nearbyCities: PlaceCount[];
  /** Newest first. */
  recent: Listing[];
  similar: Listing[];
}

/** Identifies a listing. */

/** The home whose history is requested. */
export interface HistoryQuestion {
  address: Address;
  boardId: number;
}

/**
 * The address as the history call expects it: the street is split into parts, and empty parts are dropped (requirement
 * CALL3). Without a postal code the direction tells E 5th Avenue from W 5th Avenue. With one it is not sent, because
 * boards spell it in different ways.
 */
const historyParameters = ({ address, boardId }: HistoryQuestion): Record<string, string> => {
  const { city, state, unitNumber, zip } = address;
  const parts = { city, state, ...splitStreet(address), unitNumber, zip, boardId: String(boardId) };
  if (zip !== '') parts.streetDirection = '';
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
};

const locationsOf = ({ search: { cities, neighborhoods } }: WireLocations): Locations => ({
  cities: cities.map((city) => ({ ...city, city: city.name })),
  neighborhoods,
});

/** A page of the results in a viewport. */
type PageQuestion = SearchedView & { resultsPerPage?: number; seenWhole?: boolean };

const pageAddress = ({ resultsPerPage, seenWhole, ...view }: PageQuestion): string =>
  `/listings?${printQuery(pageQuery(view, resultsPerPage, seenWhole))}`;

const pageOf = (wire: WireListingsPage, offline: OfflineCopy): ListingsPage => ({
  listings: normaliseListings(wire.listings),
  count: wire.count,
  page: wire.page,
  ...offline,
});

function pinsOf(wire: WireListingsPage, zoom: number, copy: OfflineCopy): Pins {
  const clustered = drawsClusters(zoom, wire.count);
  const clusters = clustered ? (wire.aggregates?.map?.clusters ?? []) : [];
  return {
    count: wire.count,
    clusters: clusters.map(normaliseCluster).filter((cluster) => cluster !== null),
    listings: clustered ? [] : normaliseListings(wire.listings),
    ...copy,
  };
}

/** The service's endpoints. Answers have the product's own types; failures are CallErrors. */
export const realtyApi = createApi({
  reducerPath: 'realty',
  baseQuery: serviceQuery({
    baseUrl: serviceUrl(environment.realtyUrl),
    fetchFn: (call) => fetchOrTakeEarly(new Request(call)),
  }),
  keepUnusedDataFor: ANSWER_FRESH_S,
  // Invalidated when the session changes: a customer sees more of the listings than a visitor.
  // Results also change when the visitor hides a home.
  tagTypes: ['listings', 'results'],
  invalidationBehavior: 'immediately',
  endpoints: (build) => ({
    /**
     * One page of results: of the list, of the map's panel (with bounds), or of the home page (with a shorter page).
     */
    listings: build.query<ListingsPage, PageQuestion>({
      providesTags: ['listings', 'results'],
      serializeQueryArgs: ({ queryArgs }) => `listings ${searchedRing(queryArgs)} ${pageAddress(queryArgs)}`,
      queryFn: async (page, _api, _extra, call) => {
        if (searchedRing(page) === 'nowhere') return { data: { listings: [], count: 0, page: 1 } };
        const answer = await call(pageAddress(page) + hideParameter());
        if (answer.error) return { error: answer.error };
        return { data: pageOf(answer.data as WireListingsPage, readCopiedAt(answer.meta)) }; // typed by the contract
      },
    }),
    /** Number of listings of a search, to show the effect of a choice. */
    count: build.query<number, SearchedView>({
      providesTags: ['listings', 'results'],
      serializeQueryArgs: ({ queryArgs }) =>
        `count ${searchedRing(queryArgs)} ${JSON.stringify(countBody(queryArgs))}`,
      queryFn: async (view, _api, _extra, call) => {
        if (searchedRing(view) === 'nowhere') return { data: 0 };
        const answer = await call({
          url: `/listings?type=count${hideParameter()}`,
          method: 'POST',
          body: countBody(view),
        });
        if (answer.error) return { error: answer.error };
        return { data: (answer.data as WireCount).count }; // typed by the contract
      },
    }),
    /**
     * Clusters and single listings of a view on the view grid (requirement K2). Not cached here: the store's `pins`
     * holds the answers.
     */
    pins: build.query<Pins, PinsQuestion>({
      keepUnusedDataFor: 0,
      queryFn: async (question, _api, _extra, call) => {
        if (searchedRing(question) === 'nowhere') {
          return { data: { count: 0, clusters: [], listings: [] } };
        }
        const answer = await call(`/listings?${printQuery(pinsQuery(question))}${hideParameter()}`);
        if (answer.error) return { error: answer.error };
        const page = answer.data as WireListingsPage; // typed by the contract
        return { data: pinsOf(page, question.zoom, readCopiedAt(answer.meta)) };
      },
    }),
    listing: build.query<Listing & OfflineCopy, ListingId>({
      providesTags: ['listings'],
      query: listingCall,
      // The public API may leave the board out: the requested board applies.
      transformResponse: (wire: WireListing, meta, { boardId }) => ({
        ...normaliseListing({ ...wire, boardId: wire.boardId ?? boardId }),
        ...readCopiedAt(meta),
      }),
    }),
    /** All listings of a home over time. For signed-in customers only, with their token. */
    history: build.query<MarketTime[], HistoryQuestion>({
      providesTags: ['listings'],
      query: (question) => ({ url: '/listings/history', params: historyParameters(question) }),
      transformResponse: (wire: WireHistory) => wire.history.map(normaliseHistoryEntry),
    }),
    similar: build.query<Listing[], ListingId>({
      providesTags: ['listings'],
      query: ({ mlsNumber, boardId }) =>
        `/listings/${encodeURIComponent(mlsNumber)}/similar?boardId=${boardId}`,
      transformResponse: (wire: WireSimilar) => normaliseListings(wire.similar),
    }),
    /** The suggestions block under a listing or a list (requirement D16), and the similar homes beside it. */
    suggestions: build.query<Suggestions, ListingId & { type: ListingType }>({
      providesTags: ['listings'],
      query: ({ mlsNumber, boardId, type }) => ({
        url: `/listings/${encodeURIComponent(mlsNumber)}/suggestions?${printStartSearch(type)}`,
        headers: { 'board-id': String(boardId) },
      }),
      transformResponse: ({
        suggestions: { popular, nearby, recent },
        similarListings,
      }: WireSuggestions) => ({
        popularSearches: popular.filter(({ name, city }) => name !== city),
        popularCities: popular.filter(({ name, city }) => name === city),
        nearbyCities: nearby,
        recent: normaliseListings(recent),
        similar: normaliseListings(similarListings),
      }),
    }),
    /** Listings by MLS number or by address, of which only the text before the first comma is sent. */
    autocomplete: build.query<Listing[], string>({
      providesTags: ['listings'],
      query: (text) => ({
        url: '/autocomplete',
        params: {
          search: withoutNumberComma(text).split(',')[0]?.trim() ?? '',
          searchFields: 'address.streetNumber,address.streetName,address.unitNumber,mlsNumber',
          fields:
            'mlsNumber,boardId,type,status,lastStatus,listPrice,soldPrice,address,map,permissions,details.leaseTerms',
          resultsPerPage: AUTOCOMPLETE_RESULTS,
        },
      }),
      transformResponse: (wire: WireAutocomplete) => normaliseListings(wire.listings),
    }),
    /** Cities and neighbourhoods by name: from the device if it finds some within a second, else from the service. */
    locations: build.query<Locations, { search: string }>({
      queryFn: async ({ search }, _api, _extra, call) => {
        const cached = await findCachedLocations(search);
        if (cached) return { data: cached };
        const answer = await call({ url: '/locations', params: { search } });
        if (answer.error) return { error: answer.error };
        return { data: locationsOf(answer.data as WireLocations) }; // typed by the contract
      },
    }),
    /** The whole list with its version, to store on the device; null if the device's version is current. */
    locationList: build.query<
      { version: string; locations: Locations } | null,
      { known: string | undefined }
    >({
      query: ({ known }) => ({
        url: '/locations',
        headers: known ? { 'If-None-Match': known } : {},
        validateStatus: ({ ok, status }: Response) => ok || status === 304,
        responseHandler: (response: Response) =>
          response.status === 304 ? Promise.resolve(null) : response.json(),
      }),
      transformResponse: (wire: WireLocations | null, meta) =>
        wire && { version: meta?.response?.headers.get('ETag') ?? '', locations: locationsOf(wire) },
    }),
    /** An outline by the path of its call (boundaryCall.ts). */
    boundary: build.query<Boundary, string>({
      query: (path) => path,
      transformResponse: (wire: WireBoundary): Boundary => wire,
    }),
  }),
});

/** Hooks of the endpoints. */
export const {
  useListingsQuery,
  useListingQuery,
  useHistoryQuery,
  useSimilarQuery,
  useSuggestionsQuery,
  useAutocompleteQuery,
  useLocationsQuery,
  useBoundaryQuery,
} = realtyApi;
