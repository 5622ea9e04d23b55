/** Round figures for prices and rents. All amounts are whole dollars. */
import type { Dice } from './dice.ts';

function stepFor(dice: Dice, amount: number): number {
  if (amount < 350_000) return 5_000;
  if (amount < 1_000_000) return dice.chance(0.4) ? 25_000 : 10_000;
  if (amount < 2_000_000) return dice.chance(0.55) ? 50_000 : 10_000;
  return dice.chance(0.6) ? 100_000 : 50_000;
}

/** Returns an asking price close to an amount: 489,900; 799,000; 1,249,900; 2,995,000. */
export function askingPrice(dice: Dice, amount: number): number {
  const step = stepFor(dice, amount);
  const rounded = Math.max(step, Math.round(amount / step) * step);
  const ending = dice.fraction();
  if (rounded >= 2_000_000) return ending < 0.5 ? rounded - 5_000 : ending < 0.75 ? rounded - 2_000 : rounded;
  if (ending < 0.5) return rounded - 100;
  if (ending < 0.86) return rounded - 1_000;
  return rounded;
}

/** Returns a lower asking price after some weeks. It is always below `price`. */
export function loweredPrice(dice: Dice, price: number): number {
  const lowered = askingPrice(dice, price * dice.between(0.93, 0.975));
  if (lowered < price) return lowered;
  return price - Math.max(1_000, Math.round((price * 0.03) / 1_000) * 1_000);
}

/** Rounds a sold price to 500 or 1,000, above 300,000 also to 2,500 or 5,000. */
export function paidPrice(dice: Dice, amount: number): number {
  const step = dice.pick(amount < 300_000 ? [500, 1_000] : [500, 1_000, 1_000, 1_000, 2_500, 5_000]);
  return Math.round(amount / step) * step;
}

/** Returns a monthly asking rent: a multiple of 50, sometimes of 25. */
export function askingRent(dice: Dice, amount: number): number {
  const step = dice.chance(0.75) ? 50 : 25;
  return Math.max(500, Math.round(amount / step) * step);
}

/** Returns a lower monthly rent after some weeks. */
export function loweredRent(dice: Dice, rent: number): number {
  return rent - Math.min(Math.floor(rent / 8 / 25) * 25, dice.pick([50, 50, 75, 100, 100, 150, 200]));
}

/** Returns the agreed monthly rent, which mostly is the asking rent. */
export function paidRent(dice: Dice, rent: number, heat: number): number {
  if (dice.chance(0.62)) return rent;
  const maxCut = Math.floor((rent * 0.07) / 25) * 25;
  const change = Math.min(maxCut, dice.pick([25, 50, 50, 75, 100]));
  return dice.chance(0.4 + heat * 0.3) ? rent + change : rent - change;
}
