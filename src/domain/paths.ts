/**
 * Builders of all paths below the base path /real-estate, and readers of the segments that hold more than a name.
 * src/domain/paths.test.ts checks each path against the real route table.
 */

import { DEFAULT_TAB, type ProfileTab } from './account/profileTab.ts';
import type { SignInIntent } from './account/signInIntent.ts';
import type { ApplicationStep } from './application/applicationSteps.ts';
import { MAP_ZOOM } from './constants.ts';
import type { Point } from './geo/geo.ts';
import type { HomeAddress } from './listing/homeAddress.ts';
import type { Listing } from './listing/listing.ts';
import { type ListingId, readListingId } from './listing/listingId.ts';
import { type HomeId, printHomes } from './listing/savedHome.ts';
import { addressSlug, placeName, placeSegment } from './listing/slug.ts';
import { printTrends, type TrendsView } from './market/trendsUrl.ts';
import { parsePoint, printPoint, printZoom } from './search/mapUrl.ts';
import type { Search, SearchPlace } from './search/search.ts';
import { printSearch } from './search/searchUrl.ts';

/** The path under which the product is mounted. */
export const BASE_PATH = '/real-estate';

const segments = (...names: (string | undefined)[]): string =>
  names.map((name) => (name ? `/${encodeURIComponent(placeSegment(name))}` : '')).join('');

const withQuery = (path: string, query?: URLSearchParams): string => {
  const text = query?.toString();
  return text ? `${path}?${text}` : path;
};

/** The path of a sign-in page, with the page to return to and the action that needs the account. */
const signInPath = (path: string, redirect?: string, intent?: SignInIntent): string =>
  withQuery(path, new URLSearchParams({ ...(redirect && { redirect }), ...(intent && { intent }) }));

/** The segments of a place up to the first missing one: a path cannot skip a segment. */
const placePath = ({ state, city, neighborhood }: SearchPlace): string =>
  state ? segments(state, city, city ? neighborhood : undefined) : '';

const mapQuery = (search: Search | undefined, zoom: number | undefined): URLSearchParams => {
  const query = new URLSearchParams();
  if (zoom !== undefined) query.set('z', printZoom(zoom));
  if (search) {
    // The map's path and zoom already hold the position.
    const { camera: _camera, within: _within, ...rest } = search;
    for (const [name, value] of printSearch(rest)) query.set(name, value);
  }
  return query;
};

const identityPath = ({ mlsNumber, boardId }: ListingId): string =>
  `/${encodeURIComponent(mlsNumber)}/${boardId}`;

