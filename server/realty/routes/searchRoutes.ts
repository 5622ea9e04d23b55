import type { Context, Hono } from 'hono';
import { ParameterErrors } from '#server/http/errors.ts';
import type { RateLimiter } from '#server/http/rateLimit.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { jsonBodyOf, queryOf, validate } from '#server/http/validation.ts';
import { yieldKeyOf, yieldsOf } from '#server/store/estimates/grossYields.ts';
import { findIds } from '#server/store/listings/findListing.ts';
import { findListings } from '#server/store/listings/findListings.ts';
import type { ListingSearch } from '#server/store/listings/listingSearch.ts';
import {
  countsBy,
  type RequestedStatistics,
  statisticsOf,
  TooManyNumbers,
} from '#server/store/listings/statistics.ts';
import { type AggregatePath, isAggregatePath } from '#server/store/listings/statisticsAggregates.ts';
import type { StatisticMeasure } from '#server/store/listings/statisticsFields.ts';
import type {
  WireCount,
  WireCounts,
  WireListingsPage,
  WireStatistics,
} from '../../../src/api/realty/contract.ts';
import { presentClusters } from '../answers/presentClusters.ts';
import { presentListings } from '../answers/presentListing.ts';
import { withCommutes } from '../commuteSearch.ts';
import { isByYield, readSearch } from '../parameters/readSearch.ts';
import { type SearchParameters, searchParameters } from '../parameters/searchParameters.ts';
import type { StatisticsParameter } from '../parameters/statisticsParameter.ts';
import { withoutEmptyMembers } from '../parameters/withoutEmptyMembers.ts';
import { callOf, type RealtyCall } from '../realtyCall.ts';
import { commutesIn, type RealtyOptions, weightOfCommutes } from '../realtyOptions.ts';

/** Defaults of the public listing API. */
const PAGE_SIZE = 100;
const CLUSTER_LIMIT = 100;
const CLUSTER_PRECISION = 10;
/**
 * Statistics read all matching listings once for the whole and for each group, and again for each field of
 * `aggregates`.
 */
const MAX_READINGS = 6;
/**
 * Each median or deviation sorts all values, in each reading. The market figures of a city need four of them in four
 * readings.
 */
const MAX_SORTED = 24;
const SORTED: readonly StatisticMeasure[] = ['med', 'sd'];
/**
 * Maximum number of numbers in one answer: half a megabyte of text. A city's market over two years by month and type has 4,000.
 */
const MAX_NUMBERS = 20_000;

/**
 * GET and POST /realty/listings, and POST /realty/listings?type=count.
 * @param limit counts the calls; here those for the commutes of a body
 */
export function addSearchRoutes(app: Hono<ServiceEnv>, options: RealtyOptions, limit: RateLimiter): void {
  app.get('/realty/listings', async (context) => {
    const call = await callOf(context, options);
    return context.json(await pageOf(call, validate(searchParameters, queryOf(context.req.url))));
  });
  app.post('/realty/listings', async (context) => {
    const call = await callOf(context, options);
    const { counting, input } = await postedSearch(context);
    const parameters = validate(searchParameters, input);
    const counted = commutesIn(new URL(context.req.url).searchParams);
    const posted = (parameters.commute?.length ?? 0) - counted;
    if (posted > 0) await limit(context, weightOfCommutes(posted));
    return context.json(counting ? await countOf(call, parameters) : await pageOf(call, parameters));
  });
}

/** Parameters may be in the query and in the body; the body wins. `type=count` in the query selects the call. */
async function postedSearch(context: Context): Promise<{ counting: boolean; input: object }> {
  const query = queryOf(context.req.url);
  const body = await jsonBodyOf(context.req.raw);
  const counting = query['type'] === 'count';
  if (counting) delete query['type'];
  return { counting, input: { ...query, ...withoutEmptyMembers(body) } };
}

/** The search of the store: in reach of the commutes, without the homes that the caller hides. */
async function searchOf(call: RealtyCall, parameters: SearchParameters): Promise<ListingSearch> {
  const search = await withCommutes(readSearch(parameters, call), parameters.commute, call.routing);
  return parameters.hide
    ? { ...search, except: await findIds(call.store, call.viewer, parameters.hide) }
    : search;
}

async function countOf(call: RealtyCall, parameters: SearchParameters): Promise<WireCount> {
  const { count } = await findListings(call.store, await searchOf(call, parameters), {});
  return { count };
}

