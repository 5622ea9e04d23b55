/** Renovations of a home between two sales: a step in its price that its texts mention. */
import type { Dice } from './dice.ts';
import type { Condition, Home } from './home.ts';
import type { Stint } from './stints.ts';

/** Possible conditions before a renovation. */
const BEFORE: Partial<Record<Condition, readonly Condition[]>> = {
  renovated: ['dated', 'dated', 'kept'],
  updated: ['dated', 'kept'],
};
/** An owner who sells again within this number of days has usually renovated for the sale. */
const FLIP_DAYS = 450;

/**
 * Returns the home at each stint of its life, oldest first. Some homes that are renovated today were not at their last
 * sale. Only the condition differs.
 */
export function homeAtEach(dice: Dice, home: Home, life: readonly Stint[]): Home[] {
  const sold = life.findLastIndex(
    (stint, place) => stint.lastStatus === 'Sld' && life[place + 1] !== undefined,
  );
  const next = life[sold + 1];
  const before = BEFORE[home.condition];
  const soldDay = life[sold]?.soldDay;
  if (!before || !next || typeof soldDay !== 'number') return life.map(() => home);
  const isFlip = next.listDay - soldDay < FLIP_DAYS;
  if (!dice.chance(isFlip ? 0.9 : 0.35)) return life.map(() => home);
  const earlier: Home = { ...home, condition: dice.pick(before) };
  return life.map((_, place) => (place <= sold ? earlier : home));
}
