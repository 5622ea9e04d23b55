import { z } from '@hono/zod-openapi';
import { AMENITY_KINDS, SCHOOL_LEVELS } from '../../../src/domain/amenities.ts';
import { ADJUSTMENTS } from '../../../src/domain/estimate/differences.ts';
import { NO_ESTIMATE_REASONS } from '../../../src/domain/estimate/estimate.ts';
import { address, historyEntry, listing, number, text } from './listingSchemas.ts';

/** Schemas of the wire types of realty and contact (src/api), for the OpenAPI description and its tests. */

const point = z.object({ latitude: z.number(), longitude: z.number() });
const ring = z.array(z.array(z.number()).length(2));

/** Members of the contract's pages. */
const paging = {
  page: z.number().int(),
  numPages: z.number().int(),
  pageSize: z.number().int(),
  count: z.number().int(),
};

const building = z
  .object({
    address: address.omit({ unitNumber: true }).extend({ addressKey: z.string() }),
    nearby: z.object({ amenities: z.array(z.string()) }),
    details: z.object({ yearBuilt: text, buildingName: text, minSqft: number, maxSqft: number }),
    map: z.object({ latitude: text, longitude: text, point: text }),
    image: text,
    class: text,
  })
  .openapi('Building');

const cluster = z
  .object({
    count: z.number().int(),
    restricted: z.number().int().optional(),
    location: point,
    bounds: z.object({ top_left: point, bottom_right: point }),
    map: z.array(ring),
    listing: listing.optional(),
  })
  .openapi('Cluster');

const priceCells = z.strictObject({
  measure: z.enum(['pricePerSqft', 'rent']),
  minHomes: z.number().int(),
  leftOut: z.strictObject({ cells: z.number().int(), homes: z.number().int() }),
  cells: z.array(
    z.strictObject({
      bounds: z.object({ top_left: point, bottom_right: point }),
      count: z.number().int(),
      median: z.number().int(),
      place: z.strictObject({ name: z.string(), city: z.string() }).optional(),
    }),
  ),
});

const statisticNumbers = z.object({
  count: number,
  avg: number,
  med: number,
  min: number,
  max: number,
  sum: number,
  sd: number,
  above: number,
  below: number,
});
/** By the two parts of a field's path, then by value: details, propertyType, Detached. */
const statisticParts = z.record(
  z.string(),
  z.record(z.string(), z.record(z.string(), z.strictObject(statisticNumbers.shape))),
);
const statistic = z
  .strictObject({ ...statisticNumbers.shape, aggregates: statisticParts.optional() })
  .openapi('Statistic');
const statisticGroups = z.record(z.string(), statistic).optional();
const statistics = z.record(
  z.string(),
  z.strictObject({
    ...statistic.shape,
    day: statisticGroups,
    mth: statisticGroups,
    yr: statisticGroups,
    'grp-7-days': statisticGroups,
    'grp-30-days': statisticGroups,
    'grp-60-days': statisticGroups,
    'grp-90-days': statisticGroups,
    'grp-180-days': statisticGroups,
    'grp-365-days': statisticGroups,
  }),
);

/** By field and value: propertyType, Detached. */
const counts = z.record(z.string(), z.record(z.string(), z.number().int()));

const link = z.object({ name: z.string(), city: z.string(), state: z.string(), count: z.number().int() });

const estimateKind = z.enum(['price', 'rent']);

const estimateErrors = z
  .object({
    kind: estimateKind,
    city: z.string().nullable(),
    state: z.string().nullable(),
    propertyType: z.string().nullable(),
    sales: z.number().int(),
    medianError: z.number(),
    within10: z.number(),
    within20: z.number(),
    coverage: z.number(),
  })
  .openapi('EstimateErrors');

const estimate = z
  .object({
    kind: estimateKind,
    day: z.string(),
    figure: z.number().nullable(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    reason: z.enum(NO_ESTIMATE_REASONS).nullable(),
    home: z.object({
      address: address.nullable(),
      propertyType: z.string().nullable(),
      beds: z.number().nullable(),
      baths: z.number().nullable(),
      sqft: z.number().nullable(),
      latitude: z.number(),
      longitude: z.number(),
    }),
    comparableCount: z.number().int(),
    comparables: z.array(
      z.object({
        mlsNumber: z.string(),
        boardId: z.number().int(),
        address: address.nullable(),
        image: z.string().nullable(),
        propertyType: z.string().nullable(),
        beds: z.number(),
        baths: z.number(),
        sqft: z.number().nullable(),
        price: z.number(),
        adjusted: z.number(),
        soldDate: z.string(),
        kilometres: z.number(),
        weight: z.number(),
        isSameHome: z.boolean(),
        adjustments: z.array(z.object({ name: z.enum(ADJUSTMENTS), amount: z.number() })),
      }),
    ),
    errors: estimateErrors.nullable(),
  })
  .openapi('Estimate');

const amenity = z
  .object({
    id: z.string(),
    kind: z.enum(AMENITY_KINDS),
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    level: z.enum(SCHOOL_LEVELS).nullable(),
    board: z.string().nullable(),
    rating: z.object({ value: z.number(), outOf: z.number(), source: z.string() }).nullable(),
    lines: z.array(z.string()),
    source: z.string(),
  })
  .openapi('Amenity');

const amenitySources = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    attribution: z.string(),
    nameFr: z.string().nullable(),
    attributionFr: z.string().nullable(),
    url: z.string().nullable(),
    asOf: z.string(),
  }),
);

