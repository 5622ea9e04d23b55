/** Published prices with their sources, for comparison with the generated ones. */

/** A published figure. */
export interface PublicFigure {
  city: string;
  propertyType: string;
  /** In dollars. */
  amount: number;
  measure: 'average' | 'median';
  /** The subject and date of the figure. */
  scope: string;
  address: string;
}

const TORONTO_REPORT =
  'https://www.viewtorontohouses.com/blog/2025/12/17/NOVEMBER-2025-REAL-ESTATE-MARKET-REPORT';
const TORONTO_SPRING = 'https://bradenwhite.com/chestnut-park-real-estate-toronto-market-report-april-2025/';
const CALGARY_REPORT = 'https://wowa.ca/top-real-estate-agents/Calgary-Alberta';
const MONTREAL_REPORT =
  'https://menafn.com/1110701080/Montreal-CMA-Late-2025-Downturn-Persists-Into-Early-2026';
const HALIFAX_REPORT =
  'https://www.thecoast.ca/news-opinion/new-reports-highlight-housing-stability-ahead-of-2026-as-affordability-crisis-looms';

/** The date of the visits to the pages. */
export const READ_ON = '2026-11-21';

/** The figures of that date. */
export const PUBLIC_FIGURES: readonly PublicFigure[] = [
  {
    city: 'Toronto',
    propertyType: 'Detached',
    amount: 1_549_941,
    measure: 'average',
    scope: 'City of Toronto, November 2025',
    address: TORONTO_REPORT,
  },
  {
    city: 'Toronto',
    propertyType: 'Semi-Detached',
    amount: 1_187_111,
    measure: 'average',
    scope: 'City of Toronto, November 2025',
    address: TORONTO_REPORT,
  },
  {
    city: 'Toronto',
    propertyType: 'Condo Apt',
    amount: 710_724,
    measure: 'average',
    scope: 'City of Toronto, April 2025',
    address: TORONTO_SPRING,
  },
  {
    city: 'Calgary',
    propertyType: 'Detached',
    amount: 804_439,
    measure: 'average',
    scope: 'Calgary, February 2025',
    address: CALGARY_REPORT,
  },
  {
    city: 'Calgary',
    propertyType: 'Condo Apt',
    amount: 353_334,
    measure: 'average',
    scope: 'Calgary, February 2025',
    address: CALGARY_REPORT,
  },
  {
    city: 'Montréal',
    propertyType: 'Detached',
    amount: 615_000,
    measure: 'median',
    scope: 'single-family homes, Montréal metropolitan area, January 2026',
    address: MONTREAL_REPORT,
  },
  {
    city: 'Montréal',
    propertyType: 'Condo Apt',
    amount: 428_000,
    measure: 'median',
    scope: 'condominiums, Montréal metropolitan area, January 2026',
    address: MONTREAL_REPORT,
  },
  {
    city: 'Montréal',
    propertyType: 'Multiplex',
    amount: 841_800,
    measure: 'median',
    scope: 'plexes, Montréal metropolitan area, January 2026',
    address: MONTREAL_REPORT,
  },
  {
    city: 'Halifax',
    propertyType: 'Detached',
    amount: 628_056,
    measure: 'median',
    scope: 'single-family homes, forecast for the fourth quarter of 2026',
    address: HALIFAX_REPORT,
  },
  {
    city: 'Halifax',
    propertyType: 'Condo Apt',
    amount: 391_804,
    measure: 'median',
    scope: 'condominiums, forecast for the fourth quarter of 2026',
    address: HALIFAX_REPORT,
  },
];
