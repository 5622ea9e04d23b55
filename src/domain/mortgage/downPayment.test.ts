import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversMinimum, minimumDownPayment, needsInsurance } from './downPayment.ts';
import { loanInsurance, premiumPercent } from './insurancePremium.ts';

// The same cases in every run, so that failures can be repeated.
fc.configureGlobal({ seed: 20_261_121 });

describe('the minimum down payment (Department of Finance Canada, since 2024-12-15)', () => {
  it.each([
    [1, 0.05],
    [500_000, 25_000],
    [700_000, 45_000],
    [900_000, 65_000],
    [1_000_000, 75_000],
    [1_200_000, 95_000],
    [1_499_999, 124_999.9],
    [1_500_000, 300_000],
    [12_900_000, 2_580_000],
  ])('of %d is %d', (price, minimum) => {
    expect(minimumDownPayment(price)).toBeCloseTo(minimum, 6);
    expect(coversMinimum(price, minimum)).toBe(true);
    expect(coversMinimum(price, minimum - 0.01)).toBe(false);
  });

  it('rises with the price and is between 5 and 20 %', () => {
    const price = fc.integer({ min: 1, max: 20_000_000 });
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(minimumDownPayment(more)).toBeGreaterThanOrEqual(minimumDownPayment(less));
        expect(minimumDownPayment(one)).toBeGreaterThanOrEqual(one * 0.05 - 1e-6);
        expect(minimumDownPayment(one)).toBeLessThanOrEqual(one * 0.2 + 1e-6);
      }),
    );
  });

  it('of 20 % as typed needs no insurance, in spite of rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), (price) => {
        expect(needsInsurance(price, (price * 20) / 100)).toBe(false);
        expect(needsInsurance(price, (price * 19.9) / 100)).toBe(true);
      }),
    );
  });
});

describe('the insurance premium (CMHC, 2026)', () => {
  it.each([
    [65, 25, 0.6],
    [65.1, 25, 1.7],
    [75, 25, 1.7],
    [80, 25, 2.4],
    [85, 25, 2.8],
    [85.01, 25, 3.1],
    [90, 25, 3.1],
    [90.01, 25, 4],
    [95, 25, 4],
    // Example from a lender's help pages (2026): 500,000 on 588,235 costs 15,500, over 30 years 16,500.
    [(500_000 / 588_235) * 100, 25, 3.1],
    [(500_000 / 588_235) * 100, 30, 3.3],
    [85, 30, 3],
    [95, 26, 4.2],
  ])('for %d per cent of the value over %d years is %d per cent', (loanToValue, years, percent) => {
    expect(premiumPercent(loanToValue, years)).toBeCloseTo(percent, 9);
  });

  it('is added to the loan, and its sales tax is due in cash', () => {
    expect(loanInsurance(500_000, 50_000, 25, 'Ontario')).toEqual({
      percent: 3.1,
      premium: 13_950,
      taxPercent: 8,
      tax: 1_116,
    });
  });

  it.each([
    ['ON', 8],
    ['Québec', 9],
    ['Saskatchewan', 6],
    ['Manitoba', 0],
    ['Alberta', 0],
    ['Yukon', 0],
    ['Elsewhere', 0],
  ])('is taxed in %s at %d per cent', (state, taxPercent) => {
    expect(loanInsurance(500_000, 25_000, 25, state)?.taxPercent).toBe(taxPercent);
  });

  it('is not due from 20 % down', () => {
    expect(loanInsurance(500_000, 100_000, 25, 'ON')).toBeNull();
    expect(loanInsurance(0, 0, 25, 'ON')).toBeNull();
  });
});
