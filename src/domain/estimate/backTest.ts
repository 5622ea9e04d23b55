/** The errors of estimates of homes whose price became known later. */
import type { EstimateKind } from './home.ts';

/** A sale with the estimate that was made from what was known before it. */
export interface TestedSale {
  kind: EstimateKind;
  /** Folded. */
  city: string;
  state: string;
  propertyType: string;
  /** Days since 1970-01-01. */
  day: number;
  price: number;
  figure: number;
  /** The deviation of the figure's logarithm. */
  deviation: number;
}

/** A group of tested sales: of one kind, and of a city, a type, or both. '' stands for all. */
export interface ErrorGroup {
  kind: EstimateKind;
  city: string;
  state: string;
  propertyType: string;
}

/** The errors of a group. Shares are from 0 to 1. */
export interface EstimateErrors extends ErrorGroup {
  sales: number;
  /** Half of the estimates are nearer to the price than this share of it. */
  medianError: number;
  within10: number;
  within20: number;
  /** The share of prices within their range, each made with the factor that was known before. */
  coverage: number;
  /** Half the width, in deviations, of the range that would have held four prices of five. */
  factor: number;
}

/** The share of prices that a range is to hold. */
const RANGE_SHARE = 0.8;
/** Half the width of a range in deviations until there are enough tested sales: that of a normal distribution. */
export const USUAL_FACTOR = 1.2816;
/** Minimum number of sales from which a factor is taken. */
export const ENOUGH_FOR_FACTOR = 40;
/** Minimum number of sales of a group that is shown. */
export const ENOUGH_TO_SHOW = 20;

/** The value below which a share of the numbers lies; 0 for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

const errorOf = ({ figure, price }: TestedSale): number => Math.abs(figure - price) / price;
/** The distance of the price from the figure, in deviations. */
const deviationsOf = ({ figure, price, deviation }: TestedSale): number =>
  Math.abs(Math.log(figure / price)) / deviation;

/** For each sale, in the order of the days, whether its range held the price. */
function heldPrices(sales: readonly TestedSale[]): Map<TestedSale, boolean> {
  const held = new Map<TestedSale, boolean>();
  for (const ofKind of Map.groupBy(sales, ({ kind }) => kind).values()) {
    const known: number[] = [];
    const byDay = Map.groupBy(
      ofKind.toSorted((one, other) => one.day - other.day),
      ({ day }) => day,
    );
    for (const ofDay of byDay.values()) {
      const factor = known.length < ENOUGH_FOR_FACTOR ? USUAL_FACTOR : quantile(known, RANGE_SHARE);
      for (const sale of ofDay) held.set(sale, deviationsOf(sale) <= factor);
      known.push(...ofDay.map(deviationsOf));
    }
  }
  return held;
}

function groupsOf({ kind, city, state, propertyType }: TestedSale): ErrorGroup[] {
  const all = { kind, city: '', state: '', propertyType: '' };
  return [all, { ...all, propertyType }, { ...all, city, state }, { ...all, city, state, propertyType }];
}

/** The errors of all groups with enough sales: all of a kind, by type, by city, and by both. */
export function errorsOf(sales: readonly TestedSale[]): EstimateErrors[] {
  const held = heldPrices(sales);
  const groups = Map.groupBy(
    sales.flatMap((sale) => groupsOf(sale).map((group) => ({ sale, group, key: JSON.stringify(group) }))),
    ({ key }) => key,
  );
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (!first || members.length < ENOUGH_TO_SHOW) return [];
    const errors = members.map(({ sale }) => errorOf(sale));
    const shareOf = (count: number): number => count / members.length;
    return [
      {
        ...first.group,
        sales: members.length,
        medianError: quantile(errors, 0.5),
        within10: shareOf(errors.filter((error) => error <= 0.1).length),
        within20: shareOf(errors.filter((error) => error <= 0.2).length),
        coverage: shareOf(members.filter(({ sale }) => held.get(sale)).length),
        factor: quantile(
          members.map(({ sale }) => deviationsOf(sale)),
          RANGE_SHARE,
        ),
      },
    ];
  });
}

/**
 * The errors that tell most about a home: of its type in its city, else of its city, of its type, or of all.
 * @param least minimum number of sales of the group
 */
export function errorsFor(
  errors: readonly EstimateErrors[],
  { kind, city, state, propertyType }: ErrorGroup,
  least: number,
): EstimateErrors | undefined {
  const wanted = [
    { city, state, propertyType },
    { city, state, propertyType: '' },
    { city: '', state: '', propertyType },
    { city: '', state: '', propertyType: '' },
  ];
  for (const group of wanted) {
    const found = errors.find(
      (one) =>
        one.kind === kind &&
        one.city === group.city &&
        one.state === group.state &&
        one.propertyType === group.propertyType,
    );
    if (found && found.sales >= least) return found;
  }
  return undefined;
}
