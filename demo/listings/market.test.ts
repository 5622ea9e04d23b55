import { describe, expect, it } from 'vitest';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { fakeGeography } from '../../tests/support/country/fakeGeography.ts';
import { askingPrice, askingRent, loweredPrice } from './asking.ts';
import { Dice } from './dice.ts';
import { marketHeat, rentHeat, rentIndex, saleIndex } from './market.ts';
import { MlsNumbers } from './mlsNumbers.ts';
import { type LifeOptions, marketLife } from './stints.ts';

const TODAY = 20_778;
const dayOf = (year: number, month: number) => Date.UTC(year, month - 1, 15) / MILLISECONDS_A_DAY;
const city = (name: string) => {
  const found = fakeGeography().cities.find((one) => one.name === name);
  if (!found) throw new Error(`The fake country has no ${name}.`);
  return found;
};

describe('the market', () => {
  it('peaks in Toronto in February 2022, falls to early 2023 and stays lower', () => {
    const toronto = (year: number, month: number) => saleIndex(city('Toronto'), dayOf(year, month), TODAY);
    expect(toronto(2022, 2)).toBeGreaterThan(toronto(2021, 2) * 1.15);
    expect(toronto(2023, 1)).toBeLessThan(toronto(2022, 2) * 0.85);
    expect(toronto(2026, 11)).toBeLessThan(toronto(2022, 2) * 0.8);
    for (let year = 2020; year <= 2026; year += 1) {
      for (let month = 1; month <= 11; month += 1)
        expect(toronto(year, month)).toBeLessThanOrEqual(toronto(2022, 2));
    }
  });

  it('rises slowly in Montréal', () => {
    const montreal = (year: number) => saleIndex(city('Montréal'), dayOf(year, 6), TODAY);
    expect(montreal(2026)).toBeGreaterThan(montreal(2020) * 1.3);
    expect(montreal(2026)).toBeGreaterThan(montreal(2023));
  });

  it('has been flat in Toronto since 2024, while Halifax and Québec rise', () => {
    const since = (name: string) =>
      saleIndex(city(name), dayOf(2026, 10), TODAY) / saleIndex(city(name), dayOf(2024, 1), TODAY);
    expect(since('Toronto')).toBeGreaterThan(0.88);
    expect(since('Toronto')).toBeLessThan(1.02);
    expect(since('Halifax')).toBeGreaterThan(1.05);
    expect(since('Montréal')).toBeGreaterThan(1.08);
  });

  it('prices of flats in Toronto fall further than those of houses', () => {
    const since = (segment: 'house' | 'flat') => saleIndex(city('Toronto'), dayOf(2022, 3), TODAY, segment);
    expect(since('flat')).toBeGreaterThan(1.2);
    expect(since('house')).toBeGreaterThan(since('flat'));
    const recent = (segment: 'house' | 'flat') => saleIndex(city('Toronto'), dayOf(2024, 4), TODAY, segment);
    expect(recent('flat')).toBeGreaterThan(recent('house'));
  });

  it('has the highest rents of Ontario in 2024', () => {
    const rent = (year: number, month: number) => rentIndex(city('Ottawa'), dayOf(year, month), TODAY);
    for (const year of [2020, 2021, 2022, 2023, 2025, 2026])
      expect(rent(year, 5)).toBeLessThan(rent(2024, 5));
    expect(rentHeat(city('Ottawa'), dayOf(2022, 3))).toBeGreaterThan(0.3);
  });

  it('is hot before the peak and cold after it', () => {
    expect(marketHeat(city('Toronto'), dayOf(2021, 12))).toBeGreaterThan(0.5);
    expect(marketHeat(city('Toronto'), dayOf(2022, 5))).toBeLessThan(-0.5);
  });
});

describe('asking prices', () => {
  it('have the usual endings', () => {
    const dice = new Dice(5);
    for (let amount = 180_000; amount < 4_000_000; amount += 17_311) {
      const price = askingPrice(dice, amount);
      expect(price % 1_000 === 900 || price % 1_000 === 0).toBe(true);
      expect(Math.abs(price / amount - 1)).toBeLessThan(0.045);
      expect(loweredPrice(dice, price)).toBeLessThan(price);
    }
  });

  it("are multiples of 25 for a month's rent", () => {
    const dice = new Dice(6);
    for (let rent = 900; rent < 9_000; rent += 133) expect(askingRent(dice, rent) % 25).toBe(0);
  });
});

describe('MLS numbers', () => {
  it('rise with the listing day and are unique', () => {
    const numbers = new MlsNumbers();
    const dice = new Dice(1);
    const old = numbers.take(dice, 'W', -2_000);
    expect(numbers.take(dice, 'W', 0) > old).toBe(true);
    const sameDay = Array.from({ length: 4_000 }, () => numbers.take(dice, 'C', 0));
    expect(new Set(sameDay).size).toBe(4_000);
    expect(sameDay.filter((number) => !/^C\d{7}$/.test(number))).toEqual([]);
  });
});

describe('the life of a home on the market', () => {
  const options: LifeOptions = {
    city: city('Toronto'),
    type: 'Sale',
    today: TODAY,
    earliestDay: -900,
    isActive: false,
    timeFactor: 1,
    isNewToday: false,
    segment: 'house',
  };

  it('begins after the home was built, with one stint at a time', () => {
    for (let seed = 0; seed < 2_000; seed += 1) {
      const life = marketLife(new Dice(seed), options);
      expect(life[0]?.listDay).toBeGreaterThanOrEqual(-900);
      for (const [place, stint] of life.entries()) {
        const next = life[place + 1];
        if (next) expect(stint.updatedDay).toBeLessThan(next.listDay);
      }
    }
  });

  it('begins today on request', () => {
    expect(marketLife(new Dice(1), { ...options, isNewToday: true }).at(-1)?.listDay).toBe(0);
  });
});
