/** Types and limits of a city's market on the trends page (requirements A5, A13, A39). */

/** The cities that the page offers before a visitor types (requirement A5). Any other place can be searched. */
export const MARKET_CITIES = [
  'Toronto',
  'Mississauga',
  'Brampton',
  'Markham',
  'Vaughan',
  'Oakville',
  'Richmond Hill',
  'Burlington',
  'Pickering',
  'Ajax',
  'Whitby',
] as const;
/** The province of all these cities, and of a city in an address without one. */
export const MARKET_STATE = 'Ontario';

/** A city or one of its neighbourhoods. */
export interface MarketPlace {
  city: string;
  /** As in the feed: "Ontario". */
  state: string;
  neighborhood?: string;
}

/** Returns "Toronto", or "The Annex, Toronto". */
export const marketName = ({ city, neighborhood }: MarketPlace): string =>
  neighborhood === undefined ? city : `${neighborhood}, ${city}`;

/**
 * Minimum number of sales in twelve months for which a place is offered, and for which its neighbourhood page shows
 * figures: with fewer, each sale decides about them.
 */
export const MIN_YEAR_SALES = 12;

/** Choices of the bedroom limit: homes with at most that many bedrooms. */
export const MARKET_BEDS = [1, 2, 3, 4] as const;
/** One of the choices. */
export type MarketBeds = (typeof MARKET_BEDS)[number];

/** Number of full months before the current one, without and with older data (requirement A39). */
export const MARKET_MONTHS = { usual: 6, older: 24 } as const;

/** A month with fewer sales is marked, and supports no conclusions. */
export const FEW_SALES = 5;

/** Minimum number of full months with FEW_SALES sales or more, before a month can stand out. */
export const MIN_SEASON_MONTHS = 6;

/** Maximum number of entries in each table of property types. */
export const TOP_TYPES = 5;

/** The choices in the filter bar. */
export interface MarketFilters extends MarketPlace {
  maxBeds: MarketBeds;
  olderData: boolean;
}

/** The filters at the start (requirement A39). */
export const DEFAULT_MARKET_FILTERS: MarketFilters = {
  city: 'Toronto',
  state: MARKET_STATE,
  maxBeds: 4,
  olderData: false,
};

/** One month of a city's market. Figures of sales are null if nothing was sold: a gap, never 0. */
export interface MarketMonth {
  /** "2026-05": the month of the sale; for newListings the month of the listing. */
  month: string;
  /** Number of homes sold. */
  sold: number;
  /** Number of homes that came on the market. */
  newListings: number;
  /** In whole dollars. */
  averagePrice: number | null;
  medianPrice: number | null;
  /** Days from listing to sale; the average has at most one decimal. */
  averageDays: number | null;
  medianDays: number | null;
  /** Percent of the sales above and below the asking price, with at most one decimal. */
  aboveAsking: number | null;
  belowAsking: number | null;
  /** True for a month with at least one sale but fewer than FEW_SALES. The page marks it. */
  fewSales: boolean;
  /** True for the current month, which is incomplete. The page marks it. */
  unfinished: boolean;
}

/** Sales of one property type. */
export interface MarketType {
  /** As in the feed: "Condo Apt". */
  type: string;
  /** Number of homes sold. */
  count: number;
  /** Average asking price in whole dollars, from the list-price aggregates. */
  averagePrice: number;
  /** True if the type is in both rankings. */
  exceptional: boolean;
  /** True for fewer than FEW_SALES sales. The page marks it. */
  fewSales: boolean;
}

/** The two rankings, each with at most TOP_TYPES entries, highest first. */
export interface TopTypes {
  byCount: MarketType[];
  byPrice: MarketType[];
}

/** Totals and averages of the whole window, including the current month. Null if nothing was sold. */
export interface MarketSummary {
  sold: number;
  newListings: number;
  /** In whole dollars. */
  averagePrice: number | null;
  medianPrice: number | null;
  averageListPrice: number | null;
  averageDays: number | null;
  medianDays: number | null;
  /** Percent of the sales; the three add up to 100. */
  aboveAsking: number | null;
  atAsking: number | null;
  belowAsking: number | null;
  fewSales: boolean;
}

/**
 * The conclusion that a comparison allows. `up` and `down`: the difference is more than twice its standard error.
 * `unclear`: it may be chance. `tooFew`: a period has fewer than FEW_SALES sales per month, or is missing.
 */
export type MarketVerdict = 'up' | 'down' | 'unclear' | 'tooFew';

/** Consecutive full months, "2026-05" to "2026-07". */
export interface MarketPeriod {
  first: string;
  last: string;
  /** Number of homes sold in the period. */
  sold: number;
}

/** A comparison of the last full months with the same number before them: three, or twelve with older data. */
export interface MarketShift {
  kind: 'price' | 'days' | 'sales' | 'newListings' | 'aboveAsking';
  before: MarketPeriod;
  after: MarketPeriod;
  /** Dollars, days, homes or percent of the sales, depending on the kind. */
  from: number;
  to: number;
  /** Percent of `from`; percentage points for aboveAsking; days for days. At most one decimal. */
  change: number;
  /** Only `up` and `down` may be stated as changes. With `tooFew` the numbers are not shown either. */
  verdict: MarketVerdict;
}

/**
 * A month that stands out among the full months. At least six full months must have FEW_SALES sales or more, and the
 * month must differ from the others by more than three standard errors (among many months, one is always two away by
 * chance).
 */
export interface MarketSeason {
  kind: 'busiest' | 'quietest' | 'fastest' | 'slowest' | 'highestPrice' | 'lowestPrice' | 'mostListed';
  month: string;
  /** Homes, days or dollars of that month, depending on the kind. */
  value: number;
  /** The monthly value over the other full months. */
  others: number;
}

/** The seasonal part of the market. */
export interface MarketSeasons {
  /** Number of full months with FEW_SALES sales or more. */
  months: number;
  /** True for twelve such months or more: only then may the page speak of a season. */
  wholeYear: boolean;
  /** Empty if no month stands out. */
  seasons: MarketSeason[];
}

/** All data about one city on the page: the result of useMarketStatisticsQuery in src/api/realty/marketCalls.ts. */
export interface Market {
  filters: MarketFilters;
  /** Every month of the window, oldest first; the current month is the last. */
  months: MarketMonth[];
  summary: MarketSummary;
  types: TopTypes;
  /** One of each kind; empty if there are not enough months for two periods. */
  shifts: MarketShift[];
  seasons: MarketSeasons;
}
