import { useEstimateQuery } from '#api/realty/estimateCalls.ts';
import { useUsualRentQuery } from '#api/realty/localMarketCalls.ts';
import { environment } from '#config/environment.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type { UsualRent } from '#domain/market/localMarket.ts';
import { useAppSelector } from '#store/hooks.ts';

/** A home whose rent is looked for. `beds` is null if the number of bedrooms is unknown. */
export type RentedHome = ListingId & {
  city: string;
  state: string;
  neighborhood: string;
  beds: number | null;
};

/**
 * A rent to begin with in dollars per month: the estimate of the home's own rent, which has no place, or the usual one of
 * such homes nearby.
 */
export type StartRent = { rent: number; leases: number; place: null } | UsualRent;

/**
 * The rent of a home to begin with: the estimate for customers, if there is one, else the usual rent nearby. Visitors get
 * no estimates (docs/decisions/039-estimates-for-customers.md).
 * @returns undefined while it loads, null if it is unknown
 */
export function useStartRent({
  mlsNumber,
  boardId,
  beds,
  ...place
}: RentedHome): StartRent | null | undefined {
  const session = useAppSelector((state) => state.session.status);
  const isEstimated = session === 'active' && environment.hasEstimates;
  const estimate = useEstimateQuery({ mlsNumber, boardId, kind: 'rent' }, { skip: !isEstimated });
  const isAwaited = session === 'unknown' || (isEstimated && !estimate.currentData && !estimate.isError);
  const { result, comparableCount: leases = 0 } = estimate.currentData ?? {};
  const figure = result && 'figure' in result ? result.figure : null;
  const usual = useUsualRentQuery(
    { ...place, beds: beds ?? 0 },
    { skip: isAwaited || figure !== null || beds === null },
  );
  if (figure !== null) return { rent: figure, leases, place: null };
  if (isAwaited) return undefined;
  return beds === null || usual.isError ? null : usual.currentData;
}
