import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** The timetable of a usual weekday. A connection is a ride from one stop to the next, without a stop between. */
export interface Timetable {
  /** Degrees of each stop. */
  latitude: Float64Array;
  longitude: Float64Array;
  /** Connections by the time of their arrival, the earliest first. Stops and trips are numbered from 0. */
  trip: Uint32Array;
  from: Uint32Array;
  to: Uint32Array;
  /** Seconds after midnight; negative for trips of the day before. */
  departure: Int32Array;
  arrival: Int32Array;
  /** Bits: 1 if passengers may board at `from`, 2 if they may leave at `to`. */
  use: Uint8Array;
  /** Walks between stops: `walkFirst[stop]` to `walkFirst[stop + 1]` are those that end at the stop. */
  walkFirst: Uint32Array;
  walkFrom: Uint32Array;
  /** Seconds. */
  walkSeconds: Uint32Array;
  /** Trips by headways, beside the connections: `callFirst[trip]` to `callFirst[trip + 1]` are the calls of one of them. */
  callFirst: Uint32Array;
  callStop: Uint32Array;
  /** Seconds after the trip's first departure. */
  callArrival: Int32Array;
  callDeparture: Int32Array;
  /** Bits: 1 if passengers may board there, 2 if they may leave. */
  callUse: Uint8Array;
  /** Trips by headways that depart from `headwayFirst` to before `headwayEnd`, in seconds after midnight. */
  headwayTrip: Uint32Array;
  headwayFirst: Uint32Array;
  headwayEnd: Uint32Array;
  /** Seconds between two departures. */
  headwayEvery: Uint32Array;
}

/** Bit of `use`: passengers may board. */
export const MAY_BOARD = 1;
/** Bit of `use`: passengers may leave. */
export const MAY_LEAVE = 2;

const VERSION = 2;
/** The arrays of a timetable without trips by headways. */
const NO_REPEATS = {
  callFirst: new Uint32Array(1),
  callStop: new Uint32Array(),
  callArrival: new Int32Array(),
  callDeparture: new Int32Array(),
  callUse: new Uint8Array(),
  headwayTrip: new Uint32Array(),
  headwayFirst: new Uint32Array(),
  headwayEnd: new Uint32Array(),
  headwayEvery: new Uint32Array(),
};
/** Arrays in the order of the packed form, wide numbers first. */
const FORM = [
  ['latitude', Float64Array],
  ['longitude', Float64Array],
  ['trip', Uint32Array],
  ['from', Uint32Array],
  ['to', Uint32Array],
  ['departure', Int32Array],
  ['arrival', Int32Array],
  ['walkFirst', Uint32Array],
  ['walkFrom', Uint32Array],
  ['walkSeconds', Uint32Array],
  ['callFirst', Uint32Array],
  ['callStop', Uint32Array],
  ['callArrival', Int32Array],
  ['callDeparture', Int32Array],
  ['headwayTrip', Uint32Array],
  ['headwayFirst', Uint32Array],
  ['headwayEnd', Uint32Array],
  ['headwayEvery', Uint32Array],
  ['use', Uint8Array],
  ['callUse', Uint8Array],
] as const;
/** Arrays that version 1 does not have. */
const SINCE_2: readonly string[] = Object.keys(NO_REPEATS);
const FORM_1 = FORM.filter(([name]) => !SINCE_2.includes(name));
/** A multiple of eight, so that the widest numbers begin at a multiple of their width. */
const headerBytes = (form: readonly unknown[]): number => 8 * Math.ceil((4 * (form.length + 1)) / 8);

/** Packs a timetable for the table `timetable_part`. */
export function packTimetable(timetable: Timetable): Uint8Array {
  const header = new Uint32Array(headerBytes(FORM) / 4);
  header.set([VERSION, ...FORM.map(([name]) => timetable[name].length)]);
  const parts = [header, ...FORM.map(([name]) => timetable[name])];
  return deflateRawSync(
    Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength))),
  );
}

/**
 * Reads a packed timetable, also one of version 1, which has each trip by headways as single trips.
 * @throws Error if the bytes are not those of a timetable of these versions
 */
export function unpackTimetable(bytes: Uint8Array): Timetable {
  const inflated = inflateRawSync(bytes);
  const buffer = inflated.buffer.slice(inflated.byteOffset, inflated.byteOffset + inflated.byteLength);
  const [version] = new Uint32Array(buffer, 0, 1);
  if (version !== 1 && version !== VERSION) {
    throw new Error('A timetable is damaged, or of another release. Load it again with npm run places.');
  }
  const form = version === 1 ? FORM_1 : FORM;
  let at = headerBytes(form);
  const header = new Uint32Array(buffer, 0, at / 4);
  const arrays = form.map(([name, Numbers], index) => {
    const values = new Numbers(buffer, at, header[index + 1] ?? 0);
    at += values.byteLength;
    return [name, values];
  });
  return { ...NO_REPEATS, ...Object.fromEntries(arrays) } as unknown as Timetable; // each member is in FORM with its type
}
