import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { QueryContext } from '../tables.ts';
import type { StoredOpenHouse } from './storedListing.ts';

/** Days of a week. Days since 1970-01-01 begin with a Thursday. */
export const DAYS_A_WEEK = 7;
/** Rows of a statement. */
const MAX_AT_ONCE = 1_000;

/** The days by which a listing with open houses is found: `OpenHouseTable.day`. */
function daysOf(openHouses: readonly StoredOpenHouse[]): number[] {
  const days = openHouses.map(({ date, isWeekly }) => {
    const day = Date.parse(date) / MILLISECONDS_A_DAY;
    return isWeekly ? day % DAYS_A_WEEK : day;
  });
  return [...new Set(days)];
}

/** Replaces the days of listings' open houses. */
export async function storeOpenHouseDays(
  { database }: Pick<QueryContext, 'database'>,
  listings: readonly { id: number; openHouses: readonly StoredOpenHouse[] }[],
): Promise<void> {
  await removeOpenHouseDays(
    { database },
    listings.map(({ id }) => id),
  );
  const rows = listings.flatMap(({ id, openHouses }) =>
    daysOf(openHouses).map((day) => ({ listing_id: id, day })),
  );
  for (let start = 0; start < rows.length; start += MAX_AT_ONCE) {
    await database
      .insertInto('open_house')
      .values(rows.slice(start, start + MAX_AT_ONCE))
      .execute();
  }
}

/** Removes the days of listings' open houses. */
export async function removeOpenHouseDays(
  { database }: Pick<QueryContext, 'database'>,
  ids: readonly number[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_AT_ONCE) {
    await database
      .deleteFrom('open_house')
      .where('listing_id', 'in', ids.slice(start, start + MAX_AT_ONCE))
      .execute();
  }
}

/** The days of this weekend, or of the next one: Saturday and Sunday; on a Sunday that day alone. */
export function weekendOf(today: number): { min: number; max: number } {
  const [saturday, sunday] = [2, 3];
  const weekday = today % DAYS_A_WEEK;
  const max = today + ((sunday - weekday + DAYS_A_WEEK) % DAYS_A_WEEK);
  return { min: weekday === sunday ? today : max - (sunday - saturday), max };
}
