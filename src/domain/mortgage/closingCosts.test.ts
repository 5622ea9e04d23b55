import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROVINCES } from '../geo/provinces.ts';
import { closingCosts, type PurchaseTerms } from './closingCosts.ts';
import { isBuyingBarred, isInSpecifiedArea, nonResidentTaxes } from './nonResidentTax.ts';

// The same cases in every run, so that failures can be repeated.
fc.configureGlobal({ seed: 20_261_121 });

const terms = (changes: Partial<PurchaseTerms> = {}): PurchaseTerms => ({
  price: 500_000,
  downPayment: 100_000,
  amortizationYears: 25,
  state: 'ON',
  city: 'Toronto',
  annualTaxes: null,
  isFirstTimeBuyer: false,
  isNewlyBuilt: false,
  isNonResident: false,
  ...changes,
});

describe('the taxes of non-resident buyers', () => {
  it.each([
    // 25 % in all of Ontario since 2022-10-25 (PwC Canada, Tax Insights 2022-19R).
    ['ON', 'Ottawa', [['ontario', 125_000]]],
    // 10 % more in Toronto since 2025-01-01 (toronto.ca, Municipal Land Transfer Tax information).
    [
      'ON',
      'Toronto C01',
      [
        ['ontario', 125_000],
        ['toronto', 50_000],
      ],
    ],
    // 20 % in five regional districts (gov.bc.ca, additional property transfer tax).
    ['BC', 'Vancouver', [['britishColumbia', 100_000]]],
    ['BC', 'West Kelowna', [['britishColumbia', 100_000]]],
    ['BC', 'Prince George', []],
    // 10 % since 2025-04-01 (REMI Network on the budget of Nova Scotia 2025-26).
    ['NS', 'Truro', [['novaScotia', 50_000]]],
    ['Quebec', 'Montréal', []],
    ['AB', 'Calgary', []],
    ['', '', []],
  ] as const)('in %s, %s', (state, city, taxes) => {
    expect(nonResidentTaxes(500_000, { state, city }).map(({ id, dollars }) => [id, dollars])).toEqual(taxes);
  });

  it('marks a rate that does not come from the authority as an estimate', () => {
    const places = { ON: 'Toronto', BC: 'Vancouver', NS: 'Halifax' };
    const estimates = Object.entries(places).flatMap(([state, city]) =>
      nonResidentTaxes(500_000, { state, city }).filter(({ isEstimate }) => isEstimate),
    );
    expect(estimates.map(({ id }) => id)).toEqual(['novaScotia']);
  });

  it.each([
    ['2026-12-31T23:59:59-05:00', true],
    ['2027-01-01T00:00:00-05:00', false],
    ['2028-06-01T12:00:00Z', false],
  ])('are barred from buying by federal law on %s: %s', (moment, isBarred) => {
    expect(isBuyingBarred(new Date(moment))).toBe(isBarred);
  });

  it('recognizes the areas in any spelling of their cities', () => {
    expect(['VICTORIA', 'Nanaimo', 'new westminster', 'Abbotsford'].every(isInSpecifiedArea)).toBe(true);
    expect(['Kamloops', 'Penticton', 'Whistler', ''].some(isInSpecifiedArea)).toBe(false);
  });
});

describe('closing costs', () => {
  it('are everything except the down payment; the cash includes both', () => {
    const { taxes, fees, total, cash } = closingCosts(terms());
    expect(taxes.map(({ id, dollars }) => [id, dollars])).toEqual([
      ['ontario', 6_475],
      ['toronto', 6_475],
    ]);
    expect(fees.map(({ id }) => id)).toEqual([
      'lawyer',
      'titleInsurance',
      'inspection',
      'appraisal',
      'adjustments',
    ]);
    expect(total).toBe(6_475 * 2 + 1_800 + 400 + 600 + 400 + 500);
    expect(cash).toBe(total + 100_000);
  });

  it('include no relief for a buyer who is not a citizen', () => {
    const first = { isFirstTimeBuyer: true };
    expect(closingCosts(terms(first)).taxes.filter(({ isRelief }) => isRelief)).toHaveLength(2);
    const foreign = closingCosts(terms({ ...first, isNonResident: true }));
    expect(foreign.taxes.filter(({ isRelief }) => isRelief)).toEqual([]);
    expect(foreign.total - closingCosts(terms()).total).toBe(175_000);
    const newHome = terms({ state: 'BC', city: 'Vancouver', isNewlyBuilt: true });
    expect(closingCosts(newHome).taxes.some(({ isRelief }) => isRelief)).toBe(true);
    expect(closingCosts({ ...newHome, isNonResident: true }).taxes.some(({ isRelief }) => isRelief)).toBe(
      false,
    );
  });

  it('never fall as the price rises, and jump only where the law does', () => {
    const state = fc.constantFrom(...PROVINCES.map(({ code }) => code));
    const city = fc.constantFrom('', 'Toronto', 'Montréal', 'Halifax', 'Vancouver');
    const price = fc.integer({ min: 1, max: 6_000_000 });
    const year = { annualTaxes: 4_000, downPayment: 0 };
    fc.assert(
      fc.property(state, city, price, fc.boolean(), fc.boolean(), fc.boolean(), (where, town, ...drawn) => {
        const [base, isFirstTimeBuyer, isNewlyBuilt, isNonResident] = drawn;
        const at = (dollars: number) => {
          const by = { ...year, price: dollars, downPayment: dollars, state: where, city: town };
          return closingCosts(terms({ ...by, isFirstTimeBuyer, isNewlyBuilt, isNonResident })).total;
        };
        const rise = at(base + 1) - at(base);
        expect(rise).toBeGreaterThanOrEqual(-1e-6);
        // Alberta and Newfoundland charge for each started step of 5,000 and 100 dollars; Prince Edward Island's tax
        // starts at 30,000.
        const hasSteps = ['AB', 'NL', 'PE'].includes(where);
        // While a relief phases out, a dollar of price reduces it by up to 41 cents; each line is rounded to a dollar.
        expect(rise).toBeLessThanOrEqual(hasSteps ? 310 : 4);
      }),
      { numRuns: 400 },
    );
  });
});
