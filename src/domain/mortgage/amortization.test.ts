import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amortizationSchedule, NO_PREPAYMENTS, type Prepayments, scheduleByYear } from './amortization.ts';
import { COMPOUNDINGS, type MortgageTerms, PAYMENT_FREQUENCIES, paymentsPerYear } from './mortgage.ts';
import { wholeDollars } from './payment.ts';

// The same cases in every run, so that failures can be repeated.
fc.configureGlobal({ seed: 20_261_121 });

const DEFAULT: MortgageTerms = {
  ratePercent: 5,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'monthly',
};
const terms = (changes: Partial<MortgageTerms>): MortgageTerms => ({ ...DEFAULT, ...changes });
const prepaying = (changes: Partial<Prepayments>): Prepayments => ({ ...NO_PREPAYMENTS, ...changes });
const cents = (dollars: number) => Math.round(dollars * 100);

const anyTerms = fc.record<MortgageTerms>({
  ratePercent: fc.double({ min: 0, max: 25, noNaN: true }),
  amortizationYears: fc.integer({ min: 1, max: 30 }),
  frequency: fc.constantFrom(...PAYMENT_FREQUENCIES),
  compounding: fc.constantFrom(...COMPOUNDINGS),
});
/** Dollars with cents. */
const anyLoan = fc.integer({ min: 1, max: 2_000_000_000 }).map((value) => value / 100);
const anyPrepayments = fc.record<Prepayments>({
  monthly: fc.constantFrom(0, 0.01, 250, 9_999.99),
  yearly: fc.constantFrom(0, 5_000, 123_456.78),
  once: fc.constantFrom(0, 10_000, 5_000_000),
  onceAfterYears: fc.integer({ min: 1, max: 30 }),
});

describe('a schedule', () => {
  it.each([
    // Worked examples of financial mathematics (collected 2026-11), with payments to the cent.
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
    [400_000, terms({ frequency: 'acceleratedBiWeekly' }), 1169.18],
  ])('of %d by %o pays %d each time', (loan, by, payment) => {
    expect(amortizationSchedule(loan, by).payment).toBe(payment);
  });

  it('of 400,000 with monthly payments: the first and last lines, to the cent', () => {
    const { lines, balances, totalInterest } = amortizationSchedule(400_000, DEFAULT);
    expect(lines).toHaveLength(300);
    // 5 / 12 % of 400,000 is 1,666.67.
    expect(lines[0]).toEqual({
      number: 1,
      year: 1,
      interest: 1666.67,
      principal: 671.69,
      prepayment: 0,
      balance: 399_328.31,
    });
    // 5 / 12 % of 399,328.31 is 1,663.87.
    expect(lines[1]).toMatchObject({ interest: 1663.87, principal: 674.49, balance: 398_653.82 });
    expect(lines.at(-1)).toMatchObject({ number: 300, year: 25, balance: 0 });
    expect(balances).toHaveLength(26);
    // 300 times 2,338.36 minus the loan, except for the cents of the last payment.
    expect(Math.abs(totalInterest - 301_508)).toBeLessThan(2);
  });

  it('ends years earlier with accelerated payments', () => {
    const accelerated = amortizationSchedule(400_000, terms({ frequency: 'acceleratedBiWeekly' }));
    expect(accelerated.lines.length / 26).toBeGreaterThan(21);
    expect(accelerated.lines.length / 26).toBeLessThan(22);
    expect(accelerated.totalInterest).toBeLessThan(amortizationSchedule(400_000, DEFAULT).totalInterest);
    expect(amortizationSchedule(400_000, terms({ frequency: 'biWeekly' })).lines).toHaveLength(650);
  });

  it.each([0, -1, 0.004])('of %d has no line', (loan) => {
    expect(amortizationSchedule(loan, DEFAULT)).toEqual({
      payment: 0,
      lines: [],
      totalInterest: 0,
      totalPrepaid: 0,
      balances: [0, 0],
    });
  });

  it('treats a negative rate as 0', () => {
    const { payment, totalInterest } = amortizationSchedule(300_000, terms({ ratePercent: -3 }));
    expect({ payment, totalInterest }).toEqual({ payment: 1000, totalInterest: 0 });
  });
});

