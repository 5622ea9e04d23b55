import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPOUNDINGS,
  type MortgageTerms,
  PAYMENT_FREQUENCIES,
  periodicPayment,
  periodicRate,
} from './mortgage.ts';
import { monthlyPayment } from './payment.ts';

// The same cases in every run, so that failures can be repeated.
fc.configureGlobal({ seed: 20_261_121 });

const DEFAULT: MortgageTerms = {
  ratePercent: 5,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'monthly',
};
const terms = (changes: Partial<MortgageTerms>): MortgageTerms => ({ ...DEFAULT, ...changes });

const anyTerms = fc.record<MortgageTerms>({
  ratePercent: fc.double({ min: 0, max: 25, noNaN: true }),
  amortizationYears: fc.integer({ min: 1, max: 30 }),
  frequency: fc.constantFrom(...PAYMENT_FREQUENCIES),
  compounding: fc.constantFrom(...COMPOUNDINGS),
});
const anyLoan = fc.integer({ min: 1, max: 20_000_000 });

describe('the payment', () => {
  it.each([
    [60_000, terms({ ratePercent: 13, amortizationYears: 20, compounding: 'semiAnnual' }), 688.52],
    [145_000, terms({ compounding: 'semiAnnual' }), 843.33],
    [255_000, terms({ ratePercent: 5.49, amortizationYears: 20, compounding: 'semiAnnual' }), 1743.79],
    [
      100_000,
      terms({ ratePercent: 10, amortizationYears: 30, frequency: 'biWeekly', compounding: 'semiAnnual' }),
      397.28,
    ],
    [400_000, DEFAULT, 2338.36],
    [400_000, terms({ compounding: 'semiAnnual' }), 2326.42],
    // Half and a quarter of 2,338.36.
    [400_000, terms({ frequency: 'acceleratedBiWeekly' }), 1169.18],
    [400_000, terms({ frequency: 'acceleratedWeekly' }), 584.59],
    [400_000, terms({ ratePercent: 0 }), 1333.33],
    [0, DEFAULT, 0],
    [-1, DEFAULT, 0],
  ])('of %d by %o is %d', (loan, by, payment) => {
    expect(periodicPayment(loan, by)).toBeCloseTo(payment, 2);
  });

  it('uses a monthly rate of 0.412392 % for 5 % compounded semi-annually', () => {
    expect(periodicRate(5, 'semiAnnual', 12) * 100).toBeCloseTo(0.412392, 6);
  });

  it('equals the annuity for monthly payments and compounding', () => {
    fc.assert(
      fc.property(
        anyLoan,
        fc.double({ min: 0.1, max: 25, noNaN: true }),
        fc.integer({ min: 1, max: 30 }),
        (loan, ratePercent, amortizationYears) => {
          const payment = periodicPayment(loan, terms({ ratePercent, amortizationYears }));
          expect(payment / monthlyPayment(loan, ratePercent, amortizationYears)).toBeCloseTo(1, 8);
        },
      ),
    );
  });

  it('rises with the rate', () => {
    const rate = fc.double({ min: 0, max: 25, noNaN: true });
    fc.assert(
      fc.property(anyLoan, rate, rate, anyTerms, (loan, one, other, by) => {
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
        const at = (ratePercent: number) => periodicPayment(loan, { ...by, ratePercent });
        // The smallest rates are rounded: a difference of one part in a billion is not a decrease.
        expect(at(higher)).toBeGreaterThanOrEqual(at(lower) * (1 - 1e-9));
      }),
    );
  });

  it('rises with the loan and is never negative', () => {
    fc.assert(
      fc.property(anyLoan, anyLoan, anyTerms, (one, other, by) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(periodicPayment(less, by)).toBeGreaterThan(0);
        expect(periodicPayment(more, by)).toBeGreaterThanOrEqual(periodicPayment(less, by));
      }),
    );
  });
});
