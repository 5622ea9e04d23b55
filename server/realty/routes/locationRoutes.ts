import { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { setCacheHeaders } from '#server/http/caching.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { contains } from '#server/store/geometry/shape.ts';
import { boundariesOf, findPlace, findPlaces, type Place, ringsOf } from '#server/store/places/findPlaces.ts';
import { fold } from '#server/store/text/fold.ts';
import { foldState } from '#server/store/text/provinces.ts';
import type { WireBoundary, WireCity, WireLocations } from '../../../src/api/realty/contract.ts';
import { MIN_YEAR_SALES } from '../../../src/domain/market/market.ts';
import { pickedFrom } from '../answers/pickFields.ts';
import type { WIRE_SCHEMAS } from '../openapi/wireSchemas.ts';
import { boardNumber, textUpTo, wordOf } from '../parameters/parameterKinds.ts';
import { shapeOf } from '../parameters/readSearch.ts';
import { placeSuggestionParameters } from '../parameters/searchParameters.ts';
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

type PlaceSuggestions = z.infer<typeof WIRE_SCHEMAS.placeSuggestions>;

/** Default number of suggested places. */
const MAX_SUGGESTED = 10;

/** A page of suggested places, with the requested fields. */
export function suggestedPlaces(
  places: readonly PlaceSuggestions['locations'][number][],
  { fields, resultsPerPage: pageSize = MAX_SUGGESTED }: z.infer<typeof placeSuggestionParameters>,
): PlaceSuggestions {
  const shown = places.slice(0, pageSize);
  return {
    page: 1,
    numPages: Math.ceil(places.length / pageSize),
    pageSize,
    count: places.length,
    locations: fields ? shown.map((place) => pickedFrom(place, fields)) : shown,
  };
}

/** If a place has enough sales: a count would change the list, which devices store, with each sale. */
const salesOf = ({ sold_count: sold }: Place): Pick<WireCity, 'enoughSales'> =>
  sold === null ? {} : { enoughSales: sold >= MIN_YEAR_SALES };

/** GET /realty/locations, /realty/locations/autocomplete and /realty/locations/boundary. */
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
          ...salesOf(place),
        })),
        cities: ofKind('city').map((place) => ({
          name: place.name,
          state: place.state,
          location: { latitude: place.latitude, longitude: place.longitude },
          ...salesOf(place),
        })),
      },
    };
    setCacheHeaders(context, 'everybody');
    return context.json(answer);
  });
  app.get('/realty/locations/autocomplete', async (context) => {
    const parameters = validate(placeSuggestionParameters, queryOf(context.req.url));
    const store = timedStore(context, options);
    const { type, state, city, boundary } = parameters;
    const shape = shapeOf(parameters);
    const found = (await findPlaces(store, { text: parameters.search })).filter(
      (place) =>
        (type?.includes(place.kind) ?? true) &&
        (state?.some((name) => foldState(name) === place.folded_state) ?? true) &&
        (city?.some((name) => fold(name) === place.folded_city) ?? true) &&
        (!shape || contains(shape, place.longitude, place.latitude)),
    );
    const outlines = boundary ? await boundariesOf(store, found.slice(0, MAX_SUGGESTED)) : undefined;
    setCacheHeaders(context, 'everybody');
    const places = found.map((place) => ({
      // Ids of rows change with each load, but names stay.
      locationId: fold([place.kind, place.state, place.city, place.name].join(' ')).replaceAll(' ', '-'),
      name: place.name,
      type: place.kind,
      map: {
        latitude: String(place.latitude),
        longitude: String(place.longitude),
        ...(outlines && { boundary: outlines.get(place.id) ?? [] }),
      },
      address: {
        country: 'CA',
        state: place.state,
        city: place.city,
        ...(place.kind === 'neighborhood' && { neighborhood: place.name }),
      },
    }));
    return context.json(suggestedPlaces(places, parameters));
  });
  app.get('/realty/locations/boundary', async (context) => {
    const { name, type, city, state } = validate(boundaryParameters, queryOf(context.req.url));
    const place = await findPlace(timedStore(context, options), { kind: type, name, city, state });
    if (!place) throw new ServiceError(404, 'There is no place of this name.');
    const answer: WireBoundary = {
      name: place.name,
      type,
      city: place.city,
      state: place.state,
      center: { latitude: place.latitude, longitude: place.longitude },
      path: ringsOf(place),
    };
    setCacheHeaders(context, 'everybody');
    return context.json(answer);
  });
}
