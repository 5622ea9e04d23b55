import { z } from 'zod';
import type { Point } from '#server/store/geometry/bounds.ts';
import type { ReachFailure, WireArea } from '../../../src/api/realty/reachContract.ts';
import { areaOfContours, contours } from '../contours.ts';
import { promiseCache } from '../promiseCache.ts';
import { type Destination, MAX_TRAVEL_MINUTES, type ReachQuery, type TravelTime } from '../routing.ts';
import { type ServiceOptions, serviceCalls } from '../serviceCalls.ts';

/** The weekday of all journeys, and the time zone of the timetables. */
export interface ServiceDay {
  day: Temporal.PlainDate;
  timeZone: string;
}

/** The questions to an OpenTripPlanner. Each throws RoutingError if it does not work. */
export interface OtpCalls {
  /** Returns undefined if the timetables have no usual weekday. */
  serviceDay(): Promise<ServiceDay | undefined>;
  /** True if a stop is at most two kilometres away, along the streets. */
  hasStop(point: Point): Promise<boolean>;
  /** The area from which a destination is reached by transit, without that from which it is reached on foot alone. */
  areaByTransit(query: ReachQuery, day: ServiceDay): Promise<WireArea>;
  /** The time by transit or on foot. */
  timeByTransit(from: Point, to: Destination, day: ServiceDay): Promise<TravelTime>;
}

const WEDNESDAY = 3;
const STOP_METRES = 2000;
const MAX_POINTS = 3000;
const CACHED_MS = 3_600_000;
/** Milliseconds for which the timetables' days are not looked up again. */
const SERVICE_MS = 600_000;

const SERVICE_QUERY = '{ agencies { timezone } serviceTimeRange { start end } }';
const NEAREST_QUERY = `query Nearest($lat: Float!, $lon: Float!, $metres: Int!) {
  nearest(lat: $lat, lon: $lon, maxDistance: $metres, maxResults: 1, filterByPlaceTypes: [STOP]) {
    edges { node { place { id } } }
  }
}`;
const PLAN_QUERY = `query Plan($from: InputCoordinates!, $to: InputCoordinates!, $date: String!, $time: String!) {
  plan(
    from: $from, to: $to, date: $date, time: $time, arriveBy: true
    transportModes: [{ mode: WALK }, { mode: TRANSIT }]
  ) {
    itineraries { startTime endTime }
    routingErrors { code inputField }
  }
}`;

const serviceAnswer = z.object({
  data: z.object({
    agencies: z.array(z.object({ timezone: z.string() }).nullable()).nullable(),
    serviceTimeRange: z.object({ start: z.number().nullable(), end: z.number().nullable() }).nullable(),
  }),
});
/** Null for a point without streets. */
const nearestAnswer = z.object({
  data: z.object({ nearest: z.object({ edges: z.array(z.unknown()).nullable() }).nullable() }),
});
const planAnswer = z.object({
  data: z.object({
    plan: z.object({
      /** Milliseconds since 1970. */
      itineraries: z.array(z.object({ startTime: z.number(), endTime: z.number() }).nullable()),
      routingErrors: z.array(z.object({ code: z.string(), inputField: z.string().nullable() })).default([]),
    }),
  }),
});

/** The next Wednesday of the timetables or, if they have ended, their last one. */
function serviceDayOf(
  { agencies, serviceTimeRange }: z.output<typeof serviceAnswer>['data'],
  now: Date,
): ServiceDay | undefined {
  const timeZone = agencies?.find((agency) => agency !== null)?.timezone;
  const { start, end } = serviceTimeRange ?? {};
  if (timeZone === undefined || typeof start !== 'number' || typeof end !== 'number') return undefined;
  const dayAt = (milliseconds: number) =>
    Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timeZone).toPlainDate();
  const [first, today] = [dayAt(start * 1000), dayAt(now.getTime())];
  // The range may end at the midnight after the last day.
  const last = dayAt(end * 1000 - 1);
  let day = today.add({ days: (7 + WEDNESDAY - today.dayOfWeek) % 7 });
  if (Temporal.PlainDate.compare(day, last) > 0)
    day = last.subtract({ days: (7 + last.dayOfWeek - WEDNESDAY) % 7 });
  return Temporal.PlainDate.compare(day, first) < 0 ? undefined : { day, timeZone };
}

