/** Paying a mortgage back, payment by payment, in whole cents as a lender books it (A2 Calculators; rulings D7). */
import { type MortgageTerms, paymentsPerYear, periodicPayment, periodicRate } from './mortgage.ts';

/** What is paid beyond the regular payments; dollars, 0 for none. */
export interface Prepayments {
  /** With the last payment of each month. */
  monthly: number;
  /** On each anniversary of the mortgage. */
  yearly: number;
  once: number;
  /** Whole years after which `once` is paid. */
  onceAfterYears: number;
}

/** Nothing beyond the regular payments. */
export const NO_PREPAYMENTS: Prepayments = { monthly: 0, yearly: 0, once: 0, onceAfterYears: 1 };

/** One line of a schedule; dollars and cents. */
export interface ScheduledPayment {
  /** 1, 2, 3 ... */
  number: number;
  /** The year of the mortgage in which it is paid: 1, 2, 3 ... */
  year: number;
  interest: number;
  /** What the regular payment takes off the loan. */
  principal: number;
  /** What is taken off beyond it. */
  prepayment: number;
  /** Owed afterwards; 0 after the last. */
  balance: number;
}

/** A loan from its first day to its last. */
export interface Schedule {
  /** The regular payment in dollars, to the cent; the last one is what is left. */
  payment: number;
  /** Empty where nothing is borrowed. */
  lines: ScheduledPayment[];
  /** Dollars over the whole time, if the rate never changes. */
  totalInterest: number;
  /** Dollars of all prepayments that were needed. */
  totalPrepaid: number;
  /** Dollars owed after 0, 1, 2 ... years; the first is the loan, the last is 0. */
  balances: number[];
}

const cents = (dollars: number): number => Math.round(Math.max(0, dollars) * 100);

/** How many months end between a payment and the one before: 12 in every year, whatever the frequency. */
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
 * The schedule of a loan: interest is rounded to the cent each period, and the last payment is whatever is left then,
 * so that the loan ends at 0.00. A prepayment is never more than what is owed.
 * @param loan dollars; below 0 counts as 0
 */
export function amortizationSchedule(
  loan: number,
  terms: MortgageTerms,
  prepayments: Prepayments = NO_PREPAYMENTS,
): Schedule {
  const perYear = paymentsPerYear(terms.frequency);
  const rate = periodicRate(terms.ratePercent, terms.compounding, perYear);
  const most = Math.max(1, Math.round(terms.amortizationYears * perYear));
  let balance = cents(loan);
  // A loan of some cents would otherwise never end: its payment rounds to less than its interest.
  const least = balance === 0 ? 0 : Math.round(balance * rate) + 1;
  const payment = Math.max(cents(periodicPayment(balance / 100, terms)), least);
  const lines: ScheduledPayment[] = [];
  const balances = [balance / 100];
  let totalInterest = 0;
  let totalPrepaid = 0;
  while (balance > 0) {
    const number = lines.length + 1;
    const interest = Math.round(balance * rate);
    const due = balance + interest;
    const paid = number >= most ? due : Math.min(due, payment);
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

/** A schedule's years, each with its payments; dollars and cents. */
export interface ScheduledYear {
  /** 1, 2, 3 ... */
  year: number;
  interest: number;
  principal: number;
  prepayment: number;
  /** Owed at its end. */
  balance: number;
  lines: ScheduledPayment[];
}

/** The lines of a schedule by year. */
export function scheduleByYear(lines: readonly ScheduledPayment[]): ScheduledYear[] {
  return [...Map.groupBy(lines, ({ year }) => year)].map(([year, paid]) => {
    const sum = (part: 'interest' | 'principal' | 'prepayment') =>
      paid.reduce((total, line) => total + Math.round(line[part] * 100), 0) / 100;
    return {
      year,
      interest: sum('interest'),
      principal: sum('principal'),
      prepayment: sum('prepayment'),
      balance: paid.at(-1)?.balance ?? 0,
      lines: paid,
    };
  });
}
