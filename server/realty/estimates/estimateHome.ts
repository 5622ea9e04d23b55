import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { StoredErrors } from '#server/store/estimates/estimateErrors.ts';
import { findSales, hasOlderSales, type SalesQuery } from '#server/store/listings/comparableSales.ts';
import type { ListingTable } from '#server/store/tables.ts';
import type {
  WireEstimate,
  WireEstimateComparable,
  WireEstimateErrors,
} from '../../../src/api/realty/estimateContract.ts';
import { ENOUGH_FOR_FACTOR, ENOUGH_TO_SHOW, errorsFor } from '../../../src/domain/estimate/backTest.ts';
import {
  type Comparable,
  ENOUGH_SALES,
  estimate,
  type NoEstimateReason,
} from '../../../src/domain/estimate/estimate.ts';
import type { ComparedHome, EstimateKind, Sale } from '../../../src/domain/estimate/home.ts';
import { presentListings } from '../answers/presentListing.ts';
import type { RealtyCall } from '../realtyCall.ts';

/** A home to estimate. */
export interface EstimateSubject {
  home: ComparedHome;
  /** Folded. */
  state: string;
  class: ListingTable['class'];
  /** The same home as the answer describes it. */
  described: WireEstimate['home'];
}

/** The type of the listings that show what a figure is. */
export const TYPE_OF = { price: 'Sale', rent: 'Lease' } as const satisfies Record<
  EstimateKind,
  ListingTable['type']
>;

/** "2026-11-24" of days since 1970-01-01. */
export const dateOf = (day: number): string => new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

const SHOWN_FIELDS = ['mlsNumber', 'boardId', 'address', 'images[1]', 'details.propertyType'];

/** Errors without what only the store needs. */
export function wireErrorsOf(errors: StoredErrors): WireEstimateErrors {
  const { kind, cityName, stateName, typeName, sales, medianError, within10, within20, coverage } = errors;
  return {
    kind,
    city: cityName || null,
    state: stateName || null,
    propertyType: typeName || null,
    sales,
    medianError,
    within10,
    within20,
    coverage,
  };
}

async function describedComparables(
  call: RealtyCall,
  comparables: readonly Comparable[],
  sales: readonly Sale[],
): Promise<WireEstimateComparable[]> {
  const listings = await presentListings(
    call,
    comparables.map(({ id }) => id),
    SHOWN_FIELDS,
  );
  return comparables.flatMap((comparable, position): WireEstimateComparable[] => {
    const listing = listings[position];
    const sale = sales.find(({ id }) => id === comparable.id);
    if (!listing || !sale) return [];
    const { price, adjusted, weight, kilometres, isSameHome, adjustments } = comparable;
    return [
      {
        mlsNumber: listing.mlsNumber,
        boardId: listing.boardId,
        address: listing.address ?? null,
        image: listing.images?.[0] ?? null,
        propertyType: listing.details?.propertyType ?? null,
        beds: sale.beds,
        baths: sale.baths,
        sqft: sale.sqft,
        price,
        adjusted,
        soldDate: dateOf(sale.day),
        kilometres: Math.round(kilometres * 1000) / 1000,
        weight: Math.round(weight * 1000) / 1000,
        isSameHome,
        adjustments,
      },
    ];
  });
}

/**
 * Estimates a home today, for a customer, from all sales that customers see.
 * @param errors those of the last back-test, which set the width of the range
 */
export async function estimateHome(
  call: RealtyCall,
  subject: EstimateSubject,
  { kind, errors }: { kind: EstimateKind; errors: readonly StoredErrors[] },
): Promise<WireEstimate> {
  const { viewer, today, store } = call;
  const { home, state, described } = subject;
  const group = { kind, city: home.city, state, propertyType: home.propertyType };
  const shown = errorsFor(errors, group, ENOUGH_TO_SHOW) as StoredErrors | undefined; // one of `errors`
  const answer = {
    kind,
    day: dateOf(today),
    home: described,
    errors: shown ? wireErrorsOf(shown) : null,
  };
  const refusal = (reason: NoEstimateReason): WireEstimate => ({
    ...answer,
    figure: null,
    low: null,
    high: null,
    reason,
    comparableCount: 0,
    comparables: [],
  });
  if (subject.class === 'commercial') return refusal('notAHome');
  if (home.sqft === null) return refusal('unknownSize');
  const query: SalesQuery = {
    viewer,
    type: TYPE_OF[kind],
    class: subject.class,
    around: home,
    last: today,
  };
  const sales = await findSales(store, query);
  const factor = errorsFor(errors, group, ENOUGH_FOR_FACTOR)?.factor;
  const result = estimate(home, sales, { day: today, kind, factor });
  if ('reason' in result) {
    const isOld =
      result.reason === 'tooFew' && sales.length < ENOUGH_SALES && (await hasOlderSales(store, query));
    return refusal(isOld ? 'tooOld' : result.reason);
  }
  const { figure, low, high, comparableCount, comparables } = result;
  return {
    ...answer,
    figure,
    low,
    high,
    reason: null,
    comparableCount,
    comparables: await describedComparables(call, comparables, sales),
  };
}
