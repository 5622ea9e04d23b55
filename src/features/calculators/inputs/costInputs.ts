import { PAYMENT_ESTIMATE } from '#domain/constants.ts';
import type { Locale } from '#domain/format.ts';
import { coversMinimum, DOWN_PAYMENT_RULES, minimumDownPayment } from '#domain/mortgage/downPayment.ts';
import type { MortgageTerms } from '#domain/mortgage/mortgage.ts';
import type { FinancedPurchase } from '#domain/mortgage/payBack.ts';
import { parseDecimal, parseDollars } from '#domain/typedAmount.ts';
import { fieldText } from '../address/fieldQuery.ts';
import type { Figures } from '../address/handedOn.ts';
import { type AmountRule, takes } from './amount.ts';

/** What is in the fields: numbers stay as they were typed. */
export interface CostInputs extends Pick<MortgageTerms, 'frequency' | 'compounding'> {
  price: string;
  /** The down payment in the unit that was typed last; the other field follows it. */
  down: { unit: 'percent' | 'dollars'; text: string };
  rate: string;
  years: string;
  isFirstTimeBuyer: boolean;
  isNewlyBuilt: boolean;
}

/** The fields once all of them are right; dollars. */
export interface CostValues extends FinancedPurchase {
  isFirstTimeBuyer: boolean;
  isNewlyBuilt: boolean;
}

export type CostFieldName = 'price' | 'down' | 'rate' | 'years';

/** Why a field can't be computed with. */
export type CostProblem =
  | 'price'
  | 'down'
  | 'downTooHigh'
  | 'downTooLow'
  | 'downUninsured'
  | 'rate'
  | 'years';

/** What the fields say; `null` where a field can't be read. */
export interface CostReading {
  values: CostValues | null;
  problems: Partial<Record<CostFieldName, CostProblem>>;
  price: number | null;
  /** Dollars; null also where the price is missing that a percentage is of. */
  downPayment: number | null;
}

/** What the fields of price and mortgage take; the amortization is that of Canadian lenders. */
export const COST_RULES = {
  price: { unit: 'dollars', least: 1, most: 999_999_999 },
  downDollars: { unit: 'dollars', least: 0, most: 999_999_999 },
  downPercent: { unit: 'percent', least: 0, most: 100 },
  rate: { unit: 'percent', least: 0, most: 25 },
  years: { unit: 'years', least: 5, most: 30, isWhole: true },
} as const satisfies Record<string, AmountRule>;

/** The specification's defaults (A2, L9) for a price in dollars. */
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
  return price !== null && price > 0 && price <= COST_RULES.price.most ? price : null;
}

function readDown({ unit, text }: CostInputs['down'], price: number | null): number | null {
  if (unit === 'dollars') return parseDollars(text);
  const percent = parseDecimal(text);
  return percent === null || price === null ? null : (price * percent) / 100;
}

/** The least down payment in whole dollars, rounded up, so that typing it is enough. */
export function leastDownPayment(price: number): number {
  return Math.ceil(Number(minimumDownPayment(price).toFixed(2)));
}

/**
 * A down payment in dollars as another page's address says it: to the cent, rounded up, so that it is still the part of
 * the price that it was.
 */
export function carriedDollars(downPayment: number): number {
  // Without the last digits a product of floating point would be a cent too much.
  return Math.ceil(Number((downPayment * 100).toFixed(3))) / 100;
}

/** What the other calculators take over of a mortgage. */
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

/** Reads all fields at once: what is right, and what is wrong with the others. */
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
