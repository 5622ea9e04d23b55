/** When a home comes to the market, how long it stays there and how that ends. */
import type { City } from '#demo/types.ts';
import type { Dice } from './dice.ts';
import { isGta, listingSeason, marketHeat, type Segment } from './market.ts';
import { PACED_DAYS, type Turn } from './salePace.ts';
import { daysToSell, endingOf, failureOf, isDeal, waitFor } from './timing.ts';

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
  /** Asked below its worth on purpose, with a day for offers. */
  isUnderpriced: boolean;
}

/** Inputs that decide the times of one home on the market. */
export interface LifeOptions {
  city: City;
  type: Tenure;
  segment: Segment;
  /** The world day, in days since 1970. */
  today: number;
  /** No stint begins before this day (counted from the world day). */
  earliestDay: number;
  /** It is on the market now. Asked only where no turn is given. */
  isActive: boolean;
  /** Commercial premises and land take longer. */
  patience: number;
  /** Comes out on the world day itself. */
  isNewToday: boolean;
  /** For sale in a city whose sales are paced. */
  isPaced?: boolean;
  /** Its last event; random if undefined. */
  turn?: Turn | undefined;
}

/** Seven years before the world day, as far as the sold filter of the specification reaches (2,520 days). */
export const OLDEST_DAY = -2_550;

/** The most days that an active home of a paced city has been there; fewer and fewer come near it. */
const LONGEST_PACED = 350;
/** No failure of a paced city lies further back. */
const PACED_FAILURES = PACED_DAYS + 100;
const TERMS = [60, 90, 90, 120, 180] as const;
/** Offers are taken so many days after the listing. */
const OFFER_DAYS = [5, 6, 6, 7, 7, 8, 9] as const;

/** How many times a home was on the market before, in hundreds: paced ones have sold lately more often than others. */
const USUAL_BEFORE = { 0: 64, 1: 24, 2: 9, 3: 3 } as const;
const PACED_BEFORE = { 0: 75, 1: 19, 2: 5, 3: 1 } as const;

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
    isUnderpriced: false,
  };
}

/** Around Toronto a low price with a day for offers is a habit, elsewhere a child of hot markets. */
function drawUnderpriced(dice: Dice, options: LifeOptions, day: number): boolean {
  if (options.type === 'Lease' || options.segment !== 'house') return false;
  const heat = marketHeat(options.city, options.today + day, options.segment);
  const habit = isGta(options.city) ? 0.24 : 0.05;
  return dice.chance(Math.max(0.03, habit + heat * (heat > 0 ? 0.5 : 0.25)));
}

/** Homes that wait for long, in the season of their listing: else nearly all would have come out these weeks. */
function pacedAge(dice: Dice, options: LifeOptions): number {
  for (;;) {
    const age = Math.min(dice.whole(0, LONGEST_PACED), dice.whole(0, LONGEST_PACED));
    if (dice.chance(listingSeason(options.today - age))) return age;
  }
}

function activeAge(dice: Dice, options: LifeOptions): number {
  if (options.isPaced) return pacedAge(dice, options);
  const heat = marketHeat(options.city, options.today, options.segment);
  const mean = (options.type === 'Lease' ? 17 : 36 - 14 * heat) * options.patience;
  return Math.min(options.type === 'Lease' ? 100 : 230, Math.floor(dice.waiting(mean)));
}

