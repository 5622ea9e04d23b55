import type { AmenityInput } from '#server/store/amenities/storeAmenities.ts';
import type { GtfsFeed, GtfsRow } from './openGtfs.ts';

/** Values of `location_type` (gtfs.org, stops.txt). Entrances and areas of platforms are no amenities. */
const STOP = ['', '0'];
const STATION = '1';

/**
 * True for a route of trains, subways, ferries or cable cars in the air, whose stops count as stations: by the types of
 * gtfs.org, and by the extended types of Google (hundreds).
 */
export function stopsAtStations(routeType: string): boolean {
  const type = Number(routeType);
  if (type >= 100) return (type >= 100 && type < 200) || (type >= 400 && type < 500) || type === 1000;
  return [1, 2, 4, 6, 7, 12].includes(type);
}

interface Route {
  name: string;
  isOfStations: boolean;
}

interface Stop {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  type: string;
  parent: string;
  routes: Set<Route>;
}

/** Name of a feed's publisher, and the day from which its timetable is valid, if it says so. */
export interface GtfsFacts {
  publisher: string | undefined;
  /** "2026-11-24" */
  validFrom: string | undefined;
}

/** Sorts lines as "2", "10", "10A". */
const order = new Intl.Collator('en', { numeric: true });

async function readRoutes(feed: GtfsFeed): Promise<Map<string, Route>> {
  const routes = new Map<string, Route>();
  await feed.eachRow(
    'routes.txt',
    ['route_id', 'route_short_name?', 'route_long_name?', 'route_type'],
    ([id = '', short, long, type = '']) => {
      routes.set(id, { name: short || long || id, isOfStations: stopsAtStations(type) });
    },
  );
  return routes;
}

async function readStops(feed: GtfsFeed): Promise<Map<string, Stop>> {
  const stops = new Map<string, Stop>();
  await feed.eachRow(
    'stops.txt',
    ['stop_id', 'stop_name?', 'stop_lat', 'stop_lon', 'location_type?', 'parent_station?'],
    ([id = '', name = '', lat = '', lon = '', type = '', parent = ''], line) => {
      if (type !== STATION && !STOP.includes(type)) return;
      const [latitude, longitude] = [Number(lat), Number(lon)];
      const isPlace = lat !== '' && lon !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      if (!isPlace) throw feed.unusable('stops.txt', line, `"${lat}", "${lon}" is no latitude and longitude`);
      stops.set(id, { id, name, latitude, longitude, type, parent, routes: new Set() });
    },
  );
  return stops;
}

/** Another reader of the calls, so that the largest table is read once. */
export interface CallReader {
  /** Columns of stop_times.txt after trip_id and stop_id. */
  columns: readonly string[];
  visit(row: GtfsRow): void;
}

/** Gives each stop the routes of the trips that call there. */
async function addRoutes(
  feed: GtfsFeed,
  stops: ReadonlyMap<string, Stop>,
  routes: ReadonlyMap<string, Route>,
  also: CallReader | undefined,
): Promise<void> {
  const routeOfTrip = new Map<string, Route>();
  await feed.eachRow('trips.txt', ['route_id', 'trip_id'], ([route = '', trip = '']) => {
    const known = routes.get(route);
    if (known) routeOfTrip.set(trip, known);
  });
  await feed.eachRow('stop_times.txt', ['trip_id', 'stop_id', ...(also?.columns ?? [])], (row) => {
    const [trip = '', stop = ''] = row;
    const route = routeOfTrip.get(trip);
    if (route) stops.get(stop)?.routes.add(route);
    also?.visit(row);
  });
}

/** The publisher and the date of a feed. */
export async function readGtfsFacts(feed: GtfsFeed): Promise<GtfsFacts> {
  let [publisher, start, agency] = ['', '', ''];
  if (feed.has('feed_info.txt')) {
    await feed.eachRow(
      'feed_info.txt',
      ['feed_publisher_name?', 'feed_start_date?'],
      ([name = '', day = '']) => {
        publisher ||= name;
        start ||= day;
      },
    );
  }
  await feed.eachRow('agency.txt', ['agency_name'], ([name = '']) => {
    agency ||= name;
  });
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(start) ?? [];
  return { publisher: publisher || agency || undefined, validFrom: year && `${year}-${month}-${day}` };
}

/**
 * The stations and stops of a timetable with their lines. A station is a row with `location_type` 1, or a stop without
 * one at which trains, subways or ferries call. Stops of a station count as the station, and stops without any trip are
 * left out.
 * @param also is given all calls too
 * @throws UnusableFile
 */
export async function readGtfsAmenities(feed: GtfsFeed, also?: CallReader): Promise<AmenityInput[]> {
  let agencies = 0;
  let agency = '';
  await feed.eachRow('agency.txt', ['agency_name'], ([name = '']) => {
    agencies += 1;
    agency = name;
  });
  const routes = await readRoutes(feed);
  const stops = await readStops(feed);
  await addRoutes(feed, stops, routes, also);
  for (const { parent, routes: own } of stops.values()) {
    const station = stops.get(parent);
    if (station?.type === STATION) for (const route of own) station.routes.add(route);
  }
  return [...stops.values()].flatMap(({ id, name, latitude, longitude, type, parent, routes: own }) => {
    const isOfStation = type !== STATION && stops.get(parent)?.type === STATION;
    if (own.size === 0 || isOfStation) return [];
    const isStation = type === STATION || [...own].some(({ isOfStations }) => isOfStations);
    const lines = [...new Set([...own].map((route) => route.name))].toSorted(order.compare);
    return [
      {
        key: `stop/${id}`,
        kind: isStation ? 'station' : 'stop',
        name,
        latitude,
        longitude,
        lines,
        board: agencies === 1 ? agency : undefined,
      } satisfies AmenityInput,
    ];
  });
}
