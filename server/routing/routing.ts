/** The port of travel times. The realty service and its search know no engine behind it. */
import { ServiceError } from '#server/http/errors.ts';
import type { Point } from '#server/store/geometry/bounds.ts';
import type {
  ReachFailure,
  TravelMode,
  WireArea,
  WireRoutingSource,
} from '../../src/api/realty/reachContract.ts';

/** A place to reach, with the mode and the time of arrival. */
export interface Destination extends Point {
  mode: TravelMode;
  /** Minutes after midnight of a usual weekday. Only transit depends on it. */
  at: number;
}

/** A destination, and the time in which it is to be reached. */
export interface ReachQuery extends Destination {
  /** 10 to 90. */
  minutes: number;
}

/** The area from which a destination is reached in time: at most 450 points. */
export interface ReachedArea {
  area: WireArea;
  sources: readonly WireRoutingSource[];
}

/** A travel time in minutes; null if it takes longer than MAX_TRAVEL_MINUTES, or if there is no way. */
export interface TravelTime {
  minutes: number | null;
  code: ReachFailure | null;
}

/** Modes that can be used, and the data behind them. */
export interface RoutingCover {
  modes: readonly TravelMode[];
  sources: readonly WireRoutingSource[];
}

/** Finds travel times. */
export interface Routing {
  engine: 'embedded' | 'valhalla';
  /**
   * Finds the area from which a destination is reached in time.
   * @param caller who gets a share of a waiting line only; without a limit by default
   * @throws RoutingError
   */
  areaAround(query: ReachQuery, caller?: string): Promise<ReachedArea>;
  /**
   * Finds the time from one point to each destination, in their order.
   * @param caller as for `areaAround`
   * @throws RoutingError if the engine does not work
   */
  minutesBetween(from: Point, destinations: readonly Destination[], caller?: string): Promise<TravelTime[]>;
  /** Finds the modes at a point, or of any place without a point. */
  covers(point?: Point): Promise<RoutingCover>;
  /** Ends the engine's threads. */
  close(): Promise<void>;
}

/** Travel times that take longer are not looked for. */
export const MAX_TRAVEL_MINUTES = 120;

/** Maximum distance of a point from a street of the mode, in metres. */
export const MAX_SNAP_METRES = 1000;

/** A failure that the caller is told by its code. */
export class RoutingError extends ServiceError {
  declare readonly code: ReachFailure;

  constructor(code: ReachFailure, status: 404 | 502 | 503 | 504 = 404, headers: Record<string, string> = {}) {
    super(status, MESSAGES[code], headers, code);
    this.name = 'RoutingError';
  }
}

const MESSAGES: Record<ReachFailure, string> = {
  noStreets: 'No streets are loaded around this point.',
  farFromStreet: 'This point is too far from every street.',
  noTimetable: 'No timetable is loaded around this point.',
  routingBusy: 'Too many travel times are being computed. Please try again.',
  routingUnreachable: 'Travel times are not available at the moment. Please try again.',
};

/** True for a failure of the engine, after which the same question can be answered later; false for one of the destination. */
export const isEngineFailure = (failure: unknown): boolean =>
  failure instanceof RoutingError && failure.status !== 404;

/** Seconds after which a refused call may try again. */
const BUSY_SECONDS = '2';

/** The error of an engine with too much work. */
export const busyRouting = (): RoutingError =>
  new RoutingError('routingBusy', 503, { 'Retry-After': BUSY_SECONDS });

/** The port for the calls of one caller. */
export const routingFor = (routing: Routing, caller: string): Routing => ({
  ...routing,
  areaAround: (query) => routing.areaAround(query, caller),
  minutesBetween: (from, destinations) => routing.minutesBetween(from, destinations, caller),
});

/** Rounds a coordinate to four decimals, 11 m at most, so that neighbouring calls have one answer. */
export const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/** Rounds a point to four decimals. */
export function roundedPoint<Place extends Point>(place: Place): Place {
  return { ...place, latitude: rounded(place.latitude), longitude: rounded(place.longitude) };
}

/** Key of a destination for caches. Only timetables depend on the time of day. */
function keyOf({ latitude, longitude, mode, at }: Destination): string {
  return [latitude, longitude, mode, mode === 'transit' ? at : ''].join(' ');
}

/** Key of an area for caches. */
export const areaKeyOf = (query: ReachQuery): string => `${keyOf(query)} ${query.minutes}`;

/** Key of a travel time for caches. */
export const timeKeyOf = (from: Point, to: Destination): string =>
  `${from.latitude} ${from.longitude} ${keyOf(to)}`;

/** The port of a service without streets. */
export const noRouting: Routing = {
  engine: 'embedded',
  areaAround: async () => {
    throw new RoutingError('noStreets');
  },
  minutesBetween: async (_from, destinations) =>
    destinations.map(() => ({ minutes: null, code: 'noStreets' })),
  covers: async () => ({ modes: [], sources: [] }),
  close: async () => undefined,
};
