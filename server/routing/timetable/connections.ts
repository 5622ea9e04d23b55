import { MAY_BOARD, MAY_LEAVE, type Timetable } from './timetable.ts';

/** Rides from one stop to the next, by the time of their arrival, the earliest first. */
export type Connections = Pick<Timetable, 'trip' | 'from' | 'to' | 'departure' | 'arrival' | 'use'>;

const DAY = 86_400;
/** Number of the first trip by a headway, above those of all other trips. */
const FIRST_REPEATED = 2 ** 31;

type Visit = (
  trip: number,
  from: number,
  to: number,
  departure: number,
  arrival: number,
  use: number,
) => void;

/**
 * Finds all rides that arrive in a span of time. Trips by headways are written out for it only: those of a whole day would
 * be twenty times as many.
 * @param earliest seconds after midnight, negative in the evening before
 * @param latest seconds after midnight, at most 86,400
 */
export function connectionsBetween(timetable: Timetable, earliest: number, latest: number): Connections {
  if (timetable.headwayTrip.length === 0) return timetable;
  // The position of the next ride of each second, so that the rides are in order without being sorted.
  const next = new Uint32Array(latest - earliest + 2);
  eachRide(timetable, earliest, latest, (_trip, _from, _to, _departure, time) => {
    const second = time - earliest + 1;
    next[second] = (next[second] ?? 0) + 1;
  });
  for (let second = 1; second < next.length; second += 1)
    next[second] = (next[second] ?? 0) + (next[second - 1] ?? 0);
  const count = next.at(-1) ?? 0;
  const [trip, from, to] = [new Uint32Array(count), new Uint32Array(count), new Uint32Array(count)];
  const [departure, arrival, use] = [new Int32Array(count), new Int32Array(count), new Uint8Array(count)];
  eachRide(timetable, earliest, latest, (own, start, end, leaving, time, bits) => {
    const at = next[time - earliest] ?? 0;
    next[time - earliest] = at + 1;
    trip[at] = own;
    from[at] = start;
    to[at] = end;
    departure[at] = leaving;
    arrival[at] = time;
    use[at] = bits;
  });
  return { trip, from, to, departure, arrival, use };
}

/** Counts the rides of a day. */
export function countRides({ trip, callFirst, headwayTrip, ...headways }: Timetable): number {
  return headwayTrip.reduce((sum, own, row) => {
    const [first, end] = [headways.headwayFirst[row] ?? 0, headways.headwayEnd[row] ?? 0];
    const departures = Math.max(0, Math.ceil((end - first) / (headways.headwayEvery[row] ?? 1)));
    return sum + departures * Math.max(0, (callFirst[own + 1] ?? 0) - (callFirst[own] ?? 0) - 1);
  }, trip.length);
}

function eachRide(timetable: Timetable, earliest: number, latest: number, visit: Visit): void {
  const { trip, from, to, departure, arrival, use } = timetable;
  for (let one = 0; one < arrival.length && (arrival[one] ?? 0) <= latest; one += 1) {
    if ((arrival[one] ?? 0) < earliest) continue;
    visit(
      trip[one] ?? 0,
      from[one] ?? 0,
      to[one] ?? 0,
      departure[one] ?? 0,
      arrival[one] ?? 0,
      use[one] ?? 0,
    );
  }
  const { callFirst, callStop, callArrival, callDeparture, callUse } = timetable;
  let number = FIRST_REPEATED;
  for (let row = 0; row < timetable.headwayTrip.length; row += 1) {
    const own = timetable.headwayTrip[row] ?? 0;
    const [start, end] = [callFirst[own] ?? 0, callFirst[own + 1] ?? 0];
    const every = timetable.headwayEvery[row] ?? 1;
    const [shortest, longest] = [callArrival[start + 1] ?? 0, callArrival[end - 1] ?? 0];
    // Trips of the evening before are under way after midnight.
    for (const shift of [0, DAY]) {
      const first = (timetable.headwayFirst[row] ?? 0) - shift;
      const last = Math.min((timetable.headwayEnd[row] ?? 0) - shift, latest - shortest + 1);
      const over = Math.max(0, Math.ceil((earliest - longest - first) / every));
      for (let leaving = first + over * every; leaving < last; leaving += every) {
        for (let call = start + 1; call < end; call += 1) {
          const time = leaving + (callArrival[call] ?? 0);
          if (time < earliest || time > latest) continue;
          const bits = ((callUse[call - 1] ?? 0) & MAY_BOARD) | ((callUse[call] ?? 0) & MAY_LEAVE);
          const departing = leaving + (callDeparture[call - 1] ?? 0);
          visit(number, callStop[call - 1] ?? 0, callStop[call] ?? 0, departing, time, bits);
        }
        number += 1;
      }
    }
  }
}
