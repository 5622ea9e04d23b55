/** Estimates of a home's price or rent, and their errors in the back-test. */
import type { Adjustment } from '#domain/estimate/differences.ts';
import type { NoEstimateReason } from '#domain/estimate/estimate.ts';
import type { EstimateKind } from '#domain/estimate/home.ts';
import type { Address } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type {
  WireEstimate,
  WireEstimateComparable,
  WireEstimateErrorList,
  WireEstimateErrors,
} from './estimateContract.ts';
import { normaliseListing } from './normaliseListing.ts';
import { realtyApi } from './realtyApi.ts';

/** A sale that an estimate used. Prices and amounts are dollars, of a lease dollars per month. */
export interface EstimateComparable
  extends ListingId,
    Pick<WireEstimateComparable, 'price' | 'adjusted' | 'soldDate' | 'kilometres' | 'isSameHome'> {
  address: Address;
  adjustments: { name: Adjustment; amount: number }[];
}

/** A figure with its range, or the reason for which there is none. */
export interface HomeEstimate {
  kind: EstimateKind;
  result: { figure: number; low: number; high: number } | { reason: NoEstimateReason };
  /** Number of sales that count. `comparables` are those that count most. */
  comparableCount: number;
  comparables: EstimateComparable[];
  errors: WireEstimateErrors | null;
}

const comparableOf = ({ address, adjustments, ...sale }: WireEstimateComparable): EstimateComparable => ({
  ...sale,
  address: normaliseListing({ ...sale, address }).address,
  adjustments: adjustments as EstimateComparable['adjustments'], // as the contract says
});

/** Gives an answer the app's form. */
export const estimateOf = (wire: WireEstimate): HomeEstimate => {
  const { kind, figure, low, high, comparableCount, comparables, errors } = wire;
  return {
    kind,
    result:
      figure === null || low === null || high === null
        ? { reason: wire.reason as NoEstimateReason } // as the contract says
        : { figure, low, high },
    comparableCount,
    comparables: comparables.map(comparableOf),
    errors,
  };
};

const estimateCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /** For signed-in customers only, with their token. By default the kind of the listing. */
    estimate: build.query<HomeEstimate, ListingId & { kind?: EstimateKind }>({
      providesTags: ['listings'],
      query: ({ mlsNumber, boardId, kind }) => ({
        url: `/listings/${encodeURIComponent(mlsNumber)}/estimate`,
        ...(kind && { params: { kind } }),
        headers: { 'board-id': String(boardId) },
      }),
      transformResponse: estimateOf,
    }),
    estimateErrors: build.query<WireEstimateErrorList, void>({
      query: () => '/estimates/errors',
    }),
  }),
});

/** The hooks of the endpoints. */
export const { useEstimateQuery, useEstimateErrorsQuery } = estimateCalls;
