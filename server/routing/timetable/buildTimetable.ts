import { kilometresBetween, type Point } from '#server/store/geometry/bounds.ts';
import { GrowingArray } from '../growingArray.ts';
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
  const columns = {
    trip: new GrowingArray(Int32Array),
    from: new GrowingArray(Int32Array),
    to: new GrowingArray(Int32Array),
    departure: new GrowingArray(Int32Array),
    arrival: new GrowingArray(Int32Array),
    use: new GrowingArray(Uint8Array),
  };
  let trip = 0;
  const add = (calls: readonly TripCall[], shift: number): void => {
    for (const [at, call] of calls.entries()) {
      const next = calls[at + 1];
      if (!next) continue;
      columns.trip.push(trip);
      columns.from.push(call.stop);
      columns.to.push(next.stop);
      columns.departure.push(call.departure - shift);
      columns.arrival.push(next.arrival - shift);
      columns.use.push((call.mayBoard ? MAY_BOARD : 0) | (next.mayLeave ? MAY_LEAVE : 0));
    }
    trip += 1;
  };
  for (const calls of trips) {
    const [first] = calls;
    if (first && first.departure < DAY) add(calls, 0);
    if ((calls.at(-1)?.arrival ?? 0) >= DAY) add(calls, DAY);
  }
  const all = Uint32Array.from({ length: columns.trip.length }, (_, at) => at);
  const order = sortedBy(sortedBy(all, columns.departure.values), columns.arrival.values);
  const inOrder = (column: keyof typeof columns) => {
    const { values } = columns[column];
    return Int32Array.from(order, (at) => values[at] ?? 0);
  };
  return {
    latitude: Float64Array.from(stops, ({ latitude }) => latitude),
    longitude: Float64Array.from(stops, ({ longitude }) => longitude),
    trip: Uint32Array.from(inOrder('trip')),
    from: Uint32Array.from(inOrder('from')),
    to: Uint32Array.from(inOrder('to')),
    departure: inOrder('departure'),
    arrival: inOrder('arrival'),
    use: Uint8Array.from(inOrder('use')),
    ...walksBetween(stops, named),
    ...repeatsOf(repeated),
  };
}

/** Sorts positions by their seconds, and leaves those of the same second in their order: in a third of a sort's time. */
function sortedBy(positions: Uint32Array, seconds: Int32Array): Uint32Array {
  const least = seconds.reduce((one, other) => Math.min(one, other), 0);
  const most = seconds.reduce((one, other) => Math.max(one, other), 0);
  /** The place of the next position of each second. */
  const places = new Uint32Array(most - least + 2);
  for (const second of seconds) places[second - least + 1] = (places[second - least + 1] ?? 0) + 1;
  for (let at = 1; at < places.length; at += 1) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0);
  const sorted = new Uint32Array(positions.length);
  for (const position of positions) {
    const second = (seconds[position] ?? 0) - least;
    const place = places[second] ?? 0;
    sorted[place] = position;
    places[second] = place + 1;
  }
  return sorted;
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
