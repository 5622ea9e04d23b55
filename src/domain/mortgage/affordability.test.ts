import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AffordabilityTerms, affordability } from './affordability.ts';
import { coversMinimum } from './downPayment.ts';
import { paymentCapacity, qualifyingRate } from './qualification.ts';

// The same cases in every run, so that failures can be repeated.
fc.configureGlobal({ seed: 20_261_121 });

const terms = (changes: Partial<AffordabilityTerms> = {}): AffordabilityTerms => ({
  yearlyIncome: 120_000,
  monthlyDebts: 0,
  cardBalance: 0,
  yearlyPropertyTax: 3_600,
  monthlyHeat: 100,
  monthlyCondoFee: 0,
  downPayment: 200_000,
  ratePercent: 5,
  amortizationYears: 25,
  compounding: 'monthly',
  mayAmortizeLonger: false,
  ...changes,
});

describe('the qualifying rate (OSFI, 2026)', () => {
  it.each([
    [5, 7],
    [3.25, 5.25],
    [3.24, 5.25],
    [3.26, 5.26],
    [0, 5.25],
    [-1, 5.25],
  ])('at %d is %d', (rate, tested) => {
    expect(qualifyingRate(rate)).toBeCloseTo(tested, 9);
  });
});

describe('the room for a payment', () => {
  it('counts half the condo fee and 3 % of the cards (CMHC, Calculating GDS / TDS, read 2026-11)', () => {
    const capacity = paymentCapacity(
      terms({ monthlyDebts: 450, cardBalance: 5_000 }),
      terms({ monthlyCondoFee: 600 }),
    );
    expect(capacity).toMatchObject({
      income: 10_000,
      propertyTax: 300,
      heat: 100,
      condoFee: 300,
      debts: 450,
      cards: 150,
    });
    // 38.5 % of 10,000 minus 700, and 43.5 % minus 700 and 600.
    expect(capacity.gds).toEqual({ allowed: 3_850, room: 3_150 });
    expect(capacity.tds).toEqual({ allowed: 4_350, room: 3_050 });
    expect(capacity.room).toBe(3_050);
  });

  it('is never negative', () => {
    expect(paymentCapacity(terms({ yearlyIncome: 0 }), terms()).room).toBe(0);
  });
});

/** The annuity formula, independent of the code under test; dollars per month. */
const monthly = (loan: number, ratePercent: number, years: number) => {
  const rate = ratePercent / 1200;
  return (loan * rate) / (1 - (1 + rate) ** (-12 * years));
};

describe('the price', () => {
  it('by the gross ratio: 3,450 per month at 7 % pay a loan of 488,129', () => {
    const found = affordability(terms({ downPayment: 500_000 }));
    expect(found.limit).toBe('gds');
    expect(found.insurance).toBeNull();
    // 3,450 times the annuity's factor of 141.4869.
    expect(found.price).toBe(Math.floor(500_000 + 3_450 / monthly(1, 7, 25)));
    expect(found.testedPayment).toBeCloseTo(3_450, 1);
  });

  it('by the total ratio if there are debts', () => {
    const found = affordability(terms({ downPayment: 500_000, monthlyDebts: 1_000 }));
    expect(found.limit).toBe('tds');
    // 43.5 % of 10,000 minus 400 and 1,000.
    expect(found.testedPayment).toBeCloseTo(2_950, 1);
  });

  it.each([
    // Down payments at the legal minimum (Department of Finance Canada): 700,000 needs 45,000, 900,000 needs 65,000.
    [25_000, 500_000],
    [45_000, 700_000],
    [65_000, 900_000],
    [95_000, 1_200_000],
  ])('with %d in cash and a high income is %d', (downPayment, price) => {
    const found = affordability(terms({ yearlyIncome: 900_000, downPayment }));
    expect(found).toMatchObject({ price, limit: 'downPayment', minimumDownPayment: downPayment });
    expect(found.insurance?.percent).toBeGreaterThan(2.7);
  });

  it('stays a dollar below 1.5 million, from which no loan is insured', () => {
    const found = affordability(terms({ yearlyIncome: 900_000, downPayment: 200_000 }));
    expect(found).toMatchObject({ price: 1_499_999, limit: 'priceCap' });
    expect(affordability(terms({ yearlyIncome: 900_000, downPayment: 320_000 })).price).toBe(1_600_000);
  });

  it('allows an insured loan over more than 25 years only for first-time buyers and new homes', () => {
    const longer = { yearlyIncome: 300_000, downPayment: 100_000, amortizationYears: 30 };
    expect(affordability(terms(longer))).toMatchObject({
      price: 500_000,
      limit: 'longAmortization',
      insurance: null,
    });
    const insured = affordability(terms({ ...longer, mayAmortizeLonger: true }));
    expect(insured.price).toBeGreaterThan(1_000_000);
    expect(insured.insurance?.percent).toBe(4.2);
  });

  it('stops at a class of the premium if the next one exceeds the income', () => {
    // At 500,000 with 100,000 down no premium is due; one dollar more adds 2.8 % on 400,000.
    const payment = monthly(401_000, 7, 25);
    const yearlyIncome = ((payment + 400) / 0.385) * 12;
    const found = affordability(terms({ yearlyIncome, downPayment: 100_000 }));
    expect(found).toMatchObject({ price: 500_000, limit: 'premium', insurance: null });
    expect(found.testedPayment).toBeLessThan(payment);
  });

  it('equals the cash if costs leave no room, and 0 without both', () => {
    expect(affordability(terms({ yearlyIncome: 9_000 }))).toMatchObject({
      price: 200_000,
      loan: 0,
      limit: 'gds',
    });
    const nothing = terms({ yearlyIncome: 0, downPayment: 0 });
    expect(affordability(nothing)).toMatchObject({ price: 0, loan: 0, limit: 'gds' });
    expect(affordability({ ...nothing, monthlyDebts: 500 })).toMatchObject({ price: 0, limit: 'tds' });
    // Without a down payment, income does not help.
    expect(affordability(terms({ downPayment: 0 }))).toMatchObject({ price: 0, limit: 'downPayment' });
  });

  const anyTerms = fc.record<AffordabilityTerms>({
    yearlyIncome: fc.integer({ min: 0, max: 2_000_000 }),
    monthlyDebts: fc.integer({ min: 0, max: 5_000 }),
    cardBalance: fc.integer({ min: 0, max: 50_000 }),
    yearlyPropertyTax: fc.integer({ min: 0, max: 20_000 }),
    monthlyHeat: fc.integer({ min: 0, max: 500 }),
    monthlyCondoFee: fc.integer({ min: 0, max: 2_000 }),
    downPayment: fc.integer({ min: 0, max: 3_000_000 }),
    ratePercent: fc.double({ min: 0, max: 25, noNaN: true }),
    amortizationYears: fc.integer({ min: 5, max: 30 }),
    compounding: fc.constantFrom('monthly' as const, 'semiAnnual' as const),
    mayAmortizeLonger: fc.boolean(),
  });

  it('stays within every limit, and rises with income and cash', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 300_000 }), (by, more) => {
        const found = affordability(by);
        expect(coversMinimum(found.price, by.downPayment)).toBe(true);
        expect(found.testedPayment).toBeLessThanOrEqual(found.capacity.room + 1e-6);
        expect(affordability({ ...by, yearlyIncome: by.yearlyIncome + more }).price).toBeGreaterThanOrEqual(
          found.price,
        );
        expect(affordability({ ...by, downPayment: by.downPayment + more }).price).toBeGreaterThanOrEqual(
          found.price,
        );
      }),
      { numRuns: 60 },
    );
  });
});