/** The moment of an arrival. */
function momentOf(at: number, { day, timeZone }: ServiceDay): Temporal.ZonedDateTime {
  return day.toPlainDateTime({ hour: Math.floor(at / 60), minute: at % 60 }).toZonedDateTime(timeZone);
}

/** The reason for a plan without a journey; null if there is no way. */
function reasonOf(errors: z.output<typeof planAnswer>['data']['plan']['routingErrors']): ReachFailure | null {
  for (const { code, inputField } of errors) {
    if (code === 'LOCATION_NOT_FOUND') return 'farFromStreet';
    if (code === 'OUTSIDE_BOUNDS' || code === 'OUTSIDE_SERVICE_PERIOD') return 'noTimetable';
    if (code === 'NO_STOPS_IN_RANGE' && inputField === 'TO') return 'noTimetable';
  }
  return null;
}

/** Asks an OpenTripPlanner 2.5 by its GTFS GraphQL API and its Travel Time API (docs/commute.md). */
export function otpCalls(options: ServiceOptions): OtpCalls {
  const { ask } = serviceCalls(options, { setting: 'TRANSIT_ROUTING_URL' });
  const service = promiseCache<ServiceDay | undefined>(1, SERVICE_MS);
  const stops = promiseCache<boolean>(MAX_POINTS, CACHED_MS);

  const query = <Schema extends z.ZodType>(text: string, variables: object, schema: Schema) =>
    ask('/otp/gtfs/v1', { query: text, variables }, schema);

  return {
    serviceDay: () =>
      service.get('day', async () => {
        const answer = await query(SERVICE_QUERY, {}, serviceAnswer);
        return answer && serviceDayOf(answer.data, options.clock.now());
      }),
    hasStop: ({ latitude, longitude }) =>
      stops.get(`${latitude} ${longitude}`, async () => {
        const variables = { lat: latitude, lon: longitude, metres: STOP_METRES };
        const answer = await query(NEAREST_QUERY, variables, nearestAnswer);
        return (answer?.data.nearest?.edges?.length ?? 0) > 0;
      }),
    async areaByTransit({ latitude, longitude, minutes, at }, day) {
      const parameters = new URLSearchParams({
        location: `${latitude},${longitude}`,
        time: momentOf(at, day).toInstant().toString(),
        modes: 'WALK,TRANSIT',
        arriveBy: 'true',
        cutoff: `${minutes}M`,
      });
      const answer = await ask(`/otp/traveltime/isochrone?${parameters}`, undefined, contours);
      return answer ? areaOfContours(answer) : [];
    },
    async timeByTransit(from, to, day) {
      const placeOf = ({ latitude, longitude }: Point) => ({ lat: latitude, lon: longitude });
      const arrival = momentOf(to.at, day);
      const answer = await query(
        PLAN_QUERY,
        {
          from: placeOf(from),
          to: placeOf(to),
          date: day.day.toString(),
          time: arrival.toPlainTime().toString(),
        },
        planAnswer,
      );
      const { itineraries = [], routingErrors = [] } = answer?.data.plan ?? {};
      // The time counts to the wished arrival, so that it includes the wait at the end.
      const starts = itineraries
        .filter((one) => one !== null && one.endTime <= arrival.epochMilliseconds)
        .map((one) => one?.startTime ?? 0);
      const minutes = Math.ceil((arrival.epochMilliseconds - Math.max(...starts)) / 60_000);
      if (minutes <= MAX_TRAVEL_MINUTES) return { minutes, code: null };
      return { minutes: null, code: starts.length > 0 ? null : reasonOf(routingErrors) };
    },
  };
}
