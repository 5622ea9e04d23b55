import type { WireMatchReason } from '../../../src/api/customer/applicationContract.ts';
import { concernedApplicants } from './concernedApplicants.ts';
import type { ApplicantFigures } from './figures.ts';
import type { Lender } from './lender.ts';

/** The income that a lender accepts. */
export interface CountedIncome {
  /** Dollars per year, of the applicants whose work it accepts. */
  income: number;
  /** The reasons if there is no accepted income; empty if there is some. */
  refusals: WireMatchReason[];
}

function refusalOf(
  { employments, minMonths }: Lender,
  { status, months }: ApplicantFigures,
): WireMatchReason | undefined {
  if (!status || !employments.includes(status)) return { code: 'employment_not_served', values: {} };
  if (months === null || months >= minMonths) return undefined;
  return { code: 'history_too_short', values: { months, needed: minMonths } };
}

/** Sums the incomes whose kind and duration of work the lender accepts. */
export function incomeAt(lender: Lender, applicants: readonly ApplicantFigures[]): CountedIncome {
  const judged = applicants.map((one) => ({ one, refusal: refusalOf(lender, one) }));
  const income = judged.reduce((sum, { one, refusal }) => (refusal ? sum : sum + one.income), 0);
  // A ratio to less than a dollar makes no sense.
  if (income >= 1) return { income, refusals: [] };
  for (const { one, refusal } of judged) {
    if (!refusal || one.income <= 0) continue;
    return { income: 0, refusals: [{ ...refusal, ...concernedApplicants(applicants, [one]) }] };
  }
  return { income: 0, refusals: [{ code: 'no_income', values: {} }] };
}
