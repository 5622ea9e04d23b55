import type { WireMatchReason } from '../../../src/api/customer/applicationContract.ts';
import type { ApplicantFigures } from './figures.ts';

/** The applicants that a reason concerns; empty if there is only one applicant. */
export function concernedApplicants(
  [applicant, coApplicant]: readonly ApplicantFigures[],
  concerned: readonly ApplicantFigures[],
): Pick<WireMatchReason, 'who'> {
  if (!coApplicant) return {};
  if (concerned.length > 1) return { who: 'both' };
  return { who: concerned[0] === applicant ? 'applicant' : 'co_applicant' };
}
