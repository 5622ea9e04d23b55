/** The months of the trends page, by the calendar of Toronto. */
import { calendarDay } from '../calendarDay.ts';
import { MARKET_MONTHS, type MarketFilters } from './market.ts';

/** The requested months. */
export interface MarketWindow {
  /** First day: "2026-05-01". The first of a month, so that only the current month is incomplete. */
  since: string;
  /** "2026-05" to the current month, oldest first. */
  months: string[];
}

/** Prints a number of months since the year 0 as "2026-05". */
const printMonth = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;

type Filters = Pick<MarketFilters, 'olderData'>;

/** Returns the first month as a number of months since the year 0, and the number of full months. */
function firstMonth({ olderData }: Filters, now: Date): { first: number; full: number } {
  const [year = 0, month = 1] = calendarDay(now).split('-').map(Number);
  const full = olderData ? MARKET_MONTHS.older : MARKET_MONTHS.usual;
  return { first: year * 12 + month - 1 - full, full };
}

/** Returns the first day of the window. */
export function marketStart(filters: Filters, now: Date): string {
  return `${printMonth(firstMonth(filters, now).first)}-01`;
}

/** Returns the current month and the full ones before it: six, or twenty-four with older data (requirement A39). */
export function marketWindow(filters: Filters, now: Date): MarketWindow {
  const { first, full } = firstMonth(filters, now);
  const months = Array.from({ length: full + 1 }, (_, position) => printMonth(first + position));
  return { since: marketStart(filters, now), months };
}
