/** A home's events and days on the market, across its listings. */
import { calendarDay } from '../calendarDay.ts';
import { MILLISECONDS_A_DAY } from '../constants.ts';
import type { MarketTime } from './listing.ts';
import { statusLabel } from './status.ts';

/**
 * Maximum number of days between two listings that belong to the same attempt at a sale, with any MLS numbers.
 * Boards use different limits (Calgary 15 days off the market, creblink.com 2025-10; Hamilton 60, blog.rahb.ca 2020-11;
 * Toronto publishes days by property since 2019 without naming one). A month is between them.
 */
export const RELISTING_GAP_DAYS = 30;

/** Kind of an event: a key of listing.history.event.*; `other` is a status shown by its code. */
export type TimelineEventKind =
  | 'listed'
  | 'relisted'
  | 'priceChanged'
  | 'extended'
  | 'soldConditional'
  | 'sold'
  | 'leasedConditional'
  | 'leased'
  | 'expired'
  | 'suspended'
  | 'terminated'
  | 'fellThrough'
  | 'comingSoon'
  | 'other';

export interface TimelineEvent {
  kind: TimelineEventKind;
  /** The status as sent, for the kind `other`; else ''. */
  code: string;
  /** ISO time; null if the feed has none. */
  date: string | null;
  /** Price in whole dollars after the event; null if the event has no price. */
  price: number | null;
  /** Difference in dollars to the price before, for a changed price and for a relisting at another price. */
  change: number | null;
}

/** One listing of a home with its events. */
export interface ListedTime {
  time: MarketTime;
  /** True if it continues an earlier listing: the home was not sold, and was off the market for at most a month. */
  relisted: boolean;
  /** Whole days on the market; null if the start or the end is unknown. */
  days: number | null;
  /** Newest first. */
  events: TimelineEvent[];
}

/** Days on the market, summed over the listings of one attempt. */
export interface Stretch {
  days: number;
  listings: number;
}

export interface HomeHistory {
  /** Newest first, including the requested listing. */
  times: ListedTime[];
  /** The attempt that ends with the requested listing, if it has more than one listing. */
  stretch: Stretch | null;
}

/** The event of the last status; null for a plain offer, whose price is in `priceEvent`, and for a withheld status. */
const lastKind = ({ type, lastStatus }: MarketTime): TimelineEventKind | null => {
  if (lastStatus === 'Ext') return 'extended';
  const label = statusLabel(type, lastStatus);
  return lastStatus === '' || label === 'forSale' || label === 'forLease' ? null : label;
};

/**
 * Returns the time of the last status. The last update is only a fallback: feeds update a listing long after it left
 * the market.
 */
function lastDate(time: MarketTime): string | null {
  switch (lastKind(time)) {
    case 'expired':
      return time.unavailableDate ?? time.expiryDate ?? time.updatedOn;
    case 'terminated':
      return time.terminatedDate ?? time.unavailableDate ?? time.updatedOn;
    case 'suspended':
      return time.suspendedDate ?? time.unavailableDate ?? time.updatedOn;
    case 'sold':
    case 'leased':
      return time.soldDate ?? time.unavailableDate ?? time.updatedOn;
    case 'soldConditional':
    case 'leasedConditional':
      return time.soldDate ?? time.updatedOn;
    default:
      return time.updatedOn;
  }
}

const ON_MARKET: readonly (TimelineEventKind | null)[] = [
  null,
  'extended',
  'fellThrough',
  'comingSoon',
  'other',
];

/** Returns the time when a home went off the market; null if it is still on it or the time is unknown. */
export function endOf(time: MarketTime): string | null {
  return ON_MARKET.includes(lastKind(time)) ? time.unavailableDate : lastDate(time);
}

const event = (kind: TimelineEventKind, date: string | null, price: number | null = null): TimelineEvent => ({
  kind,
  code: '',
  date,
  price,
  change: null,
});

/**
 * Returns the change from the first price to the last one: the feed has no steps between them, and no days of such
 * steps.
 */
function priceEvent(time: MarketTime): TimelineEvent | null {
  const { listPrice, originalPrice, lastStatus, updatedOn } = time;
  const isLast = lastStatus === 'Pc';
  const changed = listPrice !== null && originalPrice !== null && listPrice !== originalPrice;
  if (!changed) return isLast ? event('priceChanged', updatedOn, listPrice) : null;
  return {
    ...event('priceChanged', isLast ? updatedOn : null, listPrice),
    change: listPrice - originalPrice,
  };
}

