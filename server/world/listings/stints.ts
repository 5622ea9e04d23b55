/** When a home comes to the market, how long it stays there and how that ends. */
import type { City } from '../types.ts';
import type { Dice } from './dice.ts';
import { listingSeason, marketHeat } from './market.ts';

/** Offered for sale or to let, as the wire says it. */
export type Tenure = 'Sale' | 'Lease';

/** One time on the market. Days count from the world day: 0 is today, earlier ones are negative. */
export interface Stint {
  type: Tenure;
  status: 'A' | 'U';
  lastStatus: string;
  listDay: number;
  soldDay: number | null;
  updatedDay: number;
  expiryDay: number;
  terminatedDay: number | null;
  suspendedDay: number | null;
  /** The asking price was lowered on the way. */
  isReduced: boolean;
  /** Higher ask than the market bears: the reason why it did not sell. */
  isOverpriced: boolean;
}

/** What decides over the times of one home on the market. */
export interface LifeOptions {
  city: City;
  type: Tenure;
  /** The world day, in days since 1970. */
  today: number;
  /** No stint begins before this day (counted from the world day). */
  earliestDay: number;
  /** Share of homes that are on the market now. */
  activeShare: number;
  /** Commercial premises and land take longer. */
  patience: number;
  /** Comes out on the world day itself. */
  isNewToday: boolean;
}

/** Seven years before the world day, as far as the sold filter of the specification reaches (2,520 days). */
export const OLDEST_DAY = -2_550;

const ENDED_SALE = { Sld: 79, Ter: 9.5, Exp: 7.5, Sus: 1.6, Dft: 1.6 } as const;
const ENDED_LEASE = { Lsd: 83, Ter: 8, Exp: 6.5, Sus: 1.5, Dft: 0.6 } as const;

function blank(type: Tenure, listDay: number): Stint {
  return {
    type,
    status: 'U',
    lastStatus: '',
    listDay,
    soldDay: null,
    updatedDay: listDay,
    expiryDay: listDay + 90,
    terminatedDay: null,
    suspendedDay: null,
    isReduced: false,
    isOverpriced: false,
  };
}

/** Days from listing to sale: a few in a hot market, weeks in a cold one. */
function daysToSell(dice: Dice, options: LifeOptions, listDay: number): number {
  const heat = marketHeat(options.city, options.today + listDay);
  const mean = (options.type === 'Lease' ? 16 : 23 - heat * 14) * options.patience;
  return Math.max(1, Math.min(170, Math.round(3 + dice.waiting(mean))));
}

function activeStint(dice: Dice, options: LifeOptions): Stint {
  const mean = (options.type === 'Lease' ? 17 : 34) * options.patience;
  const age = Math.min(options.type === 'Lease' ? 100 : 210, Math.floor(dice.waiting(mean)));
  const stint = blank(options.type, Math.max(0 - age, options.earliestDay));
  stint.status = 'A';
  stint.lastStatus = 'New';
  stint.expiryDay = stint.listDay + dice.pick([60, 90, 90, 120, 180]);
  if (stint.expiryDay <= 0) {
    // Past its first term and still there: somebody prolonged it, and it says so unless the price moved since.
    stint.updatedDay = Math.min(0, stint.expiryDay - dice.whole(0, 3));
    stint.expiryDay = dice.whole(20, 90);
    stint.lastStatus = dice.chance(0.5) ? 'Ext' : 'New';
  }
  if (stint.listDay <= -9 && stint.lastStatus === 'New' && dice.chance(0.46)) {
    stint.lastStatus = 'Pc';
    stint.isReduced = true;
    stint.updatedDay = stint.listDay + dice.whole(7, -stint.listDay);
  }
  return stint;
}

/** Under contract with a condition outstanding: always a matter of the last days or weeks. */
function conditionalStint(dice: Dice, options: LifeOptions): Stint {
  const withEscape = dice.chance(0.35);
  const soldDay = 0 - dice.whole(0, withEscape ? 45 : options.type === 'Lease' ? 6 : 12);
  const stint = blank(options.type, soldDay - daysToSell(dice, options, soldDay));
  stint.soldDay = soldDay;
  stint.updatedDay = soldDay;
  stint.expiryDay = soldDay + dice.whole(20, 90);
  stint.lastStatus = options.type === 'Sale' ? (withEscape ? 'Sce' : 'Sc') : withEscape ? 'Lce' : 'Lc';
  return stint;
}

