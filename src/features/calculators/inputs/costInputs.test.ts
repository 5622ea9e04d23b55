import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payBack } from '#domain/mortgage/payBack.ts';
import { paymentAddress, readPayment } from '../payment/paymentInputs.ts';
import {
  type CostInputs,
  carriedDollars,
  firstInputs,
  readInputs,
  roundedMinimumDownPayment,
} from './costInputs.ts';

// A fixed seed: a failure can be repeated.
fc.configureGlobal({ seed: 20_261_121 });

const inputs = (price: number, changes: Partial<CostInputs> = {}): CostInputs => ({
  ...firstInputs(price, 'en-CA'),
  ...changes,
});
const down = (text: string, unit: 'percent' | 'dollars' = 'dollars') => ({ down: { unit, text } });

describe('the fields', () => {
  it('start with 20 % down, 5 %, 25 years, monthly', () => {
    expect(readInputs(inputs(500_000)).values).toEqual({
      price: 500_000,
      downPayment: 100_000,
      ratePercent: 5,
      amortizationYears: 25,
      frequency: 'monthly',
      compounding: 'monthly',
      isFirstTimeBuyer: false,
      isNewlyBuilt: false,
    });
  });

  it.each([
    [{ price: '' }, 'price', 'price'],
    [{ price: 'much' }, 'price', 'price'],
    [{ price: '0' }, 'price', 'price'],
    [{ price: '1,000,000,000' }, 'price', 'price'],
    [down(''), 'down', 'down'],
    [down('a lot', 'percent'), 'down', 'down'],
    [down('-5', 'percent'), 'down', 'down'],
    [down('44,999'), 'down', 'downTooLow'],
    [down('5', 'percent'), 'down', 'downTooLow'],
    [down('700,001'), 'down', 'downTooHigh'],
    [{ ...down('19.9', 'percent'), price: '1.5M' }, 'down', 'downUninsured'],
    [{ rate: '' }, 'rate', 'rate'],
    [{ rate: '25.1' }, 'rate', 'rate'],
    [{ years: '4' }, 'years', 'years'],
    [{ years: '31' }, 'years', 'years'],
    [{ years: '12.5' }, 'years', 'years'],
  ] as const)('%o is a problem of %s: %s', (changes, field, key) => {
    const { values, problems } = readInputs(inputs(700_000, changes));
    expect(values).toBeNull();
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toBe(key);
  });

  it.each([
    [700_000, 45_000],
    [1_500_000, 300_000],
    // Rounded up, so that typing the shown minimum is enough.
    [700_001, 45_001],
    [1, 1],
  ])('with a price of %d show the minimum of %d, which is then enough', (price, minimum) => {
    expect(roundedMinimumDownPayment(price)).toBe(minimum);
    expect(readInputs(inputs(price, down(String(minimum)))).problems).toEqual({});
  });

  it.each([
    [899_901, '20'],
    [777_777, '20'],
    [1_234_567, '20'],
    [1_500_001, '20'],
    // The minimum in percent with six decimals, rounded up.
    [500_004, '5.00004'],
    [500_004, '20'],
    [899_901, '12.345678'],
  ])(
    'with a price of %d and %s percent down have the same result after they were carried to another page',
    (price, percent) => {
      const here = readInputs(inputs(price, down(percent, 'percent'))).values;
      if (!here) throw new Error('The fields are wrong.');
      const carried = carriedDollars(here.downPayment);
      const query = new URLSearchParams({ price: String(price), downDollars: String(carried) });
      const there = readPayment(paymentAddress.parse(query, 'en-CA')).values?.mortgage;
      expect(there?.downPayment).toBeCloseTo(here.downPayment, 1);
      expect(there && payBack(there, '').insurance?.percent).toBe(payBack(here, '').insurance?.percent);
    },
  );

  it('keep a percentage without a price, and report only the price', () => {
    expect(readInputs(inputs(1, { price: 'x' })).problems).toEqual({ price: 'price' });
  });

  it('with any price in either language give a result', () => {
    const locale = fc.constantFrom('en-CA' as const, 'fr-CA' as const);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000_000 }), locale, (price, language) => {
        const { values } = readInputs(firstInputs(price, language));
        if (!values) throw new Error(`${price} can't be read`);
        const { payment, borrowed, insurance } = payBack(values, 'Ontario');
        expect(payment).toBeGreaterThan(0);
        expect(borrowed / (price * 0.8)).toBeCloseTo(1, 9);
        expect(insurance).toBeNull();
      }),
    );
  });
});

describe('paying back', () => {
  const values = (changes: Partial<CostInputs>) => {
    const read = readInputs(inputs(500_000, changes)).values;
    if (!read) throw new Error('The fields are wrong.');
    return read;
  };

  it('adds the premium to the loan', () => {
    const result = payBack(values(down('10', 'percent')), 'Ontario');
    expect(result).toMatchObject({ loan: 450_000, borrowed: 463_950, years: 25, months: 0 });
    expect(result.payment).toBeCloseTo((463_950 / 400_000) * 2338.36, 1);
  });

  it('with accelerated payments is faster, and adds a thirteenth month per year', () => {
    const result = payBack(values({ frequency: 'acceleratedBiWeekly' }), 'Ontario');
    expect(result.years).toBe(21);
    expect(result.lastYear).toBeGreaterThan(21);
    expect(result.lastYear).toBeLessThan(22);
    expect(result.perMonth).toBeCloseTo((2338.36 * 13) / 12, 1);
  });

  it('of an amount of 0 is done at once', () => {
    expect(payBack(values(down('500,000')), 'Ontario')).toMatchObject({ payment: 0, years: 0, months: 0 });
  });
});
