/** Asking and sold prices of a stint, from the home's value. All amounts are whole dollars. */
import { askingPrice, askingRent, loweredPrice, loweredRent, paidPrice, paidRent } from './asking.ts';
import type { Dice } from './dice.ts';
import type { Home } from './home.ts';
import { marketHeat, rentHeat, rentIndex, saleIndex, segmentOf } from './market.ts';
import type { Stint } from './stints.ts';
import { monthlyRent, saleValue } from './value.ts';

interface Prices {
  originalPrice: number;
  listPrice: number;
  /** Null unless the stint has a sold day. */
  soldPrice: number | null;
}

/** Minimum sold price as a share of the last asking price. Below it the asking price is lowered first. */
const LOWEST_SOLD_SHARE = 0.92;
/** Lowest rent, in dollars per month. */
const LOWEST_RENT = 820;

/** Returns the asking price of a home that is worth 1. */
function askingFactor(dice: Dice, stint: Stint, heat: number): number {
  if (stint.isUnderpriced) return dice.between(0.82, 0.92);
  const usual = (stint.isReduced ? 1.08 : 1.03) - 0.03 * heat;
  return stint.isOverpriced ? usual + dice.between(0.03, 0.08) : usual;
}

function salePrices(dice: Dice, home: Home, stint: Stint, today: number): Prices {
  const { city } = home.site;
  const segment = segmentOf(home.kind);
  const heat = marketHeat(city, today + stint.listDay, segment);
  const worth = saleValue(home);
  const intended =
    worth * saleIndex(city, today + stint.listDay, today, segment) * askingFactor(dice, stint, heat);
  const originalPrice = askingPrice(dice, intended * (1 + 0.016 * dice.bell()));
  const lowered = stint.isReduced ? loweredPrice(dice, originalPrice) : originalPrice;
  if (stint.soldDay === null) return { originalPrice, listPrice: lowered, soldPrice: null };
  const value = worth * saleIndex(city, today + stint.soldDay, today, segment);
  const agreed = value * (1 + 0.02 * heat + 0.02 * dice.bell());
  // In a falling market an owner who asked too much had to lower the price.
  const hasFallen = agreed < lowered * LOWEST_SOLD_SHARE;
  const listPrice = hasFallen ? Math.min(lowered, askingPrice(dice, agreed * 1.03)) : lowered;
  const highest = listPrice * (stint.isUnderpriced ? 1.35 : 1.03 + 0.1 * Math.max(0, heat));
  const soldPrice = paidPrice(dice, Math.max(listPrice * LOWEST_SOLD_SHARE, Math.min(highest, agreed)));
  return { originalPrice, listPrice, soldPrice };
}

function leasePrices(dice: Dice, home: Home, stint: Stint, today: number): Prices {
  const { city } = home.site;
  const heat = rentHeat(city, today + stint.listDay);
  const rent = Math.max(LOWEST_RENT, monthlyRent(home)) * rentIndex(city, today + stint.listDay, today);
  const factor = stint.isOverpriced ? 1.08 : stint.isReduced ? 1.05 : 1;
  const originalPrice = askingRent(dice, rent * factor * (1 + 0.025 * dice.bell()));
  const listPrice = stint.isReduced ? loweredRent(dice, originalPrice) : originalPrice;
  return {
    originalPrice,
    listPrice,
    soldPrice: stint.soldDay === null ? null : paidRent(dice, listPrice, heat),
  };
}

/**
 * Returns the prices of a stint.
 * @param today the dataset's day, in days since 1970
 */
export function stintPrices(dice: Dice, home: Home, stint: Stint, today: number): Prices {
  return stint.type === 'Sale' ? salePrices(dice, home, stint, today) : leasePrices(dice, home, stint, today);
}
