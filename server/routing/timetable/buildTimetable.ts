import { kilometresBetween, type Point } from '#server/store/geometry/bounds.ts';
import { WALKING_SPEED } from '../streets/speeds.ts';
import { type RepeatedTrip, repeatsOf, type TripCall } from './repeats.ts';
import { MAY_BOARD, MAY_LEAVE, type Timetable } from './timetable.ts';

/** A walk between stops that the timetable names. */
export interface NamedWalk {
  from: number;
  to: number;
  /** Seconds; null if passengers cannot change there. */
  seconds: number | null;
}

const DAY = 86_400;
/** Kilometres up to which passengers walk between stops. */
const WALK_KM = 0.4;
/** Streets are this much longer than a straight line. */
const DETOUR = 1.3;
/** Size of a cell of the index of stops, in degrees: a little more than the longest walk. */
const CELL = 0.008;

/**
 * Builds the timetable of a usual weekday. Trips that end after midnight count for the morning too, since those of the
 * day before do the same.
 * @param trips the calls of each trip, in order
 * @param repeated trips by headways
 */
export function buildTimetable(
  stops: readonly Point[],
  trips: Iterable<readonly TripCall[]>,
  named: readonly NamedWalk[] = [],
  repeated: readonly RepeatedTrip[] = [],
): Timetable {
  const rows: [trip: number, from: number, to: number, departure: number, arrival: number, use: number][] =
    [];
  let trip = 0;
  const add = (calls: readonly TripCall[], shift: number): void => {
    for (const [at, call] of calls.entries()) {
      const next = calls[at + 1];
      if (!next) continue;
      const use = (call.mayBoard ? MAY_BOARD : 0) | (next.mayLeave ? MAY_LEAVE : 0);
      rows.push([trip, call.stop, next.stop, call.departure - shift, next.arrival - shift, use]);
    }
    trip += 1;
  };
  for (const calls of trips) {
    const [first] = calls;
    if (first && first.departure < DAY) add(calls, 0);
    if ((calls.at(-1)?.arrival ?? 0) >= DAY) add(calls, DAY);
  }
  rows.sort((one, other) => one[4] - other[4] || one[3] - other[3]);
  return {
    latitude: Float64Array.from(stops, ({ latitude }) => latitude),
    longitude: Float64Array.from(stops, ({ longitude }) => longitude),
    trip: Uint32Array.from(rows, (row) => row[0]),
    from: Uint32Array.from(rows, (row) => row[1]),
    to: Uint32Array.from(rows, (row) => row[2]),
    departure: Int32Array.from(rows, (row) => row[3]),
    arrival: Int32Array.from(rows, (row) => row[4]),
    use: Uint8Array.from(rows, (row) => row[5]),
    ...walksBetween(stops, named),
    ...repeatsOf(repeated),
  };
}

/**
 * Finds the walks between stops that are near each other.
 * @param named walks of the timetable, which replace those
 */
export function walksBetween(
  stops: readonly Point[],
  named: readonly NamedWalk[],
): Pick<Timetable, 'walkFirst' | 'walkFrom' | 'walkSeconds'> {
  const cellOf = ({ latitude, longitude }: Point, right = 0, up = 0): string =>
    `${Math.floor(longitude / CELL) + right} ${Math.floor(latitude / CELL) + up}`;
  const cells = Map.groupBy(stops.keys(), (stop) => cellOf(stops[stop] as Point)); // stop is one of its keys
  const walks = stops.map(() => new Map<number, number>());
  for (const [to, point] of stops.entries()) {
    for (const right of [-1, 0, 1]) {
      for (const up of [-1, 0, 1]) {
        for (const from of cells.get(cellOf(point, right, up)) ?? []) {
          const kilometres = kilometresBetween(stops[from] as Point, point); // cells hold numbers of stops
          if (from === to || kilometres > WALK_KM) continue;
          walks[to]?.set(from, Math.ceil(((kilometres * DETOUR) / WALKING_SPEED) * 3600));
        }
      }
    }
  }
  for (const { from, to, seconds } of named) {
    if (from === to) continue;
    if (seconds === null) walks[to]?.delete(from);
    else walks[to]?.set(from, seconds);
  }
  const walkFirst = new Uint32Array(stops.length + 1);
  for (const [to, own] of walks.entries()) walkFirst[to + 1] = (walkFirst[to] ?? 0) + own.size;
  return {
    walkFirst,
    walkFrom: Uint32Array.from(walks.flatMap((own) => [...own.keys()])),
    walkSeconds: Uint32Array.from(walks.flatMap((own) => [...own.values()])),
  };
}
