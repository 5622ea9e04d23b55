import { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { setCacheHeaders } from '#server/http/caching.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { findPlace, findPlaces, type Place } from '#server/store/places/findPlaces.ts';
import type { WireBoundary, WireLocations } from '../../../src/api/realty/contract.ts';
import { boardNumber, textUpTo, wordOf } from '../parameters/parameterKinds.ts';
import { timedStore } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';

/** Parameters of GET /realty/locations. */
export const locationParameters = z
  .strictObject({
    search: textUpTo(100),
    city: textUpTo(100),
    neighborhood: textUpTo(100),
    state: textUpTo(100),
  })
  .partial();

/** Parameters of GET /realty/locations/boundary. */
export const boundaryParameters = z.strictObject({
  name: textUpTo(100).min(1),
  type: wordOf(['city', 'neighborhood']),
  boardId: boardNumber.optional(),
  city: textUpTo(100).optional(),
  state: textUpTo(100).optional(),
});

/** GET /realty/locations and /realty/locations/boundary. */
export function addLocationRoutes(app: Hono<ServiceEnv>, options: RealtyOptions): void {
  // Its ETag changes with the list, so that a caller can ask whether its copy is current.
  app.get('/realty/locations', async (context) => {
    const parameters = validate(locationParameters, queryOf(context.req.url));
    const text = parameters.search ?? parameters.neighborhood;
    const places = await findPlaces(timedStore(context, options), {
      text,
      city: parameters.city,
      state: parameters.state,
    });
    const ofKind = (kind: Place['kind']) => places.filter((place) => place.kind === kind);
    const answer: WireLocations = {
      search: {
        neighborhoods: ofKind('neighborhood').map((place) => ({
          name: place.name,
          city: place.city,
          state: place.state,
          location: { latitude: place.latitude, longitude: place.longitude },
        })),
        cities: ofKind('city').map((place) => ({
          name: place.name,
          state: place.state,
          location: { latitude: place.latitude, longitude: place.longitude },
        })),
      },
    };
    setCacheHeaders(context, 'everybody');
    return context.json(answer);
  });
  app.get('/realty/locations/boundary', async (context) => {
    const { name, type, city, state } = validate(boundaryParameters, queryOf(context.req.url));
    const place = await findPlace(timedStore(context, options), { kind: type, name, city, state });
    if (!place) throw new ServiceError(404, 'There is no place of this name.');
    const polygons = JSON.parse(place.boundary) as [number, number][][][]; // written by insertPlaces
    const answer: WireBoundary = {
      name: place.name,
      type,
      city: place.city,
      state: place.state,
      center: { latitude: place.latitude, longitude: place.longitude },
      path: polygons.flat(),
    };
    setCacheHeaders(context, 'everybody');
    return context.json(answer);
  });
}
