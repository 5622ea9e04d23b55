/** Active and sold listings in a search: their choices of days (L9) and how they depend on each other (L4). */
import { calendarDay } from '../calendarDay.ts';
import { ACTIVE_STATUSES, type KnownLastStatus, LEASED_STATUSES, SOLD_STATUSES } from '../listing/status.ts';
import { type Search, withFilters } from './search.ts';

/** Days on the market that can be chosen; 0 is All. */
export const ACTIVE_DAYS = [0, 1, 3, 7, 14, 30, 90] as const;
/** Days since the sale or lease that can be chosen; 0 is All. The specification's year has 360 days. */
export const SOLD_DAYS = [0, 1, 3, 7, 30, 90, 180, 360, 720, 1080, 1440, 1800, 2160, 2520] as const;
/** Days of the specification's year. */
export const DAYS_A_YEAR = 360;

/** Whether the Active switch can be turned off: not while sold listings are off too (L4). */
export const canHideActive = (search: Search): boolean => search.showSold;
/** Whether the Sold or Leased switch can be turned off. */
export const canHideSold = (search: Search): boolean => search.showActive;

/** Shows or hides active listings; either way their days start again at All. What L4 forbids changes nothing. */
export function withActive(search: Search, showActive: boolean): Search {
  if (search.showActive === showActive || (!showActive && !canHideActive(search))) return search;
  return withFilters(search, { showActive, activeDays: 0 });
}

/** Shows or hides sold or leased listings; either way their days start again at All. */
export function withSold(search: Search, showSold: boolean): Search {
  if (search.showSold === showSold || (!showSold && !canHideSold(search))) return search;
  return withFilters(search, { showSold, soldDays: 0 });
}

/** What homes a search lists, as headings call them: those that are sold or leased where no active ones are shown. */
export function listedHomes({ type, showActive }: Search): 'sale' | 'lease' | 'sold' | 'leased' {
  if (showActive) return type;
  return type === 'sale' ? 'sold' : 'leased';
}

/** Active listings of the last days; choosing days shows them. */
export function withActiveDays(search: Search, activeDays: number): Search {
  return withFilters(search, { showActive: true, activeDays });
}

/** Listings sold or leased in the last days; choosing days shows them. */
export function withSoldDays(search: Search, soldDays: number): Search {
  return withFilters(search, { showSold: true, soldDays });
}

/** The search's `status` and `lastStatus` parameters (L4). */
export function statusParameters({ type, showActive, showSold }: Search): {
  status: ('A' | 'U')[];
  lastStatus: KnownLastStatus[];
} {
  const sold = type === 'sale' ? SOLD_STATUSES : LEASED_STATUSES;
  return {
    status: [...(showActive ? (['A'] as const) : []), ...(showSold ? (['U'] as const) : [])],
    lastStatus: [...(showActive ? ACTIVE_STATUSES : []), ...(showSold ? sold : [])],
  };
}

/** The day so many days before a moment, where the listings are: "2026-11-14". */
export function daysBefore(days: number, now: Date): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() - days);
  return calendarDay(day);
}
