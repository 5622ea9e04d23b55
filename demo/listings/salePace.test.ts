import { describe, expect, it } from 'vitest';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { fakeGeography } from '../../tests/support/country/fakeGeography.ts';
import { EvenChoices } from './evenChoices.ts';
import { pacedShare, SalePace } from './salePace.ts';

/** 21 November 2026. */
const TODAY = 20_778;
const OLD_HOUSE = -2_550;
const city = (name: string) => {
  const found = fakeGeography().cities.find((one) => one.name === name);
  if (!found) throw new Error(`The fake country has no ${name}.`);
  return found;
};
const monthOf = (day: number) => new Date((TODAY + day) * MILLISECONDS_A_DAY).toISOString().slice(0, 7);
const startPace = () => new SalePace(7, TODAY, new EvenChoices(7));

describe('even choices', () => {
  it('leave no tenth empty and fill none too much, in each sequence of a hundred', () => {
    const choices = new EvenChoices(3);
    for (let stretch = 0; stretch < 20; stretch += 1) {
      const taken = Array.from({ length: 100 }, () => choices.next('soldDay', 'Ajax'));
      for (let tenth = 0; tenth < 10; tenth += 1) {
        const count = taken.filter((choice) => Math.floor(choice * 10) === tenth).length;
        expect(Math.abs(count - 10)).toBeLessThanOrEqual(2);
      }
    }
  });

  it('begin at another point for another owner', () => {
    const choices = new EvenChoices(3);
    expect(choices.next('turn', 'Ajax')).not.toBeCloseTo(choices.next('turn', 'Whitby'), 3);
  });
});

describe('the pace of sales', () => {
  it('has sales in each month, more in spring than around the new year', () => {
    const pace = startPace();
    const brampton = city('Brampton');
    const sales = new Map<string, number>();
    for (let home = 0; home < 500; home += 1) {
      const outcome = pace.next(brampton, OLD_HOUSE, 'homes');
      if (outcome?.kind !== 'sold') continue;
      expect(Number.isInteger(outcome.soldDay) && !Object.is(outcome.soldDay, -0)).toBe(true);
      const month = monthOf(outcome.soldDay);
      sales.set(month, (sales.get(month) ?? 0) + 1);
    }
    const full = [...sales].filter(([month]) => month > '2024-10' && month < '2026-11');
    expect(full).toHaveLength(24);
    for (const [month, count] of full) expect(count, month).toBeGreaterThanOrEqual(8);
    const inMonths = (...months: string[]) =>
      full.reduce((sum, [month, count]) => sum + (months.includes(month.slice(5)) ? count : 0), 0);
    expect(inMonths('05', '06')).toBeGreaterThan(inMonths('12', '01') * 1.2);
  });

  it('leaves new homes and other cities to chance', () => {
    expect(startPace().next(city('Brampton'), -400, 'homes')).toBeUndefined();
    expect(startPace().next(city('Ottawa'), OLD_HOUSE, 'homes')).toBeUndefined();
    expect(pacedShare(city('Ottawa'))).toBeUndefined();
    expect(pacedShare({ ...city('Brampton'), stateCode: 'NB' })).toBeUndefined();
  });
});