/** Bodies of the answers, by name. */
export const WIRE_SCHEMAS = {
  listing,
  agentHomes: z.object({ listed: z.array(listing), sold: z.array(listing) }),
  page: z.object({
    apiVersion: z.string().optional(),
    ...paging,
    statistics: statistics.optional(),
    listings: z.array(listing),
    aggregates: z
      .object({
        map: z.object({ clusters: z.array(cluster) }).optional(),
        details: counts.optional(),
        address: counts.optional(),
      })
      .optional(),
  }),
  count: z.object({ count: z.number().int() }),
  nearKinds: z.object({ kinds: z.array(z.string()) }),
  similar: z.object({ similar: z.array(listing) }),
  suggestions: z.object({
    suggestions: z.object({ popular: z.array(link), nearby: z.array(link), recent: z.array(listing) }),
    similarListings: z.array(listing),
  }),
  history: z.object({ history: z.array(historyEntry) }),
  priceCells,
  estimate,
  homeAtAddress: z.object({
    home: z
      .object({
        mlsNumber: z.string(),
        boardId: z.number().int(),
        isOnMarket: z.boolean(),
        address: address.nullable(),
        facts: z.object({
          propertyType: z.string().nullable(),
          beds: z.number().nullable(),
          baths: z.number().nullable(),
          sqft: z.number().nullable(),
          yearBuilt: z.number().nullable(),
          parking: z.number().nullable(),
          lotSqft: z.number().nullable(),
          condition: z.number().nullable(),
        }),
      })
      .nullable(),
    units: z.array(z.string()),
    isKnownStreet: z.boolean(),
    neighborhood: z.string().nullable(),
    history: z.array(historyEntry),
    streetSales: z.array(listing),
  }),
  estimateErrors: z.object({ day: z.string().nullable(), errors: z.array(estimateErrors) }),
  autocomplete: z.object({ listings: z.array(listing) }),
  amenities: z.object({
    amenities: z.array(amenity),
    hasMore: z.boolean(),
    sources: amenitySources,
  }),
  nearestAmenities: z.object({
    amenities: z.array(z.object({ ...amenity.shape, metres: z.number().int() })),
    sources: amenitySources,
  }),
  namedAmenities: z.object({
    amenities: z.array(z.object({ ...amenity.shape, city: z.string(), state: z.string() })),
    sources: amenitySources,
  }),
  locations: z.object({
    search: z.object({
      neighborhoods: z.array(
        z.object({
          name: z.string(),
          city: z.string(),
          state: z.string(),
          location: point,
          enoughSales: z.boolean().optional(),
        }),
      ),
      cities: z.array(
        z.object({
          name: z.string(),
          state: z.string(),
          location: point,
          enoughSales: z.boolean().optional(),
        }),
      ),
    }),
  }),
  boundary: z.object({
    name: z.string(),
    type: z.enum(['city', 'neighborhood']),
    city: z.string(),
    state: z.string(),
    center: point,
    path: z.array(ring),
  }),
  placeSuggestions: z.object({
    ...paging,
    locations: z.array(
      z
        .object({
          locationId: z.string(),
          name: z.string(),
          type: z.string(),
          map: z.object({ latitude: text, longitude: text, boundary: z.array(ring).optional() }),
          address: z.object({ country: text, state: text, city: text, area: text, neighborhood: text }),
        })
        .partial(),
    ),
  }),
  building,
  buildings: z.object({ ...paging, buildings: z.array(building) }),
  meta: z.object({ group: z.string(), schemas: z.object({ user: z.string() }) }),
  schema: z.looseObject({}),
  leadReceipt: z.object({ id: z.string(), received: z.string() }),
  leadRefusal: z.object({
    message: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string(), keyword: z.string() })),
  }),
  parameterErrors: z.array(z.object({ param: z.string(), msg: z.array(z.string()) })),
  error: z.object({ message: z.string(), requestId: z.string() }),
} as const;
