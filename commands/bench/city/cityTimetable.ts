import { type CitySize, nameOf, pointAt } from './madeCity.ts';
import { writeZip } from './writeZip.ts';

/** Seconds after midnight of the first and the last departure, and from one stop to the next. */
const [FIRST, LAST, RIDE] = [5 * 3600, 24 * 3600, 90];
/** Seconds of which all times are multiples. */
const STEP = 30;
/** Route types of GTFS: the first lines are a subway, the next ones trams, the others buses. */
const [SUBWAY, TRAM, BUS] = [1, 0, 3];
/** Share of the way across the city from the stop of one direction to that of the other, across the street: 15 m. */
const ACROSS = 0.0005;

const typeOf = (line: number): number => (line < 4 ? SUBWAY : line < 14 ? TRAM : BUS);

const two = (value: number): string => String(value).padStart(2, '0');
const clocks: string[] = [];
/** "25:10:30" */
function clockAt(seconds: number): string {
  const step = seconds / STEP;
  clocks[step] ??= [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => two(Math.floor(part)))
    .join(':');
  return clocks[step];
}

/** Each line in each of its directions. */
function* directionsOf({ lines }: CitySize) {
  for (let line = 0; line < lines; line += 1) {
    yield { line, direction: 0 };
    yield { line, direction: 1 };
  }
}

/** The id of the first stop of a direction; the others follow. */
const firstStop = (line: number, direction: number, { stops }: CitySize): number =>
  (line * 2 + direction) * stops + 1;

function* stopRows(size: CitySize): Generator<string> {
  yield 'stop_id,stop_code,stop_name,stop_lat,stop_lon\n';
  for (const { line, direction } of directionsOf(size)) {
    for (let stop = 0; stop < size.stops; stop += 1) {
      const along = ((direction === 0 ? stop : size.stops - 1 - stop) + 0.5) / size.stops;
      const beside = (line + 0.5) / size.lines + direction * ACROSS;
      const { latitude, longitude } = line % 2 === 0 ? pointAt(beside, along) : pointAt(along, beside);
      const id = firstStop(line, direction, size) + stop;
      yield `${id},${id},${nameOf(line, `Street at ${nameOf(stop, 'Avenue')}`)},${latitude.toFixed(6)},${longitude.toFixed(6)}\n`;
    }
  }
}

/** Each trip with its service and its first departure. */
function* tripsOf(size: CitySize) {
  let id = 0;
  for (const { line, direction } of directionsOf(size)) {
    for (const [service, count] of Object.entries(size.trips)) {
      for (let trip = 0; trip < count; trip += 1) {
        id += 1;
        const start = FIRST + Math.floor(((LAST - FIRST) * trip) / count / STEP) * STEP;
        yield { id, line, direction, service, start };
      }
    }
  }
}

function* tripRows(size: CitySize): Generator<string> {
  yield 'route_id,service_id,trip_id,trip_headsign,direction_id\n';
  for (const { id, line, direction, service } of tripsOf(size))
    yield `${line + 1},${service},${id},${nameOf(line, 'Street')},${direction}\n`;
}

function* callRows(size: CitySize): Generator<string> {
  yield 'trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign,pickup_type,drop_off_type,shape_dist_traveled\n';
  for (const { id, line, direction, start } of tripsOf(size)) {
    const first = firstStop(line, direction, size);
    let rows = '';
    for (let stop = 0; stop < size.stops; stop += 1) {
      const time = clockAt(start + stop * RIDE);
      rows += `${id},${time},${time},${first + stop},${stop + 1},,0,0,${(stop * 0.4).toFixed(4)}\n`;
    }
    yield rows;
  }
}

function* routeRows({ lines }: CitySize): Generator<string> {
  yield 'route_id,agency_id,route_short_name,route_long_name,route_type\n';
  for (let line = 0; line < lines; line += 1)
    yield `${line + 1},1,${line + 1},${nameOf(line, 'Street')},${typeOf(line)}\n`;
}

/** Joins texts to chunks of about a megabyte, which are packed one by one. */
function* inChunks(rows: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += row;
    if (chunk.length < 1_000_000) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** Makes the timetable of a city (GTFS as .zip). */
export function cityTimetable(size: CitySize): Buffer {
  const period = '20260901,20991231';
  return writeZip({
    'agency.txt':
      'agency_id,agency_name,agency_url,agency_timezone\n1,City Transit,https://transit.example,America/Toronto\n',
    'calendar.txt': [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      `weekday,1,1,1,1,1,0,0,${period}`,
      `saturday,0,0,0,0,0,1,0,${period}`,
      `sunday,0,0,0,0,0,0,1,${period}\n`,
    ].join('\n'),
    'routes.txt': inChunks(routeRows(size)),
    'stops.txt': inChunks(stopRows(size)),
    'trips.txt': inChunks(tripRows(size)),
    'stop_times.txt': inChunks(callRows(size)),
  });
}
