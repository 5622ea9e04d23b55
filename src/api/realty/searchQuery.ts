import { CLUSTER_PRECISION_ABOVE_ZOOM, RESULTS_PER_PAGE } from '#domain/constants.ts';
import { type Bounds, boundsRing, clipRing, type Ring } from '#domain/geo/geo.ts';
import type { SnappedView } from '#domain/geo/viewGrid.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { propertyTypesOf } from '#domain/search/homeTypes.ts';
import { daysBefore, statusParameters } from '#domain/search/marketStatus.ts';
import { noMaximum } from '#domain/search/priceSteps.ts';
import { firstSearch, type Search } from '#domain/search/search.ts';

/** Parameters of GET /listings; lists become repeated keys. */
export type ListingsQuery = Record<string, string | number | readonly string[] | undefined>;

/** Fields of a listing that a card, a pin and the overlay show, as the `fields` parameter takes them. */
export const CARD_FIELDS = [
  'mlsNumber',
  'boardId',
  'status',
  'class',
  'type',
  'listPrice',
  'originalPrice',
  'soldPrice',
  'soldDate',
  'listDate',
  'lastStatus',
  'address',
  'map',
  'permissions',
  'images[5]',
  'daysOnMarket',
  'updatedOn',
  'details.propertyType',
  'details.style',
  'details.sqft',
  'details.numBedrooms',
  'details.numBedroomsPlus',
  'details.numBathrooms',
  'details.numGarageSpaces',
  'details.leaseTerms',
  'office',
].join(',');

/** Fields of a pin: what its pill says and what its overlay needs to be fetched. */
const PIN_FIELDS =
  'mlsNumber,boardId,type,class,status,lastStatus,listPrice,soldPrice,map,address,permissions,details.numBedrooms,details.numBedroomsPlus,details.numBathrooms';

/** Where a search looks: in a view (the search's own where no other is given), in a drawn area, or in what both have in common. */
export interface SearchedView {
  search: Search;
  bounds?: Bounds;
}

/** The ring that a search is held to; `everywhere` without one, `nowhere` where the drawn area is out of view. */
export function searchedRing({
  search: { drawnArea, within },
  bounds = within,
}: SearchedView): Ring | 'everywhere' | 'nowhere' {
  if (drawnArea && bounds) return clipRing(drawnArea, bounds) ?? 'nowhere';
  if (drawnArea) return drawnArea;
  return bounds ? boundsRing(bounds) : 'everywhere';
}

/** The filters alone, without paging and sort. */
function filters({ search, bounds }: SearchedView): ListingsQuery {
  const ring = searchedRing({ search, ...(bounds && { bounds }) });
  const { activeDays, soldDays } = search;
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
    minBaths: search.minBaths,
    minSqft: search.minSqft,
    search: search.keywords,
    city: search.city,
    neighborhood: search.neighborhood,
    state: search.state,
    map: typeof ring === 'string' ? undefined : JSON.stringify([ring]),
  };
}

/** The query string of the first search of a type, wherever it is: what links to places are counted by. */
export function printFirstSearch(type: ListingType): string {
  return printQuery(filters({ search: firstSearch(type) }));
}

/**
 * One page of the list, or of the panel when a view is given.
 * @param seenWhole without homes that ask the visitor to sign in first
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

/** The body of POST /listings?type=count: the filters as JSON, empty ones left out. */
export function countBody(view: SearchedView): Record<string, unknown> {
  const isSaid = ([, value]: [string, unknown]) =>
    value !== undefined && value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(filters(view)).filter(isSaid));
}

/** Limits of L9: 200 clusters when zoom is 8 or less, else 100. */
const clusterLimit = (zoom: number): number => (zoom <= 8 ? 200 : 100);

/** From this zoom single listings are asked for beside the clusters, 200 a page; below it 30 (L9). */
const SINGLE_LISTINGS_ZOOM = 16;

/** What pins are asked for: a search in a view on the grid of views. */
export type PinsQuestion = { search: Search } & SnappedView;

/** The pins of a view: clusters, and the listings themselves where they may be shown one by one (L9). */
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

/** Whether the answer is drawn as clusters: when zoom is 17 or less if count exceeds 30, else 15 or less (L9). */
export function drawsClusters(zoom: number, count: number): boolean {
  return zoom <= (count > 30 ? 17 : 15);
}

/** A text that is the same for questions with the same answer: the order and page of the results make no difference. */
export function printPinsQuestion(question: PinsQuestion): string {
  const isNowhere = searchedRing(question) === 'nowhere';
  return `${question.zoom} ${isNowhere ? 'nowhere' : printQuery(pinsQuery(question))}`;
}

/** The query string of a listings call: empty, zero and missing values are dropped (L7). */
export function printQuery(query: ListingsQuery): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const each of values)
      if (each !== undefined && each !== '' && each !== 0) text.append(name, String(each));
  }
  return text.toString();
}
