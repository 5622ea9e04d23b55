import { z } from '@hono/zod-openapi';
import { REACH_FAILURES, TRAVEL_MODES } from '../../../src/api/realty/reachContract.ts';
import { reachModesParameters, reachParameters, travelParameters } from '../parameters/reachParameters.ts';

const engine = z.enum(['embedded', 'valhalla']);
const mode = z.enum(TRAVEL_MODES);
const sources = z.array(
  z
    .object({ name: z.string(), kind: z.enum(['streets', 'timetable']), date: z.string().nullable() })
    .openapi('RoutingSource'),
);

/** The answers of travel times. */
export const REACH_ANSWERS = {
  reach: z
    .object({
      destination: z.object({ lat: z.number(), lng: z.number() }),
      mode,
      minutes: z.number().int(),
      at: z.string(),
      area: z.array(z.array(z.array(z.array(z.number()).min(2)))),
      engine,
      sources,
    })
    .openapi('Reach'),
  modes: z.object({ modes: z.array(mode), engine, sources }).openapi('ReachModes'),
  travel: z
    .object({
      times: z.array(
        z.object({ minutes: z.number().int().nullable(), code: z.enum(REACH_FAILURES).nullable() }),
      ),
      engine,
      sources,
    })
    .openapi('Travel'),
};

const FAILURES = {
  502: 'The routing service sent an unexpected answer. Code routingUnreachable.',
  503: 'Too many calls wait (code routingBusy), or the routing service does not work (routingUnreachable): see Retry-After.',
  504: 'The routing service did not answer in time. Code routingUnreachable.',
};

/** The calls of travel times. */
export const REACH_CALLS = [
  {
    method: 'get' as const,
    path: '/realty/reach',
    summary:
      'The area from which a destination is reached in a number of minutes, in the form of the parameter map.',
    query: reachParameters,
    answer: REACH_ANSWERS.reach,
    failures: {
      404: 'No streets are loaded there (code noStreets), the point is too far from every street (farFromStreet), or there is no timetable (noTimetable).',
      ...FAILURES,
    },
  },
  {
    method: 'get' as const,
    path: '/realty/reach/modes',
    summary: 'The modes for which there are travel times at a point, or anywhere without a point.',
    query: reachModesParameters,
    answer: REACH_ANSWERS.modes,
    failures: FAILURES,
  },
  {
    method: 'get' as const,
    path: '/realty/travel',
    summary: 'The minutes from a home to one or two destinations.',
    query: travelParameters,
    answer: REACH_ANSWERS.travel,
    failures: FAILURES,
  },
];
