import { dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { ParameterErrors } from '#server/http/errors.ts';
import { isByYield } from '#server/realty/parameters/readSearch.ts';
import type { FilterName, SearchParameters } from '#server/realty/parameters/searchParameters.ts';
import { weekendOf } from '#server/store/dataset/openHouseDays.ts';
import { CLOSED_STATUSES } from '#server/store/dataset/storedListing.ts';
import { SHOWN_STATUSES, SHOWN_WHILE_ACTIVE } from '#server/store/dataset/visitorValues.ts';
import { provinceForms } from '#server/store/text/provinces.ts';
import { type FeedCaller, feedFields } from './answers/feedListing.ts';
import type { FeedQuery } from './feed/openFeed.ts';

/** A search in the feed's parameters. */
export interface FeedSearch {
  query: FeedQuery;
  /** True when only listings that everybody may see were requested. */
  openOnly: boolean;
}

/** Parameters that are passed to the feed unchanged. */
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
  'minUpdatedOn',
  'maxUpdatedOn',
  'minSoldPrice',
  'maxSoldPrice',
  'minYearBuilt',
  'maxYearBuilt',
  'minTaxes',
  'maxTaxes',
  'maxMaintenanceFee',
  'minParkingSpaces',
  'minLotSizeSqft',
  'lastPriceChangeType',
  'minPriceChangeDateTime',
  'maxPriceChangeDateTime',
  'propertyTypeOrStyle',
  'areaOrCity',
  'lat',
  'long',
  'radius',
  'search',
  'area',
  'city',
  'neighborhood',
  'boardId',
  'mlsNumber',
  'pageNum',
  'clusterLimit',
  'clusterPrecision',
] as const;

/** The feed's largest page. */
const MAX_RESULTS = 100;
/** Sort orders that reveal nothing about restricted listings. */
const OPEN_ORDERS = ['createdOnDesc', 'createdOnAsc', 'random', 'statusAscListDateDesc'];
/** The steps in which the local service compares a restricted listing's values for visitors (visitorValues). */
const STEPS = { sale: 100_000, lease: 500, rooms: 2, sqft: 500 };
/** Dollars. The lease filter begins here, below the rent of any home. */
const LOWEST_RENT = 1000;

const isStep = (value: number | undefined, step: number): boolean =>
  value === undefined || value % step === 0;
/** The feed has no Lce; it uses Lc for both. */
const feedStatus = (status: string): string => (status === 'Lce' ? 'Lc' : status);

/**
 * True when the requested statuses match those that visitors see. Statuses that visitors see as one must be requested
 * together, and a status that visitors see only of active listings must be requested for active listings only.
 */
function matchesShownStatuses({ lastStatus, status }: SearchParameters): boolean {
  if (!lastStatus) return true;
  const statuses = new Set(lastStatus.map(feedStatus));
  if (statuses.has(SHOWN_WHILE_ACTIVE) && status?.includes('U')) return false;
  const whole = SHOWN_STATUSES.map(([, standsFor]) => standsFor.map(feedStatus)).filter((standsFor) =>
    standsFor.every((status) => statuses.has(status)),
  );
  return [...statuses].every((status) => whole.some((standsFor) => standsFor.includes(status)));
}

/**
 * For each filter, true if any value of it would reveal a hidden value of a restricted listing. False for filters by
 * values that visitors see, and for those that `looksClosely` compares with the steps.
 */
const REVEALS: Readonly<Record<FilterName, boolean>> = {
  type: false,
  status: false,
  lastStatus: false,
  class: false,
  propertyType: true,
  style: true,
  minPrice: false,
  maxPrice: false,
  propertyTypeOrStyle: true,
  minBeds: false,
  maxBeds: true,
  minBedrooms: false,
  maxBedrooms: true,
  minBaths: false,
  maxBaths: true,
  minSqft: false,
  maxSqft: true,
  minListDate: false,
  maxListDate: false,
  minSoldDate: true,
  maxSoldDate: true,
  minUpdatedOn: true,
  maxUpdatedOn: true,
  minSoldPrice: true,
  maxSoldPrice: true,
  minYearBuilt: true,
  maxYearBuilt: true,
  minTaxes: true,
  maxTaxes: true,
  maxMaintenanceFee: true,
  minParkingSpaces: true,
  minLotSizeSqft: true,
  minGrossYield: true,
  basement: true,
  lastPriceChangeType: true,
  minPriceChangeDateTime: true,
  maxPriceChangeDateTime: true,
  pets: true,
  furnished: true,
  virtualTour: true,
  near: true,
  search: true,
  area: false,
  city: false,
  neighborhood: false,
  areaOrCity: false,
  state: false,
  zip: true,
  boardId: false,
  mlsNumber: false,
  map: true,
  lat: true,
  long: true,
  radius: true,
  commute: true,
  openHouse: true,
  hide: false,
  seenWhole: false,
};
const NARROWING = (Object.keys(REVEALS) as FilterName[]).filter((name) => REVEALS[name]); // its own keys

