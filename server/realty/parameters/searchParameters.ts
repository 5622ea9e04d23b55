import { z } from '@hono/zod-openapi';
import { type Shape, shapeFrom } from '#server/store/geometry/shape.ts';
import { SORT_NAMES } from '#server/store/listings/sorting.ts';
import { AGGREGATE_PATHS, isAggregatePath } from '#server/store/listings/statisticsAggregates.ts';
import { wordsOf } from '#server/store/text/fold.ts';
import { WIDEST_PRICES } from '../../../src/api/realty/priceContract.ts';
import { AMENITY_KINDS } from '../../../src/domain/amenities.ts';
import { commute } from './commuteParameter.ts';
import {
  amount,
  boardNumber,
  day,
  fieldList,
  flag,
  foldedWordOf,
  homeList,
  listOf,
  nameList,
  numberBetween,
  postalCode,
  someOf,
  textUpTo,
  walkList,
  wordOf,
} from './parameterKinds.ts';
import { statistics } from './statisticsParameter.ts';

/** Spellings of the public listing API, Lce of the specification, and Cs (coming soon), which feeds send. */
const LAST_STATUSES = [
  'New',
  'Pc',
  'Sld',
  'Lsd',
  'Sc',
  'Sce',
  'Lc',
  'Lce',
  'Exp',
  'Ext',
  'Sus',
  'Ter',
  'Dft',
  'Cs',
] as const;

const [firstSort = 'createdOnDesc', ...otherSorts] = SORT_NAMES;
const names = listOf(textUpTo(100));
/** Every listing in the view is compared with every side. An area drawn on the map has 200. */
const MAX_POINTS = 500;
/** Maximum number of amenities in an answer, of all kinds, and of the nearest of each kind. */
const MAX_AMENITIES = 1_000;
const MAX_NEAREST = 10;
const MAP_MESSAGE = 'map is an invalid geojson polygon/multipolygon';

/** Each word is searched separately, and a single letter is in most listings. */
const MAX_WORDS = 12;

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function pointsOf(shape: Shape): number {
  return shape.kind !== 'rings' ? 0 : shape.rings.reduce((sum, ring) => sum + ring.length, 0);
}

