import { z } from 'zod';
import { kilometresBetween, type Point } from '#server/store/geometry/bounds.ts';
import type { ReachFailure, TravelMode, WireRoutingSource } from '../../../src/api/realty/reachContract.ts';
import { areaOfContours, contours } from '../contours.ts';
import { promiseCache } from '../promiseCache.ts';
import {
  areaKeyOf,
  type Destination,
  MAX_TRAVEL_MINUTES,
  type ReachedArea,
  type ReachQuery,
  type Routing,
  RoutingError,
  roundedPoint,
  type TravelTime,
  timeKeyOf,
} from '../routing.ts';
import { type Refusal, type ServiceOptions, serviceCalls, travelCaches } from '../serviceCalls.ts';

/** Milliseconds for which the date of the streets is not looked up again. */
const STATUS_MS = 600_000;
/** Contours below this share of the largest one are left out, so that a few streets far away do not stay (Valhalla's `denoise`). */
const DENOISE = 0.1;

const COSTING: Readonly<Record<Exclude<TravelMode, 'transit'>, string>> = {
  drive: 'auto',
  bike: 'bicycle',
  walk: 'pedestrian',
};
/** Kilometres above which no time is asked for: Valhalla refuses long matrices. */
const FURTHEST: Readonly<Record<Exclude<TravelMode, 'transit'>, number>> = { drive: 200, bike: 50, walk: 15 };

const seconds = z.number().nonnegative().nullable();
/** The answer of /sources_to_targets: concise, or of versions that do not know `verbose`. */
const matrix = z.object({
  sources_to_targets: z.union([
    z.object({ durations: z.array(z.array(seconds)) }).transform(({ durations }) => durations),
    z
      .array(z.array(z.object({ time: seconds })))
      .transform((rows) => rows.map((row) => row.map(({ time }) => time))),
  ]),
});
const status = z.object({ tileset_last_modified: z.number().optional() });

const refused = z.object({ error_code: z.number() });
/** Valhalla's code for a location without a suitable street near it. */
const NO_STREET = 171;
/** Its codes for locations that are too far apart, in unconnected regions, or without a way between them. */
const NO_WAY: readonly number[] = [154, 170, 430, 441, 442];

function refusalOf(body: unknown): Refusal | undefined {
  const code = refused.safeParse(body).data?.error_code;
  if (code === undefined) return undefined;
  return {
    code,
    meaning: code === NO_STREET ? 'farFromStreet' : NO_WAY.includes(code) ? 'noWay' : undefined,
  };
}

const locationOf = ({ latitude, longitude }: Point) => ({ lat: latitude, lon: longitude });

/** Travel times by a Valhalla (docs/commute.md). It has no timetables here. */
export function valhallaRouting(options: ServiceOptions): Routing {
  const { ask } = serviceCalls(options, { setting: 'ROUTING_URL', refusalOf });
  const { areas, times } = travelCaches();
  const sources = promiseCache<readonly WireRoutingSource[]>(1, STATUS_MS);

  const readSources = () =>
    sources.get('status', async () => {
      const moment = (await ask('/status', undefined, status))?.tileset_last_modified;
      const date = moment === undefined ? null : new Date(moment * 1000).toISOString().slice(0, 10);
      return [{ name: 'Valhalla, OpenStreetMap', kind: 'streets', date }];
    });

  async function area({ mode, minutes, ...point }: ReachQuery): Promise<ReachedArea> {
    if (mode === 'transit') throw new RoutingError('noTimetable');
    const body = {
      locations: [locationOf(point)],
      costing: COSTING[mode],
      contours: [{ time: minutes }],
      polygons: true,
      // From everywhere to the destination.
      reverse: true,
      denoise: DENOISE,
    };
    const found = await ask('/isochrone', body, contours);
    return { area: found ? areaOfContours(found) : [], sources: await readSources() };
  }

  async function time(from: Point, { mode, ...to }: Destination): Promise<TravelTime> {
    const without = (code: ReachFailure | null): TravelTime => ({ minutes: null, code });
    if (mode === 'transit') return without('noTimetable');
    if (kilometresBetween(from, to) > FURTHEST[mode]) return without(null);
    const body = {
      sources: [locationOf(from)],
      targets: [locationOf(to)],
      costing: COSTING[mode],
      verbose: false,
    };
    try {
      const found = (await ask('/sources_to_targets', body, matrix))?.sources_to_targets[0]?.[0] ?? null;
      const minutes = found === null ? null : Math.ceil(found / 60);
      return { minutes: minutes !== null && minutes <= MAX_TRAVEL_MINUTES ? minutes : null, code: null };
    } catch (failure) {
      if (failure instanceof RoutingError && failure.status === 404) return without(failure.code);
      throw failure;
    }
  }

  return {
    engine: 'valhalla',
    areaAround(query) {
      const to = roundedPoint(query);
      return areas.get(areaKeyOf(to), () => area(to));
    },
    minutesBetween(point, destinations) {
      const from = roundedPoint(point);
      return Promise.all(
        destinations.map(roundedPoint).map((to) => times.get(timeKeyOf(from, to), () => time(from, to))),
      );
    },
    covers: async () => ({ modes: ['drive', 'bike', 'walk'], sources: await readSources() }),
    close: async () => undefined,
  };
}
