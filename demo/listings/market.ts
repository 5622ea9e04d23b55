/** The state of the market on a day: prices, rents, and demand. Days are counted from 1970. */
import type { City } from '#demo/types.ts';
import { type HomeKind, isCommercial } from '#server/store/listings/propertyTypes.ts';
import { monthOf, yearFraction } from './calendar.ts';
import {
  CALM_RENT_CURVE,
  type Curve,
  FLAT_CURVES,
  HOUSE_CURVES,
  PACE_SEASON,
  PRICE_SEASON,
  RENT_CURVE,
  type Region,
  VOLUME_SEASON,
} from './marketCurves.ts';

/** Market segments with different curves: houses get bids, flats follow, premises take longer. */
export type Segment = 'house' | 'flat' | 'premises';

const GTA_AREAS = new Set(['Toronto', 'Peel', 'York', 'Halton', 'Durham']);
/** Factor from a half-year's change of prices to market heat: a rise by a ninth is the maximum. */
const HEAT_FACTOR = 9;

function regionOf(city: City): Region {
  if (city.stateCode === 'ON') return isGta(city) ? 'gta' : city.name === 'Ottawa' ? 'ottawa' : 'ontario';
  if (city.stateCode === 'BC') return 'bc';
  if (city.stateCode === 'AB') return city.name === 'Edmonton' ? 'edmonton' : 'calgary';
  if (city.stateCode === 'QC') return 'quebec';
  if (city.stateCode === 'SK' || city.stateCode === 'MB') return 'prairie';
  return 'atlantic';
}

function saleCurve(city: City, segment: Segment): Curve {
  const region = regionOf(city);
  return (segment === 'flat' ? FLAT_CURVES[region] : undefined) ?? HOUSE_CURVES[region];
}

function rentCurve(city: City): Curve {
  const isSteep = city.stateCode === 'ON' || city.stateCode === 'BC';
  return isSteep ? RENT_CURVE : CALM_RENT_CURVE;
}

function levelAt(curve: Curve, year: number): number {
  let before = curve[0];
  for (const point of curve) {
    if (before && point[0] > year) {
      const span = point[0] - before[0];
      const share = span > 0 ? Math.max(0, (year - before[0]) / span) : 0;
      return before[1] + (point[1] - before[1]) * share;
    }
    before = point;
  }
  return before?.[1] ?? 1;
}

function heatOf(curve: Curve, day: number): number {
  const year = yearFraction(day);
  const change = levelAt(curve, year + 0.25) / levelAt(curve, year - 0.25) - 1;
  return Math.max(-1, Math.min(1, change * HEAT_FACTOR));
}

/** True for the cities whose area is Toronto, Peel, York, Halton or Durham. */
export function isGta(city: City): boolean {
  return city.stateCode === 'ON' && GTA_AREAS.has(city.area);
}

/** Returns the market segment of a kind of home. */
export function segmentOf(kind: HomeKind): Segment {
  if (kind === 'condo' || kind === 'condoTown') return 'flat';
  return isCommercial(kind) || kind === 'land' || kind === 'farm' ? 'premises' : 'house';
}

/** Returns the sale value, on a day, of a home worth one dollar today. Season included. */
export function saleIndex(city: City, day: number, today: number, segment: Segment = 'house'): number {
  const curve = saleCurve(city, segment);
  const level = levelAt(curve, yearFraction(day)) / levelAt(curve, yearFraction(today));
  return level * (PRICE_SEASON[monthOf(day)] ?? 1);
}

/** Returns the rent, on a day, of a home whose rent is one dollar today. */
export function rentIndex(city: City, day: number, today: number): number {
  const curve = rentCurve(city);
  return levelAt(curve, yearFraction(day)) / levelAt(curve, yearFraction(today));
}

/** Returns the heat of the sale market: -1 if prices fall fast, 0 in a flat market, 1 if buyers outbid each other. */
export function marketHeat(city: City, day: number, segment: Segment = 'house'): number {
  return heatOf(saleCurve(city, segment), day);
}

/** Returns the heat of the rental market, on the scale of `marketHeat`. */
export function rentHeat(city: City, day: number): number {
  return heatOf(rentCurve(city), day);
}

/** Returns the number of new listings in the month of a day, relative to the busiest month. */
export function listingSeason(day: number): number {
  return (VOLUME_SEASON[monthOf(day)] ?? 1) / 1.35;
}

/** Returns the time that homes listed on a day take to sell, relative to the average month. */
export function seasonalPace(day: number): number {
  return PACE_SEASON[monthOf(day)] ?? 1;
}
