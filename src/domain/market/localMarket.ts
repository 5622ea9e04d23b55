/** The market near a home: what homes of its kind sold for in its neighbourhood, and the local index of prices. */
import { calendarDay } from '../calendarDay.ts';
import { MILLISECONDS_A_DAY } from '../constants.ts';
import type { Listing } from '../listing/listing.ts';
import type { PriceChart, PricePoint } from '../listing/priceChart.ts';
import type { ListingType } from '../listing/status.ts';
import { FEW_SALES } from './market.ts';
import { type CityStatistics, type SalesFigures, shownFigures } from './marketMonths.ts';

/** Kinds of homes whose prices are compared with each other. */
export type HomeKind = 'condo' | 'residential';

/** Homes of one kind in a place that were sold or leased. */
export interface LocalQuestion {
  city: string;
  /** Full name of the province. */
  state: string;
  /** '' for the whole city. */
  neighborhood: string;
  kind: HomeKind;
  type: ListingType;
}

/** Figures of the last twelve months. Each is null if fewer than FEW_SALES sales are behind it. */
export interface LocalMarket {
  /** Number of homes sold or leased. */
  sold: number;
  /** Whole dollars per square foot, from the homes with a known size. */
  pricePerSqft: { dollars: number; sales: number; isMedian: boolean } | null;
  medianDays: number | null;
  /** Percent of the sales. */
  aboveAsking: number | null;
  /** In whole dollars; the rent of a month for leases. */
  medianPrice: number | null;
}

/** The figures of an answer. */
export interface LocalStatistics {
  figures: SalesFigures;
  /** Dollars per square foot; the median is null if the service has none. */
  pricePerSqft: { average: number | null; median: number | null; count: number };
}

/** Homes with a number of bedrooms that were leased in a place. */
export interface RentQuestion extends Omit<LocalQuestion, 'kind' | 'type'> {
  beds: number;
}

/** The usual rent of homes with a number of bedrooms. */
export interface UsualRent {
  /** Median in whole dollars a month. */
  rent: number;
  /** Number of leases behind it; at least FEW_SALES. */
  leases: number;
  /** The neighbourhood, or the city if the neighbourhood has too few leases. */
  place: string;
}

/** The kind of a listing's class; null for commercial and unknown ones. */
export function kindOf(listingClass: string): HomeKind | null {
  if (listingClass === 'CondoProperty') return 'condo';
  return listingClass === 'ResidentialProperty' ? 'residential' : null;
}

/** Returns the question for homes like a listing; null for kinds and places that have no figures. */
export function localQuestion({
  address: { city, state, neighborhood },
  class: listingClass,
  type,
}: Pick<Listing, 'address' | 'class' | 'type'>): LocalQuestion | null {
  const kind = kindOf(listingClass);
  return kind && city !== '' ? { city, state, neighborhood, kind, type } : null;
}

/** Returns the first day of the last twelve months: "2025-11-21". */
export function yearBefore(now: Date): string {
  const [year = '', ...rest] = calendarDay(now).split('-');
  return [Number(year) - 1, ...rest].join('-').replace('-02-29', '-02-28');
}

/**
 * Returns the figures that may be shown. With fewer than FEW_SALES sales there are none: each would say little, and one
 * sale's price could be told from it.
 */
export function localMarket({ figures, pricePerSqft }: LocalStatistics): LocalMarket {
  const { sold } = figures;
  const { average, median, count } = pricePerSqft;
  const dollars = median ?? average;
  const isEnough = sold >= FEW_SALES;
  const { medianDays, aboveAsking, medianPrice } = shownFigures(figures);
  return {
    sold,
    pricePerSqft:
      dollars !== null && count >= FEW_SALES
        ? { dollars: Math.round(dollars), sales: count, isMedian: median !== null }
        : null,
    medianDays: isEnough ? medianDays : null,
    aboveAsking: isEnough ? aboveAsking : null,
    medianPrice: isEnough ? medianPrice : null,
  };
}

/** Minimum number of months with FEW_SALES sales or more, before the index is drawn. */
const MIN_INDEX_MONTHS = 3;
/** Maximum number of days from the chart's first point to the first month of the index. */
const INDEX_START_DAYS = 92;

/** True if a chart is long enough for an index. */
export const canHaveIndex = ({ from, to }: PriceChart): boolean =>
  to - from >= (MIN_INDEX_MONTHS - 1) * 28 * MILLISECONDS_A_DAY;

/**
 * Returns the median price of each full month with enough sales, scaled so that the first one is at the first price of
 * the chart. Empty if too few months have enough sales, or none near the start.
 */
export function scaledIndex(sales: CityStatistics['sales'], chart: PriceChart, now: Date): PricePoint[] {
  const current = calendarDay(now).slice(0, 7);
  const start = new Date(chart.from).toISOString().slice(0, 7);
  const first = chart.lines[0]?.points[0];
  const months = Object.entries(sales)
    .filter(([month, { sold }]) => month >= start && month < current && sold >= FEW_SALES)
    .map(([month, { medianPrice }]) => ({ at: Date.parse(`${month}-15`), price: medianPrice ?? 0 }))
    .filter(({ at, price }) => price > 0 && at <= chart.to)
    .toSorted((one, other) => one.at - other.at);
  const [base] = months;
  if (!first || !base || months.length < MIN_INDEX_MONTHS) return [];
  if (base.at - first.at > INDEX_START_DAYS * MILLISECONDS_A_DAY) return [];
  return months.map(({ at, price }) => ({
    at: Math.max(at, chart.from),
    price: Math.round((price * first.price) / base.price),
  }));
}