function activeStint(dice: Dice, options: LifeOptions): Stint {
  const age = activeAge(dice, options);
  const stint = blank(options.type, Math.max(0 - age, options.earliestDay));
  stint.status = 'A';
  stint.lastStatus = 'New';
  stint.expiryDay = stint.listDay + dice.pick(TERMS);
  if (stint.expiryDay <= 0) {
    // Still listed after its first term: the listing was extended, and `updatedDay` shows it unless the price has
    // changed since.
    stint.updatedDay = Math.min(0, stint.expiryDay - dice.whole(0, 3));
    stint.expiryDay = dice.whole(20, 90);
    stint.lastStatus = dice.chance(options.isPaced ? 0.2 : 0.5) ? 'Ext' : 'New';
  }
  if (stint.listDay <= -9 && stint.lastStatus === 'New' && dice.chance(0.46)) {
    stint.lastStatus = 'Pc';
    stint.isReduced = true;
    stint.updatedDay = stint.listDay + dice.whole(7, -stint.listDay);
  }
  stint.isOverpriced = stint.listDay < -50 && dice.chance(0.6);
  stint.isUnderpriced = stint.listDay > -8 && !stint.isReduced && drawUnderpriced(dice, options, 0);
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

/** A stint that is over since `end`. A deal has its price from the market of that day, a failure from its own ask. */
function endedStint(dice: Dice, options: LifeOptions, lastStatus: string, end: number): Stint {
  const isDone = isDeal(lastStatus);
  const isUnderpriced = isDone && drawUnderpriced(dice, options, end);
  const term = dice.pick(TERMS);
  const wait = isUnderpriced ? dice.pick(OFFER_DAYS) : waitFor(dice, options, lastStatus, end, term);
  const stint = blank(options.type, end - wait);
  stint.lastStatus = lastStatus;
  stint.updatedDay = end;
  stint.expiryDay = lastStatus === 'Exp' ? end : Math.max(end + 1, stint.listDay + term);
  stint.isUnderpriced = isUnderpriced;
  stint.isOverpriced = !isDone && lastStatus !== 'Sus';
  stint.isReduced = wait > 18 && dice.chance(isDone ? 0.34 : 0.45);
  if (isDone) stint.soldDay = end;
  if (lastStatus === 'Ter') stint.terminatedDay = end;
  if (lastStatus === 'Sus') stint.suspendedDay = end;
  return stint;
}

/** The last stint of a home that is off the market: recent ones are drawn more often, as visitors look for them. */
function overStint(dice: Dice, options: LifeOptions): Stint {
  const oldest = Math.max(OLDEST_DAY, options.earliestDay) + 200;
  for (;;) {
    const isRecent = dice.chance(0.3);
    const end = dice.whole(isRecent ? Math.max(oldest, -370) : oldest, 0);
    const stint = endedStint(dice, options, endingOf(dice, options, end), end);
    if (dice.chance(listingSeason(options.today + stint.listDay))) return stint;
  }
}

/** The last stint of a home whose turn was chosen for it. */
function turnStint(dice: Dice, options: LifeOptions, turn: Turn): Stint {
  if (turn.kind === 'sold') return endedStint(dice, options, 'Sld', turn.soldDay);
  if (turn.kind === 'active') return activeStint(dice, options);
  if (turn.kind === 'conditional') return conditionalStint(dice, options);
  if (turn.kind === 'older')
    return endedStint(dice, options, 'Sld', dice.whole(options.earliestDay + 200, -PACED_DAYS));
  for (;;) {
    const stint = endedStint(dice, options, failureOf(dice, 'Sale'), 0 - dice.whole(0, PACED_FAILURES));
    if (dice.chance(listingSeason(options.today + stint.listDay))) return stint;
  }
}

function lastStint(dice: Dice, options: LifeOptions): Stint {
  if (options.isNewToday) return { ...blank(options.type, 0), status: 'A', lastStatus: 'New' };
  if (options.turn) return turnStint(dice, options, options.turn);
  if (options.isActive) return activeStint(dice, options);
  const hasRoom = options.earliestDay < -330;
  if (!hasRoom) return activeStint(dice, options);
  if (dice.chance(0.055)) return conditionalStint(dice, options);
  return overStint(dice, options);
}

/** A try shortly before that failed: for its price, or because the day for offers brought none that would do. */
function failedStint(dice: Dice, options: LifeOptions, next: Stint): Stint {
  const isSprint = drawUnderpriced(dice, options, next.listDay);
  const end = next.listDay - (isSprint ? dice.whole(1, 3) : dice.whole(1, 24));
  if (!isSprint) return endedStint(dice, options, dice.weighted({ Ter: 6, Exp: 4, Dft: 0.4 }), end);
  const stint = blank(options.type, end - dice.whole(7, 14));
  return { ...stint, lastStatus: 'Ter', updatedDay: end, terminatedDay: end, isUnderpriced: true };
}

/** The stint before another one: a failed attempt shortly before, or an earlier sale or lease long before. */
function earlierStint(dice: Dice, options: LifeOptions, next: Stint): Stint {
  if (dice.chance(next.type === 'Sale' ? 0.4 : 0.25)) {
    return failedStint(dice, { ...options, type: next.type }, next);
  }
  const isLetBefore = next.type === 'Lease' && dice.chance(0.55);
  const isBoughtToLet = next.type === 'Lease' && !isLetBefore;
  const isFlip = next.type === 'Sale' && dice.chance(0.12);
  const gap = isLetBefore
    ? dice.whole(350, 800)
    : isBoughtToLet
      ? dice.whole(45, 240)
      : isFlip
        ? dice.whole(150, 420)
        : dice.whole(420, 1_900);
  const type = isLetBefore ? 'Lease' : 'Sale';
  return endedStint(dice, { ...options, type }, type === 'Sale' ? 'Sld' : 'Lsd', next.listDay - gap);
}

/**
 * Every time that one home came to the market, oldest first: never two at once, nothing after today, nothing
 * before `earliestDay`; the last one is open, conditional or over.
 */
export function marketLife(dice: Dice, options: LifeOptions): Stint[] {
  const life = [lastStint(dice, options)];
  const more = Number(dice.weighted(options.turn ? PACED_BEFORE : USUAL_BEFORE));
  for (let count = 0; count < more; count += 1) {
    const next = life[0];
    if (!next) break;
    const earlier = earlierStint(dice, options, next);
    if (earlier.listDay < Math.max(OLDEST_DAY, options.earliestDay)) break;
    life.unshift(earlier);
  }
  return life;
}
