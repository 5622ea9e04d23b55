/**
 * The estimate of a home's price or rent from comparable sales (docs/estimates.md). Pure arithmetic: the caller finds
 * the sales.
 */
import { USUAL_FACTOR } from './backTest.ts';
import { ADJUSTMENTS, type Adjustment, type Term, termsFor } from './differences.ts';
import type { ComparedHome, EstimateKind, Sale } from './home.ts';
import { coefficientsOf, type Observation, type Prior } from './regression.ts';
import { weightsOf } from './weights.ts';

/** Reasons for which there is no figure. */
export const NO_ESTIMATE_REASONS = ['notAHome', 'unknownSize', 'tooFew', 'tooFar', 'tooOld'] as const;

/** A reason for which there is no figure. */
export type NoEstimateReason = (typeof NO_ESTIMATE_REASONS)[number];

/** A sale as an estimate used it. */
export interface Comparable {
  id: number;
  /** Dollars. `adjusted` is `price` with the amounts of all adjustments. */
  price: number;
  adjusted: number;
  /** The share of all weights. */
  weight: number;
  kilometres: number;
  isSameHome: boolean;
  /** Dollars by which the price was changed, without those that are 0. */
  adjustments: { name: Adjustment; amount: number }[];
}

/** A figure with its range, in whole dollars. */
export interface Estimate {
  figure: number;
  low: number;
  high: number;
  /** The deviation of the logarithm of the figure, before it was multiplied by the factor of the range. */
  deviation: number;
  /** Number of sales with a weight that matters. */
  comparableCount: number;
  /** The sales that count most, the first most. */
  comparables: Comparable[];
}

/** No figure, and the reason. */
export interface NoEstimate {
  reason: NoEstimateReason;
}

/** The circumstances of an estimate. */
export interface EstimateOptions {
  /** Days since 1970-01-01. */
  day: number;
  kind: EstimateKind;
  /** Half the width of the range in deviations, from the back-test; that of a normal distribution by default. */
  factor?: number | undefined;
}

/** Days for which a sale is compared. */
export const COMPARED_DAYS = 1096;
/** Kilometres up to which a sale is compared. */
const COMPARED_KM = 25;
/** Minimum number of comparable sales. */
export const ENOUGH_SALES = 8;
/** Number of comparables that are shown. */
const SHOWN = 5;
/** Times by which a comparable may be larger or smaller. */
const SIZE_TIMES = 2.5;
/** Weight of the spread of all sales against that of the close ones, in sales. */
const COMMON_SALES = 10;
/** Residuals beyond so many deviations count less: such a price had a reason that is not in the facts. */
const USUAL_RESIDUAL = 1.5;
const ROUNDS = 3;
/** The part of the greatest weight below which a sale does not count as a comparable. */
const MATTERS = 0.02;
/** Homes of these types are compared only with others of the same type. */
const SINGULAR = /\b(land|lot|farm|mobile|trailer|cottage|chalet|terrain|ferme)\b/;

const FLAT: Prior = { mean: 0, deviation: 1000 };
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Dollars to which figures and amounts are rounded. */
const STEPS = { price: { figure: 1000, amount: 100 }, rent: { figure: 10, amount: 5 } } as const;
const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

function isComparable(subject: ComparedHome, sale: Sale, day: number): boolean {
  if (subject.sqft === null || sale.sqft === null || sale.sqft <= 0 || sale.price <= 0) return false;
  if (sale.day > day || sale.day < day - COMPARED_DAYS) return false;
  const isSameType = sale.propertyType === subject.propertyType;
  if (!isSameType && (SINGULAR.test(subject.propertyType) || SINGULAR.test(sale.propertyType))) return false;
  return Math.abs(Math.log(sale.sqft / subject.sqft)) <= Math.log(SIZE_TIMES);
}

/** A weighted mean of numbers, with its deviation and the number of equally weighted ones that tell as much. */
function spreadOf(values: readonly number[], weights: readonly number[]) {
  const total = sum(weights);
  const mean = sum(values.map((value, index) => value * (weights[index] ?? 0))) / total;
  const variance = sum(values.map((value, index) => (value - mean) ** 2 * (weights[index] ?? 0))) / total;
  return { mean, variance, count: total ** 2 / sum(weights.map((weight) => weight ** 2)) };
}

/** Lowers the weights of values that are far from the mean. */
function withoutOutliers(values: readonly number[], weights: readonly number[], deviation: number) {
  const { mean } = spreadOf(values, weights);
  return weights.map((weight, index) => {
    const away = Math.abs((values[index] ?? mean) - mean) / deviation;
    return away <= USUAL_RESIDUAL ? weight : (weight * USUAL_RESIDUAL) / away;
  });
}

interface Fitted {
  /** Coefficients of the terms, without the constant. */
  worths: number[];
  variance: number;
}

