import type { Context, Hono } from 'hono';
import { setCacheHeaders } from '#server/http/caching.ts';
import { subscriberOfCall } from '#server/http/rateLimit.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { noRouting, rounded } from '#server/routing/routing.ts';
import type { WireReach, WireReachModes, WireTravel } from '../../../src/api/realty/reachContract.ts';
import {
  minutesOfDay,
  reachModesParameters,
  reachParameters,
  travelParameters,
} from '../parameters/reachParameters.ts';
import type { RealtyOptions } from '../realtyOptions.ts';

/** GET /realty/reach, GET /realty/reach/modes and GET /realty/travel. They do not depend on the caller. */
export function addReachRoutes(
  app: Hono<ServiceEnv>,
  { routing = noRouting }: Pick<RealtyOptions, 'routing'>,
): void {
  const { engine } = routing;
  const answer = (context: Context, body: WireReach | WireReachModes | WireTravel): Response => {
    setCacheHeaders(context, 'everybody');
    return context.json(body);
  };
  app.get('/realty/reach', async (context) => {
    const { lat, lng, mode, minutes, at } = validate(reachParameters, queryOf(context.req.url));
    const destination = { lat: rounded(lat), lng: rounded(lng) };
    const place = { latitude: destination.lat, longitude: destination.lng };
    const query = { ...place, mode, minutes, at: minutesOfDay(at) };
    const { area, sources } = await routing.areaAround(query, subscriberOfCall(context));
    return answer(context, { destination, mode, minutes, at, area, engine, sources: [...sources] });
  });
  app.get('/realty/reach/modes', async (context) => {
    const { lat, lng } = validate(reachModesParameters, queryOf(context.req.url));
    const point = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
    const { modes, sources } = await routing.covers(point);
    return answer(context, { modes: [...modes], engine, sources: [...sources] });
  });
  app.get('/realty/travel', async (context) => {
    const { lat, lng, to } = validate(travelParameters, queryOf(context.req.url));
    const home = { latitude: lat, longitude: lng };
    const times = await routing.minutesBetween(home, to, subscriberOfCall(context));
    const { sources } = await routing.covers(home);
    return answer(context, { times, engine, sources: [...sources] });
  });
}
