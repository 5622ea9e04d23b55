import type { Hono } from 'hono';
import { setCacheHeaders } from '#server/http/caching.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { ParameterErrors } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import type { AmenityTable } from '#server/store/amenities/amenityTables.ts';
import {
  findAmenities,
  findNearest,
  linesOf,
  readAmenitySources,
} from '#server/store/amenities/findAmenities.ts';
import { findNamedAmenities } from '#server/store/amenities/findNamedAmenities.ts';
import { nameVocabulary } from '#server/store/amenities/nameVocabulary.ts';
import type { ShownOptions } from '#server/store/amenities/shownAmenities.ts';
import type { Shape } from '#server/store/geometry/shape.ts';
import { citiesOfPoints } from '#server/store/places/citiesOfPoints.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type {
  WireAmenities,
  WireAmenity,
  WireAmenitySource,
  WireNamedAmenities,
  WireNearestAmenities,
} from '../../../src/api/realty/amenityContract.ts';
import { AMENITY_KINDS } from '../../../src/domain/amenities.ts';
import { namedAmenityParameters } from '../parameters/namedAmenityParameters.ts';
import { shapeOf } from '../parameters/readSearch.ts';
import { amenityParameters, nearestParameters } from '../parameters/searchParameters.ts';
import { timedStore } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';

/** Degrees. A wider view would read the amenities of whole provinces. */
const WIDEST = 1;

/** Default number of amenities in an answer, of the nearest of each kind, and of those by name. */
const USUAL_AMENITIES = 500;
const USUAL_NEAREST = 3;
const USUAL_NAMED = 5;

function wireOf(row: AmenityTable): WireAmenity {
  const { source, key, kind, name, latitude, longitude, level, board } = row;
  const { rating: value, rating_out_of: outOf, rating_source: by } = row;
  const rating = value === null || outOf === null || by === null ? null : { value, outOf, source: by };
  const lines = linesOf(row);
  return { id: `${source}/${key}`, kind, name, latitude, longitude, level, board, rating, lines, source };
}

function isTooWide({ bounds: { west, east, south, north } }: Shape): boolean {
  return east - west > WIDEST || north - south > WIDEST;
}

/** The sources of some amenities. */
async function sourcesOf(
  store: QueryContext,
  amenities: readonly AmenityTable[],
): Promise<WireAmenitySource[]> {
  const used = new Set(amenities.map(({ source }) => source));
  const sources = await readAmenitySources(store);
  return sources
    .filter(({ key }) => used.has(key))
    .map(({ key, name, attribution, name_fr: nameFr, attribution_fr: attributionFr, url, day }) => {
      const asOf = new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
      return { key, name, attribution, nameFr, attributionFr, url, asOf };
    });
}

/**
 * GET /realty/amenities, /realty/amenities/nearest and /realty/amenities/search. Amenities are the same for every caller, and
 * come from the store also if the listings come from a live feed.
 * @param shown says whether the listings come from a feed
 */
export function addAmenityRoutes(
  app: Hono<ServiceEnv>,
  options: Pick<RealtyOptions, 'store'>,
  shown: ShownOptions = {},
): void {
  const vocabulary = nameVocabulary();
  app.get('/realty/amenities', async (context) => {
    const parameters = validate(amenityParameters, queryOf(context.req.url));
    const { kinds = AMENITY_KINDS, limit = USUAL_AMENITIES } = parameters;
    const store = timedStore(context, options);
    const shape = shapeOf(parameters);
    if (shape && isTooWide(shape)) {
      const param = parameters.map ? 'map' : 'radius';
      throw new ParameterErrors([{ param, msg: [`must be at most ${WIDEST} degree wide and high`] }]);
    }
    const { amenities, hasMore } = shape
      ? await findAmenities(store, { kinds, shape, limit }, shown)
      : { amenities: [], hasMore: false };
    const sources = await sourcesOf(store, amenities);
    setCacheHeaders(context, 'everybody');
    return context.json({ amenities: amenities.map(wireOf), hasMore, sources } satisfies WireAmenities);
  });
  app.get('/realty/amenities/nearest', async (context) => {
    const {
      lat,
      long,
      kinds,
      radius,
      limit = USUAL_NEAREST,
    } = validate(nearestParameters, queryOf(context.req.url));
    const store = timedStore(context, options);
    const point = { latitude: lat, longitude: long };
    const found = await findNearest(store, { point, kinds, radiusKm: radius, limit }, shown);
    const sources = await sourcesOf(store, found);
    setCacheHeaders(context, 'everybody');
    const amenities = found.map((row) => ({ ...wireOf(row), metres: row.metres }));
    return context.json({ amenities, sources } satisfies WireNearestAmenities);
  });
  app.get('/realty/amenities/search', async (context) => {
    const parameters = validate(namedAmenityParameters, queryOf(context.req.url));
    const { search: text, kinds, lat, long, limit = USUAL_NAMED } = parameters;
    const store = timedStore(context, options);
    const near = lat !== undefined && long !== undefined ? { latitude: lat, longitude: long } : undefined;
    const found = await findNamedAmenities(store, { text, kinds, near, limit }, { ...shown, vocabulary });
    const cities = await citiesOfPoints(store, found);
    const amenities = found.map((row, at) => {
      const { name: city = '', state = '' } = cities[at] ?? {};
      return { ...wireOf(row), city, state };
    });
    setCacheHeaders(context, 'everybody');
    const sources = await sourcesOf(store, found);
    return context.json({ amenities, sources } satisfies WireNamedAmenities);
  });
}
