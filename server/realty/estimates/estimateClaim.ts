import { dayOf } from '#server/http/clock.ts';
import { ParameterErrors, ServiceError } from '#server/http/errors.ts';
import { validate } from '#server/http/validation.ts';
import { readErrors } from '#server/store/estimates/estimateErrors.ts';
import type { ClaimedHomeTable } from '#server/store/mail/mailTables.ts';
import { addressParametersOf } from '../../../src/domain/listing/homeAddress.ts';
import { homeEstimateParameters } from '../parameters/estimateParameters.ts';
import type { RealtyCall } from '../realtyCall.ts';
import { RESTRICTED_HISTORY_BOARDS, type RealtyOptions } from '../realtyOptions.ts';
import { addressedSubject } from './addressedHome.ts';
import { estimateHome } from './estimateHome.ts';

/** The figure of an estimate with its range, in dollars. */
interface Figure {
  figure: number;
  low: number;
  high: number;
  comparableCount: number;
}

/**
 * Returns a function that estimates the price of a claimed home with the facts that its customer corrected, from all sales
 * that customers see. It returns null if there is no figure, also for facts or an address that a newer release refuses.
 */
export function makeClaimEstimates({
  store,
  clock,
}: Pick<RealtyOptions, 'store' | 'clock'>): (claim: ClaimedHomeTable) => Promise<Figure | null> {
  return async (claim) => {
    const { latitude, longitude } = claim;
    const call: RealtyCall = {
      store,
      viewer: 'customer',
      today: dayOf(clock.now()),
      restrictedHistoryBoards: RESTRICTED_HISTORY_BOARDS,
    };
    try {
      const parameters = validate(homeEstimateParameters, {
        ...addressParametersOf(claim),
        ...(latitude !== null && longitude !== null && { lat: latitude, long: longitude }),
        ...(JSON.parse(claim.facts) as object), // an object, checked when it was stored
      });
      const subject = await addressedSubject(call, parameters);
      const result = await estimateHome(call, subject, { kind: 'price', errors: await readErrors(store) });
      const { figure, low, high, comparableCount } = result;
      return figure === null || low === null || high === null ? null : { figure, low, high, comparableCount };
    } catch (failure) {
      if (failure instanceof ParameterErrors) return null;
      if (failure instanceof ServiceError && failure.status === 404) return null;
      throw failure;
    }
  };
}
