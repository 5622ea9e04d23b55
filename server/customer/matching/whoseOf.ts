import type { WireMatchReason } from '../../../src/api/customer/applicationContract.ts';
import type { ApplicantFigures } from './figures.ts';

/** Whom a reason concerns of those who apply; who is alone need not be named. */
export function whoseOf(
  [applicant, coApplicant]: readonly ApplicantFigures[],
  concerned: readonly ApplicantFigures[],
): Pick<WireMatchReason, 'who'> {
  if (!coApplicant) return {};
  if (concerned.length > 1) return { who: 'both' };
  return { who: concerned[0] === applicant ? 'applicant' : 'co_applicant' };
}