describe('every schedule', () => {
  it('ends at 0.00, falls with each payment, and repays the loan to the cent', () => {
    fc.assert(
      fc.property(anyLoan, anyTerms, anyPrepayments, (loan, by, prepayments) => {
        const { lines, balances, payment, totalInterest, totalPrepaid } = amortizationSchedule(
          loan,
          by,
          prepayments,
        );
        expect(lines.at(-1)?.balance).toBe(0);
        expect(balances[0]).toBe(loan);
        expect(balances.at(-1)).toBe(0);
        expect(lines.length).toBeLessThanOrEqual(by.amortizationYears * paymentsPerYear(by.frequency));
        let balance = cents(loan);
        let interest = 0;
        let repaid = 0;
        let prepaid = 0;
        for (const line of lines) {
          expect(line.interest).toBeGreaterThanOrEqual(0);
          expect(line.principal).toBeGreaterThan(0);
          expect(line.prepayment).toBeGreaterThanOrEqual(0);
          expect(cents(line.balance)).toBe(balance - cents(line.principal) - cents(line.prepayment));
          // Each payment except the last is the regular one. The last is not higher, unless the years are over.
          const paid = cents(line.interest) + cents(line.principal);
          if (line !== lines.at(-1)) expect(paid).toBe(cents(payment));
          else if (line.number < by.amortizationYears * paymentsPerYear(by.frequency)) {
            expect(paid).toBeLessThanOrEqual(cents(payment));
          }
          balance = cents(line.balance);
          interest += cents(line.interest);
          repaid += cents(line.principal) + cents(line.prepayment);
          prepaid += cents(line.prepayment);
        }
        expect(repaid).toBe(cents(loan));
        expect(interest).toBe(cents(totalInterest));
        expect(prepaid).toBe(cents(totalPrepaid));
      }),
      // A rate so small that its interest counts, but 1 minus its discount has no digits left.
      {
        numRuns: 60,
        examples: [
          [
            1,
            terms({ ratePercent: 2.3923463210451246e-7, amortizationYears: 4, frequency: 'weekly' }),
            NO_PREPAYMENTS,
          ],
          [0.01, terms({ ratePercent: 25, amortizationYears: 30, frequency: 'weekly' }), NO_PREPAYMENTS],
        ],
      },
    );
  });

  it('costs no more interest and lasts no longer with prepayments', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 5_000_000 }),
        anyTerms,
        anyPrepayments,
        (loan, by, prepayments) => {
          const plain = amortizationSchedule(loan, by);
          const sooner = amortizationSchedule(loan, by, prepayments);
          expect(sooner.lines.length).toBeLessThanOrEqual(plain.lines.length);
          expect(sooner.totalInterest).toBeLessThanOrEqual(plain.totalInterest + 0.01);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('prepayments', () => {
  it.each(PAYMENT_FREQUENCIES)('by the month are twelve per year with %s payments', (frequency) => {
    const [first] = scheduleByYear(
      amortizationSchedule(400_000, terms({ frequency }), prepaying({ monthly: 100 })).lines,
    );
    expect(first?.prepayment).toBe(1200);
    expect(first?.lines.filter(({ prepayment }) => prepayment > 0)).toHaveLength(12);
  });

  it('by the year come with the year’s last payment, and a single one after its number of years', () => {
    const { lines } = amortizationSchedule(
      400_000,
      DEFAULT,
      prepaying({ yearly: 5_000, once: 20_000, onceAfterYears: 3 }),
    );
    const prepaid = lines
      .filter(({ prepayment }) => prepayment > 0)
      .map((line) => [line.number, line.prepayment]);
    expect(prepaid.slice(0, 4)).toEqual([
      [12, 5_000],
      [24, 5_000],
      [36, 25_000],
      [48, 5_000],
    ]);
  });

  it('are never more than the balance', () => {
    const { lines, totalPrepaid } = amortizationSchedule(10_000, DEFAULT, prepaying({ once: 1_000_000 }));
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)?.balance).toBe(0);
    expect(totalPrepaid).toBeLessThan(10_000);
  });
});

it('the years of a schedule add up to the whole', () => {
  const { lines, totalInterest, balances } = amortizationSchedule(
    523_456.78,
    terms({ frequency: 'weekly', compounding: 'semiAnnual' }),
  );
  const years = scheduleByYear(lines);
  expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(years.map(({ balance }) => balance)).toEqual(balances.slice(1).map(Math.round));
  expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBe(Math.round(totalInterest));
});

it('each year begins with the balance of the one before, and what is shown adds up', () => {
  fc.assert(
    fc.property(anyLoan, anyTerms, anyPrepayments, (loan, chosen, prepayments) => {
      const { lines, totalPrepaid } = amortizationSchedule(loan, chosen, prepayments);
      const years = scheduleByYear(lines);
      let before = wholeDollars(loan);
      for (const { principal, prepayment, balance } of years) {
        expect(before - principal - prepayment).toBe(balance);
        before = balance;
      }
      expect(years.reduce((sum, { prepayment }) => sum + prepayment, 0)).toBe(wholeDollars(totalPrepaid));
    }),
    { numRuns: 50 },
  );
});
