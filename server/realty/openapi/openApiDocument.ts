import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { LEAD_SCHEMA_PATH } from '#server/schemas/leadSchema.ts';
import { estimateParameters, homeEstimateParameters } from '../parameters/estimateParameters.ts';
import { namedAmenityParameters } from '../parameters/namedAmenityParameters.ts';
import {
  amenityParameters,
  buildingParameters,
  feedParameters,
  nearestParameters,
  placeSuggestionParameters,
  priceParameters,
  searchParameters,
} from '../parameters/searchParameters.ts';
import { homeAtAddressParameters } from '../routes/addressRoutes.ts';
import { autocompleteParameters } from '../routes/autocompleteRoutes.ts';
import { historyParameters } from '../routes/historyRoutes.ts';
import { listingParameters, similarParameters } from '../routes/listingRoutes.ts';
import { boundaryParameters, locationParameters } from '../routes/locationRoutes.ts';
import { metaParameters } from '../routes/metaRoutes.ts';
import { suggestionParameters } from '../routes/suggestionRoutes.ts';
import { CONTENT_ANSWERS } from './contentSchemas.ts';
import { REACH_CALLS } from './reachSchemas.ts';
import { WIRE_SCHEMAS } from './wireSchemas.ts';

/** A schema that is served at another address. */
interface Reference {
  $ref: string;
}

interface Call {
  method: 'get' | 'post';
  path: string;
  summary: string;
  answer: z.ZodType;
  /** Media type of the answer; JSON by default. */
  media?: string;
  query?: z.ZodObject;
  body?: z.ZodObject | Reference;
  /** Headers beside those of every call about one listing. */
  headers?: z.ZodObject;
  /** The body of a 400; by default that of the listing calls. */
  refusal?: z.ZodType;
  /** Statuses beside 200, 304 of reads, 400 and 429. */
  failures?: Record<number, string>;
  /** True if a caller must sign in; `optional` where only a live feed asks for it. */
  bearer?: boolean | 'optional';
}

const mls = z.object({ mls: z.string().openapi({ example: 'W1234567' }) });
const addressKey = z.object({
  addressKey: z.string().openapi({ example: '33-bay-street-toronto-m5v-2t6-ontario' }),
});
const boardHeader = z.object({ 'board-id': z.string().optional() });
const unknownListing = { 404: 'No listing has this number.' };

const slug = z.object({ slug: z.string().openapi({ example: 'amara-osei' }) });
const unknownAgent = { 404: 'No agent has this name.' };

const NO_ESTIMATES = 'The caller is not signed in. Visitors get no figures.';

const FEED_ONLY = { 401: 'The caller is not signed in, and the listings come from a live feed.' };

