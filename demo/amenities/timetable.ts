/** The timetable of trains and buses on a usual weekday. */
import { makeDice, textKey } from '#demo/geography/hash.ts';
import type { Position } from '#demo/types.ts';
import { buildTimetable } from '#server/routing/timetable/buildTimetable.ts';
import type { Headway, RepeatedTrip, TripCall } from '#server/routing/timetable/repeats.ts';
import type { Timetable } from '#server/routing/timetable/timetable.ts';
import { busLines } from './busLines.ts';
import { kmBetween } from './placing.ts';
import type { Transit } from './transit.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Hours at which a part of the day begins: early, morning peak, midday, afternoon peak, evening. Service ends at the last. */
const PARTS_OF_DAY = [5.5, 6.5, 9.5, 15.5, 18.5, 24.5];

interface Service {
  /** Minutes between two departures in each part of the day. */
  every: readonly number[];
  /** Kilometres per hour between two stops. */
  speed: number;
  /** Seconds at a stop. */
  stopSeconds: number;
  /** Length of the way between two stops, as a multiple of the straight line. */
  detour: number;
}

/** Services by their kind. With their stops subways and light rail run at about 37 km/h, trains at 55 and buses at 20. */
const SERVICES = {
  subway: { every: [10, 5, 8, 5, 10], speed: 55, stopSeconds: 25, detour: 1.05 },
  lightRail: { every: [15, 6, 10, 6, 12], speed: 50, stopSeconds: 25, detour: 1.1 },
  rail: { every: [15, 10, 15, 10, 15], speed: 80, stopSeconds: 50, detour: 1.1 },
  bus: { every: [20, 10, 15, 10, 20], speed: 32, stopSeconds: 20, detour: 1.1 },
  smallBus: { every: [20, 15, 20, 15, 20], speed: 32, stopSeconds: 20, detour: 1.1 },
} as const satisfies Record<string, Service>;

/** People from which the buses of a city run as often as those of a large one. */
const LARGE_CITY = 500_000;

interface Line {
  key: string;
  service: Service;
  stops: readonly Position[];
}

function linesOf(transit: Transit): Line[] {
  const trains = Map.groupBy(transit.stations, ({ line, service }) => (service ? line : ''));
  trains.delete('');
  const people = new Map(transit.stations.map(({ city }) => [city.name, city.population]));
  const lines: Line[] = [
    ...Array.from(trains, ([key, stations]) => ({
      key,
      service: SERVICES[stations[0]?.service ?? 'rail'],
      stops: stations.map(({ position }) => position),
    })),
    ...busLines(transit).map(({ city, ...line }) => ({
      ...line,
      service: SERVICES[(people.get(city) ?? 0) >= LARGE_CITY ? 'bus' : 'smallBus'],
    })),
  ];
  return lines.filter(({ stops }) => stops.length > 1);
}

/**
 * Draws the timetable of all lines: in both directions from 5:30 to about 1:00, every 5 to 20 minutes. A pure function of the
 * drawn transit and the seed.
 */
export function drawTimetable(transit: Transit, seed: number): Timetable {
  const dice = makeDice(seed);
  const numbers = new Map<string, number>();
  const points: { latitude: number; longitude: number }[] = [];
  const numberOf = ([longitude, latitude]: Position): number => {
    const key = `${longitude} ${latitude}`;
    const known = numbers.get(key) ?? points.length;
    if (known === points.length) points.push({ latitude, longitude });
    numbers.set(key, known);
    return known;
  };
  const trips = linesOf(transit).flatMap(({ key, service, stops }) =>
    [stops, stops.toReversed()].map((way, direction): RepeatedTrip => {
      const share = dice.unit(textKey(key), direction);
      return { calls: callsOn(way, service, numberOf), headways: headwaysOf(service, share) };
    }),
  );
  return buildTimetable(points, [], [], trips);
}

/** The calls of a trip that departs at midnight. */
function callsOn(
  way: readonly Position[],
  { speed, stopSeconds, detour }: Service,
  numberOf: (position: Position) => number,
): TripCall[] {
  let now = 0;
  return way.map((position, at) => {
    const before = way[at - 1];
    if (before) now += Math.ceil(((kmBetween(before, position) * detour) / speed) * HOUR);
    const arrival = now;
    if (before) now += stopSeconds;
    return { stop: numberOf(position), arrival, departure: now, mayBoard: true, mayLeave: true };
  });
}

/** @param share share of the first headway of a part of the day that passes before its first departure */
function headwaysOf({ every }: Service, share: number): Headway[] {
  return every.map((minutes, part) => {
    const [start = 0, end = 0] = PARTS_OF_DAY.slice(part, part + 2);
    return {
      first: start * HOUR + Math.floor(share * minutes) * MINUTE,
      end: end * HOUR,
      every: minutes * MINUTE,
    };
  });
}
