import { buildTimetable } from '#server/routing/timetable/buildTimetable.ts';
import type { TripCall } from '#server/routing/timetable/repeats.ts';
import { packTimetable } from '#server/routing/timetable/timetable.ts';
import { gridOfStreets, type Place, packedTiles, pointAt } from './handMadeStreets.ts';

/** The station in the city, in a grid of streets 3 km wide, with a crossing every 100 m. */
export const DOWNTOWN: Place = [2000, 2000];
/** The station in the suburb, in such a grid too. No street joins the two. */
export const SUBURB: Place = [15_000, 9000];

/** A train each quarter of an hour, 12 minutes from the suburb to downtown: at 8:45:30 for example. */
const trains = Array.from({ length: 80 }, (_, index): TripCall[] => {
  const start = 5 * 3600 + 30 + index * 900;
  return [
    { stop: 1, arrival: start, departure: start, mayBoard: true, mayLeave: true },
    { stop: 0, arrival: start + 720, departure: start + 720, mayBoard: true, mayLeave: true },
  ];
});

/** The packed timetable of the trains. */
export const CITY_TIMETABLE = packTimetable(buildTimetable([pointAt(DOWNTOWN), pointAt(SUBURB)], trains));

/** The packed tiles of both grids. */
export const CITY_TILES = new Map(
  packedTiles([...gridOfStreets([500, 500], 30, 100), ...gridOfStreets([13_500, 7500], 30, 100)]),
);
