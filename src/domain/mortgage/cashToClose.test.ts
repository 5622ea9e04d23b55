import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ClosingTerms, cashToClose } from './cashToClose.ts';

// The same cases in every run, so that failures can be repeated.
fc.configureGlobal({ seed: 20_261_121 });

const terms = (changes: Partial<ClosingTerms> = {}): ClosingTerms => ({
  price: 500_000,
  downPayment: 50_000,
  amortizationYears: 25,
  state: 'Ontario',
  city: 'Toronto',
  annualTaxes: 4_000,
  isFirstTimeBuyer: true,
  isNewlyBuilt: false,
  ...changes,
});
const dollarsOf = (changes?: Partial<ClosingTerms>) =>
  Object.fromEntries(cashToClose(terms(changes)).lines.map(({ id, dollars }) => [id, dollars]));

it('lists every line, each relief below its tax, and their sum', () => {
  const { lines, total } = cashToClose(terms());
  expect(lines.map(({ id, dollars }) => [id, dollars])).toEqual([
    ['downPayment', 50_000],
    ['ontario', 6_475],
    ['ontario', -4_000],
    ['toronto', 6_475],
    ['toronto', -4_475],
    // 8 % of a premium of 13,950.
    ['premiumTax', 1_116],
    ['lawyer', 1_800],
    ['titleInsurance', 400],
    ['inspection', 600],
    ['appraisal', 400],
    ['adjustments', 1_000],
  ]);
  expect(total).toBe(59_791);
});

it('charges no sales tax without a premium, or in provinces without a tax on premiums', () => {
  expect(dollarsOf({ downPayment: 100_000 })).not.toHaveProperty('premiumTax');
  expect(dollarsOf({ state: 'Alberta', city: 'Calgary' })).not.toHaveProperty('premiumTax');
});

it('has a notary’s fee in Quebec', () => {
  expect(dollarsOf({ state: 'Quebec', city: 'Montréal' })).toHaveProperty('notary', 1_800);
  expect(dollarsOf()).not.toHaveProperty('notary');
});

it('registers a mortgage in Alberta without its premium', () => {
  const lines = dollarsOf({ state: 'Alberta', city: 'Calgary', price: 450_000, downPayment: 45_000 });
  expect((lines['albertaTitle'] ?? 0) + (lines['albertaMortgage'] ?? 0)).toBe(955);
});

it('uses a typical amount for adjustments if the property tax is unknown', () => {
  expect(dollarsOf({ annualTaxes: null })).toHaveProperty('adjustments', 500);
});

it('is never less than the down payment, and the lines add up', () => {
  const price = fc.integer({ min: 1, max: 20_000_000 });
  const state = fc.constantFrom('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK', 'YT', '');
  fc.assert(
    fc.property(price, state, fc.boolean(), (drawn, where, isFirstTimeBuyer) => {
      const downPayment = drawn / 5;
      const { lines, total } = cashToClose(
        terms({ price: drawn, downPayment, state: where, isFirstTimeBuyer }),
      );
      expect(total).toBeGreaterThan(downPayment);
      expect(lines.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(total);
    }),
  );
});
