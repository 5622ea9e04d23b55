/** The place and the figures of a neighbourhood's page. */
import { placeName } from '../listing/slug.ts';
import {
  DEFAULT_MARKET_FILTERS,
  type Market,
  type MarketFilters,
  type MarketPlace,
  MIN_YEAR_SALES,
} from './market.ts';

/** A neighbourhood with its city and province. */
export type Area = Required<MarketPlace>;

/** Reads the decoded segments below /area; undefined if one is missing. */
export function areaOfPath(segments: readonly (string | undefined)[]): Area | undefined {
  const [state, city, neighborhood] = segments;
  if (!state || !city || !neighborhood || segments.length > 3) return undefined;
  return { state: placeName(state), city: placeName(city), neighborhood: placeName(neighborhood) };
}

/** The figures of the page: two years, of the homes that the trends page begins with. */
export const areaFilters = ({ city, state, neighborhood }: Area): MarketFilters => ({
  city,
  state,
  neighborhood,
  maxBeds: DEFAULT_MARKET_FILTERS.maxBeds,
  olderData: true,
});

/** The current month and the twelve full months before it. */
const MONTHS_A_YEAR = 13;

/** Returns the number of sales in the last twelve months. */
export const salesOfYear = ({ months }: Market): number =>
  months.slice(-MONTHS_A_YEAR).reduce((sum, { sold }) => sum + sold, 0);

/** True if a neighbourhood's page shows figures: with fewer sales, each one would decide about them. */
export const hasYearSales = (market: Market): boolean => salesOfYear(market) >= MIN_YEAR_SALES;
