import { MAY_BOARD, MAY_LEAVE, type Timetable } from './timetable.ts';

/** A call of a trip at a stop. */
export interface TripCall {
  /** Number of the stop. */
  stop: number;
  /** Seconds after midnight, 86,400 or more on the next day. */
  arrival: number;
  departure: number;
  mayBoard: boolean;
  mayLeave: boolean;
}

/** Departures of a trip from its first stop: from `first` to before `end`, in seconds after midnight. */
export interface Headway {
  first: number;
  end: number;
  /** Seconds between two of them. */
  every: number;
}

/** A trip that runs by headways. Only the times between its calls count. */
export interface RepeatedTrip {
  calls: readonly TripCall[];
  headways: readonly Headway[];
}

/** The arrays of a timetable for repeated trips. */
export type Repeats = Pick<
  Timetable,
  | 'callFirst'
  | 'callStop'
  | 'callArrival'
  | 'callDeparture'
  | 'callUse'
  | 'headwayTrip'
  | 'headwayFirst'
  | 'headwayEnd'
  | 'headwayEvery'
>;

/** Builds the arrays of repeated trips. */
export function repeatsOf(trips: readonly RepeatedTrip[]): Repeats {
  const calls = trips.flatMap(({ calls: own }) => {
    const start = own[0]?.departure ?? 0;
    return own.map((call) => ({
      ...call,
      arrival: call.arrival - start,
      departure: call.departure - start,
    }));
  });
  const headways = trips.flatMap(({ headways: own }, trip) => own.map((headway) => ({ ...headway, trip })));
  const callFirst = new Uint32Array(trips.length + 1);
  for (const [trip, own] of trips.entries()) callFirst[trip + 1] = (callFirst[trip] ?? 0) + own.calls.length;
  return {
    callFirst,
    callStop: Uint32Array.from(calls, ({ stop }) => stop),
    callArrival: Int32Array.from(calls, ({ arrival }) => arrival),
    callDeparture: Int32Array.from(calls, ({ departure }) => departure),
    callUse: Uint8Array.from(
      calls,
      ({ mayBoard, mayLeave }) => (mayBoard ? MAY_BOARD : 0) | (mayLeave ? MAY_LEAVE : 0),
    ),
    headwayTrip: Uint32Array.from(headways, ({ trip }) => trip),
    headwayFirst: Uint32Array.from(headways, ({ first }) => first),
    headwayEnd: Uint32Array.from(headways, ({ end }) => end),
    headwayEvery: Uint32Array.from(headways, ({ every }) => every),
  };
}

/** Reads the repeated trips of a timetable. */
export function repeatedTrips(timetable: Timetable): RepeatedTrip[] {
  const { callFirst, headwayTrip } = timetable;
  const rows = Map.groupBy(headwayTrip.keys(), (row) => headwayTrip[row]);
  const headwaysOf = (trip: number): Headway[] =>
    (rows.get(trip) ?? []).map((row) => ({
      first: timetable.headwayFirst[row] ?? 0,
      end: timetable.headwayEnd[row] ?? 0,
      every: timetable.headwayEvery[row] ?? 0,
    }));
  return Array.from(callFirst.subarray(1), (end, trip) => ({
    calls: Array.from({ length: end - (callFirst[trip] ?? 0) }, (_, at): TripCall => {
      const call = (callFirst[trip] ?? 0) + at;
      const bits = timetable.callUse[call] ?? 0;
      return {
        stop: timetable.callStop[call] ?? 0,
        arrival: timetable.callArrival[call] ?? 0,
        departure: timetable.callDeparture[call] ?? 0,
        mayBoard: (bits & MAY_BOARD) !== 0,
        mayLeave: (bits & MAY_LEAVE) !== 0,
      };
    }),
    headways: headwaysOf(trip),
  }));
}
