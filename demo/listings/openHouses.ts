import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { StoredOpenHouse } from '#server/store/dataset/storedListing.ts';
import { offsetAt, timeZoneOf } from '#server/store/text/timeZones.ts';
import { Dice } from './dice.ts';
import type { Home } from './home.ts';
import type { Stint } from './stints.ts';

/** Share of the homes for sale with open houses: enough for some in every list. */
const SHARE = 0.12;
const WEEK = 7;
/** Days from 1970-01-01, a Thursday, to the next Saturday. */
const FIRST_SATURDAY = 2;
const HOURS = { '14:00 16:00': 62, '13:00 15:00': 14, '11:00 13:00': 12, '12:00 14:00': 8, '14:30 16:30': 4 };

/**
 * The open houses of a home for sale: on Saturdays, Sundays or both, every week while it is on the market. Their dice are
 * their own, so that nothing else of the country depends on them.
 * @param today the dataset's day, in days since 1970
 */
export function openHousesOf(home: Home, stint: Stint, today: number): StoredOpenHouse[] {
  if (stint.type !== 'Sale' || stint.status !== 'A' || home.kind === 'business' || home.kind === 'land')
    return [];
  const { streetId, index, side } = home.site.address;
  const dice = new Dice(streetId, index, side, today + stint.listDay, 8_311);
  if (!dice.chance(SHARE)) return [];
  const days = dice.weighted({ Saturday: 30, Sunday: 45, both: 25 });
  const [startTime = '', endTime = ''] = dice.weighted(HOURS).split(' ');
  const timeZone = timeZoneOf(home.site.city.state);
  const saturday = today + ((FIRST_SATURDAY - (today % WEEK) + WEEK) % WEEK);
  return [saturday, saturday + 1]
    .filter((_, place) => days === 'both' || (days === 'Sunday') === (place === 1))
    .map((day) => {
      const date = new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
      return { date, startTime, endTime, offset: offsetAt(timeZone, date, startTime), isWeekly: true };
    });
}