function endedListDay(dice: Dice, options: LifeOptions): number {
  const oldest = Math.max(OLDEST_DAY, options.earliestDay);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const isRecent = dice.chance(0.32);
    const day = dice.whole(isRecent ? Math.max(oldest, -380) : oldest, -6);
    if (dice.chance(listingSeason(options.today + day))) return day;
  }
  return dice.whole(oldest, -6);
}

/** A stint that is over; `mustEnd` is the last day on which it may end. */
function endedStint(
  dice: Dice,
  options: LifeOptions,
  lastStatus: string,
  from: number,
  mustEnd: number,
): Stint {
  const stint = blank(options.type, from);
  const isDone = lastStatus === 'Sld' || lastStatus === 'Lsd';
  const wait = isDone ? daysToSell(dice, options, from) : dice.whole(20, 110);
  const end = Math.min(mustEnd, from + wait);
  stint.lastStatus = lastStatus;
  stint.updatedDay = end;
  stint.expiryDay = Math.max(end + 1, from + dice.pick([60, 90, 90, 120, 180]));
  stint.isOverpriced = !isDone;
  stint.isReduced = end - from > 18 && dice.chance(isDone ? 0.3 : 0.45);
  if (isDone) stint.soldDay = end;
  if (lastStatus === 'Exp') stint.expiryDay = end;
  if (lastStatus === 'Ter') stint.terminatedDay = end;
  if (lastStatus === 'Sus') stint.suspendedDay = end;
  return stint;
}

function lastStint(dice: Dice, options: LifeOptions): Stint {
  if (options.isNewToday) return { ...blank(options.type, 0), status: 'A', lastStatus: 'New' };
  if (dice.chance(options.activeShare)) return activeStint(dice, options);
  const hasRoom = options.earliestDay < -260;
  if (!hasRoom) return activeStint(dice, options);
  if (dice.chance(0.045)) return conditionalStint(dice, options);
  const lastStatus = dice.weighted(options.type === 'Sale' ? ENDED_SALE : ENDED_LEASE);
  return endedStint(dice, options, lastStatus, endedListDay(dice, options), 0);
}

/** The stint before another one: a failed attempt shortly before, or an earlier sale or lease long before. */
function earlierStint(dice: Dice, options: LifeOptions, next: Stint): Stint {
  if (dice.chance(next.type === 'Sale' ? 0.4 : 0.25)) {
    const end = next.listDay - dice.whole(1, 24);
    const status = dice.weighted({ Ter: 6, Exp: 4, Dft: 0.3 });
    const stint = endedStint(dice, { ...options, type: next.type }, status, end - dice.whole(24, 115), end);
    return { ...stint, updatedDay: end, ...closingDays(status, end, stint.expiryDay) };
  }
  const isLetBefore = next.type === 'Lease' && dice.chance(0.55);
  const isBoughtToLet = next.type === 'Lease' && !isLetBefore;
  const gap = isLetBefore
    ? dice.whole(350, 800)
    : isBoughtToLet
      ? dice.whole(45, 240)
      : dice.whole(420, 1_900);
  const type = isLetBefore ? 'Lease' : 'Sale';
  const end = next.listDay - gap;
  const from = end - daysToSell(dice, { ...options, type }, end);
  const stint = endedStint(dice, { ...options, type }, type === 'Sale' ? 'Sld' : 'Lsd', from, end);
  return stint;
}

function closingDays(lastStatus: string, end: number, expiryDay: number) {
  return {
    expiryDay: lastStatus === 'Exp' ? end : Math.max(expiryDay, end + 1),
    terminatedDay: lastStatus === 'Ter' ? end : null,
  };
}

/**
 * Every time that one home came to the market, oldest first: never two at once, nothing after today, nothing
 * before `earliestDay`; the last one is open, conditional or over.
 */
export function marketLife(dice: Dice, options: LifeOptions): Stint[] {
  const life = [lastStint(dice, options)];
  const more = Number(dice.weighted({ 0: 64, 1: 24, 2: 9, 3: 3 }));
  for (let count = 0; count < more; count += 1) {
    const next = life[0];
    if (!next) break;
    const earlier = earlierStint(dice, options, next);
    if (earlier.listDay < Math.max(OLDEST_DAY, options.earliestDay)) break;
    life.unshift(earlier);
  }
  return life;
}
