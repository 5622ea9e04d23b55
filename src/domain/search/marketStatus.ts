/**
 * Active and sold listings in a search: the choices of days, and their dependence on each other (requirements ST7,
 * K10).
 */
import { calendarDay } from '../calendarDay.ts';
import { ACTIVE_STATUSES, type KnownLastStatus, LEASED_STATUSES, SOLD_STATUSES } from '../listing/status.ts';
import { type Search, withFilters } from './search.ts';

/** Choices of days on the market; 0 is All. */
export const ACTIVE_DAYS = [0, 1, 3, 7, 14, 30, 90] as const;
/** Choices of days since the sale or lease; 0 is All. A year counts as 360 days (requirement K10). */
export const SOLD_DAYS = [0, 1, 3, 7, 30, 90, 180, 360, 720, 1080, 1440, 1800, 2160, 2520] as const;
/** Days per year in the choices. */
export const DAYS_A_YEAR = 360;

/** The shown parts of the market: active listings, sold or leased ones, or both (requirement ST7). */
export const MARKETS = ['active', 'sold', 'both'] as const;
export type Market = (typeof MARKETS)[number];

/** Returns the parts of the market that a search shows. */
export function marketOf({ showActive, showSold }: Search): Market {
  if (!showSold) return 'active';
  return showActive ? 'both' : 'sold';
}

/** Shows these parts of the market. Hidden parts lose their limit of days. */
export function withMarket(search: Search, market: Market): Search {
  const showActive = market !== 'sold';
  const showSold = market !== 'active';
  return withFilters(search, {
    showActive,
    activeDays: showActive ? search.activeDays : 0,
    showSold,
    soldDays: showSold ? search.soldDays : 0,
  });
}

/** The kind of homes in a search's headings: sold or leased if active ones are hidden. */
export function listedHomes({ type, showActive }: Search): 'sale' | 'lease' | 'sold' | 'leased' {
  if (showActive) return type;
  return type === 'sale' ? 'sold' : 'leased';
}

/** Limits active listings to the last days, and shows them. */
export function withActiveDays(search: Search, activeDays: number): Search {
  return withFilters(search, { showActive: true, activeDays });
}

/** Limits sold or leased listings to the last days, and shows them. */
export function withSoldDays(search: Search, soldDays: number): Search {
  return withFilters(search, { showSold: true, soldDays });
}

/**
 * The search's `status` and `lastStatus` parameters. With sold listings the deals that fell through are left out, because
 * the parameters apply to both kinds, and such a listing may have left the market.
 */
export function statusParameters({ type, showActive, showSold }: Search): {
  status: ('A' | 'U')[];
  lastStatus: KnownLastStatus[];
} {
  const sold = type === 'sale' ? SOLD_STATUSES : LEASED_STATUSES;
  return {
    status: [...(showActive ? (['A'] as const) : []), ...(showSold ? (['U'] as const) : [])],
    lastStatus: showSold
      ? [...(showActive ? ACTIVE_STATUSES.filter((status) => status !== 'Dft') : []), ...sold]
      : [...ACTIVE_STATUSES],
  };
}

/** Returns the day in Toronto that many days before a moment: "2026-11-14". */
export function daysBefore(days: number, now: Date): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() - days);
  return calendarDay(day);
}
