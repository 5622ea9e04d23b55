import { PAYMENT_ESTIMATE } from '../../../domain/constants.ts';
import { coversMinimum, DOWN_PAYMENT_RULES, minimumDownPayment } from '../../../domain/downPayment.ts';
import { formatNumber, type Locale } from '../../../domain/format.ts';
import type { MortgageTerms } from '../../../domain/mortgage.ts';
import { parseDecimal, parseDollars } from '../../../domain/typedAmount.ts';

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
export interface CostValues extends MortgageTerms {
  price: number;
  downPayment: number;
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

/** Limits of what is computed; the amortization is that of Canadian lenders. */
export const COST_LIMITS = { price: 999_999_999, ratePercent: 25, minYears: 5, maxYears: 30 } as const;

/** The specification's defaults (A2, L9) for a price in dollars. */
export function firstInputs(price: number, locale: Locale): CostInputs {
  const { downPaymentPercent, ratePercent, amortizationYears } = PAYMENT_ESTIMATE;
  return {
    price: formatNumber(price, locale),
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
  return price !== null && price > 0 && price <= COST_LIMITS.price ? price : null;
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

function downProblem(price: number, downPayment: number): CostProblem | undefined {
  if (downPayment > price) return 'downTooHigh';
  if (coversMinimum(price, downPayment)) return undefined;
  return price >= DOWN_PAYMENT_RULES.uninsuredFrom ? 'downUninsured' : 'downTooLow';
}

const within = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most;

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
  const { minYears, maxYears } = COST_LIMITS;
  const isRate = within(ratePercent, 0, COST_LIMITS.ratePercent);
  if (!isRate) problems.rate = 'rate';
  const isYears = within(amortizationYears, minYears, maxYears) && Number.isInteger(amortizationYears);
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
