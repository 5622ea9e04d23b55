import { GrowingArray } from '#server/routing/growingArray.ts';
import { buildTimetable, type NamedWalk } from '#server/routing/timetable/buildTimetable.ts';
import type { Headway, RepeatedTrip, TripCall } from '#server/routing/timetable/repeats.ts';
import type { Timetable } from '#server/routing/timetable/timetable.ts';
import type { Point } from '#server/store/geometry/bounds.ts';
import type { CallReader } from './gtfsAmenities.ts';
import { usualServices } from './gtfsCalendar.ts';
import type { GtfsFeed } from './openGtfs.ts';

const TIME = /^(\d{1,3}):(\d{2}):(\d{2})$/;
/** pickup_type and drop_off_type of stops at which passengers may not board or leave. */
const NOT_SERVED = '1';
/** location_type of stops; other rows are stations, entrances and levels. */
const STOP_TYPES = ['', '0'];
/** transfer_type of stops between which passengers cannot change. */
const NO_TRANSFER = '3';
/** A transfer without a time. */
const QUICK_SECONDS = 60;

/** Seconds after midnight of "25:10:00"; undefined for any other text. */
function secondsOf(text: string): number | undefined {
  const [, hours, minutes, seconds] = TIME.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A row of stop_times.txt. */
interface Row {
  stop: number;
  arrival: number | undefined;
  departure: number | undefined;
  mayBoard: boolean;
  mayLeave: boolean;
}

/** Gives rows without a time an even share of the time between their neighbours. @param rows in their order */
function callsOf(rows: readonly Row[]): TripCall[] {
  const timed = rows.flatMap((row, at) => {
    const [arrival, departure] = [row.arrival ?? row.departure, row.departure ?? row.arrival];
    return arrival === undefined || departure === undefined ? [] : [{ at, arrival, departure }];
  });
  const calls: TripCall[] = [];
  let next = 0;
  for (const [at, { stop, mayBoard, mayLeave }] of rows.entries()) {
    while ((timed[next]?.at ?? at) < at) next += 1;
    const after = timed[next];
    const before = after?.at === at ? after : timed[next - 1];
    // The first and the last stop have times, else they belong to no trip.
    if (!before || !after) continue;
    const share = after.at === before.at ? 0 : (at - before.at) / (after.at - before.at);
    const between = Math.round(before.departure + share * (after.arrival - before.departure));
    const [arrival, departure] = share === 0 ? [before.arrival, before.departure] : [between, between];
    calls.push({ stop, mayBoard, mayLeave, arrival, departure });
  }
  return calls;
}

const MAY_BOARD = 1;
const MAY_LEAVE = 2;
/** A time that is missing. */
const NO_TIME = -1;

/** The rows of the trips of a day. */
class TripRows {
  readonly trips: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #trip = new GrowingArray(Int32Array);
  readonly #order = new GrowingArray(Float64Array);
  readonly #stop = new GrowingArray(Int32Array);
  readonly #arrival = new GrowingArray(Int32Array);
  readonly #departure = new GrowingArray(Int32Array);
  readonly #use = new GrowingArray(Uint8Array);

  add(trip: string, order: number, row: Row): void {
    let number = this.#numbers.get(trip);
    if (number === undefined) {
      number = this.trips.push(trip) - 1;
      this.#numbers.set(trip, number);
    }
    this.#trip.push(number);
    this.#order.push(order);
    this.#stop.push(row.stop);
    this.#arrival.push(row.arrival ?? NO_TIME);
    this.#departure.push(row.departure ?? NO_TIME);
    this.#use.push((row.mayBoard ? MAY_BOARD : 0) | (row.mayLeave ? MAY_LEAVE : 0));
  }

  /** The rows of each trip, in their order. */
  *byTrip(): Generator<[trip: string, rows: Row[]]> {
    const [trip, order] = [this.#trip.values, this.#order.values];
    const compare = (one: number, other: number) =>
      (trip[one] ?? 0) - (trip[other] ?? 0) || (order[one] ?? 0) - (order[other] ?? 0);
    const sorted = Uint32Array.from(trip.keys());
    // Most feeds are in this order.
    if (sorted.some((at) => at > 0 && compare(at - 1, at) > 0)) sorted.sort(compare);
    const [stop, use] = [this.#stop.values, this.#use.values];
    const timeOf = (time = NO_TIME) => (time === NO_TIME ? undefined : time);
    let rows: Row[] = [];
    for (const [place, at] of sorted.entries()) {
      rows.push({
        stop: stop[at] ?? 0,
        arrival: timeOf(this.#arrival.values[at]),
        departure: timeOf(this.#departure.values[at]),
        mayBoard: ((use[at] ?? 0) & MAY_BOARD) !== 0,
        mayLeave: ((use[at] ?? 0) & MAY_LEAVE) !== 0,
      });
      if (trip[sorted[place + 1] ?? -1] === trip[at]) continue;
      yield [this.trips[trip[at] ?? 0] ?? '', rows];
      rows = [];
    }
  }
}

async function readHeadways(feed: GtfsFeed): Promise<Map<string, Headway[]>> {
  const headways = new Map<string, Headway[]>();
  if (!feed.has('frequencies.txt')) return headways;
  const columns = ['trip_id', 'start_time', 'end_time', 'headway_secs'];
  await feed.eachRow('frequencies.txt', columns, ([trip = '', from = '', to = '', seconds], line) => {
    const [first, end, every] = [secondsOf(from), secondsOf(to), Number(seconds)];
    if (first === undefined || end === undefined || !(every > 0)) {
      throw feed.unusable('frequencies.txt', line, 'has no times or no headway');
    }
    headways.set(trip, [...(headways.get(trip) ?? []), { first, end, every }]);
  });
  return headways;
}

async function readStops(feed: GtfsFeed): Promise<{ numbers: Map<string, number>; points: Point[] }> {
  const numbers = new Map<string, number>();
  const points: Point[] = [];
  const columns = ['stop_id', 'stop_lat', 'stop_lon', 'location_type?'];
  await feed.eachRow('stops.txt', columns, ([id = '', lat = '', lon = '', type = '']) => {
    const point = { latitude: Number(lat), longitude: Number(lon) };
    const isPlace = lat !== '' && Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
    if (!isPlace || !STOP_TYPES.includes(type)) return;
    numbers.set(id, points.length);
    points.push(point);
  });
  return { numbers, points };
}

async function readWalks(feed: GtfsFeed, numbers: ReadonlyMap<string, number>): Promise<NamedWalk[]> {
  const walks: NamedWalk[] = [];
  if (!feed.has('transfers.txt')) return walks;
  const columns = ['from_stop_id?', 'to_stop_id?', 'transfer_type?', 'min_transfer_time?'];
  await feed.eachRow('transfers.txt', columns, ([from = '', to = '', type, time = '']) => {
    const [start, end] = [numbers.get(from), numbers.get(to)];
    if (start === undefined || end === undefined) return;
    const seconds = Number(time) || QUICK_SECONDS;
    walks.push({ from: start, to: end, seconds: type === NO_TRANSFER ? null : seconds });
  });
  return walks;
}

/** Reads the rides of a weekday while the amenities are read. */
export interface RideReader extends CallReader {
  /** The timetable, after all calls; undefined if no service runs on a weekday. @throws UnusableFile */
  timetable(): Promise<Timetable | undefined>;
}

/**
 * Reads the timetable of a usual weekday from a feed: calendar, exceptions, times beyond midnight, headways and transfers.
 * @param from the first day to consider, in days since 1970-01-01
 * @returns a reader that has to be given all calls
 * @throws UnusableFile
 */
export async function readGtfsRides(feed: GtfsFeed, from: number): Promise<RideReader> {
  const serviceOf = new Map<string, string>();
  await feed.eachRow('trips.txt', ['trip_id', 'service_id?'], ([trip = '', service = '']) => {
    serviceOf.set(trip, service);
  });
  const services = await usualServices(feed, serviceOf.values(), from);
  const { numbers, points } = await readStops(feed);
  const rows = new TripRows();
  return {
    columns: ['stop_sequence?', 'arrival_time?', 'departure_time?', 'pickup_type?', 'drop_off_type?'],
    visit([trip = '', id = '', order, arrival = '', departure = '', pickup, dropOff]) {
      const stop = numbers.get(id);
      if (stop === undefined || !services.has(serviceOf.get(trip) ?? '')) return;
      rows.add(trip, Number(order), {
        stop,
        arrival: secondsOf(arrival),
        departure: secondsOf(departure),
        mayBoard: pickup !== NOT_SERVED,
        mayLeave: dropOff !== NOT_SERVED,
      });
    },
    async timetable() {
      if (rows.trips.length === 0) return undefined;
      const headways = await readHeadways(feed);
      const walks = await readWalks(feed, numbers);
      const repeated: RepeatedTrip[] = [];
      // One by one: the calls of all trips would take twice the memory of their rows.
      function* single(): Generator<TripCall[]> {
        for (const [trip, own] of rows.byTrip()) {
          const calls = callsOf(own);
          const repeats = headways.get(trip);
          if (repeats) repeated.push({ calls, headways: repeats });
          else yield calls;
        }
      }
      // The repeated trips are complete when the single ones have been read.
      return buildTimetable(points, single(), walks, repeated);
    },
  };
}
