/** A home's asking prices and events as a chart over time: the same events as its history. */
import { MILLISECONDS_A_DAY } from '../constants.ts';
import type { ListingType } from './status.ts';
import { endOf, type HomeHistory, type ListedTime, type TimelineEvent } from './timeline.ts';

/** The shape of an event in the chart. */
export type PriceMark = 'listed' | 'relisted' | 'changed' | 'deal' | 'conditional' | 'left' | 'other';

/** An event of the history with its place in the chart. */
export interface PriceEvent extends TimelineEvent {
  /** Unique within the history. */
  key: string;
  mark: PriceMark;
  /** Milliseconds since 1970; null for an event without a day, which has no mark. */
  at: number | null;
  /** Height of the mark in dollars: the event's price, else the asking price of that time. */
  level: number | null;
}

/** A price at a moment, in milliseconds since 1970. */
export interface PricePoint {
  at: number;
  price: number;
}

/** The asking prices of one listing, from its first to its last day on the market. */
export interface AskingLine {
  points: PricePoint[];
  /** True if the day of a price change is unknown: the line slopes from the first price to the last. */
  isSloped: boolean;
}

/** The chart of a home. */
export interface PriceChart {
  /** Every event, newest first: the rows of the table. */
  events: PriceEvent[];
  /** Oldest first. */
  lines: AskingLine[];
  /** First and last moment, in milliseconds since 1970. */
  from: number;
  to: number;
}

const MARKS: Partial<Record<TimelineEvent['kind'], PriceMark>> = {
  listed: 'listed',
  relisted: 'relisted',
  priceChanged: 'changed',
  sold: 'deal',
  leased: 'deal',
  soldConditional: 'conditional',
  leasedConditional: 'conditional',
  expired: 'left',
  suspended: 'left',
  terminated: 'left',
};

/** Different prices, one after the other, from which a chart says more than the list of events. */
const MIN_PRICES = 3;

/** Returns a time in milliseconds, today at the latest; null if it is unknown or unreadable. */
function momentOf(iso: string | null, now: number): number | null {
  const moment = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(moment) ? null : Math.min(moment, now);
}

function askingLine({ time, events }: ListedTime, next: ListedTime | undefined, now: number) {
  const from = momentOf(time.listDate, now);
  const first = time.originalPrice ?? time.listPrice;
  const last = time.listPrice ?? time.originalPrice;
  if (from === null || first === null || last === null) return null;
  const end = momentOf(endOf(time), now) ?? momentOf(next?.time.listDate ?? null, now) ?? now;
  const to = Math.max(from, end);
  const change = events.find(({ kind }) => kind === 'priceChanged');
  const changed = momentOf(change?.date ?? null, now);
  const isSloped = first !== last && changed === null;
  const start = { at: from, price: first };
  if (first === last || changed === null) return { points: [start, { at: to, price: last }], isSloped };
  const at = Math.min(Math.max(changed, from), to);
  return {
    points: [start, { at, price: first }, { at, price: last }, { at: to, price: last }],
    isSloped,
  };
}

function chartEvents({ time, events }: ListedTime, now: number): PriceEvent[] {
  return events.map((event) => ({
    ...event,
    key: `${time.boardId}/${time.mlsNumber}/${event.kind}`,
    mark: MARKS[event.kind] ?? 'other',
    at: momentOf(event.date, now),
    level: event.price ?? time.listPrice ?? time.originalPrice,
  }));
}

/**
 * Returns the chart of a home's listings of one type, because rents and prices have no common scale. Null with fewer
 * than three prices, if fewer than two events have a day and a price, or if all happened on one day.
 * @param home the history as far as the caller may see it
 */
export function priceChart({ times }: HomeHistory, type: ListingType, now: Date): PriceChart | null {
  const ofType = times.filter(({ time }) => time.type === type);
  const today = now.getTime();
  const events = ofType.flatMap((listed) => chartEvents(listed, today));
  const lines = ofType
    .map((listed, at) => askingLine(listed, ofType[at - 1], today))
    .filter((line) => line !== null)
    .toReversed();
  const marked = events.flatMap(({ at, level }) => (at === null || level === null ? [] : [at]));
  const moments = [...marked, ...lines.flatMap(({ points }) => points.map(({ at }) => at))];
  const from = Math.min(...moments);
  const to = Math.max(...moments);
  const prices = events.flatMap(({ price }) => price ?? []).filter((price, at, all) => price !== all[at - 1]);
  if (prices.length < MIN_PRICES || marked.length < 2 || to - from < MILLISECONDS_A_DAY) return null;
  return { events, lines, from, to };
}
