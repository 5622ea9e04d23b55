import type { Dice } from './dice.ts';
import { OLDEST_DAY } from './stints.ts';

const FIRST_NUMBER = 1_000_000;
const LAST_NUMBER = 9_999_999;
/** Number of listing days. Stints may begin a little before the oldest day. */
const DAYS = -OLDEST_DAY + 260;
const NUMBERS_A_DAY = Math.floor((LAST_NUMBER - FIRST_NUMBER) / (DAYS + 1));

/** Assigns unique MLS numbers: the city's letters and 7 digits that rise with the listing day, as at real boards. */
export class MlsNumbers {
  private readonly taken = new Set<string>();

  /**
   * Returns an unused number.
   * @param listDay counted from the dataset's day
   */
  take(dice: Dice, prefix: string, listDay: number): string {
    const start = FIRST_NUMBER + Math.max(0, DAYS + listDay) * NUMBERS_A_DAY;
    let number = start + dice.whole(0, NUMBERS_A_DAY - 1);
    while (this.taken.has(prefix + number)) {
      number = number < LAST_NUMBER ? number + 1 : FIRST_NUMBER;
    }
    this.taken.add(prefix + number);
    return prefix + number;
  }
}
