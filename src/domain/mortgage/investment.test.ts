import { expect, it, test } from 'vitest';
import { type InvestmentTerms, investment } from './investment.ts';

const NOTHING: InvestmentTerms = {
  price: 500_000,
  rent: 0,
  vacancyPercent: 0,
  annualTaxes: 0,
  maintenanceFee: 0,
  annualInsurance: 0,
  managementPercent: 0,
  repairsPercent: 0,
  payment: 0,
  cashInvested: 0,
};
const of = (changes: Partial<InvestmentTerms>) => investment({ ...NOTHING, ...changes });

/** Published examples, as their authors round them (read in November 2026). */
it.each([
  // releq.ai, cap rate calculator: 42,000 of rent, 5 % vacancy, 10,500 of expenses, a value of 500,000.
  [{ rent: 3500, vacancyPercent: 5, annualTaxes: 10_500 }, 29_400, '5.88'],
  // michaelwaggoner.org, 2010-10-11: 45,000 of rent, 25,200 of expenses, a value of 450,000.
  [{ price: 450_000, rent: 3750, annualTaxes: 25_200 }, 19_800, '4.40'],
  // lendcity.ca, 2026-02-14: properties A and B.
  [{ price: 600_000, rent: 3500 }, 42_000, '7.00'],
  [{ price: 450_000, rent: 2437.5 }, 29_250, '6.50'],
])('%o have a net operating income of %i and a cap rate of %s %%', (terms, income, capRate) => {
  const { netOperatingIncome, capRate: found } = of(terms);
  expect(netOperatingIncome).toBeCloseTo(income, 6);
  expect(found.toFixed(2)).toBe(capRate);
});

it.each([
  // g3manage.com, example 1: 2,000 of rent, 1,400 of costs with the loan, 90,000 of cash.
  [{ price: 300_000, rent: 2000, maintenanceFee: 400, payment: 1000, cashInvested: 90_000 }, 7200, '8.0'],
  // learntocalculate.com: 100,000 of cash flow on 700,000.
  [{ rent: 100_000 / 12, cashInvested: 700_000 }, 100_000, '14.3'],
  // securemychildsfuture.com: 6,000 on 100,000.
  [{ rent: 500, cashInvested: 100_000 }, 6000, '6.0'],
])('%o have a cash flow of %i and a cash-on-cash return of %s %%', (terms, cashFlow, percent) => {
  const answer = of(terms);
  expect(answer.cashFlow).toBeCloseTo(cashFlow, 6);
  expect(answer.cashOnCash?.toFixed(1)).toBe(percent);
});

test('management and repairs are shares of the collected rent, and vacancy of the whole', () => {
  const answer = of({
    price: 600_000,
    rent: 3000,
    vacancyPercent: 10,
    annualTaxes: 4000,
    maintenanceFee: 250,
    annualInsurance: 1200,
    managementPercent: 10,
    repairsPercent: 5,
    payment: 2000,
    cashInvested: 150_000,
  });
  // 36,000 less 3,600 is 32,400; of that 3,240 and 1,620; other costs 4,000, 3,000 and 1,200.
  expect(answer).toEqual({
    grossRent: 36_000,
    vacancy: 3600,
    taxes: 4000,
    fees: 3000,
    insurance: 1200,
    management: 3240,
    repairs: 1620,
    netOperatingIncome: 19_340,
    mortgage: 24_000,
    cashFlow: -4660,
    grossYield: 6,
    capRate: (19_340 / 600_000) * 100,
    cashOnCash: (-4660 / 150_000) * 100,
  });
});

test('without invested cash there is no cash-on-cash return', () => {
  expect(of({ rent: 1000 }).cashOnCash).toBeNull();
});