const CALLS: Call[] = [
  {
    method: 'get',
    path: '/realty/listings',
    summary: 'Search listings: a page, clusters, statistics.',
    query: searchParameters,
    answer: WIRE_SCHEMAS.page,
  },
  {
    method: 'get',
    path: '/realty/listings.atom',
    summary:
      'The newest homes of a search as an Atom feed, as a visitor sees them. The filters are those of GET /realty/listings, without hide and seenWhole.',
    query: feedParameters,
    answer: z.string(),
    media: 'application/atom+xml',
    failures: { 404: 'The public address of the site is not set.' },
  },
  {
    method: 'post',
    path: '/realty/listings',
    summary:
      'The same search with parameters in the body. With type=count in the query it returns only {count}.',
    query: searchParameters,
    body: searchParameters,
    answer: z.union([WIRE_SCHEMAS.page, WIRE_SCHEMAS.count]),
  },
  {
    method: 'get',
    path: '/realty/listings/history',
    summary: 'Earlier listings of the home at an address.',
    query: historyParameters,
    answer: WIRE_SCHEMAS.history,
    failures: { 401: 'The caller is not signed in.', 404: 'There is no history.' },
    bearer: true,
  },
  {
    method: 'get',
    path: '/realty/listings/prices',
    summary:
      "The median price per square foot, or rent, of a search's homes by cells of the map. It needs one type, one status, and map (at most 4 degrees wide and high) or lat, long and radius. Cells with fewer than minHomes homes are left out.",
    query: priceParameters,
    answer: WIRE_SCHEMAS.priceCells,
    failures: { 404: 'The listings come from a live feed, which has no such figures.' },
  },
  {
    method: 'get',
    path: '/realty/listings/{mls}',
    summary: 'One listing with its comparables.',
    query: listingParameters,
    answer: WIRE_SCHEMAS.listing,
    failures: unknownListing,
  },
  {
    method: 'post',
    path: '/realty/listings/{mls}',
    summary: 'One listing with its comparables.',
    query: listingParameters,
    body: listingParameters,
    answer: WIRE_SCHEMAS.listing,
    failures: unknownListing,
  },
  {
    method: 'get',
    path: '/realty/listings/{mls}/similar',
    summary: 'Active listings similar to one listing.',
    query: similarParameters,
    answer: WIRE_SCHEMAS.similar,
    failures: unknownListing,
  },
  {
    method: 'get',
    path: '/realty/listings/{mls}/suggestions',
    summary: 'Further searches and listings for the page of one listing.',
    query: suggestionParameters,
    answer: WIRE_SCHEMAS.suggestions,
    failures: unknownListing,
  },
  {
    method: 'get',
    path: '/realty/listings/{mls}/estimate',
    summary:
      "The price or the rent of a listing's home today, estimated from comparable sales, with its range.",
    query: estimateParameters,
    answer: WIRE_SCHEMAS.estimate,
    failures: { 401: NO_ESTIMATES, ...unknownListing },
    bearer: true,
  },
  {
    method: 'get',
    path: '/realty/estimates/home',
    summary:
      'The same for the home at an address of a known street, or at a position. Facts in the parameters replace those of its newest listing. A home that was not listed needs propertyType, beds, baths and sqft.',
    query: homeEstimateParameters,
    answer: WIRE_SCHEMAS.estimate,
    failures: { 401: NO_ESTIMATES, 404: 'No listing is known on this street.' },
    bearer: true,
  },
  {
    method: 'get',
    path: '/realty/addresses/home',
    summary:
      'The home at an address, on or off the market: the facts of its newest listing, its history, and the sales on its street in three years. Visitors get open listings only.',
    query: homeAtAddressParameters,
    answer: WIRE_SCHEMAS.homeAtAddress,
  },
  {
    method: 'get',
    path: '/realty/estimates/errors',
    summary: 'The errors of estimates in the last back-test, by kind, city and property type.',
    answer: WIRE_SCHEMAS.estimateErrors,
  },
  {
    method: 'get',
    path: '/realty/amenities',
    summary:
      'Schools, stations, stops, parks, shops and other places in an area of the map; an even selection if there are more than the limit. The sources have to be named beside them.',
    query: amenityParameters,
    answer: WIRE_SCHEMAS.amenities,
  },
  {
    method: 'get',
    path: '/realty/amenities/nearest',
    summary: 'The nearest of each kind around a point, with straight distances in metres.',
    query: nearestParameters,
    answer: WIRE_SCHEMAS.nearestAmenities,
  },
  {
    method: 'get',
    path: '/realty/amenities/search',
    summary:
      'Amenities by their name, also with typing errors, the best first. A word for a kind, as in "union station", needs not be in the name.',
    query: namedAmenityParameters,
    answer: WIRE_SCHEMAS.namedAmenities,
  },
  {
    method: 'get',
    path: '/realty/autocomplete',
    summary: 'Listings by a part of their address or MLS number.',
    query: autocompleteParameters,
    answer: WIRE_SCHEMAS.autocomplete,
  },
  {
    method: 'get',
    path: '/realty/locations',
    summary: 'Cities and neighbourhoods by a part of their name.',
    query: locationParameters,
    answer: WIRE_SCHEMAS.locations,
  },
  {
    method: 'get',
    path: '/realty/locations/autocomplete',
    summary: 'Places by the beginning or a part of their name, in the form of the public listing API.',
    query: placeSuggestionParameters,
    answer: WIRE_SCHEMAS.placeSuggestions,
  },
  {
    method: 'post',
    path: '/realty/buildings',
    summary: 'Buildings: the homes at one address, of any unit. Parameters may be in the body.',
    query: buildingParameters,
    body: buildingParameters,
    answer: WIRE_SCHEMAS.buildings,
    failures: FEED_ONLY,
    bearer: 'optional',
  },
  {
    method: 'get',
    path: '/realty/buildings/{addressKey}',
    summary: 'One building by the address.addressKey of the search for buildings.',
    answer: WIRE_SCHEMAS.building,
    failures: { ...FEED_ONLY, 404: 'There is no building with this address key.' },
    bearer: 'optional',
  },
  {
    method: 'get',
    path: '/realty/locations/boundary',
    summary: 'The outline of a city or a neighbourhood.',
    query: boundaryParameters,
    answer: WIRE_SCHEMAS.boundary,
    failures: { 404: 'There is no place of this name.' },
  },
  ...REACH_CALLS,
  {
    method: 'get',
    path: '/realty/amenities/kinds',
    summary: 'The kinds of amenities by which listings can be searched: near of GET /realty/listings.',
    answer: WIRE_SCHEMAS.nearKinds,
  },
  {
    method: 'get',
    path: '/realty/meta',
    summary: "Names the lead form's schema in its Link header (relation user).",
    query: metaParameters,
    answer: WIRE_SCHEMAS.meta,
  },
  {
    method: 'get',
    path: LEAD_SCHEMA_PATH,
    summary: 'JSON Schema of a lead.',
    answer: WIRE_SCHEMAS.schema,
  },
  {
    method: 'get',
    path: '/realty/content/team',
    summary: "The brokerage's agents in its order.",
    answer: CONTENT_ANSWERS.team,
  },
  {
    method: 'get',
    path: '/realty/content/reviews',
    summary: 'Reviews of the brokerage with their summary.',
    answer: CONTENT_ANSWERS.reviews,
  },
  {
    method: 'get',
    path: '/realty/content/site',
    summary:
      'Published facts and texts of every page, in place of those of the build. With the header "Authorization: Preview TOKEN" of a preview, all calls of the content show its draft.',
    answer: CONTENT_ANSWERS.site,
  },
  {
    method: 'get',
    path: '/realty/content/legal/terms',
    summary: 'The terms of use; without a time as long as they are the default text.',
    answer: CONTENT_ANSWERS.legalPage,
  },
  {
    method: 'get',
    path: '/realty/content/legal/privacy',
    summary: 'The privacy policy, in the same form.',
    answer: CONTENT_ANSWERS.legalPage,
  },
  {
    method: 'get',
    path: '/realty/content/agents/{slug}',
    summary: 'One agent with a text about them.',
    answer: CONTENT_ANSWERS.profile,
    failures: unknownAgent,
  },
  {
    method: 'get',
    path: '/realty/content/agents/{slug}/homes',
    summary:
      "An agent's homes on the market, and the sold and leased ones, without homes that a visitor may not see completely.",
    answer: WIRE_SCHEMAS.agentHomes,
    failures: unknownAgent,
  },
  {
    method: 'post',
    path: '/realty/contact',
    summary: 'Sends a lead to the contact service. Calls with the same Idempotency-Key store one lead.',
    headers: z.object({
      'Idempotency-Key': z.string().max(255).optional(),
      'Lead-Context': z.string().max(4000).optional(),
    }),
    body: { $ref: LEAD_SCHEMA_PATH },
    answer: WIRE_SCHEMAS.leadReceipt,
    refusal: WIRE_SCHEMAS.leadRefusal,
    failures: {
      409: 'The Idempotency-Key was used for another lead.',
      413: 'The body is larger than 16 kB.',
      415: 'The body is not sent as application/json.',
    },
  },
];