const minBedsOf = ({ minBeds, minBedrooms }: SearchParameters): number | undefined => minBeds ?? minBedrooms;

const isFloor = (value: number | undefined): boolean => value === undefined || value <= LOWEST_RENT;

/**
 * True for a search whose result would reveal to a visitor a hidden value of a restricted listing: by its presence,
 * its position or the figures. The feed compares true values, so such a search is limited to open listings.
 */
function looksClosely(parameters: SearchParameters): boolean {
  const { sortBy = 'createdOnDesc', type } = parameters;
  const priceStep = type?.every((one) => one === 'lease') ? STEPS.lease : STEPS.sale;
  const isCoarse =
    isFloor(parameters.minPrice) &&
    isStep(parameters.maxPrice, priceStep) &&
    isStep(minBedsOf(parameters), STEPS.rooms) &&
    isStep(parameters.minBaths, STEPS.rooms) &&
    isStep(parameters.minSqft, STEPS.sqft);
  return (
    !isCoarse ||
    !matchesShownStatuses(parameters) ||
    !OPEN_ORDERS.includes(sortBy) ||
    drawsClusters(parameters) ||
    parameters.statistics !== undefined ||
    // Not the fields of an address: a visitor sees these of every listing.
    (parameters.aggregates?.some((name) => name.startsWith('details.')) ?? false) ||
    NARROWING.some((name) => parameters[name] !== undefined)
  );
}

/** True when clusters are requested, by the new parameter or the old one. */
export function drawsClusters({ cluster, aggregates }: SearchParameters): boolean {
  return cluster ?? aggregates?.includes('map') ?? false;
}

/** A value of a query or a JSON body, as it is passed on. A minimum of 0 is dropped. */
function sent(name: string, value: unknown): FeedQuery[string] {
  if (Array.isArray(value)) return value.map(String);
  if (value === undefined || value === null || value === '') return undefined;
  return name.startsWith('min') && Number(value) === 0 ? undefined : String(value);
}

const SOLD_PRICE_FIELDS = ['soldPrice', 'above', 'below', 'priceSqft'];

/** True for a search whose matches, order or figures tell sold prices. */
function tellsSoldPrices({
  minSoldPrice,
  maxSoldPrice,
  sortBy,
  statistics,
  status,
}: SearchParameters): boolean {
  return (
    minSoldPrice !== undefined ||
    maxSoldPrice !== undefined ||
    sortBy?.startsWith('soldPrice') === true ||
    (status?.includes('U') === true &&
      statistics?.fields.some(({ field }) => SOLD_PRICE_FIELDS.includes(field)) === true)
  );
}

/**
 * The requested last statuses; those of closed sales and leases only if the search tells sold prices, because the feed also
 * has prices of conditional ones.
 * @throws ParameterErrors if none is left
 */
function lastStatuses(parameters: SearchParameters): string[] | undefined {
  const statuses = parameters.lastStatus && [...new Set(parameters.lastStatus.map(feedStatus))];
  if (!tellsSoldPrices(parameters)) return statuses;
  const closed = CLOSED_STATUSES.filter((status) => statuses?.includes(status) ?? true);
  if (closed.length > 0) return closed;
  throw new ParameterErrors([{ param: 'lastStatus', msg: ['only Sld and Lsd have sold prices'] }]);
}

/** Each province in all its forms: the feed compares the text, and its boards write "ON" or "Ontario". */
const provinces = (states: SearchParameters['state']): string[] | undefined =>
  states && [...new Set(states.filter((state) => state !== '').flatMap(provinceForms))];