/** Coordinates only, longitude first, rings closed: as JSON text in a query, as JSON or text in a body. */
const map = z
  .unknown()
  .transform((value, context) => {
    const shape = shapeFrom(parsed(value));
    if (shape && pointsOf(shape) <= MAX_POINTS) return shape;
    const message = shape ? `map has more than ${MAX_POINTS} points` : MAP_MESSAGE;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .openapi({
    type: 'string',
    description: 'JSON coordinates of a GeoJSON polygon or multipolygon, longitude first, rings closed.',
    example: '[[[-79.5,43.6],[-79.3,43.6],[-79.3,43.7],[-79.5,43.7],[-79.5,43.6]]]',
  });

/** Kinds of places of the public listing API. The store has cities and neighbourhoods. */
const PLACE_KINDS = [
  'area',
  'city',
  'neighborhood',
  'postalCode',
  'district',
  'schoolDistrict',
  'school',
] as const;

/** Kinds of basements. */
const BASEMENTS = ['any', 'finished', 'walkout', 'apartment'] as const;

/** A fact that homes are searched for; false leaves the search as it is. */
const onlyTrue = flag.openapi({ type: 'boolean' });

const COUNTED = ['map', ...Object.keys(AGGREGATE_PATHS)];

const aggregates = nameList
  .refine(
    (paths) => paths.every((name) => name === 'map' || isAggregatePath(name)),
    `must be names among ${COUNTED.join(', ')}`,
  )
  .openapi({ type: 'string', example: 'map,details.propertyType' });

const filters = {
  type: listOf(wordOf(['sale', 'lease'])),
  status: listOf(wordOf(['A', 'U'])),
  lastStatus: listOf(foldedWordOf(LAST_STATUSES)),
  class: listOf(wordOf(['condo', 'residential', 'commercial'])),
  propertyType: names,
  style: names,
  propertyTypeOrStyle: names,
  minPrice: amount,
  maxPrice: amount,
  minBeds: amount,
  maxBeds: amount,
  minBedrooms: amount.openapi({ description: 'Another name of minBeds.' }),
  maxBedrooms: amount.openapi({ description: 'Another name of maxBeds.' }),
  minBaths: amount,
  maxBaths: amount,
  minSqft: amount,
  maxSqft: amount,
  minListDate: day,
  maxListDate: day,
  minSoldDate: day,
  maxSoldDate: day,
  minUpdatedOn: day,
  maxUpdatedOn: day,
  minSoldPrice: amount,
  maxSoldPrice: amount,
  minYearBuilt: amount,
  maxYearBuilt: amount,
  minTaxes: amount,
  maxTaxes: amount,
  maxMaintenanceFee: amount,
  minGrossYield: numberBetween(0, 100).openapi({
    description:
      'Percent: a year of the estimated rent by the asking price. For signed-in customers. Homes for sale with an estimate only. Not with a live feed.',
  }),
  minParkingSpaces: amount.openapi({ description: 'Cars that can be parked, in a garage or outside.' }),
  minLotSizeSqft: amount,
  basement: listOf(foldedWordOf(BASEMENTS)).openapi({
    description: 'any: a basement of any kind. Several values: homes with one of them.',
  }),
  lastPriceChangeType: wordOf(['decrease']),
  minPriceChangeDateTime: day.openapi({
    description: 'First day of the last price cut. Needs lastPriceChangeType=decrease.',
  }),
  maxPriceChangeDateTime: day.openapi({
    description: 'Last day of the last price cut. Needs lastPriceChangeType=decrease.',
  }),
  pets: onlyTrue.openapi({
    description: 'Homes that allow pets, also with restrictions. Not with a live feed.',
  }),
  furnished: onlyTrue.openapi({ description: 'Not with a live feed.' }),
  virtualTour: onlyTrue.openapi({
    description: 'Homes with a virtual tour at an https address. Not with a live feed.',
  }),
  near: walkList.openapi({
    description:
      'Homes from which an amenity of each kind can be reached within the minutes on foot: the straight distance and 30 % more, at 80 m a minute. GET /realty/amenities/kinds has the kinds that can match. Not with a live feed.',
  }),
  search: textUpTo(200).refine(
    (text) => wordsOf(text).length <= MAX_WORDS,
    `must have at most ${MAX_WORDS} different words`,
  ),
  area: names,
  city: names,
  neighborhood: names,
  areaOrCity: names,
  state: names,
  zip: listOf(postalCode),
  boardId: listOf(boardNumber),
  mlsNumber: listOf(textUpTo(30)),
  map,
  lat: numberBetween(-90, 90),
  long: numberBetween(-180, 180),
  radius: numberBetween(0.1, 200).openapi({ description: 'Kilometres around lat and long.' }),
  commute,
  openHouse: wordOf(['weekend']).openapi({
    description: 'Listings with an open house on this weekend, or on the next one.',
  }),
  hide: homeList.openapi({ description: 'Homes to leave out of the results, counts and clusters.' }),
  seenWhole: flag.openapi({ description: 'Only listings that the caller may see completely.' }),
};

const presentation = {
  sortBy: wordOf([firstSort, ...otherSorts]),
  resultsPerPage: numberBetween(1, 200, true),
  pageNum: numberBetween(1, 1_000_000, true),
  fields: fieldList,
  listings: flag,
  aggregates,
  aggregateStatistics: flag,
  cluster: flag,
  clusterLimit: numberBetween(1, 200, true),
  clusterPrecision: numberBetween(0, 29, true),
  clusterFields: fieldList,
  statistics,
};

/** A parameter that limits the listings, as opposed to their presentation. */
export type FilterName = keyof typeof filters;

const everyParameter = z.strictObject({ ...filters, ...presentation }).partial();
type Parameters = z.output<typeof everyParameter>;

/** Parameters that name the same filter. */
const SAME = [
  ['minBeds', 'minBedrooms'],
  ['maxBeds', 'maxBedrooms'],
] as const;

/** The parameters that can contradict each other. */
type Conflicting = Pick<
  Parameters,
  | 'minBeds'
  | 'maxBeds'
  | 'minBedrooms'
  | 'maxBedrooms'
  | 'lastPriceChangeType'
  | 'minPriceChangeDateTime'
  | 'maxPriceChangeDateTime'
  | 'lat'
  | 'long'
  | 'radius'
  | 'map'
>;
type Conflict = [param: keyof Conflicting, message: string];
const conflict = (...one: Conflict): Conflict => one;

/** The parameters that contradict each other or need another one, with a message for each. */
function conflictsOf(parameters: Conflicting): Conflict[] {
  const circle = (['lat', 'long', 'radius'] as const).filter((name) => parameters[name] !== undefined);
  const [first] = circle;
  return [
    ...SAME.filter(([name, other]) => parameters[name] !== undefined && parameters[other] !== undefined).map(
      ([name, other]) => conflict(other, `is another name of ${name}: send one of them`),
    ),
    ...(['minPriceChangeDateTime', 'maxPriceChangeDateTime'] as const)
      .filter((name) => parameters[name] !== undefined && !parameters.lastPriceChangeType)
      .map((name) => conflict(name, 'needs lastPriceChangeType=decrease')),
    ...(first && circle.length < 3 ? [conflict(first, 'needs lat, long and radius together')] : []),
    ...(first && parameters.map ? [conflict('map', 'cannot be combined with lat, long and radius')] : []),
  ];
}

function reportConflicts(parameters: Conflicting, context: z.core.$RefinementCtx): void {
  for (const [param, message] of conflictsOf(parameters)) {
    context.addIssue({ code: 'custom', path: [param], message });
  }
}

/**
 * Every parameter of GET and POST /realty/listings. Unknown ones are errors: a misspelled filter that is dropped would
 * show wrong homes.
 */
export const searchParameters = everyParameter.superRefine(reportConflicts);

/** Parameters of GET /realty/listings.atom beside the filters. */
export const feedParameters = z.object({ language: wordOf(['en', 'fr']) }).partial();

/**
 * Parameters of GET /realty/listings.atom. A feed has its own order and form, and the homes that a visitor hides belong to
 * no address that is passed on. It has no session, so it cannot be limited to a yield.
 */
export const atomParameters = z
  .strictObject({ ...filters, ...feedParameters.shape })
  .partial()
  .omit({ hide: true, seenWhole: true, minGrossYield: true })
  .superRefine(reportConflicts);

/** Kilometres. */
const WIDEST_RADIUS = 150;

/** A value that is required once. */
const once = (values: readonly unknown[] | undefined): boolean => values?.length === 1;

/**
 * Parameters of GET /realty/listings/prices: the filters of one type and one status in an area. The homes that a visitor
 * hides are part of the market.
 */
export const priceParameters = z
  .strictObject(filters)
  .partial()
  .omit({ hide: true, seenWhole: true })
  .superRefine((parameters, context) => {
    reportConflicts(parameters, context);
    const { type, status, map: outline, radius } = parameters;
    const report = (param: string, message: string) =>
      context.addIssue({ code: 'custom', path: [param], message });
    if (!once(type)) report('type', 'is required once: sale or lease');
    if (!once(status ?? ['A'])) report('status', 'must be A or U');
    if (!outline && radius === undefined) report('map', 'or lat, long and radius is required');
    const { bounds } = outline ?? {};
    const across = bounds ? Math.max(bounds.east - bounds.west, bounds.north - bounds.south) : 0;
    if (across > WIDEST_PRICES || (radius ?? 0) > WIDEST_RADIUS) {
      report(
        'map',
        `must be at most ${WIDEST_PRICES} degrees wide and high, radius at most ${WIDEST_RADIUS}`,
      );
    }
  });

/** The parameters by which places are counted: those of the default search, except the place. */
export const placeCountParameters = everyParameter.pick({
  type: true,
  status: true,
  lastStatus: true,
  class: true,
  minPrice: true,
  maxPrice: true,
});

/** Parameters of GET /realty/locations/autocomplete. */
export const placeSuggestionParameters = everyParameter
  .pick({ state: true, city: true, map: true, lat: true, long: true, radius: true, fields: true })
  .extend({
    search: textUpTo(100).trim().min(3, 'must have at least 3 characters'),
    type: listOf(wordOf(PLACE_KINDS)).optional(),
    boundary: flag.optional().openapi({ description: 'Sends the outlines too.' }),
    hasBoundary: flag.optional(),
    resultsPerPage: numberBetween(1, 10, true).optional(),
  })
  .superRefine(reportConflicts);

/** Parameters of GET /realty/amenities, which needs an area of the map. */
export const amenityParameters = everyParameter
  .pick({ map: true, lat: true, long: true, radius: true })
  .extend({
    kinds: someOf(AMENITY_KINDS).optional().openapi({ description: 'All kinds by default.' }),
    limit: numberBetween(1, MAX_AMENITIES, true).optional(),
  })
  .superRefine((parameters, context) => {
    reportConflicts(parameters, context);
    if ((parameters.map ?? parameters.lat ?? parameters.long ?? parameters.radius) === undefined) {
      const message = 'map, or lat, long and radius is required';
      context.addIssue({ code: 'custom', path: ['map'], message });
    }
  });

/** Parameters of GET /realty/amenities/nearest. */
export const nearestParameters = z.strictObject({
  lat: filters.lat,
  long: filters.long,
  kinds: someOf(AMENITY_KINDS).optional().openapi({ description: 'All kinds by default.' }),
  radius: numberBetween(0.1, 50).optional().openapi({
    description: 'Kilometres; by default 1.5 for stops, 15 for hospitals, 3 or 5 for other kinds.',
  }),
  limit: numberBetween(1, MAX_NEAREST, true)
    .optional()
    .openapi({ description: 'Maximum number of each kind.' }),
});

/** Parameters of POST /realty/buildings, which needs a place, so that a call reads one city at most. */
export const buildingParameters = everyParameter
  .pick({
    area: true,
    city: true,
    neighborhood: true,
    class: true,
    type: true,
    propertyType: true,
    minPrice: true,
    maxPrice: true,
    map: true,
    lat: true,
    long: true,
    radius: true,
    pageNum: true,
  })
  .extend({
    minBedrooms: amount.optional(),
    minBathrooms: amount.optional(),
    streetName: names.optional(),
    streetNumber: names.optional(),
    resultsPerPage: numberBetween(1, 300, true).optional(),
    sortBy: wordOf(['numUnitsDesc']).optional(),
  })
  .superRefine((parameters, context) => {
    reportConflicts(parameters, context);
    const { area, city, neighborhood, map: outline, lat } = parameters;
    if ((area ?? city ?? neighborhood ?? outline ?? lat) === undefined) {
      const message = 'area, city, neighborhood, map, or lat, long and radius is required';
      context.addIssue({ code: 'custom', path: ['city'], message });
    }
  });

/** The parsed parameters. */
export type SearchParameters = Parameters;