const json = (schema: z.ZodType | Reference, media = 'application/json') => ({ [media]: { schema } });

function routeOf(call: Call): RouteConfig {
  const { method, path, summary, query, body, headers, answer, media, bearer } = call;
  const { refusal = WIRE_SCHEMAS.parameterErrors, failures = {} } = call;
  const failed = Object.entries(failures).map(([status, description]) => [
    status,
    { description, content: json(WIRE_SCHEMAS.error) },
  ]);
  const aboutOne = path.includes('{mls}');
  return {
    method,
    path,
    summary,
    ...(bearer ? { security: [...(bearer === 'optional' ? [{}] : []), { bearer: [] }] } : {}),
    request: {
      ...(aboutOne ? { params: mls, headers: boardHeader } : {}),
      ...(path.includes('{addressKey}') ? { params: addressKey } : {}),
      ...(path.includes('{slug}') ? { params: slug } : {}),
      ...(headers ? { headers } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body: { content: json(body), required: '$ref' in body } } : {}),
    },
    responses: {
      200: { description: 'Done.', content: json(answer, media) },
      ...(method === 'get'
        ? { 304: { description: 'The answer is the one that If-None-Match names.' } }
        : {}),
      400: { description: 'Wrong or unknown parameters.', content: json(refusal) },
      429: { description: 'Too many requests: see Retry-After.', content: json(WIRE_SCHEMAS.error) },
      ...Object.fromEntries(failed),
    },
  };
}

/** The OpenAPI 3.1 description of every call of the realty service. */
export function openApiDocument(): object {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  for (const call of CALLS) openAPIRegistry.registerPath(routeOf(call));
  return getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Realty service', version: '1' } });
}
