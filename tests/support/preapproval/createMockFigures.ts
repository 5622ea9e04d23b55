import type { ApplicantFigures, MatchFigures } from '#server/customer/matching/figures.ts';

/** A person who has worked full time for four years. */
export function createMockApplicant(changes: Partial<ApplicantFigures> = {}): ApplicantFigures {
  return { citizenship: 'CA', status: 'full_time', months: 48, income: 140_000, ...changes };
}

/** A home in Ontario for 500,000 with the minimum down payment, affordable for one person at every lender. */
export function createMockFigures(changes: Partial<MatchFigures> = {}): MatchFigures {
  return {
    price: 500_000,
    downPayment: 25_000,
    isFirstHome: false,
    province: 'ON',
    ownership: 'own',
    homeNow: 2000,
    otherHomes: 0,
    applicants: [createMockApplicant()],
    ...changes,
  };
}
