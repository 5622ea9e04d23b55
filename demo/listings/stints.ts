/** When a home comes to the market, how long it stays there, and how that ends. */
import type { City } from '#demo/types.ts';
import type { Dice } from './dice.ts';
import { isGta, listingSeason, marketHeat, type Segment } from './market.ts';
import { type Outcome, PACED_DAYS } from './salePace.ts';
import { daysToEnd, daysToSell, endingOf, failureOf, isDeal } from './timing.ts';

/** For sale or for lease, in the words of the wire format. */
export type Tenure = 'Sale' | 'Lease';

/** A period on the market. Days count from the dataset's day: 0 is today, earlier days are negative. */
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
  /** True if the asking price was lowered. */
  isReduced: boolean;
  /** True if the owner asked more than the market bears, which is why the home did not sell. */
  isOverpriced: boolean;
  /** True if the owner asked less than the value on purpose, with a day for offers. */
  isUnderpriced: boolean;
}

/** Inputs for the stints of one home. */
export interface LifeOptions {
  city: City;
  type: Tenure;
  segment: Segment;
  /** The dataset's day, in days since 1970. */
  today: number;
  /** No stint begins before this day, counted from the dataset's day. */
  earliestDay: number;
  /** True if the home is on the market now. Used only without an outcome. */
  isActive: boolean;
  /** Multiplies the time on the market. Commercial premises and land take longer. */
  timeFactor: number;
  /** True if it comes out on the dataset's day. */
  isNewToday: boolean;
  /** True if it is for sale in a city with paced sales. */
  isPaced?: boolean;
  /** The last event; random by default. */
  outcome?: Outcome | undefined;
}

/** Seven years before the dataset's day, the range of the sold filter in the specification (2,520 days). */
export const OLDEST_DAY = -2_550;

/** Maximum age of an active listing in a paced city, in days. High ages are rare. */
const LONGEST_PACED = 350;
/** Maximum age of a failed stint in a paced city, in days. */
const PACED_FAILURES = PACED_DAYS + 100;
const TERMS = [60, 90, 90, 120, 180] as const;
/** Possible numbers of days between the listing and the day for offers. */
const OFFER_DAYS = [5, 6, 6, 7, 7, 8, 9] as const;

/**
 * Number of earlier stints of a home, with its weight in percent. Homes in paced cities have fewer, since their last
 * sale is recent.
 */
const USUAL_BEFORE = { 0: 64, 1: 24, 2: 9, 3: 3 } as const;
const PACED_BEFORE = { 0: 75, 1: 19, 2: 5, 3: 1 } as const;

