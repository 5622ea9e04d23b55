import { describe, expect, it } from 'vitest';
import {
  createMockApplicant,
  createMockFigures,
} from '../../../tests/support/preapproval/createMockFigures.ts';
import type { MatchFigures } from './figures.ts';
import { matchesFor } from './match.ts';

function matchOf(id: string, changes: Partial<MatchFigures> = {}) {
  const match = matchesFor(createMockFigures(changes)).find((one) => one.id === id);
  if (!match) throw new Error(`There is no lender ${id}.`);
  return match;
}

const codesOf = (id: string, changes: Partial<MatchFigures> = {}) =>
  matchOf(id, changes).reasons.map(({ code }) => code);
const order = (changes: Partial<MatchFigures>) => {
  const matches = matchesFor(createMockFigures(changes));
  return matches.filter(({ isEligible }) => isEligible).map(({ id }) => id);
};

describe('a match', () => {
  it('with 5 % down is insured, and the premium is part of the loan', () => {
    const gds = 32.55;
    expect(matchOf('royal_bank')).toEqual({
      id: 'royal_bank',
      lender: 'RBC Royal Bank',
      isEligible: true,
      rank: expect.any(Number),
      rate: 4.34,
      rateType: 'fixed',
      termYears: 5,
      amortizationYears: 25,
      isInsured: true,
      premium: 19_000,
      loan: 494_000,
      payment: 2690.39,
      gds,
      tds: gds,
      reasons: [{ code: 'eligible', values: { gds, gdsLimit: 39, tds: gds, tdsLimit: 44 } }],
    });
  });

  it('with 20 % down is not insured, and has the other rate', () => {
    const applicants = [createMockApplicant({ income: 120_000 })];
    expect(matchOf('royal_bank', { downPayment: 100_000, applicants })).toMatchObject({
      isInsured: false,
      premium: 0,
      loan: 400_000,
      rate: 4.59,
      payment: 2233.95,
      gds: 32.38,
      tds: 32.38,
    });
  });

  it('includes the costs of other homes and of the present home', () => {
    const home = { downPayment: 100_000, applicants: [createMockApplicant({ income: 300_000 })] };
    const staysRented = { ...home, ownership: 'rent_out', otherHomes: 700 } as const;
    const [own, rented] = [matchOf('royal_bank', home), matchOf('royal_bank', staysRented)];
    expect(rented.gds).toBe(own.gds);
    expect((rented.tds ?? 0) - (own.tds ?? 0)).toBeCloseTo((2700 / 25_000) * 100, 1);
  });

  it('has a longer amortization only if the usual one costs too much, and with insurance only for a first home', () => {
    const tight = { applicants: [createMockApplicant({ income: 112_000 })] };
    expect(matchOf('royal_bank', { isFirstHome: true }).amortizationYears).toBe(25);
    expect(matchOf('royal_bank', { ...tight, isFirstHome: true })).toMatchObject({
      amortizationYears: 30,
      premium: 19_950,
      isEligible: true,
    });
    expect(matchOf('royal_bank', tight)).toMatchObject({ amortizationYears: 25, isEligible: false });
    expect(matchOf('merix', { ...tight, isFirstHome: true }).amortizationYears, 'its longest').toBe(25);
    const dear = { applicants: [createMockApplicant({ income: 85_000 })], downPayment: 100_000 };
    expect(matchOf('home_trust', dear)).toMatchObject({ amortizationYears: 25, isEligible: true });
    expect(matchOf('equitable_bank', dear)).toMatchObject({ amortizationYears: 35, isEligible: true });
  });

  it('adds the co-applicant’s income', () => {
    const single = [createMockApplicant({ income: 70_000 })];
    expect(codesOf('royal_bank', { applicants: single })).toEqual(['gds_above_limit', 'tds_above_limit']);
    expect(codesOf('royal_bank', { applicants: [...single, ...single] })).toEqual(['eligible']);
  });

  it('excludes the income of an applicant whom the lender does not accept, and nothing else', () => {
    const applicants = [
      createMockApplicant(),
      createMockApplicant({ status: 'unemployed', months: null, income: 0 }),
    ];
    expect(matchOf('royal_bank', { applicants })).toEqual(matchOf('royal_bank'));
    const both = [createMockApplicant(), createMockApplicant({ status: 'self_employed', income: 500_000 })];
    expect(matchOf('tangerine', { applicants: both }).gds).toBe(matchOf('tangerine').gds);
  });

  it('can reach the limit exactly', () => {
    const income = (at: number) => ({ applicants: [createMockApplicant({ income: at })] });
    expect(matchOf('royal_bank', income(116_855))).toMatchObject({ gds: 39, isEligible: true });
    expect(matchOf('royal_bank', income(116_830))).toMatchObject({ gds: 39.01, isEligible: false });
  });
});

