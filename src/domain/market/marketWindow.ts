/** Which months the trends page looks at, as the calendar runs where the listings are. */
import { calendarDay } from '../calendarDay.ts';
import { MARKET_MONTHS, type MarketFilters } from './market.ts';

/** The months that are asked for. */
export interface MarketWindow {
  /** First day: "2026-05-01". A whole month's first, so that no month but the current one is cut. */
  since: string;
  /** "2026-05" to the current month, oldest first. */
  months: string[];
}

/** "2026-05" of a count of months since the year 0. */
const printMonth = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;

type Filters = Pick<MarketFilters, 'olderData'>;

/** The first month as a count since the year 0, and how many full ones there are. */
function firstMonth({ olderData }: Filters, now: Date): { first: number; full: number } {
  const [year = 0, month = 1] = calendarDay(now).split('-').map(Number);
  const full = olderData ? MARKET_MONTHS.older : MARKET_MONTHS.usual;
  return { first: year * 12 + month - 1 - full, full };
}

/** The window's first day alone. */
export function marketStart(filters: Filters, now: Date): string {
  return `${printMonth(firstMonth(filters, now).first)}-01`;
}

/** The current month and the full ones before it: six, with older data twenty-four (A9). */
export function marketWindow(filters: Filters, now: Date): MarketWindow {
  const { first, full } = firstMonth(filters, now);
  const months = Array.from({ length: full + 1 }, (_, position) => printMonth(first + position));
  return { since: marketStart(filters, now), months };
}
