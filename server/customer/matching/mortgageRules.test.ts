import { describe, expect, it } from 'vitest';
import { requiredDownPayment } from '../applications/requiredDownPayment.ts';
import {
  conventionalDownPayment,
  covers,
  insuredYears,
  interestWithin,
  monthlyPayment,
  monthlyRate,
  premiumOf,
  qualifyingRate,
} from './mortgageRules.ts';

describe('the payment', () => {
  it.each([
    [60_000, 13, 20, 688.52],
    [145_000, 5, 25, 843.33],
    [255_000, 5.49, 20, 1743.79],
    [400_000, 5, 25, 2326.42],
    [300_000, 0, 25, 1000],
  ])('of %d at %d %% over %d years is %d', (loan, rate, years, payment) => {
    expect(monthlyPayment(loan, rate, years)).toBeCloseTo(payment, 2);
  });

  it('uses a monthly rate of 0.412392 % for a yearly rate of 5 %', () => {
    expect(monthlyRate(5) * 100).toBeCloseTo(0.412392, 6);
  });
});

it.each([
  [494_000, 4.34, 25, 5, 99_980.64],
  [400_000, 5, 25, 5, 93_615.23],
  [400_000, 0, 25, 5, 0],
])(
  'a loan of %d at %d %% over %d years costs in the first %d years %d of interest',
  (loan, rate, years, term, paid) => {
    // Computed by a schedule, payment by payment.
    expect(interestWithin(term, loan, rate, years)).toBeCloseTo(paid, 2);
  },
);

it.each([
  [400_000, 20_000],
  [500_000, 25_000],
  [700_000, 45_000],
  [900_000, 65_000],
  [1_000_000, 75_000],
  [1_200_000, 95_000],
  [1_499_999, 124_999.9],
  [1_500_000, 300_000],
])('an uninsured home of %d requires a down payment of %d', (price, minimum) => {
  expect(requiredDownPayment(price)).toBe(minimum);
});

it('a missing part of a cent does not matter', () => {
  const price = 333_333.33;
  expect(covers(price, conventionalDownPayment(price), conventionalDownPayment(price))).toBe(true);
  expect(covers(500_000, 99_999.99, conventionalDownPayment(500_000))).toBe(false);
});

it.each([
  [475_000, 25, 19_000],
  [475_000, 30, 19_950],
  [450_000, 25, 13_950],
  [425_000, 25, 11_900],
  [450_000.01, 25, 18_000],
])('insuring %d of 500,000 over %d years costs %d', (loan, years, premium) => {
  expect(premiumOf(500_000, loan, years)).toBe(premium);
});

it('an insured loan has up to 25 years, and up to 30 for a first home', () => {
  expect([insuredYears(false), insuredYears(true)]).toEqual([25, 30]);
});

it.each([
  [3, 5.25],
  [3.25, 5.25],
  [4.34, 6.34],
])('at %d %% the ratios are computed at %d %%', (rate, tested) => {
  expect(qualifyingRate(rate)).toBeCloseTo(tested, 10);
});
