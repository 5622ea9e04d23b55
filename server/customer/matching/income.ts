import type { WireMatchReason } from '../../../src/api/customer/applicationContract.ts';
import type { ApplicantFigures } from './figures.ts';
import type { Lender } from './lender.ts';
import { whoseOf } from './whoseOf.ts';

/** What a lender counts of a household's income. */
export interface CountedIncome {
  /** Dollars a year, of those whose work it accepts. */
  income: number;
  /** Why nothing counts; empty where something does. */
  refusals: WireMatchReason[];
}

function refusalOf(
  { employments, leastMonths }: Lender,
  { status, months }: ApplicantFigures,
): WireMatchReason | undefined {
  if (!status || !employments.includes(status)) return { code: 'employment_not_served', values: {} };
  if (months === null || months >= leastMonths) return undefined;
  return { code: 'history_too_short', values: { months, needed: leastMonths } };
}

/** Counts each one's income where the lender accepts how it is earned, and for how long. */
export function incomeAt(lender: Lender, applicants: readonly ApplicantFigures[]): CountedIncome {
  const judged = applicants.map((one) => ({ one, refusal: refusalOf(lender, one) }));
  const income = judged.reduce((sum, { one, refusal }) => (refusal ? sum : sum + one.income), 0);
  // Of less than a dollar no ratio can be taken.
  if (income >= 1) return { income, refusals: [] };
  for (const { one, refusal } of judged) {
    if (!refusal || one.income <= 0) continue;
    return { income: 0, refusals: [{ ...refusal, ...whoseOf(applicants, [one]) }] };
  }
  return { income: 0, refusals: [{ code: 'no_income', values: {} }] };
}