/**
 * The requested statistics.
 * @throws ParameterErrors when the answer would cost too much
 */
function requestedStatistics(
  { fields, groups }: StatisticsParameter,
  { aggregates = [], aggregateStatistics = false }: SearchParameters,
): RequestedStatistics {
  const paths = aggregateStatistics ? aggregates.filter(isAggregatePath) : [];
  const readings = (1 + groups.length) * (1 + paths.length);
  if (readings > MAX_READINGS) {
    const msg = ['must have fewer of grp-, or fewer fields of aggregates with aggregateStatistics'];
    throw new ParameterErrors([{ param: 'statistics', msg }]);
  }
  const sorted = fields.flatMap(({ measures }) => measures).filter((measure) => SORTED.includes(measure));
  if (readings * (1 + sorted.length) > MAX_SORTED) {
    const msg = [
      `asks for too much: (1 + each grp-) x (1 + each field of aggregates) x (1 + each med- and sd-) must be at most ${MAX_SORTED}`,
    ];
    throw new ParameterErrors([{ param: 'statistics', msg }]);
  }
  return { fields, groups, paths, maxNumbers: MAX_NUMBERS };
}

async function statisticsFor(
  call: RealtyCall,
  search: ListingSearch,
  requested: RequestedStatistics,
): Promise<WireStatistics> {
  try {
    return await statisticsOf(call.store, search, requested);
  } catch (failure) {
    if (!(failure instanceof TooManyNumbers)) throw failure;
    const msg = [
      `has more than ${MAX_NUMBERS} numbers in its groups: ask for longer groups, fewer statistics or a smaller search`,
    ];
    throw new ParameterErrors([{ param: 'statistics', msg }]);
  }
}

async function pageOf(call: RealtyCall, parameters: SearchParameters): Promise<WireListingsPage> {
  const search = await searchOf(call, parameters);
  const pageSize = parameters.resultsPerPage ?? PAGE_SIZE;
  const page = parameters.pageNum ?? 1;
  const withClusters = parameters.cluster ?? parameters.aggregates?.includes('map') ?? false;
  const found = await findListings(call.store, search, {
    page:
      parameters.listings === false
        ? undefined
        : {
            sortBy: parameters.sortBy ?? 'createdOnDesc',
            limit: pageSize,
            offset: (page - 1) * pageSize,
          },
    clusters: withClusters
      ? {
          precision: parameters.clusterPrecision ?? CLUSTER_PRECISION,
          limit: parameters.clusterLimit ?? CLUSTER_LIMIT,
        }
      : undefined,
  });
  const answer: WireListingsPage = {
    apiVersion: '2',
    page,
    numPages: Math.ceil(found.count / pageSize),
    pageSize,
    count: found.count,
    listings: await presentListings(call, found.ids, parameters.fields),
  };
  if (search.grossYield || isByYield(parameters.sortBy)) {
    const yields = await yieldsOf(call.store, found.ids);
    answer.listings = answer.listings.map((listing) => {
      const known = yields.get(yieldKeyOf(listing.boardId, listing.mlsNumber));
      return known === undefined ? listing : { ...listing, grossYield: known / 100 };
    });
  }
  if (parameters.statistics) {
    const requested = requestedStatistics(parameters.statistics, parameters);
    answer.statistics = await statisticsFor(call, search, requested);
  }
  if (withClusters) {
    const clusters = await presentClusters(call, found.clusters, parameters.clusterFields);
    answer.aggregates = { map: { clusters } };
  }
  const counted = parameters.aggregates?.filter(isAggregatePath) ?? [];
  if (counted.length > 0 && !parameters.aggregateStatistics) {
    answer.aggregates = { ...answer.aggregates, ...(await countsOf(call, search, counted)) };
  }
  return answer;
}

/** Numbers of listings by the two parts of each field's path, then by value. */
async function countsOf(
  call: RealtyCall,
  search: ListingSearch,
  paths: readonly AggregatePath[],
): Promise<WireCounts> {
  const counts: WireCounts = {};
  for (const path of paths) {
    const [part, field] = path.split('.') as [keyof WireCounts, string]; // each path has two parts
    const found = await countsBy(call.store, search, path).catch((failure: unknown) => {
      if (!(failure instanceof TooManyNumbers)) throw failure;
      throw new ParameterErrors([
        { param: 'aggregates', msg: [`${path} has too many values: ask for a smaller search`] },
      ]);
    });
    counts[part] = { ...counts[part], [field]: found };
  }
  return counts;
}