/** Builders of all paths, without the base path, which the router adds. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  buying: () => '/buying',
  selling: () => '/selling',
  contact: () => '/contact',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** The team, or the page of one agent. */
  agents: (slug?: string) => (slug ? `/agents/${slug}` : '/agents'),
  trends: (view?: TrendsView) => withQuery('/trends', view ? printTrends(view) : new URLSearchParams()),
  /** The method and the errors of estimates. */
  estimates: () => '/estimates',
  /** The page on which an owner enters an address. */
  value: () => '/value',
  /**
   * The page of a home on or off the market.
   * @param point the position of an address that no listing has
   * @param isWhole true for the whole house at an address whose units were listed
   */
  homeValue: ({ state, city, street, unit }: HomeAddress, point?: Point, isWhole = false) =>
    withQuery(
      `/value${segments(state, city, street, unit ?? undefined)}`,
      new URLSearchParams({ ...(point && { at: printPoint(point) }), ...(isWhole && { whole: '1' }) }),
    ),
  calculators: () => '/calculators',
  /** The calculators. Their fields are passed as a query that the calculators print. */
  mortgagePayment: (fields?: URLSearchParams) => withQuery('/calculators/mortgage-payment', fields),
  affordability: (fields?: URLSearchParams) => withQuery('/calculators/affordability', fields),
  closingCosts: (fields?: URLSearchParams) => withQuery('/calculators/closing-costs', fields),
  search: () => '/search',
  /** Target of the device's share sheet, which passes title, text and url in the query. */
  share: () => '/share',
  profile: (tab: ProfileTab = DEFAULT_TAB) =>
    withQuery('/auth/profile', new URLSearchParams(tab === DEFAULT_TAB ? {} : { tab })),
  /** The viewing request of a mail's link, whose token is the hash. */
  viewing: () => '/viewing',
  /** The homes saved on the device. A customer's saved homes are in the profile. */
  saved: () => '/saved',
  /** The recently viewed homes: on the same page as the saved ones. A customer's are in the profile. */
  viewed: () => '/saved?list=viewed',
  /** Up to four homes in a comparison. */
  compare: (homes: readonly HomeId[]) => `/saved/compare?homes=${printHomes(homes)}`,
  verify: () => '/auth/verify',
  /** The pre-approval's dashboard or one of its steps, with the listing it is for. */
  preApproval: (step?: ApplicationStep, home?: HomeId) =>
    withQuery(
      step ? `/pre-approval/${step}` : '/pre-approval',
      new URLSearchParams(home ? { mls: home.mlsNumber, board: String(home.boardId) } : {}),
    ),
  /** The page on which an invited co-applicant answers: an application, and the id of their signer in it. */
  joinApplication: (applicationId: string, signerId: string) =>
    `/pre-approval/join/${encodeURIComponent(applicationId)}/${encodeURIComponent(signerId)}`,
  login: (redirect?: string, intent?: SignInIntent) => signInPath('/auth/login', redirect, intent),
  newAccount: (redirect?: string, intent?: SignInIntent) => signInPath('/auth/new-account', redirect, intent),

  /** The map at its last position, or at its start. */
  map: (search?: Search) => withQuery('/map', mapQuery(search, undefined)),
  /** The map of a city, whose boundary fills the viewport. */
  mapCity: (city: string, search?: Search) => withQuery(`/map${segments(city)}`, mapQuery(search, undefined)),
  /** The map around a point. The query keeps the search's filters and place. */
  mapAt: (center: Point, zoom: number = MAP_ZOOM.default, search?: Search) =>
    withQuery(`/map/${printPoint(center)}`, mapQuery(search, zoom)),
  /** The map with a listing's overlay open. */
  mapListing: (
    center: Point,
    listing: Pick<Listing, 'mlsNumber' | 'boardId'>,
    zoom?: number,
    search?: Search,
  ) =>
    withQuery(
      `/map/${printPoint(center)}/${encodeURIComponent(listing.mlsNumber)}/${listing.boardId}`,
      mapQuery(search, zoom),
    ),

  /** The list of the search's place. The page looks up the province of a city without one. */
  list: (search: Search) => {
    const path = placePath(search);
    return withQuery(`/list${path}`, printSearch(search, { place: path === '' }));
  },
  listOf: (place: SearchPlace) => `/list${placePath(place)}`,
  /** The page of a neighbourhood. */
  area: (place: Required<SearchPlace>) => `/area${placePath(place)}`,

  /** A listing's page by its numbers alone; the page adds the place to the address. */
  detailOf: (listing: ListingId) => `/detail${identityPath(listing)}`,

  /** A listing's page. The path of a restricted listing contains only MLS number and board. */
  detail: (listing: Pick<Listing, 'mlsNumber' | 'boardId' | 'address' | 'restricted'>) => {
    const { state, city, neighborhood } = listing.address;
    const slug = addressSlug(listing.address);
    const identity = identityPath(listing);
    if (listing.restricted || !state || !city || !slug) return `/detail${identity}`;
    return `/detail${segments(state, city, neighborhood || city)}/${slug}${identity}`;
  },
} as const;

/** The meaning of the segment in `/map/{place}`: a point or a city. */
export type MapPlace = { kind: 'point'; point: Point } | { kind: 'city'; city: string };

/** Reads the segment after /map; undefined for a broken point or one out of range. */
export function parseMapPlace(segment: string): MapPlace | undefined {
  const point = parsePoint(segment);
  if (point) return { kind: 'point', point };
  return segment.includes(';') ? undefined : { kind: 'city', city: placeName(segment) };
}

/** The meaning of the segments below /detail: a listing (the last two segments), or a place to list. */
export type DetailPath = ({ kind: 'listing' } & ListingId) | { kind: 'place'; place: SearchPlace };

/** Reads a listing from the last two segments after /detail; undefined for a place. */
export function parseListing(decoded: readonly string[]): ListingId | undefined {
  return readListingId(decoded.at(-2), decoded.at(-1));
}

/** Reads the decoded segments after /detail. Shorter prefixes name a place (requirement R12). */
export function parseDetail(decoded: readonly string[]): DetailPath {
  const listing = parseListing(decoded);
  if (listing) return { kind: 'listing', ...listing };
  const place: SearchPlace = {};
  const [state, city, neighborhood] = decoded.map(placeName);
  if (state) place.state = state;
  if (state && city) place.city = city;
  if (state && city && neighborhood) place.neighborhood = neighborhood;
  return { kind: 'place', place };
}
