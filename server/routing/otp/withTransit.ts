import type { Point } from '#server/store/geometry/bounds.ts';
import {
  TRAVEL_MODES,
  type WireArea,
  type WireRoutingSource,
} from '../../../src/api/realty/reachContract.ts';
import {
  areaKeyOf,
  type Destination,
  isEngineFailure,
  type ReachedArea,
  type ReachQuery,
  type Routing,
  RoutingError,
  roundedPoint,
  type TravelTime,
  timeKeyOf,
} from '../routing.ts';
import { type ServiceOptions, travelCaches } from '../serviceCalls.ts';
import { joinAreas } from './joinAreas.ts';
import { otpCalls } from './otpCalls.ts';

const SOURCE: WireRoutingSource = { name: 'OpenTripPlanner, GTFS', kind: 'timetable', date: null };

/**
 * Travel times by transit of an OpenTripPlanner 2.5, and those on streets of another engine. The area by transit includes
 * that on foot, which the other engine finds: with `arriveBy`, OpenTripPlanner leaves it out.
 */
export function withTransit(base: Routing, options: ServiceOptions): Routing {
  const otp = otpCalls(options);
  const { areas, times } = travelCaches();

  /** The area on foot; none if the other engine has no streets there. */
  async function walkedArea(query: ReachQuery, caller: string | undefined): Promise<ReachedArea> {
    try {
      return await base.areaAround({ ...query, mode: 'walk' }, caller);
    } catch (failure) {
      if (!(failure instanceof RoutingError) || isEngineFailure(failure)) throw failure;
      return { area: [] satisfies WireArea, sources: [] };
    }
  }

  async function area(query: ReachQuery, caller: string | undefined): Promise<ReachedArea> {
    const day = await otp.serviceDay();
    if (!day || !(await otp.hasStop(query))) throw new RoutingError('noTimetable');
    const [ridden, walked] = await Promise.all([otp.areaByTransit(query, day), walkedArea(query, caller)]);
    return { area: joinAreas([ridden, walked.area]), sources: [...streetsOf(walked.sources), SOURCE] };
  }

  async function time(from: Point, to: Destination): Promise<TravelTime> {
    const day = await otp.serviceDay();
    return day ? otp.timeByTransit(from, to, day) : { minutes: null, code: 'noTimetable' };
  }

  /** True if transit can be used at a point, or anywhere without a point; false while the service does not work. */
  async function isServed(point: Point | undefined): Promise<boolean> {
    try {
      const day = await otp.serviceDay();
      return day !== undefined && (point === undefined || (await otp.hasStop(roundedPoint(point))));
    } catch (failure) {
      if (!isEngineFailure(failure)) throw failure;
      return false;
    }
  }

  return {
    ...base,
    async areaAround(query, caller) {
      if (query.mode !== 'transit') return base.areaAround(query, caller);
      const to = roundedPoint(query);
      return areas.get(areaKeyOf(to), () => area(to, caller));
    },
    minutesBetween(point, destinations, caller) {
      const from = roundedPoint(point);
      return Promise.all(
        destinations.map(async (destination): Promise<TravelTime> => {
          if (destination.mode === 'transit') {
            const to = roundedPoint(destination);
            return times.get(timeKeyOf(from, to), () => time(from, to));
          }
          const [found] = await base.minutesBetween(point, [destination], caller);
          return found ?? { minutes: null, code: null };
        }),
      );
    },
    async covers(point) {
      const [streets, hasTransit] = await Promise.all([base.covers(point), isServed(point)]);
      return {
        modes: TRAVEL_MODES.filter((mode) =>
          mode === 'transit' ? hasTransit : streets.modes.includes(mode),
        ),
        sources: [...streetsOf(streets.sources), ...(hasTransit ? [SOURCE] : [])],
      };
    },
  };
}

/** The sources of the streets: timetables of the other engine are not used. */
const streetsOf = (sources: readonly WireRoutingSource[]): WireRoutingSource[] =>
  sources.filter(({ kind }) => kind === 'streets');
