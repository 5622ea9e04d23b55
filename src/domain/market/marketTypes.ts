/** The Top 5 property types of a city (A2). */
import { FEW_SALES, TOP_TYPES, type TopTypes } from './market.ts';
import type { CityStatistics } from './marketMonths.ts';

/**
 * The most sold types and the dearest ones. A type in both rankings is exceptional, but not one with so few sales
 * that its average says nothing, nor where there are no more types than a ranking has places: all would be.
 */
export function topTypes(types: CityStatistics['types']): TopTypes {
  const known = types.filter(({ count }) => count > 0);
  const first = (order: (one: (typeof known)[number], other: (typeof known)[number]) => number) =>
    known.toSorted((one, other) => order(one, other) || (one.type < other.type ? -1 : 1)).slice(0, TOP_TYPES);
  const byCount = first((one, other) => other.count - one.count);
  const byPrice = first((one, other) => other.averagePrice - one.averagePrice);
  const isExceptional = (type: (typeof known)[number]): boolean =>
    known.length > TOP_TYPES && type.count >= FEW_SALES && byCount.includes(type) && byPrice.includes(type);
  const marked = (type: (typeof known)[number]) => ({
    ...type,
    averagePrice: Math.round(type.averagePrice),
    exceptional: isExceptional(type),
    fewSales: type.count < FEW_SALES,
  });
  return { byCount: byCount.map(marked), byPrice: byPrice.map(marked) };
}