function emptyStint(type: Tenure, listDay: number): Stint {
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

/** Around Toronto a low price with a day for offers is common. Elsewhere it occurs in hot markets. */
function drawUnderpriced(dice: Dice, options: LifeOptions, day: number): boolean {
  if (options.type === 'Lease' || options.segment !== 'house') return false;
  const heat = marketHeat(options.city, options.today + day, options.segment);
  const habit = isGta(options.city) ? 0.24 : 0.05;
  return dice.chance(Math.max(0.03, habit + heat * (heat > 0 ? 0.5 : 0.25)));
}

/** Draws an age with the season of its listing day, so that not nearly all homes came out in the last weeks. */
function pacedAge(dice: Dice, options: LifeOptions): number {
  for (;;) {
    const age = Math.min(dice.whole(0, LONGEST_PACED), dice.whole(0, LONGEST_PACED));
    if (dice.chance(listingSeason(options.today - age))) return age;
  }
}

function activeAge(dice: Dice, options: LifeOptions): number {
  if (options.isPaced) return pacedAge(dice, options);
  const heat = marketHeat(options.city, options.today, options.segment);
  const mean = (options.type === 'Lease' ? 17 : 36 - 14 * heat) * options.timeFactor;
  return Math.min(options.type === 'Lease' ? 100 : 230, Math.floor(dice.waiting(mean)));
}

function activeStint(dice: Dice, options: LifeOptions): Stint {
  const age = activeAge(dice, options);
  const stint = emptyStint(options.type, Math.max(0 - age, options.earliestDay));
  stint.status = 'A';
  stint.lastStatus = 'New';
  stint.expiryDay = stint.listDay + dice.pick(TERMS);
  if (stint.expiryDay <= 0) {
    // Still listed after its first term, so the listing was extended. `updatedDay` is the day of the extension unless
    // the price has changed since.
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

/** Returns a stint under contract with an open condition. It began in the last days or weeks. */
function conditionalStint(dice: Dice, options: LifeOptions): Stint {
  const withEscape = dice.chance(0.38);
  const soldDay = 0 - dice.whole(0, withEscape ? 45 : options.type === 'Lease' ? 6 : 12);
  const stint = emptyStint(options.type, soldDay - daysToSell(dice, options, soldDay));
  stint.soldDay = soldDay;
  stint.updatedDay = soldDay;
  stint.expiryDay = soldDay + dice.whole(20, 90);
  stint.lastStatus = options.type === 'Sale' ? (withEscape ? 'Sce' : 'Sc') : withEscape ? 'Lce' : 'Lc';
  return stint;
}

/**
 * Returns a stint that ended on day `end`. A deal has its price from the market of that day, a failure from its asking
 * price.
 */
function endedStint(dice: Dice, options: LifeOptions, lastStatus: string, end: number): Stint {
  const endsInDeal = isDeal(lastStatus);
  const isUnderpriced = endsInDeal && drawUnderpriced(dice, options, end);
  const term = dice.pick(TERMS);
  const days = isUnderpriced ? dice.pick(OFFER_DAYS) : daysToEnd(dice, options, lastStatus, end, term);
  const stint = emptyStint(options.type, end - days);
  stint.lastStatus = lastStatus;
  stint.updatedDay = end;
  stint.expiryDay = lastStatus === 'Exp' ? end : Math.max(end + 1, stint.listDay + term);
  stint.isUnderpriced = isUnderpriced;
  stint.isOverpriced = !endsInDeal && lastStatus !== 'Sus';
  stint.isReduced = days > 18 && dice.chance(endsInDeal ? 0.34 : 0.45);
  if (endsInDeal) stint.soldDay = end;
  if (lastStatus === 'Ter') stint.terminatedDay = end;
  if (lastStatus === 'Sus') stint.suspendedDay = end;
  return stint;
}

/**
 * Returns the last stint of a home that is off the market. Recent ones are more frequent, since visitors look for them.
 */
function offMarketStint(dice: Dice, options: LifeOptions): Stint {
  const oldest = Math.max(OLDEST_DAY, options.earliestDay) + 200;
  for (;;) {
    const isRecent = dice.chance(0.3);
    const end = dice.whole(isRecent ? Math.max(oldest, -370) : oldest, 0);
    const stint = endedStint(dice, options, endingOf(dice, options, end), end);
    if (dice.chance(listingSeason(options.today + stint.listDay))) return stint;
  }
}

/** Returns the last stint of a home with a given outcome. */
function outcomeStint(dice: Dice, options: LifeOptions, outcome: Outcome): Stint {
  if (outcome.kind === 'sold') return endedStint(dice, options, 'Sld', outcome.soldDay);
  if (outcome.kind === 'active') return activeStint(dice, options);
  if (outcome.kind === 'conditional') return conditionalStint(dice, options);
  if (outcome.kind === 'older')
    return endedStint(dice, options, 'Sld', dice.whole(options.earliestDay + 200, -PACED_DAYS));
  for (;;) {
    const stint = endedStint(dice, options, failureOf(dice, 'Sale'), 0 - dice.whole(0, PACED_FAILURES));
    if (dice.chance(listingSeason(options.today + stint.listDay))) return stint;
  }
}

function lastStint(dice: Dice, options: LifeOptions): Stint {
  if (options.isNewToday) return { ...emptyStint(options.type, 0), status: 'A', lastStatus: 'New' };
  if (options.outcome) return outcomeStint(dice, options, options.outcome);
  if (options.isActive) return activeStint(dice, options);
  const hasRoom = options.earliestDay < -330;
  if (!hasRoom) return activeStint(dice, options);
  if (dice.chance(0.055)) return conditionalStint(dice, options);
  return offMarketStint(dice, options);
}

/**
 * Returns a failed stint shortly before `next`: the price was too high, or the day for offers brought no acceptable
 * one.
 */
function failedStint(dice: Dice, options: LifeOptions, next: Stint): Stint {
  const isSprint = drawUnderpriced(dice, options, next.listDay);
  const end = next.listDay - (isSprint ? dice.whole(1, 3) : dice.whole(1, 24));
  if (!isSprint) return endedStint(dice, options, dice.weighted({ Ter: 6, Exp: 4, Dft: 0.4 }), end);
  const stint = emptyStint(options.type, end - dice.whole(7, 14));
  return { ...stint, lastStatus: 'Ter', updatedDay: end, terminatedDay: end, isUnderpriced: true };
}

/** Returns the stint before `next`: a failed attempt shortly before, or a sale or lease long before. */
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
 * Returns all stints of one home, oldest first. They do not overlap, and none begins before `earliestDay` or after
 * today. The last one is active, conditional or ended.
 */
export function marketLife(dice: Dice, options: LifeOptions): Stint[] {
  const life = [lastStint(dice, options)];
  const more = Number(dice.weighted(options.outcome ? PACED_BEFORE : USUAL_BEFORE));
  for (let count = 0; count < more; count += 1) {
    const next = life[0];
    if (!next) break;
    const earlier = earlierStint(dice, options, next);
    if (earlier.listDay < Math.max(OLDEST_DAY, options.earliestDay)) break;
    life.unshift(earlier);
  }
  return life;
}
