import type { Context, Hono } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
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
  WireListing,
  WireListingsPage,
  WireStatistics,
} from '../../../src/api/realty/contract.ts';
import { feedFields, feedListings } from '../answers/feedListing.ts';
import type { Feed, FeedQuery } from '../feed/openFeed.ts';
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
    const search = feedSearch(isCount ? filtersOf(parameters) : parameters, input, {
      viewer,
      now: calls.clock.now(),
    });
    const { fields: of, hide } = parameters;
    const named = { ...search.query, of, hide: hide?.map(({ board, mls }) => `${board}-${mls}`) };
    const cached = await calls.answers.get(
      answerName(viewer, isCount ? 'count' : 'page', named),
      async () => {
        const { pictureKey } = calls;
        const request = { parameters, search, viewer, now: calls.clock.now(), pictureKey };
        const [answer, hidden] = await Promise.all([
          calls.feed.ask('/listings', search.query),
          hiddenMatches(calls.feed, search.query, { hidden: hide ?? [], caller: callerOf(request) }),
        ]);
        const page: FeedPage = answer as object; // members are checked one by one
        return isCount ? { count: countWithout(page, hidden) } : pageOf(page, request, hidden);
      },
    );
    return cachedResponse(context, viewer, cached);
  };
  app.get('/realty/listings', (context) => answer(context, queryOf(context.req.url), false));
  app.post('/realty/listings', async (context) => {
    const query = queryOf(context.req.url);
    const isCount = query['type'] === 'count';
    if (isCount) delete query['type'];
    return answer(context, { ...query, ...withoutEmptyMembers(await jsonBodyOf(context.req.raw)) }, isCount);
  });
  // The feed has no medians of its clusters, and would have to send every home of the view.
  app.get('/realty/listings/prices', () => {
    throw new ServiceError(404, 'There are no prices by area of listings from a live feed.');
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
  pictureKey: FeedCalls['pictureKey'];
}

type Caller = Parameters<typeof feedListings>[1];
type HiddenHome = NonNullable<SearchParameters['hide']>[number];

const callerOf = ({ parameters, search, viewer, now, pictureKey }: PageRequest) => ({
  viewer,
  now,
  pictureKey,
  boardId: parameters.boardId?.[0],
  openOnly: search.openOnly,
});

/** True for a listing of one of these homes. Their MLS numbers are in upper case. */
export const isHidden = (
  hidden: readonly HiddenHome[] | undefined,
  { boardId, mlsNumber }: Pick<WireListing, 'boardId' | 'mlsNumber'>,
): boolean => hidden?.some(({ board, mls }) => board === boardId && mls === mlsNumber.toUpperCase()) ?? false;

/** Maximum number of MLS numbers in one call. Several boards may use the same number. */
const NUMBERS_A_CALL = 50;

/** The hidden homes among a query's results. The feed can't leave listings out, so it takes further calls. */
export async function hiddenMatches(
  feed: Feed,
  query: FeedQuery,
  { hidden, caller }: { hidden: readonly HiddenHome[]; caller: Caller },
): Promise<WireListing[]> {
  const {
    aggregates: _aggregates,
    statistics: _statistics,
    cluster: _cluster,
    mlsNumber,
    ...filters
  } = query;
  const asked =
    mlsNumber === undefined ? undefined : [mlsNumber].flat().map((one) => String(one).toUpperCase());
  const named = [...new Set(hidden.map(({ mls }) => mls))];
  const numbers = asked ? named.filter((number) => asked.includes(number)) : named;
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(numbers.length / NUMBERS_A_CALL) }, (_, index) =>
      feed.ask('/listings', {
        ...filters,
        mlsNumber: numbers.slice(index * NUMBERS_A_CALL, (index + 1) * NUMBERS_A_CALL),
        listings: undefined,
        fields: feedFields(['mlsNumber', 'boardId', 'map']),
        pageNum: undefined,
        resultsPerPage: NUMBERS_A_CALL * 2,
      }),
    ),
  );
  return pages
    .flatMap((page) => feedListings((page as FeedPage).listings, caller)) // checked there
    .filter((listing) => isHidden(hidden, listing));
}

const countWithout = (page: FeedPage, hidden: readonly WireListing[]): number =>
  Math.max(0, countOf(page) - hidden.length);

/**
 * The answer without the hidden homes. The other homes stay on the feed's pages, so that none is missed or shown twice;
 * a page with hidden homes is shorter.
 */
function pageOf(page: FeedPage, request: PageRequest, hidden: readonly WireListing[]): WireListingsPage {
  const { parameters } = request;
  if (parameters.listings !== false && !Array.isArray(page.listings)) unexpected();
  const caller = callerOf(request);
  const pageSize = numberOr(page.pageSize, parameters.resultsPerPage ?? PAGE_SIZE);
  const listings = parameters.listings === false ? [] : feedListings(page.listings, caller);
  const answer: WireListingsPage = {
    apiVersion: '2',
    page: numberOr(page.page, parameters.pageNum ?? 1),
    numPages: numberOr(page.numPages, Math.ceil(countOf(page) / pageSize)),
    pageSize,
    count: countWithout(page, hidden),
    listings: listings
      .filter((listing) => !isHidden(parameters.hide, listing))
      .map((listing) => pickFields(listing, parameters.fields)),
  };
  // The feed adds the range of all prices to every page, including those that a visitor may not see.
  if (parameters.statistics) answer.statistics = (page.statistics ?? {}) as WireStatistics; // the feed's own form
  if (drawsClusters(parameters)) {
    answer.aggregates = {
      map: { clusters: clustersOf(page.aggregates?.map?.clusters, parameters, caller, hidden) },
    };
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

/** True if a listing lies within a cluster's bounds. */
function isWithin({ map: place }: WireListing, { top_left, bottom_right }: WireCluster['bounds']): boolean {
  const [latitude, longitude] = [Number(place?.latitude), Number(place?.longitude)];
  return (
    latitude <= top_left.latitude &&
    latitude >= bottom_right.latitude &&
    longitude >= top_left.longitude &&
    longitude <= bottom_right.longitude
  );
}

function clustersOf(
  wire: unknown,
  parameters: SearchParameters,
  caller: Caller,
  hidden: readonly WireListing[],
): WireCluster[] {
  if (!Array.isArray(wire)) return [];
  const cells = wire as (Partial<WireCluster> | null)[]; // each member is checked
  return cells.flatMap((cluster) => {
    const { count: total, location, bounds, map, listing } = cluster ?? {};
    if (!total || !location || !bounds || !map) return [];
    const count = total - hidden.filter((home) => isWithin(home, bounds)).length;
    if (count <= 0) return [];
    const cell: WireCluster = { count, location, bounds, map };
    const [single] = total === 1 && listing ? feedListings([listing], caller) : [];
    return [single ? { ...cell, listing: pickFields(single, parameters.clusterFields) } : cell];
  });
}
