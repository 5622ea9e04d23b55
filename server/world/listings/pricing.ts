/** From what a home is worth to what is asked and paid, on the days of a stint. All amounts are whole dollars. */
import { askingPrice, askingRent, loweredPrice, loweredRent, paidPrice, paidRent } from './asking.ts';
import type { Dice } from './dice.ts';
import type { Home } from './home.ts';
import { marketHeat, rentIndex, saleIndex } from './market.ts';
import type { Stint } from './stints.ts';
import { monthlyRent, saleValue } from './value.ts';

interface Prices {
  originalPrice: number;
  listPrice: number;
  /** Null unless the stint has a sold day. */
  soldPrice: number | null;
}

function isUnderpricedOnPurpose(dice: Dice, home: Home, stint: Stint, heat: number): boolean {
  const isLowRise = home.building === null && home.sqft !== null;
  return !stint.isReduced && !stint.isOverpriced && isLowRise && dice.chance(0.06 + Math.max(0, heat) * 0.5);
}

function salePrices(dice: Dice, home: Home, stint: Stint, today: number): Prices {
  const { city } = home.site;
  const heat = marketHeat(city, today + stint.listDay);
  const value = saleValue(home) * saleIndex(city, today + stint.listDay, today);
  const isBait = isUnderpricedOnPurpose(dice, home, stint, heat);
  const hope = stint.isOverpriced ? 1.07 : stint.isReduced ? 1.06 : isBait ? 0.88 : 1.015 - 0.02 * heat;
  const originalPrice = askingPrice(dice, value * hope * (1 + 0.018 * dice.bell()));
  const listPrice = stint.isReduced ? loweredPrice(dice, originalPrice) : originalPrice;
  if (stint.soldDay === null) return { originalPrice, listPrice, soldPrice: null };
  const agreed = value * (1 + 0.02 * heat + 0.022 * dice.bell());
  const highest = listPrice * (isBait ? 1.34 : 1.03 + 0.12 * Math.max(0, heat));
  const soldPrice = paidPrice(dice, Math.max(listPrice * 0.9, Math.min(highest, agreed)));
  return { originalPrice, listPrice, soldPrice };
}

function leasePrices(dice: Dice, home: Home, stint: Stint, today: number): Prices {
  const { city } = home.site;
  const heat = marketHeat(city, today + stint.listDay);
  const rent = monthlyRent(home) * rentIndex(city, today + stint.listDay, today);
  const hope = stint.isOverpriced ? 1.08 : stint.isReduced ? 1.05 : 1;
  const originalPrice = askingRent(dice, rent * hope * (1 + 0.025 * dice.bell()));
  const listPrice = stint.isReduced ? loweredRent(dice, originalPrice) : originalPrice;
  return {
    originalPrice,
    listPrice,
    soldPrice: stint.soldDay === null ? null : paidRent(dice, listPrice, heat),
  };
}

/** Asking and paid prices of one stint; `today` is the world day in days since 1970. */
export function stintPrices(dice: Dice, home: Home, stint: Stint, today: number): Prices {
  return stint.type === 'Sale' ? salePrices(dice, home, stint, today) : leasePrices(dice, home, stint, today);
}
