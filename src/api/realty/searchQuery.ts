import { CLUSTER_PRECISION_ABOVE_ZOOM, RESULTS_PER_PAGE } from '#domain/constants.ts';
import { type Bounds, boundsRing, clipRing, type Ring } from '#domain/geo/geo.ts';
import type { SnappedView } from '#domain/geo/viewGrid.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { printCommute } from '#domain/search/commute.ts';
import { FACT_NAMES } from '#domain/search/facts.ts';
import { propertyTypesOf } from '#domain/search/homeTypes.ts';
import { daysBefore, statusParameters } from '#domain/search/marketStatus.ts';
import { printNear } from '#domain/search/near.ts';
import { noMaximum } from '#domain/search/priceSteps.ts';
import { type Search, startSearch } from '#domain/search/search.ts';

/** Parameters of GET /listings; lists become repeated keys. */
export type ListingsQuery = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Fields of a listing that a card, a pin and the overlay show, as the `fields` parameter takes them. */
export const CARD_FIELDS =
  'mlsNumber,boardId,status,class,type,listPrice,originalPrice,soldPrice,soldDate,lastStatus,address,map,images[5],daysOnMarket,' +
  'details.propertyType,details.sqft,details.numBedrooms,details.numBedroomsPlus,details.numBathrooms,details.numGarageSpaces,details.leaseTerms,details.virtualTourUrl,details.alternateURLVideoLink,' +
  'office,openHouse,taxes,condominium.fees';

/** Fields of a pin: those of its label, and those needed to fetch its overlay. */
const PIN_FIELDS =
  'mlsNumber,boardId,type,class,status,lastStatus,listPrice,soldPrice,map,address,permissions,details.numBedrooms,details.numBedroomsPlus,details.numBathrooms';

/** The area of a search: a viewport (by default the search's own), a drawn area, or the intersection of both. */
export interface SearchedView {
  search: Search;
  bounds?: Bounds;
}

/** The ring that limits a search; `everywhere` without one, `nowhere` if the drawn area is outside the viewport. */
export function searchedRing({
  search: { drawnArea, within },
  bounds = within,
}: SearchedView): Ring | 'everywhere' | 'nowhere' {
  if (drawnArea && bounds) return clipRing(drawnArea, bounds) ?? 'nowhere';
  if (drawnArea) return drawnArea;
  return bounds ? boundsRing(bounds) : 'everywhere';
}

/** The filters alone, without paging and sort. */
export function filters({ search, bounds }: SearchedView): ListingsQuery {
  const ring = searchedRing({ search, ...(bounds && { bounds }) });
  const { activeDays, soldDays, priceCutDays } = search;
  const now = new Date();
  return {
    type: search.type,
    ...statusParameters(search),
    minListDate: activeDays > 0 ? daysBefore(activeDays, now) : undefined,
    minSoldDate: soldDays > 0 ? daysBefore(soldDays, now) : undefined,
    class: ['condo', 'residential'],
    propertyType: propertyTypesOf(search.homeTypes),
    minPrice: search.minPrice,
    maxPrice: search.maxPrice >= noMaximum(search.type) ? undefined : search.maxPrice,
    minBeds: search.minBeds,
    maxBeds: search.exactBeds ? search.minBeds : 0,
    minBaths: search.minBaths,
    minSqft: search.minSqft,
    openHouse: search.openHouse ? 'weekend' : '',
    ...Object.fromEntries(FACT_NAMES.map((name) => [name, search[name]])),
    priceCutDays: undefined,
    lastPriceChangeType: priceCutDays > 0 ? 'decrease' : '',
    minPriceChangeDateTime: priceCutDays > 0 ? daysBefore(priceCutDays, now) : '',
    near: printNear(search.near),
    search: search.keywords,
    commute: search.commutes.map(printCommute),
    city: search.city,
    neighborhood: search.neighborhood,
    state: search.state,
    map: typeof ring === 'string' ? undefined : JSON.stringify([ring]),
  };
}

/** The query string of a type's first search, without a place. The counts of links to places use it. */
export function printStartSearch(type: ListingType): string {
  return printQuery(filters({ search: startSearch(type) }));
}

/**
 * One page of the list, or of the panel if a viewport is given.
 * @param seenWhole true to leave out homes that require a visitor to sign in
 */
export function pageQuery(
  view: SearchedView,
  resultsPerPage = RESULTS_PER_PAGE,
  seenWhole = false,
): ListingsQuery {
  const { search } = view;
  return {
    ...filters(view),
    sortBy: search.sortBy,
    pageNum: search.page,
    resultsPerPage,
    seenWhole: seenWhole ? 'true' : '',
    fields: CARD_FIELDS,
  };
}

/** The query string of a search's Atom feed, whose own order, pages and hidden homes are not in it. */
export function printFeedQuery(search: Search, language: string): string {
  return printQuery({ ...filters({ search }), language });
}

/** The body of POST /listings?type=count: the filters as JSON, without empty ones. */
export function countBody(view: SearchedView): Record<string, unknown> {
  const hasValue = ([, value]: [string, unknown]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value);
  return Object.fromEntries(Object.entries(filters(view)).filter(hasValue));
}

/** Maximum number of clusters: 200 if zoom is 8 or less, else 100 (requirement K1). */
const clusterLimit = (zoom: number): number => (zoom <= 8 ? 200 : 100);

/**
 * From this zoom single listings are requested beside the clusters, 200 per page; below it 30 (requirements K2, CALL4).
 */
const SINGLE_LISTINGS_ZOOM = 16;

/** A request for pins: a search in a view on the view grid. */
export type PinsQuestion = { search: Search } & SnappedView;

/**
 * The query for the pins of a view: clusters, and the listings themselves at zooms that show single listings
 * (requirement K2).
 */
export function pinsQuery({ search, bounds, zoom }: PinsQuestion): ListingsQuery {
  return {
    ...filters({ search, bounds }),
    aggregates: 'map',
    clusterLimit: clusterLimit(zoom),
    clusterPrecision: Math.round(zoom) + CLUSTER_PRECISION_ABOVE_ZOOM,
    clusterFields: PIN_FIELDS,
    fields: PIN_FIELDS,
    resultsPerPage: zoom >= SINGLE_LISTINGS_ZOOM ? 200 : 30,
  };
}

/**
 * True if the answer is drawn as clusters: at zoom 17 or less if count exceeds 30, else at 15 or less (requirement K2).
 */
export function drawsClusters(zoom: number, count: number): boolean {
  return zoom <= (count > 30 ? 17 : 15);
}

/** A key that is equal for requests with the same answer: the order and page of the results make no difference. */
export function printPinsQuestion(question: PinsQuestion): string {
  const isNowhere = searchedRing(question) === 'nowhere';
  return `${question.zoom} ${isNowhere ? 'nowhere' : printQuery(pinsQuery(question))}`;
}

/** The query string of a listings call. Empty, zero, false and missing values are dropped (requirement CALL3). */
export function printQuery(query: ListingsQuery): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const each of values) if (each) text.append(name, String(each));
  }
  return text.toString();
}
