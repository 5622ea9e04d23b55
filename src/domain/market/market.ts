/** What the trends page shows of a city's market (A2, A3): the shapes, and the limits of A9. */

/** The cities of the page (A2), in its order. */
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
/** One of them. */
export type MarketCity = (typeof MARKET_CITIES)[number];
/** The province of them all. */
export const MARKET_STATE = 'Ontario';

/** Choices of the bedroom limit: homes with so many bedrooms or fewer. */
export const MARKET_BEDS = [1, 2, 3, 4] as const;
/** One of them. */
export type MarketBeds = (typeof MARKET_BEDS)[number];

/** Full months that are looked back on, beside the current one: A9's six, and with older data. */
export const MARKET_MONTHS = { usual: 6, older: 24 } as const;

/** Below so many sales a month's figures are marked, and nothing is claimed from them. */
export const FEW_SALES = 5;

/** Full months with FEW_SALES sales or more from which a month can stand out. */
export const LEAST_SEASON_MONTHS = 6;

/** Entries of each property type table (A9). */
export const TOP_TYPES = 5;

/** What the filter bar chooses. */
export interface MarketFilters {
  city: MarketCity;
  maxBeds: MarketBeds;
  olderData: boolean;
}

/** The first choice (A9). */
export const DEFAULT_MARKET_FILTERS: MarketFilters = { city: 'Toronto', maxBeds: 4, olderData: false };

/** One month of a city's market. What rests on sales is null where nothing was sold: a gap, never 0. */
export interface MarketMonth {
  /** "2026-05", the month of the sale (of newListings: of the listing). */
  month: string;
  /** Homes sold. */
  sold: number;
  /** Homes that came on the market. */
  newListings: number;
  /** Whole dollars. */
  averagePrice: number | null;
  medianPrice: number | null;
  /** Days from listing to sale; the average has one decimal at most. */
  averageDays: number | null;
  medianDays: number | null;
  /** Percent of the sales above and below the asking price; one decimal at most. */
  aboveAsking: number | null;
  belowAsking: number | null;
  /** Some sales, but fewer than FEW_SALES: to be marked. */
  fewSales: boolean;
  /** The current month, of which not all is known yet: to be marked. */
  unfinished: boolean;
}

/** What was sold of one property type. */
export interface MarketType {
  /** As the feed writes it: "Condo Apt". */
  type: string;
  /** Homes sold. */
  count: number;
  /** Average asking price (A2: from the list-price aggregates), whole dollars. */
  averagePrice: number;
  /** It stands in both rankings. */
  exceptional: boolean;
  /** Fewer than FEW_SALES: to be marked. */
  fewSales: boolean;
}

/** The two rankings, TOP_TYPES entries each at most, the first the largest. */
export interface TopTypes {
  byCount: MarketType[];
  byPrice: MarketType[];
}

/** The whole window in a few numbers, the current month included. Null where nothing was sold. */
export interface MarketSummary {
  sold: number;
  newListings: number;
  /** Whole dollars. */
  averagePrice: number | null;
  medianPrice: number | null;
  averageListPrice: number | null;
  averageDays: number | null;
  medianDays: number | null;
  /** Percent of the sales; the three make 100. */
  aboveAsking: number | null;
  atAsking: number | null;
  belowAsking: number | null;
  fewSales: boolean;
}

/**
 * What a comparison bears: `up` and `down` only where the difference is more than twice its standard error,
 * `unclear` where chance could have made it, `tooFew` where a period has fewer than FEW_SALES sales a month or
 * is missing.
 */
export type MarketVerdict = 'up' | 'down' | 'unclear' | 'tooFew';

/** Several full months one after the other; "2026-05" to "2026-07". */
export interface MarketPeriod {
  first: string;
  last: string;
  /** Homes sold in it. */
  sold: number;
}

/** The last full months against as many before them: three, or twelve where there is older data. */
export interface MarketShift {
  kind: 'price' | 'days' | 'sales' | 'newListings' | 'aboveAsking';
  before: MarketPeriod;
  after: MarketPeriod;
  /** Dollars, days, homes or percent of the sales, as the kind says. */
  from: number;
  to: number;
  /** Percent of `from`; of aboveAsking percentage points, of days days. One decimal at most. */
  change: number;
  /** Only `up` and `down` may be told as such; with `tooFew` not even the numbers. */
  verdict: MarketVerdict;
}

/**
 * A month that stands out among the full months. It is there only where the numbers bear it: at least six full
 * months have FEW_SALES sales or more, and it differs from the others by more than three times the standard error
 * (of many months one always lies two away by chance).
 */
export interface MarketSeason {
  kind: 'busiest' | 'quietest' | 'fastest' | 'slowest' | 'highestPrice' | 'lowestPrice' | 'mostListed';
  month: string;
  /** Homes, days or dollars of that month, as the kind says. */
  value: number;
  /** The same over the other full months, a month. */
  others: number;
}

/** The answer's seasonal part. */
export interface MarketSeasons {
  /** Full months that have FEW_SALES sales or more. */
  months: number;
  /** Those months are twelve or more: only then a word like "season" is borne. */
  wholeYear: boolean;
  /** Empty where nothing stands out. */
  seasons: MarketSeason[];
}

/** All that the page shows of one city: the answer of api/realty/marketCalls.ts's useMarketStatisticsQuery(filters). */
export interface Market {
  filters: MarketFilters;
  /** Oldest first, every month of the window, the current one last. */
  months: MarketMonth[];
  summary: MarketSummary;
  types: TopTypes;
  /** One of each kind; empty where there are not months enough for two periods. */
  shifts: MarketShift[];
  seasons: MarketSeasons;
}