/** Finds the worth of the differences in this market. */
function worthsIn(
  observations: readonly Observation[],
  terms: readonly Term[],
  broad: readonly number[],
): Fitted {
  const priors = [FLAT, ...terms.map((term) => term.prior)];
  let weights = broad;
  let worths: number[] = [];
  let variance = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const weighted = observations.map((one, index) => ({ ...one, weight: weights[index] ?? 0 }));
    const [constant = 0, ...rest] = coefficientsOf(weighted, priors);
    const residuals = observations.map(
      ({ value, terms: [, ...numbers] }) =>
        value - constant - sum(numbers.map((number, index) => number * (rest[index] ?? 0))),
    );
    worths = rest;
    variance = spreadOf(residuals, weights).variance;
    weights = withoutOutliers(residuals, broad, Math.sqrt(variance) || 1);
  }
  return { worths, variance };
}

/** The logarithm by which each adjustment changes the price of a sale. */
function changesOf(numbers: readonly number[], terms: readonly Term[], worths: readonly number[]) {
  const changes = new Map<Adjustment, number>();
  terms.forEach(({ adjustment }, index) => {
    const change = -(numbers[index] ?? 0) * (worths[index] ?? 0);
    if (change !== 0) changes.set(adjustment, (changes.get(adjustment) ?? 0) + change);
  });
  return changes;
}

/**
 * The amounts of adjustments in dollars. The logarithms are multiplied by the logarithmic mean of both prices, so that
 * the amounts add up to the difference.
 */
function amountsOf(price: number, changes: ReadonlyMap<Adjustment, number>, step: number) {
  const total = sum([...changes.values()]);
  const mean = Math.abs(total) < 1e-9 ? price : (price * (Math.exp(total) - 1)) / total;
  return ADJUSTMENTS.flatMap((name) => {
    const amount = roundTo((changes.get(name) ?? 0) * mean, step);
    return amount === 0 ? [] : [{ name, amount }];
  });
}

/**
 * Estimates the price or the rent of a home.
 * @param sales sales, or leases, near the home, of its class; others among them are left out
 */
export function estimate(
  subject: ComparedHome,
  sales: readonly Sale[],
  { day, kind, factor = USUAL_FACTOR }: EstimateOptions,
): Estimate | NoEstimate {
  if (subject.sqft === null || subject.sqft <= 0) return { reason: 'unknownSize' };
  const alike = sales.filter((sale) => isComparable(subject, sale, day));
  const used = alike.filter(({ kilometres }) => kilometres <= COMPARED_KM);
  if (used.length < ENOUGH_SALES) return { reason: alike.length < ENOUGH_SALES ? 'tooFew' : 'tooFar' };
  const terms = termsFor(subject, used, { day, kind });
  const observations = used.map((sale) => ({
    value: Math.log(sale.price),
    terms: [1, ...terms.map((term) => term.of(sale))],
    weight: 0,
  }));
  const weights = used.map((sale) => weightsOf(subject, sale, { day, kind }));
  const { worths, variance } = worthsIn(
    observations,
    terms,
    weights.map(({ broad }) => broad),
  );
  const changes = observations.map(({ terms: [, ...numbers] }) => changesOf(numbers, terms, worths));
  const adjusted = observations.map(({ value }, index) => value + sum([...(changes[index]?.values() ?? [])]));
  const close = withoutOutliers(
    adjusted,
    weights.map((weight) => weight.close),
    Math.sqrt(variance) || 1,
  );
  const local = spreadOf(adjusted, close);
  const shared = (local.count * local.variance + COMMON_SALES * variance) / (local.count + COMMON_SALES);
  const deviation = Math.sqrt(shared * (1 + 1 / local.count));
  const step = STEPS[kind];
  const figureAt = (deviations: number): number =>
    roundTo(Math.exp(local.mean + deviations * deviation), step.figure);
  const total = sum(close);
  const greatest = Math.max(...close);
  const ranked = used
    .map((sale, index) => ({ sale, weight: close[index] ?? 0, changed: changes[index] ?? new Map() }))
    .toSorted((one, other) => other.weight - one.weight || one.sale.id - other.sale.id);
  return {
    figure: figureAt(0),
    low: figureAt(-factor),
    high: figureAt(factor),
    deviation,
    comparableCount: ranked.filter(({ weight }) => weight >= greatest * MATTERS).length,
    comparables: ranked.slice(0, SHOWN).map(({ sale, weight, changed }) => {
      const adjustments = amountsOf(sale.price, changed, step.amount);
      return {
        id: sale.id,
        price: sale.price,
        adjusted: sale.price + sum(adjustments.map(({ amount }) => amount)),
        weight: weight / total,
        kilometres: sale.kilometres,
        isSameHome: subject.home !== null && sale.home === subject.home,
        adjustments,
      };
    }),
  };
}
