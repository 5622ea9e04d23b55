import { PAYMENT_ESTIMATE } from '#domain/constants.ts';
import type { Locale } from '#domain/format.ts';
import { coversMinimum, DOWN_PAYMENT_RULES, minimumDownPayment } from '#domain/mortgage/downPayment.ts';
import type { MortgageTerms } from '#domain/mortgage/mortgage.ts';
import type { FinancedPurchase } from '#domain/mortgage/payBack.ts';
import { parseDecimal, parseDollars } from '#domain/typedAmount.ts';
import { fieldText } from '../address/fieldQuery.ts';
import type { Figures } from '../address/sharedQuery.ts';
import { type AmountRule, takes } from './amount.ts';

/** The contents of the fields: numbers are stored as they were typed. */
export interface CostInputs extends Pick<MortgageTerms, 'frequency' | 'compounding'> {
  price: string;
  /** The down payment in the unit that was typed last. The other field is computed. */
  down: { unit: 'percent' | 'dollars'; text: string };
  rate: string;
  years: string;
  isFirstTimeBuyer: boolean;
  isNewlyBuilt: boolean;
}

/** The values of the fields when all are valid; dollars. */
export interface CostValues extends FinancedPurchase {
  isFirstTimeBuyer: boolean;
  isNewlyBuilt: boolean;
}

export type CostFieldName = 'price' | 'down' | 'rate' | 'years';

/** The reason why a field is not valid. */
export type CostProblem =
  | 'price'
  | 'down'
  | 'downTooHigh'
  | 'downTooLow'
  | 'downUninsured'
  | 'rate'
  | 'years';

/** The values of the fields; `null` if a field is not valid. */
export interface CostReading {
  values: CostValues | null;
  problems: Partial<Record<CostFieldName, CostProblem>>;
  price: number | null;
  /** Dollars; null also for a percentage without a price. */
  downPayment: number | null;
}

/** Rules of the fields for price and mortgage. Canadian lenders offer these amortizations. */
export const COST_RULES = {
  price: { unit: 'dollars', min: 1, max: 999_999_999 },
  downDollars: { unit: 'dollars', min: 0, max: 999_999_999 },
  downPercent: { unit: 'percent', min: 0, max: 100 },
  rate: { unit: 'percent', min: 0, max: 25 },
  years: { unit: 'years', min: 5, max: 30, isWhole: true },
} as const satisfies Record<string, AmountRule>;

/** Returns the specification's defaults for a price in dollars. */
export function firstInputs(price: number, locale: Locale): CostInputs {
  const { downPaymentPercent, ratePercent, amortizationYears } = PAYMENT_ESTIMATE;
  return {
    price: fieldText(price, locale, 'dollars'),
    down: { unit: 'percent', text: String(downPaymentPercent) },
    rate: String(ratePercent),
    years: String(amortizationYears),
    frequency: 'monthly',
    compounding: 'monthly',
    isFirstTimeBuyer: false,
    isNewlyBuilt: false,
  };
}

function readPrice(text: string): number | null {
  const price = parseDollars(text);
  return price !== null && price > 0 && price <= COST_RULES.price.max ? price : null;
}

function readDown({ unit, text }: CostInputs['down'], price: number | null): number | null {
  if (unit === 'dollars') return parseDollars(text);
  const percent = parseDecimal(text);
  return percent === null || price === null ? null : (price * percent) / 100;
}

/** Returns the minimum down payment in dollars, rounded up, so that typing it is enough. */
export function roundedMinimumDownPayment(price: number): number {
  return Math.ceil(Number(minimumDownPayment(price).toFixed(2)));
}

/**
 * Rounds a down payment up to the next cent for another page's address, so that it does not fall below its percentage
 * of the price.
 */
export function carriedDollars(downPayment: number): number {
  // Removes the error of the floating-point product, which would add a cent.
  return Math.ceil(Number((downPayment * 100).toFixed(3))) / 100;
}

/** Returns the figures of a mortgage for the other calculators. */
export function mortgageFigures(values: FinancedPurchase): Figures {
  return {
    price: values.price,
    downDollars: carriedDollars(values.downPayment),
    downPercent: null,
    rate: values.ratePercent,
    years: values.amortizationYears,
    frequency: values.frequency,
    compounding: values.compounding,
  };
}

function downProblem(price: number, downPayment: number): CostProblem | undefined {
  if (downPayment > price) return 'downTooHigh';
  if (coversMinimum(price, downPayment)) return undefined;
  return price >= DOWN_PAYMENT_RULES.uninsuredFrom ? 'downUninsured' : 'downTooLow';
}

const isWithin = (value: number | null, rule: AmountRule): value is number =>
  value !== null && takes(rule, value);

/** Reads all fields: the values, and the problems of those that are not valid. */
export function readInputs(inputs: CostInputs): CostReading {
  const { down, rate, years, frequency, compounding, isFirstTimeBuyer, isNewlyBuilt } = inputs;
  const price = readPrice(inputs.price);
  const downPayment = readDown(down, price);
  const ratePercent = parseDecimal(rate);
  const amortizationYears = parseDecimal(years);
  const problems: CostReading['problems'] = {};

  if (price === null) problems.price = 'price';
  const isDownUnreadable = (down.unit === 'percent' ? parseDecimal(down.text) : downPayment) === null;
  if (isDownUnreadable) problems.down = 'down';
  const wrongDown = price !== null && downPayment !== null && downProblem(price, downPayment);
  if (wrongDown) problems.down = wrongDown;
  const isRate = isWithin(ratePercent, COST_RULES.rate);
  if (!isRate) problems.rate = 'rate';
  const isYears = isWithin(amortizationYears, COST_RULES.years);
  if (!isYears) problems.years = 'years';

  const complete = price !== null && downPayment !== null && !wrongDown && isRate && isYears;
  return {
    values: complete
      ? {
          price,
          downPayment,
          ratePercent,
          amortizationYears,
          frequency,
          compounding,
          isFirstTimeBuyer,
          isNewlyBuilt,
        }
      : null,
    problems,
    price,
    downPayment,
  };
}