/** A day since 1970-01-01 as "2026-11-22". */
export function printedDay(day: number): string {
  return new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Filters for which the feed has no parameter. */
const NOT_OF_FEED = ['pets', 'furnished', 'virtualTour', 'near', 'commute', 'minGrossYield'] as const;

/** The boards' words for the kinds of basements (RESO Data Dictionary 2.0, CREA's DDF, TRREB old and new). */
const BASEMENT_WORDS: Record<NonNullable<SearchParameters['basement']>[number], readonly string[]> = {
  finished: ['Finished', 'Fin W/O', 'Finished with Walk-Out'],
  walkout: ['W/O', 'Fin W/O', 'Finished with Walk-Out', 'Walk-Out', 'Walk-Out Access', 'Walk out'],
  apartment: ['Apartment', 'Apartment in basement', 'Suite'],
  any: [
    'Full',
    'Half',
    'Partial',
    'Partial Basement',
    'Part Fin',
    'Part Bsmt',
    'Partially Finished',
    'Unfinished',
    'Sep Entrance',
    'Separate Entrance',
    'Walk-Up',
    'Walk-Up Access',
    'Daylight',
    'Exterior Entry',
    'Interior Entry',
    'Cellar',
  ],
};

function basementWords(kinds: SearchParameters['basement']): string[] | undefined {
  if (!kinds) return undefined;
  const all = kinds.includes('any')
    ? Object.values(BASEMENT_WORDS)
    : kinds.map((kind) => BASEMENT_WORDS[kind]);
  return [...new Set(all.flat())];
}

/** The days of this weekend in the feed's parameters. */
function openHouseDays(now: Date): FeedQuery {
  const { min, max } = weekendOf(dayOf(now));
  return { minOpenHouseDate: printedDay(min), maxOpenHouseDate: printedDay(max) };
}

/** An outline as text, from a query or a body. */
export const printedMap = (map: unknown): string | undefined =>
  map === undefined ? undefined : typeof map === 'string' ? map : JSON.stringify(map);

/** Names of statistics for the feed, without the median per square foot, which it does not have. */
const feedStatistics = (names: unknown): string =>
  [names]
    .flat()
    .flatMap((text) => String(text).split(','))
    .filter((name) => name.trim() !== 'med-priceSqft')
    .join(',');

/** Parameters of the page's presentation. */
function presentation(parameters: SearchParameters, input: Record<string, unknown>): FeedQuery {
  const aggregates = parameters.aggregates?.filter((name) => name !== 'map') ?? [];
  const withClusters = drawsClusters(parameters);
  return {
    sortBy: parameters.sortBy ?? 'createdOnDesc',
    resultsPerPage: parameters.resultsPerPage && Math.min(parameters.resultsPerPage, MAX_RESULTS),
    fields: feedFields(parameters.fields),
    listings: parameters.listings,
    aggregates: aggregates.length > 0 ? aggregates.join(',') : undefined,
    aggregateStatistics: parameters.aggregateStatistics,
    statistics: parameters.statistics && feedStatistics(input['statistics']),
    ...(withClusters ? { cluster: true, clusterFields: feedFields(parameters.clusterFields) } : {}),
  };
}

/**
 * Converts a checked search to the feed's parameters.
 * @throws ParameterErrors for a filter that the feed does not have
 * @param parameters the parsed parameters
 * @param input the same as the caller wrote them: the feed reads days and outlines in that form
 */
export function feedSearch(
  parameters: SearchParameters,
  input: Record<string, unknown>,
  { viewer, now }: Pick<FeedCaller, 'viewer' | 'now'>,
): FeedSearch {
  const missing: string[] = NOT_OF_FEED.filter((name) => parameters[name]);
  if (isByYield(parameters.sortBy)) missing.push('sortBy');
  if (missing.length > 0) {
    throw new ParameterErrors(missing.map((param) => ({ param, msg: ['is not offered with a live feed'] })));
  }
  const openOnly = viewer === 'visitor' && (parameters.seenWhole || looksClosely(parameters));
  const query: FeedQuery = {};
  for (const name of SAME) query[name] = sent(name, input[name]);
  return {
    openOnly,
    query: {
      ...query,
      status: parameters.status ?? 'A',
      lastStatus: lastStatuses(parameters),
      state: provinces(parameters.state),
      zip: parameters.zip?.flatMap((code) => [code, code.replace(' ', '')]),
      minBedrooms: minBedsOf(parameters) || undefined,
      maxBedrooms: parameters.maxBeds ?? parameters.maxBedrooms,
      map: printedMap(input['map']),
      basement: basementWords(parameters.basement),
      ...(parameters.openHouse ? openHouseDays(now) : {}),
      ...presentation(parameters, input),
      ...(openOnly ? { displayPublic: 'Y', displayAddressOnInternet: 'Y' } : {}),
    },
  };
}
