import type { SearchParameters } from '#server/realty/parameters/searchParameters.ts';
import { TOLD_STATUSES } from '#server/store/dataset/visitorValues.ts';
import type { Viewer } from '#server/store/listings/listingSearch.ts';
import { feedFields } from './answers/feedListing.ts';
import type { FeedQuery } from './feed/openFeed.ts';

/** A search in the feed's parameters. */
export interface FeedSearch {
  query: FeedQuery;
  /** Only listings that everybody may see whole were asked for. */
  openOnly: boolean;
}

/** Parameters that the feed takes as they are. */
const SAME = [
  'type',
  'status',
  'class',
  'propertyType',
  'style',
  'minPrice',
  'maxPrice',
  'minBaths',
  'maxBaths',
  'minSqft',
  'maxSqft',
  'minListDate',
  'maxListDate',
  'minSoldDate',
  'maxSoldDate',
  'search',
  'area',
  'city',
  'neighborhood',
  'state',
  'boardId',
  'mlsNumber',
  'pageNum',
  'clusterLimit',
  'clusterPrecision',
] as const;

/** The most that the feed gives at once. */
const MOST_RESULTS = 100;
/** Orders that tell nothing of what is hidden of a restricted listing. */
const OPEN_ORDERS = ['createdOnDesc', 'createdOnAsc', 'random', 'statusAscListDateDesc'];
/** The steps in which the local service lets visitors' searches see a restricted listing's values (visitorValues). */
const STEPS = { sale: 100_000, lease: 500, rooms: 2, sqft: 500 };
/** Dollars: the lease filter begins here, below what any home is let for. */
const LOWEST_RENT = 1000;

const isStep = (value: number | undefined, step: number): boolean =>
  value === undefined || value % step === 0;
/** The feed has no Lce: what it marks so is Lc. */
const feedStatus = (status: string): string => (status === 'Lce' ? 'Lc' : status);

/** Whether last statuses are asked for as a visitor is told them: of those that are told as one, all or none. */
function areToldStatuses(asked: SearchParameters['lastStatus']): boolean {
  if (!asked) return true;
  const statuses = new Set(asked.map(feedStatus));
  const whole = TOLD_STATUSES.map(([, standsFor]) => standsFor.map(feedStatus)).filter((standsFor) =>
    standsFor.every((status) => statuses.has(status)),
  );
  return [...statuses].every((status) => whole.some((standsFor) => standsFor.includes(status)));
}

const isFloor = (value: number | undefined): boolean => value === undefined || value <= LOWEST_RENT;

/**
 * True for a search whose answer would tell a visitor what is hidden of a restricted listing by whether it comes up,
 * where in the order, or what the numbers are. The feed compares true values, so that such a search is made among open
 * listings alone.
 */
function looksClosely(asked: SearchParameters): boolean {
  const { sortBy = 'createdOnDesc', type } = asked;
  const priceStep = type?.every((one) => one === 'lease') ? STEPS.lease : STEPS.sale;
  const isCoarse =
    isFloor(asked.minPrice) &&
    isStep(asked.maxPrice, priceStep) &&
    isStep(asked.minBeds, STEPS.rooms) &&
    isStep(asked.minBaths, STEPS.rooms) &&
    isStep(asked.minSqft, STEPS.sqft);
  const narrowing = [
    asked.search,
    asked.map,
    asked.style,
    asked.propertyType,
    asked.statistics,
    asked.maxBeds,
    asked.maxBaths,
    asked.maxSqft,
    asked.minSoldDate,
    asked.maxSoldDate,
  ];
  return (
    !isCoarse ||
    !areToldStatuses(asked.lastStatus) ||
    !OPEN_ORDERS.includes(sortBy) ||
    drawsClusters(asked) ||
    narrowing.some((value) => value !== undefined)
  );
}

/** Whether clusters are asked for, in the new way or the old one. */
export function drawsClusters({ cluster, aggregates }: SearchParameters): boolean {
  return cluster ?? aggregates?.includes('map') ?? false;
}

/** A value of a query or a JSON body as it goes on; a minimum of 0 says nothing. */
function sent(name: string, value: unknown): FeedQuery[string] {
  if (Array.isArray(value)) return value.map(String);
  if (value === undefined || value === null || value === '') return undefined;
  return name.startsWith('min') && Number(value) === 0 ? undefined : String(value);
}

function lastStatuses(asked: SearchParameters['lastStatus']): string[] | undefined {
  return asked && [...new Set(asked.map(feedStatus))];
}

const printedMap = (map: unknown): string | undefined =>
  map === undefined ? undefined : typeof map === 'string' ? map : JSON.stringify(map);

/** What of a page is wanted beside its listings. */
function presentation(asked: SearchParameters, given: Record<string, unknown>): FeedQuery {
  const aggregates = asked.aggregates?.filter((name) => name !== 'map') ?? [];
  const withClusters = drawsClusters(asked);
  return {
    sortBy: asked.sortBy ?? 'createdOnDesc',
    resultsPerPage: asked.resultsPerPage && Math.min(asked.resultsPerPage, MOST_RESULTS),
    fields: feedFields(asked.fields),
    listings: asked.listings,
    aggregates: aggregates.length > 0 ? aggregates.join(',') : undefined,
    aggregateStatistics: asked.aggregateStatistics,
    statistics: asked.statistics && [given['statistics']].flat().map(String).join(','),
    ...(withClusters ? { cluster: true, clusterFields: feedFields(asked.clusterFields) } : {}),
  };
}

/**
 * A checked search as the feed takes it.
 * @param asked the parameters, checked
 * @param given the same as they were written: the feed reads days and outlines as the caller wrote them
 */
export function feedSearch(
  asked: SearchParameters,
  given: Record<string, unknown>,
  viewer: Viewer,
): FeedSearch {
  const openOnly = viewer === 'visitor' && (asked.seenWhole || looksClosely(asked));
  const query: FeedQuery = {};
  for (const name of SAME) query[name] = sent(name, given[name]);
  return {
    openOnly,
    query: {
      ...query,
      status: asked.status ?? 'A',
      lastStatus: lastStatuses(asked.lastStatus),
      minBedrooms: asked.minBeds || undefined,
      maxBedrooms: asked.maxBeds,
      map: printedMap(given['map']),
      ...presentation(asked, given),
      ...(openOnly ? { displayPublic: 'Y', displayAddressOnInternet: 'Y' } : {}),
    },
  };
}
