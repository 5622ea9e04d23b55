/** Groups homes by the days and hours of their open houses, so that a visitor can plan a day. */
import { MILLISECONDS_A_DAY } from '../constants.ts';
import type { Listing, OpenHouse } from './listing.ts';

/** Homes that are open at the same hours. */
export interface OpenHouseHours {
  openHouse: OpenHouse;
  listings: Listing[];
}

/** A day with open houses, by the clock of the homes' places. */
export interface OpenHouseDay {
  /** "2026-11-28" */
  date: string;
  /** The earliest first; of those that begin together, the shortest. */
  hours: OpenHouseHours[];
}

/** Days that are listed. On any day they include the next weekend. */
const DAYS = 7;

/**
 * The days of the next week with open houses that are not over, the earliest first. A home is under each of its open
 * houses. The order of homes at the same hours is that of the list.
 * @returns the days, and the homes without such an open house
 */
export function openHouseDays(
  listings: readonly Listing[],
  now: Date,
): { days: OpenHouseDay[]; others: Listing[] } {
  const end = now.getTime() + DAYS * MILLISECONDS_A_DAY;
  const isShown = (openHouse: OpenHouse) =>
    Date.parse(openHouse.end) > now.getTime() && Date.parse(openHouse.start) < end;
  // By the clock: homes in two time zones that open at two o'clock are under the same hours.
  const clock = ({ start, end: until }: OpenHouse) => `${start.slice(0, 16)} ${until.slice(0, 16)}`;
  const visits = listings.flatMap((listing) =>
    listing.openHouses.filter(isShown).map((openHouse) => ({ openHouse, listing, at: clock(openHouse) })),
  );
  const sorted = visits.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  const days = [...Map.groupBy(sorted, ({ at }) => at.slice(0, 10))].map(([date, ofDay]) => ({
    date,
    hours: [...Map.groupBy(ofDay, ({ at }) => at).values()].flatMap((same) =>
      same[0] ? [{ openHouse: same[0].openHouse, listings: same.map(({ listing }) => listing) }] : [],
    ),
  }));
  return { days, others: listings.filter(({ openHouses }) => !openHouses.some(isShown)) };
}
