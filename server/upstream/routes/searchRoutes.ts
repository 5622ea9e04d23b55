import type { Context, Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { jsonBodyOf, queryOf, validate } from '#server/http/validation.ts';
import { pickFields } from '#server/realty/answers/pickFields.ts';
import { type SearchParameters, searchParameters } from '#server/realty/parameters/searchParameters.ts';
import { withoutEmptyMembers } from '#server/realty/parameters/withoutEmptyMembers.ts';
import type { Viewer } from '#server/store/listings/listingSearch.ts';
import { type AggregatePath, isAggregatePath } from '#server/store/listings/statisticsAggregates.ts';
import type {
  WireCluster,
  WireCounts,
  WireListingsPage,
  WireStatistics,
} from '../../../src/api/realty/contract.ts';
import { feedListings } from '../answers/feedListing.ts';
import { drawsClusters, type FeedSearch, feedSearch } from '../feedSearch.ts';
import { answerName, cachedResponse, type FeedCalls, unexpected, viewerOf } from './feedCall.ts';

/** The feed's page, unchecked. */
interface FeedPage {
  count?: unknown;
  page?: unknown;
  numPages?: unknown;
  pageSize?: unknown;
  listings?: unknown;
  statistics?: unknown;
  aggregates?: ({ map?: { clusters?: unknown } | null } & FeedCounts) | null;
}

/** Numbers of listings by the two parts of a field's path, then by value; unchecked. */
type FeedCounts = Partial<Record<'details' | 'address', Record<string, unknown> | null>>;

const PAGE_SIZE = 100;

/** GET and POST /realty/listings, and POST /realty/listings?type=count, from the feed. */
export function addFeedSearchRoutes(app: Hono<ServiceEnv>, calls: FeedCalls): void {
  const answer = async (context: Context<ServiceEnv>, input: Record<string, unknown>, isCount: boolean) => {
    const viewer = await viewerOf(context, calls);
    const parameters = validate(searchParameters, input);
    const search = feedSearch(isCount ? filtersOf(parameters) : parameters, input, viewer);
    const name = answerName(viewer, isCount ? 'count' : 'page', { ...search.query, of: parameters.fields });
    const cached = await calls.answers.get(name, async () => {
      const page: FeedPage = (await calls.feed.ask('/listings', search.query)) as object; // members are checked one by one
      return isCount
        ? { count: countOf(page) }
        : pageOf(page, { parameters, search, viewer, now: calls.clock.now() });
    });
    return cachedResponse(context, viewer, cached);
  };
  app.get('/realty/listings', (context) => answer(context, queryOf(context.req.url), false));
  app.post('/realty/listings', async (context) => {
    const query = queryOf(context.req.url);
    const isCount = query['type'] === 'count';
    if (isCount) delete query['type'];
    return answer(context, { ...query, ...withoutEmptyMembers(await jsonBodyOf(context.req.raw)) }, isCount);
  });
}

/** The parameters that decide how many listings match. */
function filtersOf(parameters: SearchParameters): SearchParameters {
  const {
    statistics: _statistics,
    aggregates: _aggregates,
    cluster: _cluster,
    sortBy: _sortBy,
    ...rest
  } = parameters;
  return { ...rest, listings: false, fields: undefined, resultsPerPage: 1, pageNum: undefined };
}

/** The number of listings that the feed found. @throws ServiceError 502 when the answer has none */
export function countOf({ count }: { count?: unknown }): number {
  const number = Number(count ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 ? number : unexpected();
}

const numberOr = (value: unknown, otherwise: number): number => {
  const number = Number(value ?? Number.NaN);
  return Number.isFinite(number) ? number : otherwise;
};

interface PageRequest {
  parameters: SearchParameters;
  search: FeedSearch;
  viewer: Viewer;
  now: Date;
}

function pageOf(page: FeedPage, { parameters, search, viewer, now }: PageRequest): WireListingsPage {
  const count = countOf(page);
  if (parameters.listings !== false && !Array.isArray(page.listings)) unexpected();
  const caller = { viewer, now, boardId: parameters.boardId?.[0], openOnly: search.openOnly };
  const pageSize = numberOr(page.pageSize, parameters.resultsPerPage ?? PAGE_SIZE);
  const listings = parameters.listings === false ? [] : feedListings(page.listings, caller);
  const answer: WireListingsPage = {
    apiVersion: '2',
    page: numberOr(page.page, parameters.pageNum ?? 1),
    numPages: numberOr(page.numPages, Math.ceil(count / pageSize)),
    pageSize,
    count,
    listings: listings.map((listing) => pickFields(listing, parameters.fields)),
  };
  // The feed adds the range of all prices to every page, including those that a visitor may not see.
  if (parameters.statistics) answer.statistics = (page.statistics ?? {}) as WireStatistics; // the feed's own form
  if (drawsClusters(parameters)) {
    answer.aggregates = { map: { clusters: clustersOf(page.aggregates?.map?.clusters, parameters, caller) } };
  }
  const counted = parameters.aggregates?.filter(isAggregatePath) ?? [];
  if (counted.length > 0 && !parameters.aggregateStatistics) {
    answer.aggregates = { ...answer.aggregates, ...countsBy(page.aggregates ?? {}, counted) };
  }
  return answer;
}

/** The feed's counts of the requested fields. */
function countsBy(wire: FeedCounts, paths: readonly AggregatePath[]): WireCounts {
  const counts: WireCounts = {};
  for (const path of paths) {
    const [part, field] = path.split('.') as [keyof WireCounts, string]; // each path has two parts
    const known = Object.entries(wire[part]?.[field] ?? {})
      .map(([value, count]): [string, number] => [value, Math.trunc(Number(count)) || 0])
      .filter(([value, count]) => value !== '' && count > 0);
    counts[part] = { ...counts[part], [field]: Object.fromEntries(known) };
  }
  return counts;
}

type Caller = Parameters<typeof feedListings>[1];

function clustersOf(wire: unknown, parameters: SearchParameters, caller: Caller): WireCluster[] {
  if (!Array.isArray(wire)) return [];
  const cells = wire as (Partial<WireCluster> | null)[]; // each member is checked
  return cells.flatMap((cluster) => {
    const { count, location, bounds, map, listing } = cluster ?? {};
    if (!count || !location || !bounds || !map) return [];
    const cell: WireCluster = { count, location, bounds, map };
    const [single] = count === 1 && listing ? feedListings([listing], caller) : [];
    return [single ? { ...cell, listing: pickFields(single, parameters.clusterFields) } : cell];
  });
}