/**
 * Returns the event `listed`, or `relisted` after an earlier listing, with the difference of prices if there is one.
 */
function firstEvent(time: MarketTime, before: MarketTime | undefined): TimelineEvent | null {
  const { listDate, originalPrice, listPrice } = time;
  if (listDate === null) return null;
  const price = originalPrice ?? listPrice;
  if (!before) return event('listed', listDate, price);
  const change = price === null || before.listPrice === null ? 0 : price - before.listPrice;
  return { ...event('relisted', listDate, price), change: change === 0 ? null : change };
}

/**
 * Returns the events of one listing, newest first.
 * @param before the earlier listing that it continues, for a relisting
 */
export function eventsOf(time: MarketTime, before?: MarketTime): TimelineEvent[] {
  const kind = lastKind(time);
  const isDeal = kind === 'sold' || kind === 'leased';
  const last = kind && event(kind, lastDate(time), isDeal ? time.soldPrice : null);
  const code = kind === 'other' ? time.lastStatus : '';
  return [last && { ...last, code }, priceEvent(time), firstEvent(time, before)].filter(
    (found) => found !== null,
  );
}

/** The calendar day of a time in Toronto, as a number of days. */
const dayOf = (moment: string): number => Date.parse(calendarDay(new Date(moment))) / MILLISECONDS_A_DAY;

/** Returns the day on which a listing ended: the day of the next listing at the latest. */
function endDay(time: MarketTime, next: MarketTime | undefined): number | null {
  const end = endOf(time);
  const nextDay = next?.listDate ? dayOf(next.listDate) : null;
  if (end === null) return nextDay;
  return nextDay === null ? dayOf(end) : Math.min(dayOf(end), nextDay);
}

function daysOf(time: MarketTime, next: MarketTime | undefined): number | null {
  const end = endDay(time, next);
  return time.listDate === null || end === null ? null : Math.max(0, end - dayOf(time.listDate));
}

/** True if a listing continues the one before it. A sale, a lease, or a pause of more than a month ends an attempt. */
function continues(time: MarketTime, before: MarketTime | undefined): boolean {
  if (!before?.listDate || !time.listDate) return false;
  if (before.lastStatus === 'Sld' || before.lastStatus === 'Lsd') return false;
  const end = endDay(before, time);
  return end !== null && dayOf(time.listDate) - end <= RELISTING_GAP_DAYS;
}

const startOf = ({ listDate }: MarketTime): number => (listDate === null ? 0 : Date.parse(listDate));

const key = ({ boardId, mlsNumber }: MarketTime): string => `${boardId}/${mlsNumber}`;

/**
 * Returns a home's listings over time, and the number of days of the attempt to which the listing belongs. Listings for
 * sale and for lease are separate attempts.
 * @param listing the requested listing; it replaces its own entry, because it has more data
 * @param entries the history in any order, as far as the caller may see it
 */
export function homeHistory(
  listing: MarketTime & { daysOnMarket: number | null },
  entries: readonly MarketTime[],
): HomeHistory {
  const byKey = new Map([...entries, listing].map((time) => [key(time), time]));
  const sorted = [...byKey.values()].toSorted((one, other) => startOf(other) - startOf(one));
  const times = sorted.map((time, at) => {
    const next = sorted.slice(0, at).findLast(({ type }) => type === time.type);
    const before = sorted.slice(at + 1).find(({ type }) => type === time.type);
    const relisted = continues(time, before);
    const days = time === listing ? (listing.daysOnMarket ?? daysOf(time, next)) : daysOf(time, next);
    return { time, relisted, days, events: eventsOf(time, relisted ? before : undefined) };
  });
  return { times, stretch: stretchOf(times, listing) };
}

function stretchOf(times: readonly ListedTime[], listing: MarketTime): Stretch | null {
  const from = times.findIndex(({ time }) => time === listing);
  const ofType = times.slice(from).filter(({ time }) => time.type === listing.type);
  const last = ofType.findIndex(({ relisted }) => !relisted);
  const attempt = ofType.slice(0, last + 1);
  const days = attempt.map((listed) => listed.days);
  if (attempt.length < 2 || days.includes(null)) return null;
  return { days: days.reduce<number>((sum, day) => sum + (day ?? 0), 0), listings: attempt.length };
}
