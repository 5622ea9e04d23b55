/** Calls about homes on or off the market, by their addresses. */
import type { WireClaimedFacts } from '#api/customer/claimContract.ts';
import type { Point } from '#domain/geo/geo.ts';
import { addressParametersOf, type HomeAddress } from '#domain/listing/homeAddress.ts';
import type { Listing, MarketTime } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { estimateOf, type HomeEstimate } from './estimateCalls.ts';
import type { WireEstimate, WireHomeAtAddress, WireHomeFacts } from './estimateContract.ts';
import { normaliseHistoryEntry, normaliseListings } from './normaliseListing.ts';
import { realtyApi } from './realtyApi.ts';

/** The home at an address, as far as the visitor may see its listings. */
export interface HomeAtAddress extends Pick<WireHomeAtAddress, 'units' | 'isKnownStreet' | 'neighborhood'> {
  /** Null if no listing of it is known. */
  home: (ListingId & { isOnMarket: boolean; facts: WireHomeFacts }) | null;
  /** The newest first. */
  history: MarketTime[];
  streetSales: Listing[];
}

/** An address, with the facts that replace those of its listing. */
export interface EstimatedHome {
  address: HomeAddress;
  /** For an address on a street without listings. */
  point?: Point | undefined;
  facts: WireClaimedFacts;
}

const homeOf = ({ home, history, streetSales, ...answer }: WireHomeAtAddress): HomeAtAddress => ({
  ...answer,
  home: home && {
    mlsNumber: home.mlsNumber,
    boardId: home.boardId,
    isOnMarket: home.isOnMarket,
    facts: home.facts,
  },
  history: history.map(normaliseHistoryEntry),
  streetSales: normaliseListings(streetSales),
});

const homeValueCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    homeAtAddress: build.query<HomeAtAddress, HomeAddress>({
      providesTags: ['listings'],
      query: ({ state, city, street, unit }) => ({
        url: '/addresses/home',
        params: { state, city, street, ...(unit && { unit }) },
      }),
      transformResponse: homeOf,
    }),
    /** For signed-in customers only, with their token. */
    homeEstimate: build.query<HomeEstimate, EstimatedHome>({
      providesTags: ['listings'],
      query: ({ address, point, facts }) => ({
        url: '/estimates/home',
        params: {
          ...addressParametersOf(address),
          ...(point && { lat: point.latitude, long: point.longitude }),
          ...facts,
        },
      }),
      transformResponse: (wire: WireEstimate) => estimateOf(wire),
    }),
  }),
});

/** The hooks of the endpoints. */
export const { useHomeAtAddressQuery, useHomeEstimateQuery } = homeValueCalls;
