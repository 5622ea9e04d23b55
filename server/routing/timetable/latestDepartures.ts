import { connectionsBetween } from './connections.ts';
import { MAY_BOARD, MAY_LEAVE, type Timetable } from './timetable.ts';

/**
 * Finds the seconds from each stop to a destination for passengers that arrive there at a time, by the connection scan
 * algorithm (Dibbelt, Pajor, Strasser, Wagner: Connection Scan Algorithm, 2018) against the direction of travel.
 * @param onFoot seconds of a walk from each stop to the destination; infinite if it is too far
 * @param at seconds after midnight of the arrival
 * @param limit maximum seconds of the journey
 * @returns seconds before `at` when the passenger has to be at the stop; infinite if the stop is too far
 */
export function secondsFromStops(
  timetable: Timetable,
  { onFoot, at, limit }: { onFoot: ArrayLike<number>; at: number; limit: number },
): Float64Array {
  const earliest = at - limit;
  const { trip, from, to, departure, arrival, use } = connectionsBetween(timetable, earliest, at);
  const latest = new Float64Array(timetable.latitude.length).fill(Number.NEGATIVE_INFINITY);
  const improve = (stop: number, time: number): void => {
    if (time <= (latest[stop] ?? 0) || time < earliest) return;
    latest[stop] = time;
    for (let walk = timetable.walkFirst[stop] ?? 0; walk < (timetable.walkFirst[stop + 1] ?? 0); walk += 1) {
      const other = timetable.walkFrom[walk] ?? 0;
      const there = time - (timetable.walkSeconds[walk] ?? 0);
      // One walk between two rides, as timetables name them.
      if (there > (latest[other] ?? 0) && there >= earliest) latest[other] = there;
    }
  };
  for (let stop = 0; stop < latest.length; stop += 1) {
    const time = at - (onFoot[stop] ?? Number.POSITIVE_INFINITY);
    if (time > (latest[stop] ?? 0) && time >= earliest) latest[stop] = time;
  }
  const caught = new Set<number>();
  for (let one = lastArriving(arrival, at); one >= 0 && (arrival[one] ?? 0) >= earliest; one -= 1) {
    const own = trip[one] ?? 0;
    const bits = use[one] ?? 0;
    if (!caught.has(own)) {
      if ((bits & MAY_LEAVE) === 0 || (arrival[one] ?? 0) > (latest[to[one] ?? 0] ?? 0)) continue;
      caught.add(own);
    }
    if (bits & MAY_BOARD) improve(from[one] ?? 0, departure[one] ?? 0);
  }
  return latest.map((time) => at - time);
}

/** The last connection that arrives at a time or before. */
function lastArriving(arrival: Int32Array, at: number): number {
  let [low, high] = [0, arrival.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((arrival[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
