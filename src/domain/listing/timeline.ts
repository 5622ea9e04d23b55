/** What happened to a home on the market, and how long it has been there across its listings (L2, L3). */
import { calendarDay } from '../calendarDay.ts';
import type { MarketTime } from './listing.ts';
import type { KnownLastStatus } from './status.ts';

/**
 * A home that comes back within so many days is the same attempt at a sale, whatever its new MLS number says.
 * Boards draw the line differently (Calgary's after 15 days off the market, creblink.com 2025-10; Hamilton's
 * after 60, blog.rahb.ca 2020-11; Toronto's publishes days by property since 2019 without naming one): a month
 * lies between them.
 */
export const RELISTING_GAP_DAYS = 30;

/** What an event is called: key of listing.history.event.*; `other` is a status shown by its code (rulings D10). */
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
  | 'other';

export interface TimelineEvent {
  kind: TimelineEventKind;
  /** The status as sent, where the kind is `other`; '' elsewhere. */
  code: string;
  /** ISO moment; null where the feed does not say when. */
  date: string | null;
  /** Whole dollars from then on; null where it has none of its own. */
  price: number | null;
  /** Dollars more (or less) than before: of a changed price, and of a relisting at another price. */
  change: number | null;
}

/** One time on the market with what happened in it. */
export interface ListedTime {
  time: MarketTime;
  /** It continues an earlier time: the home was off the market for a month at most, and not sold. */
  relisted: boolean;
  /** Whole days on the market; null where its beginning or end is not known. */
  days: number | null;
  /** Newest first. */
  events: TimelineEvent[];
}

/** Days on the market across the listings of one attempt. */
export interface Stretch {
  days: number;
  listings: number;
}

export interface HomeHistory {
  /** Newest first, the asked listing among them. */
  times: ListedTime[];
  /** The attempt that the asked listing ends, where it has more than one listing. */
  stretch: Stretch | null;
}

const LAST_EVENTS: Record<KnownLastStatus, TimelineEventKind | null> = {
  New: null,
  // Told by the prices, see `priceEvent`.
  Pc: null,
  Ext: 'extended',
  Sc: 'soldConditional',
  Sce: 'soldConditional',
  Sld: 'sold',
  Lc: 'leasedConditional',
  Lce: 'leasedConditional',
  Lsd: 'leased',
  Exp: 'expired',
  Sus: 'suspended',
  Ter: 'terminated',
  Dft: 'fellThrough',
};

const isKnown = (status: string): status is KnownLastStatus => Object.hasOwn(LAST_EVENTS, status);

const lastKind = ({ lastStatus }: MarketTime): TimelineEventKind | null => {
  if (lastStatus === '') return null;
  return isKnown(lastStatus) ? LAST_EVENTS[lastStatus] : 'other';
};

/** When the last status came about. */
function lastDate(time: MarketTime): string | null {
  switch (lastKind(time)) {
    case 'expired':
      return time.expiryDate ?? time.updatedOn;
    case 'terminated':
      return time.terminatedDate ?? time.updatedOn;
    case 'suspended':
      return time.suspendedDate ?? time.updatedOn;
    case 'sold':
    case 'leased':
    case 'soldConditional':
    case 'leasedConditional':
      return time.soldDate ?? time.updatedOn;
    default:
      return time.updatedOn;
  }
}

const ON_MARKET: readonly (TimelineEventKind | null)[] = [null, 'extended', 'other'];

/** When a home went off the market; null while it is on it, and where nothing says so. */
export function endOf(time: MarketTime): string | null {
  return ON_MARKET.includes(lastKind(time)) ? null : lastDate(time);
}

const event = (kind: TimelineEventKind, date: string | null, price: number | null = null): TimelineEvent => ({
  kind,
  code: '',
  date,
  price,
  change: null,
});

/** The change from the first price to the last one: the feed tells neither the steps between nor their days. */
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

/** Listed, or relisted after an earlier time with another price or the same. */
function firstEvent(time: MarketTime, before: MarketTime | undefined): TimelineEvent | null {
  const { listDate, originalPrice, listPrice } = time;
  if (listDate === null) return null;
  const price = originalPrice ?? listPrice;
  if (!before) return event('listed', listDate, price);
  const change = price === null || before.listPrice === null ? 0 : price - before.listPrice;
  return { ...event('relisted', listDate, price), change: change === 0 ? null : change };
}

/**
 * What happened in one time on the market, newest first.
 * @param before the time that it continues, where it is a relisting.
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

const MILLISECONDS_A_DAY = 86_400_000;

/** The calendar day of a moment where the listings are, as a number that counts days. */
const dayOf = (moment: string): number => Date.parse(calendarDay(new Date(moment))) / MILLISECONDS_A_DAY;

/** The day on which a time ended: at the latest when the home was listed the next time. */
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

/** Whether a time goes on where the one before it ended. A sale or a lease ends an attempt, a month's pause too. */
function continues(time: MarketTime, before: MarketTime | undefined): boolean {
  if (!before?.listDate || !time.listDate) return false;
  if (before.lastStatus === 'Sld' || before.lastStatus === 'Lsd') return false;
  const end = endDay(before, time);
  return end !== null && dayOf(time.listDate) - end <= RELISTING_GAP_DAYS;
}

const startOf = ({ listDate }: MarketTime): number => (listDate === null ? 0 : Date.parse(listDate));

const key = ({ boardId, mlsNumber }: MarketTime): string => `${boardId}/${mlsNumber}`;

/**
 * A home's times on the market, and how many days the attempt has lasted that the listing belongs to. Times for
 * sale and for rent are attempts of their own.
 * @param listing the asked one; it stands in place of its own entry, because it says more.
 * @param entries the history as far as the caller may see it, in any order.
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