describe('a refusal has its reason', () => {
  const welfare = [createMockApplicant({ status: 'welfare', months: null })];
  const fresh = [createMockApplicant({ months: 2 })];
  const cases: [string, string, Partial<MatchFigures>, object[]][] = [
    ['another province', 'atb', {}, [{ code: 'province_not_served', values: {} }]],
    [
      'another citizenship',
      'td',
      { applicants: [createMockApplicant(), createMockApplicant({ citizenship: 'non_resident' })] },
      [{ code: 'citizenship_not_served', values: {}, who: 'co_applicant' }],
    ],
    [
      'the citizenship of both',
      'td',
      {
        applicants: [
          createMockApplicant({ citizenship: 'non_resident' }),
          createMockApplicant({ citizenship: 'non_resident' }),
        ],
      },
      [{ code: 'citizenship_not_served', values: {}, who: 'both' }],
    ],
    [
      'the only applicant’s citizenship',
      'td',
      { applicants: [createMockApplicant({ citizenship: 'non_resident' })] },
      [{ code: 'citizenship_not_served', values: {} }],
    ],
    [
      'the co-applicant’s work without any other income',
      'td',
      { applicants: [createMockApplicant({ income: 0 }), ...fresh] },
      [{ code: 'history_too_short', values: { months: 2, needed: 3 }, who: 'co_applicant' }],
    ],
    [
      'the applicant’s income',
      'td',
      { applicants: [...welfare, createMockApplicant({ income: 0 })] },
      [{ code: 'employment_not_served', values: {}, who: 'applicant' }],
    ],
    [
      'a kind of income that the lender does not accept',
      'td',
      { applicants: welfare },
      [{ code: 'employment_not_served', values: {} }],
    ],
    [
      'work that has just begun',
      'td',
      { applicants: fresh },
      [{ code: 'history_too_short', values: { months: 2, needed: 3 } }],
    ],
    [
      'no income at all',
      'td',
      { applicants: [createMockApplicant({ income: 0 })] },
      [{ code: 'no_income', values: {} }],
    ],
    [
      'a home to rent out that would have to be insured',
      'td',
      { ownership: 'rent_out', homeNow: 0 },
      [{ code: 'not_insurable_rental', values: { needed: 100_000 } }],
    ],
    [
      'any home to rent out',
      'simplii',
      { ownership: 'rent_out', homeNow: 0, downPayment: 250_000 },
      [{ code: 'rental_not_served', values: {} }],
    ],
    [
      'a price that cannot be insured',
      'royal_bank',
      { price: 1_500_000, downPayment: 299_999, applicants: [createMockApplicant({ income: 900_000 })] },
      [{ code: 'price_above_insured_limit', values: { limit: 1_500_000, needed: 300_000 } }],
    ],
    [
      'less cash than the legal minimum',
      'royal_bank',
      { downPayment: 24_999 },
      [{ code: 'down_payment_too_small', values: { downPayment: 24_999, needed: 25_000 } }],
    ],
    [
      'less cash than a lender without insurance requires',
      'home_trust',
      {},
      [{ code: 'down_payment_too_small', values: { downPayment: 25_000, needed: 100_000 } }],
    ],
    [
      'a loan too small',
      'cmls',
      { downPayment: 450_000 },
      [{ code: 'loan_below_minimum', values: { loan: 50_000, limit: 100_000 } }],
    ],
    [
      'a loan too large',
      'merix',
      { price: 1_400_000, downPayment: 300_000, applicants: [createMockApplicant({ income: 900_000 })] },
      [{ code: 'loan_above_maximum', values: { loan: expect.any(Number), limit: 1_000_000 } }],
    ],
  ];

  it.each(cases)('%s', (_title, id, changes, reasons) => {
    const match = matchOf(id, changes);
    expect(match.reasons).toEqual(reasons);
    expect(match.isEligible).toBe(false);
  });

  it('has no ratio without an income', () => {
    expect(matchOf('td', { applicants: fresh })).toMatchObject({ gds: null, tds: null });
  });
});

describe('the order', () => {
  it('differs between two applications', () => {
    const insured = order({});
    const selfEmployed = order({
      province: 'BC',
      price: 1_600_000,
      downPayment: 500_000,
      ownership: 'rent_out',
      homeNow: 0,
      applicants: [createMockApplicant({ status: 'self_employed', income: 420_000 })],
    });
    expect(insured.slice(0, 3)).toEqual(['cmls', 'bmo', 'mcap']);
    expect(selfEmployed.slice(0, 3)).toEqual(['manulife_bank', 'bmo', 'vancity']);
  });

  it('has lenders who would lend first, and the cheaper before the more expensive in both groups', () => {
    const matches = matchesFor(createMockFigures());
    const lends = matches.map(({ isEligible }) => isEligible);
    expect(lends).toEqual([...lends].sort((one, other) => Number(other) - Number(one)));
    expect(new Set(lends)).toEqual(new Set([true, false]));
    expect(matches.map(({ rank }) => rank)).toEqual(matches.map((_match, position) => position + 1));
    const rates = matches.filter(({ isEligible, termYears }) => isEligible && termYears === 5);
    expect(rates.map(({ rate }) => rate)).toEqual(rates.map(({ rate }) => rate).sort());
  });
});
