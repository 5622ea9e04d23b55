/**
 * The brackets of Canada's land transfer taxes, collected 2026-11 from the ministries and municipalities that levy
 * them. A bracket's rate applies to its own part of the price.
 */

/** A part of the price in dollars, up to and including `upTo`, and its rate in percent. */
export interface TaxBracket {
  upTo: number;
  percent: number;
}

/** Ontario Ministry of Finance, 2026: homes with one or two families. */
export const ONTARIO: readonly TaxBracket[] = [
  { upTo: 55_000, percent: 0.5 },
  { upTo: 250_000, percent: 1 },
  { upTo: 400_000, percent: 1.5 },
  { upTo: 2_000_000, percent: 2 },
  { upTo: Number.POSITIVE_INFINITY, percent: 2.5 },
];

/** City of Toronto, from 2026-04-01; on top of Ontario's. */
export const TORONTO: readonly TaxBracket[] = [
  ...ONTARIO.slice(0, -1),
  { upTo: 3_000_000, percent: 2.5 },
  { upTo: 4_000_000, percent: 4.4 },
  { upTo: 5_000_000, percent: 5.45 },
  { upTo: 10_000_000, percent: 6.5 },
  { upTo: 20_000_000, percent: 7.55 },
  { upTo: Number.POSITIVE_INFINITY, percent: 8.6 },
];

/** Government of British Columbia, 2026: homes. */
export const BRITISH_COLUMBIA: readonly TaxBracket[] = [
  { upTo: 200_000, percent: 1 },
  { upTo: 2_000_000, percent: 2 },
  { upTo: 3_000_000, percent: 3 },
  { upTo: Number.POSITIVE_INFINITY, percent: 5 },
];

/** Gouvernement du Québec, 2026: the standard in every municipality; many charge up to 3 % above 500,000. */
export const QUEBEC: readonly TaxBracket[] = [
  { upTo: 62_900, percent: 0.5 },
  { upTo: 315_000, percent: 1 },
  { upTo: Number.POSITIVE_INFINITY, percent: 1.5 },
];

/** The year of Montréal's rates below; those of 2026 were not found. */
export const MONTREAL_YEAR = 2025;
/**
 * Ville de Montréal, 2025, instead of Quebec's rates (as published by notaries and brokers in Montréal, read 2026-11,
 * with the worked example that 700,000 is 9,392). The first two limits are those of the whole province in that year.
 */
export const MONTREAL: readonly TaxBracket[] = [
  { upTo: 61_500, percent: 0.5 },
  { upTo: 307_800, percent: 1 },
  { upTo: 552_300, percent: 1.5 },
  { upTo: 1_104_700, percent: 2 },
  { upTo: 2_136_500, percent: 2.5 },
  { upTo: 3_113_000, percent: 3.5 },
  { upTo: Number.POSITIVE_INFINITY, percent: 4 },
];

/** Manitoba Finance, 2026. */
export const MANITOBA: readonly TaxBracket[] = [
  { upTo: 30_000, percent: 0 },
  { upTo: 90_000, percent: 0.5 },
  { upTo: 150_000, percent: 1 },
  { upTo: 200_000, percent: 1.5 },
  { upTo: Number.POSITIVE_INFINITY, percent: 2 },
];

/** One rate for the whole price, in percent. */
export const FLAT_PERCENT = {
  /** Service New Brunswick, 2026: of the greater of price and assessment. */
  newBrunswick: 1,
  /** Halifax Regional Municipality, 2026. */
  halifax: 1.5,
  /** The highest rate of a municipality in Nova Scotia (0 to 1.5), 2026. */
  novaScotia: 1.5,
  /** Government of Prince Edward Island, 2026: on the whole price if it exceeds `ISLAND_EXEMPT_UP_TO`. */
  princeEdwardIsland: 1,
  /** Information Services Corporation, Saskatchewan, from 2023-07-29 (as `SASKATCHEWAN_MORTGAGE`). */
  saskatchewanTitle: 0.4,
} as const;

/** Price in dollars up to which Prince Edward Island levies no tax (2026). */
export const ISLAND_EXEMPT_UP_TO = 30_000;

/** Land Titles, Alberta, from 2024-10: a base fee and a fee for each started step, on the price and on the mortgage. */
export const ALBERTA_REGISTRATION = { base: 50, step: 5_000, perStep: 5 } as const;

/**
 * Registry of Deeds, Newfoundland and Labrador, 2026: a base fee and a fee for each started step above `free`, at most
 * `most`. The maximum, and the equal fee for the mortgage, come from published calculators (2026) and are estimates.
 */
export const NEWFOUNDLAND_REGISTRATION = {
  base: 100,
  free: 500,
  step: 100,
  perStep: 0.4,
  maximum: 5_000,
} as const;

/** A fee in dollars for a value up to and including `upTo`. */
export interface FeeStep {
  upTo: number;
  fee: number;
}

/**
 * Information Services Corporation, Saskatchewan, from 2023-07-29: the fee for a mortgage on up to four titles (its notice as
 * a law office in Saskatchewan reports it, skrealestatelaw.com/iscpricingchanges, read 2026-11).
 */
export const SASKATCHEWAN_MORTGAGE: readonly FeeStep[] = [
  { upTo: 250_000, fee: 180 },
  { upTo: 500_000, fee: 250 },
  { upTo: 750_000, fee: 500 },
  { upTo: 1_000_000, fee: 750 },
  { upTo: Number.POSITIVE_INFINITY, fee: 1_000 },
];

/** A fee in dollars for each started thousand, which is `above` from a million on, and at least `least`. */
export interface ThousandsFee {
  perThousand: number;
  above: number;
  least: number;
}

/**
 * Land titles offices of the Northwest Territories (schedule of 2022, as published calculators and the press have it:
 * bestmortgageonline.ca, cabinradio.ca) and of Nunavut (one published calculator, maplemortgage.ca), read 2026-11.
 */
export const NORTHERN_REGISTRATION = {
  northwestTitle: { perThousand: 2, above: 1.5, least: 100 },
  northwestMortgage: { perThousand: 1.5, above: 1.5, least: 80 },
  nunavutTitle: { perThousand: 1.5, above: 1, least: 60 },
  nunavutMortgage: { perThousand: 1, above: 1, least: 40 },
} as const satisfies Record<string, ThousandsFee>;

/**
 * Yukon Land Titles Office: the fee for a transfer (ratehub.ca, read 2026-11). Its fees for mortgages and for its assurance
 * fund were not found whole: 100 for a mortgage of 400,000, and 10 for each 10,000 by which the price is above that of the
 * last transfer.
 */
export const YUKON_TRANSFER: readonly FeeStep[] = [
  { upTo: 99_999.99, fee: 50 },
  { upTo: 499_999.99, fee: 150 },
  { upTo: 2_999_999.99, fee: 350 },
  { upTo: 9_999_999.99, fee: 550 },
  { upTo: Number.POSITIVE_INFINITY, fee: 750 },
];

/** Relief for first-time buyers and buyers of new homes, in dollars. */
export const RELIEF = {
  /** Ontario Ministry of Finance, 2026. */
  ontario: 4_000,
  /** City of Toronto, 2026. */
  toronto: 4_475,
  /**
   * Government of British Columbia, from 2024-04: the whole relief up to `full`, then falling linearly to none at
   * `none`.
   */
  britishColumbiaFirst: { maximum: 8_000, full: 835_000, none: 860_000 },
  britishColumbiaNew: { full: 1_100_000, none: 1_150_000 },
} as const;
