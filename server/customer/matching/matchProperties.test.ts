import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ApplicantFigures, MatchFigures } from './figures.ts';
import { LENDERS } from './lenders.ts';
import { matchesFor } from './match.ts';

// A fixed seed: every run has the same cases, so a failure can be repeated.
fc.configureGlobal({ seed: 20_261_122 });

const amount = (maximum: number) => fc.double({ min: 0, max: maximum, noNaN: true });
const anyApplicant: fc.Arbitrary<ApplicantFigures> = fc.record({
  citizenship: fc.constantFrom('CA', 'permanent_resident', 'other', 'work_permit', 'non_resident', undefined),
  status: fc.constantFrom('full_time', 'self_employed', 'pension', 'welfare', 'unemployed', undefined),
  months: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 600 })),
  income: fc.oneof(fc.constant(0), amount(100_000_000)),
});
/** Includes applications that cannot exist: without a down payment, or with one above the price. */
const anyFigures: fc.Arbitrary<MatchFigures> = fc.record({
  price: fc.oneof(fc.constant(0), amount(3_000_000), amount(100_000_000)),
  downPayment: fc.oneof(fc.constant(0), amount(600_000), amount(100_000_000)),
  isFirstHome: fc.boolean(),
  province: fc.constantFrom('ON', 'QC', 'AB', 'NU', 'XX', undefined),
  ownership: fc.constantFrom('rent_out', 'own', 'family', undefined),
  homeNow: amount(20_000),
  otherHomes: amount(100_000),
  applicants: fc.array(anyApplicant, { minLength: 1, maxLength: 2 }),
});

const numbersOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
};

it('every application has a complete list of matches', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const matches = matchesFor(figures);
      expect(matches.map(({ id }) => id).sort()).toEqual(LENDERS.map(({ id }) => id).sort());
      expect(matches.map(({ rank }) => rank)).toEqual(LENDERS.map((_lender, position) => position + 1));
      const firstRefusal = matches.findIndex(({ isEligible }) => !isEligible);
      const after = firstRefusal < 0 ? [] : matches.slice(firstRefusal);
      expect(after.every(({ isEligible }) => !isEligible)).toBe(true);
      for (const match of matches) {
        expect(numbersOf(match).every((number) => Number.isFinite(number) && number >= 0)).toBe(true);
        expect(match.reasons.length).toBeGreaterThan(0);
        expect(match.reasons.some(({ code }) => code === 'eligible')).toBe(match.isEligible);
      }
    }),
  );
});

it('a higher income never prevents a loan', () => {
  const count = (figures: MatchFigures) => matchesFor(figures).filter(({ isEligible }) => isEligible).length;
  fc.assert(
    fc.property(anyFigures, fc.double({ min: 1, max: 3, noNaN: true }), (figures, times) => {
      const applicants = figures.applicants.map((one) => ({ ...one, income: one.income * times }));
      expect(count({ ...figures, applicants })).toBeGreaterThanOrEqual(count(figures));
    }),
  );
});

it('a lower rate never worsens a lender’s rank', () => {
  const term = fc.integer({ min: 1, max: 10 });
  fc.assert(
    fc.property(
      anyFigures,
      fc.constantFrom(...LENDERS),
      fc.double({ min: 0.01, max: 2, noNaN: true }),
      fc.tuple(term, term),
      (figures, lender, less, [lowerTerm, term]) => {
        const { insuredRate, uninsuredRate } = lender;
        const lower = {
          ...lender,
          id: 'a',
          termYears: lowerTerm,
          insuredRate: insuredRate === null ? null : insuredRate - less,
          uninsuredRate: uninsuredRate - less,
        };
        const [first] = matchesFor(figures, [{ ...lender, id: 'b', termYears: term }, lower]);
        expect(first?.id).toBe('a');
      },
    ),
  );
});

it('the same application always has the same matches', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      expect(matchesFor(figures)).toEqual(matchesFor(structuredClone(figures)));
    }),
    { numRuns: 20 },
  );
});
