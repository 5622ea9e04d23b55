/** The amortization of a mortgage, payment by payment, in whole cents as lenders book it. */
import { type MortgageTerms, paymentsPerYear, periodicPayment, periodicRate } from './mortgage.ts';
import { wholeDollars } from './payment.ts';

/** Payments beyond the regular ones; dollars, 0 for none. */
export interface Prepayments {
  /** Paid with the last payment of each month. */
  monthly: number;
  /** Paid on each anniversary of the mortgage. */
  yearly: number;
  once: number;
  /** Number of whole years after which `once` is paid. */
  onceAfterYears: number;
}

/** No payments beyond the regular ones. */
export const NO_PREPAYMENTS: Prepayments = { monthly: 0, yearly: 0, once: 0, onceAfterYears: 1 };

/** One line of a schedule; dollars and cents. */
export interface ScheduledPayment {
  /** Counts from 1. */
  number: number;
  /** The year of the mortgage, from 1. */
  year: number;
  interest: number;
  /** The part of the regular payment that reduces the loan. */
  principal: number;
  /** The reduction beyond the regular payment. */
  prepayment: number;
  /** The balance after the payment; 0 after the last. */
  balance: number;
}

/** The amortization of a loan from its first day to its last. */
export interface Schedule {
  /** The regular payment in dollars, to the cent. The last payment is the remaining balance. */
  payment: number;
  /** Empty if nothing is borrowed. */
  lines: ScheduledPayment[];
  /** Dollars over the whole time, at an unchanged rate. */
  totalInterest: number;
  /** Sum of all prepayments that were needed; dollars. */
  totalPrepaid: number;
  /** Balances in dollars after 0, 1, 2 ... years; the first is the loan, the last is 0. */
  balances: number[];
}

const cents = (dollars: number): number => Math.round(Math.max(0, dollars) * 100);

/** Returns the number of months that end between a payment and the one before: 12 per year, at any frequency. */
const monthsEnding = (number: number, perYear: number): number =>
  Math.floor((number * 12) / perYear) - Math.floor(((number - 1) * 12) / perYear);

function prepaidWith(number: number, perYear: number, prepayments: Prepayments): number {
  const { monthly, yearly, once, onceAfterYears } = prepayments;
  return (
    monthsEnding(number, perYear) * cents(monthly) +
    (number % perYear === 0 ? cents(yearly) : 0) +
    (number === onceAfterYears * perYear ? cents(once) : 0)
  );
}

/**
 * Calculates the schedule of a loan. Interest is rounded to the cent in each period. The last payment is the remaining
 * balance, so the loan ends at 0.00. A prepayment is never more than the balance.
 * @param loan dollars; below 0 counts as 0
 */
export function amortizationSchedule(
  loan: number,
  terms: MortgageTerms,
  prepayments: Prepayments = NO_PREPAYMENTS,
): Schedule {
  const perYear = paymentsPerYear(terms.frequency);
  const rate = periodicRate(terms.ratePercent, terms.compounding, perYear);
  const maxPayments = Math.max(1, Math.round(terms.amortizationYears * perYear));
  let balance = cents(loan);
  // Otherwise a loan of a few cents would never end: its payment rounds to less than its interest.
  const minPayment = balance === 0 ? 0 : Math.round(balance * rate) + 1;
  const payment = Math.max(cents(periodicPayment(balance / 100, terms)), minPayment);
  const lines: ScheduledPayment[] = [];
  const balances = [balance / 100];
  let totalInterest = 0;
  let totalPrepaid = 0;
  while (balance > 0) {
    const number = lines.length + 1;
    const interest = Math.round(balance * rate);
    const due = balance + interest;
    const paid = number >= maxPayments ? due : Math.min(due, payment);
    const prepayment = Math.min(due - paid, prepaidWith(number, perYear, prepayments));
    balance = due - paid - prepayment;
    totalInterest += interest;
    totalPrepaid += prepayment;
    lines.push({
      number,
      year: Math.ceil(number / perYear),
      interest: interest / 100,
      principal: (paid - interest) / 100,
      prepayment: prepayment / 100,
      balance: balance / 100,
    });
    if (number % perYear === 0 || balance === 0) balances.push(balance / 100);
  }
  if (lines.length === 0) balances.push(0);
  return {
    payment: payment / 100,
    lines,
    totalInterest: totalInterest / 100,
    totalPrepaid: totalPrepaid / 100,
    balances,
  };
}

/** One year of a schedule as shown, in whole dollars, with its payments. */
export interface ScheduledYear {
  /** Counts from 1. */
  year: number;
  interest: number;
  principal: number;
  prepayment: number;
  /** The balance at the end of the year. */
  balance: number;
  lines: ScheduledPayment[];
}

/**
 * Groups the lines of a schedule by year. Each amount is what its rounded total grows by in the year, so that the years
 * add up to the total, and each balance is the one before without the year's payments, as shown.
 */
export function scheduleByYear(lines: readonly ScheduledPayment[]): ScheduledYear[] {
  const [first] = lines;
  let balance = first ? wholeDollars(first.balance + first.principal + first.prepayment) : 0;
  const paid = { interest: 0, prepayment: 0 };
  const grow = (part: 'interest' | 'prepayment', of: readonly ScheduledPayment[]) => {
    const before = wholeDollars(paid[part] / 100);
    paid[part] += of.reduce((sum, line) => sum + cents(line[part]), 0);
    return wholeDollars(paid[part] / 100) - before;
  };
  return [...Map.groupBy(lines, ({ year }) => year)].map(([year, ofYear]) => {
    const before = balance;
    balance = wholeDollars(ofYear.at(-1)?.balance ?? 0);
    const prepayment = grow('prepayment', ofYear);
    const principal = before - balance - prepayment;
    return { year, interest: grow('interest', ofYear), principal, prepayment, balance, lines: ofYear };
  });
}
