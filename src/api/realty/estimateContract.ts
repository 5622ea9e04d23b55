/** Wire types of the realty service's estimates. Only the local service has them. */
import type { WireAddress, WireHistoryEntry, WireListing } from './contract.ts';

/** A sale that an estimate used. Its price with the amounts of all adjustments is `adjusted`. */
export interface WireEstimateComparable {
  mlsNumber: string;
  boardId: number;
  address: WireAddress | null;
  /** The first image; null without one. */
  image: string | null;
  propertyType: string | null;
  beds: number;
  baths: number;
  /** Square feet. */
  sqft: number | null;
  /** The paid price, or the agreed rent per month. */
  price: number;
  adjusted: number;
  /** "2026-05-31" */
  soldDate: string;
  kilometres: number;
  /** The share of the weights of all comparables, 0 to 1. */
  weight: number;
  /** True for an earlier sale of the estimated home. */
  isSameHome: boolean;
  /** Dollars; names are those of ADJUSTMENTS (src/domain/estimate/differences.ts). */
  adjustments: { name: string; amount: number }[];
}

/**
 * The errors of estimates in the last back-test: of all sales, of a property type, of a city, or of a type in a city.
 * Shares are from 0 to 1.
 */
export interface WireEstimateErrors {
  kind: 'price' | 'rent';
  /** Null for all. */
  city: string | null;
  state: string | null;
  propertyType: string | null;
  sales: number;
  medianError: number;
  within10: number;
  within20: number;
  /** The share of prices within their range. */
  coverage: number;
}

/**
 * GET /realty/listings/{mls}/estimate and GET /realty/estimates/home, for customers only. Either `figure` with its
 * range, or a `reason`.
 */
export interface WireEstimate {
  kind: 'price' | 'rent';
  /** "2026-11-24" */
  day: string;
  /** Dollars, or dollars per month. */
  figure: number | null;
  /** The range that is to hold the price in four cases of five. */
  low: number | null;
  high: number | null;
  /** The reason for which there is no figure: one of NO_ESTIMATE_REASONS (src/domain/estimate/estimate.ts). */
  reason: string | null;
  /** The home as it was compared. */
  home: {
    address: WireAddress | null;
    propertyType: string | null;
    beds: number | null;
    baths: number | null;
    sqft: number | null;
    latitude: number;
    longitude: number;
  };
  /** Number of sales that count. `comparables` are up to five of them, the ones that count most. */
  comparableCount: number;
  comparables: WireEstimateComparable[];
  /** The errors of the most similar group in the back-test; null before the first one. */
  errors: WireEstimateErrors | null;
}

/** GET /realty/estimates/errors: of open listings. `day` is null before the first back-test. */
export interface WireEstimateErrorList {
  day: string | null;
  errors: WireEstimateErrors[];
}

/** Facts of a home by which it is estimated. Null for a fact that is not known. */
export interface WireHomeFacts {
  propertyType: string | null;
  beds: number | null;
  baths: number | null;
  sqft: number | null;
  yearBuilt: number | null;
  /** Cars that can be parked. */
  parking: number | null;
  lotSqft: number | null;
  /** From -2, to be renovated, to 2, renovated. */
  condition: number | null;
}

/**
 * GET /realty/addresses/home?state=&city=&street=&unit=: the home at an address, on or off the market. Visitors get open
 * listings only, and no history of some boards, so that a restricted home answers as an unknown address does.
 */
export interface WireHomeAtAddress {
  /** By its newest listing; null if no listing of it is known. */
  home: {
    mlsNumber: string;
    boardId: number;
    isOnMarket: boolean;
    address: WireAddress | null;
    facts: WireHomeFacts;
  } | null;
  /** Units that were listed at this number. */
  units: string[];
  /** True if a listing is known on the street. Without one an estimate needs a position. */
  isKnownStreet: boolean;
  /** The neighbourhood of the home, or of the nearest number on its street. */
  neighborhood: string | null;
  /** The home's periods on the market, the newest first. */
  history: WireHistoryEntry[];
  /** Sales on the street in the last three years, the newest first, at most 40. */
  streetSales: WireListing[];
}
