/**
 * Every path of the product, below the base path /real-estate: built here, and read here where a segment
 * carries more than a name. src/domain/paths.test.ts holds each against the real route table.
 */

import { FIRST_TAB, type ProfileTab } from './account/profileTab.ts';
import type { SignInIntent } from './account/signInIntent.ts';
import type { ApplicationStep } from './application/applicationSteps.ts';
import { MAP_ZOOM } from './constants.ts';
import type { Point } from './geo/geo.ts';
import type { Listing } from './listing/listing.ts';
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

/** A page that a visitor signs in on, with the way back and what the account is needed for. */
const signInPath = (path: string, redirect?: string, intent?: SignInIntent): string =>
  withQuery(path, new URLSearchParams({ ...(redirect && { redirect }), ...(intent && { intent }) }));

/** The parts of a place up to the first missing one: a path can't skip a segment. */
const placePath = ({ state, city, neighborhood }: SearchPlace): string =>
  state ? segments(state, city, city ? neighborhood : undefined) : '';

const mapQuery = (search: Search | undefined, zoom: number | undefined): URLSearchParams => {
  const query = new URLSearchParams();
  if (zoom !== undefined) query.set('z', printZoom(zoom));
  if (search) {
    // The map's path and zoom say what it shows.
    const { camera: _camera, within: _within, ...rest } = search;
    for (const [name, value] of printSearch(rest)) query.set(name, value);
  }
  return query;
};

/** Builders of every path, without the base path; the router adds it. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  buying: () => '/buying',
  selling: () => '/selling',
  contact: () => '/contact',
  trends: (view?: TrendsView) => withQuery('/trends', view ? printTrends(view) : new URLSearchParams()),
  calculators: () => '/calculators',
  /** The calculators; what is in their fields comes as a query that they print themselves. */
  mortgagePayment: (fields?: URLSearchParams) => withQuery('/calculators/mortgage-payment', fields),
  affordability: (fields?: URLSearchParams) => withQuery('/calculators/affordability', fields),
  closingCosts: (fields?: URLSearchParams) => withQuery('/calculators/closing-costs', fields),
  search: () => '/search',
  /** Where the device's share sheet leads to: title, text and url come as its query. */
  share: () => '/share',
  profile: (tab: ProfileTab = FIRST_TAB) =>
    withQuery('/auth/profile', new URLSearchParams(tab === FIRST_TAB ? {} : { tab })),
  /** The homes that are saved on the device; a customer's are in the profile. */
  saved: () => '/saved',
  /** Up to four homes side by side. */
  compare: (homes: readonly HomeId[]) => `/saved/compare?homes=${printHomes(homes)}`,
  verify: () => '/auth/verify',
  /** The pre-approval's dashboard, or one of its steps; of a home that it is for, which listing that is. */
  preApproval: (step?: ApplicationStep, home?: HomeId) =>
    withQuery(
      step ? `/pre-approval/${step}` : '/pre-approval',
      new URLSearchParams(home ? { mls: home.mlsNumber, board: String(home.boardId) } : {}),
    ),
  /** Where an invited co-applicant answers: an application, and who of it they are. */
  joinApplication: (applicationId: string, signerId: string) =>
    `/pre-approval/join/${encodeURIComponent(applicationId)}/${encodeURIComponent(signerId)}`,
  login: (redirect?: string, intent?: SignInIntent) => signInPath('/auth/login', redirect, intent),
  newAccount: (redirect?: string, intent?: SignInIntent) => signInPath('/auth/new-account', redirect, intent),

  /** The map where it was last, or at its start. */
  map: (search?: Search) => withQuery('/map', mapQuery(search, undefined)),
  /** The map of a city: its boundary is the view. */
  mapCity: (city: string, search?: Search) => withQuery(`/map${segments(city)}`, mapQuery(search, undefined)),
  /** The map round a point; a search keeps its filters and place in the query. */
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

  /** The list of the search's place. A city without its province is looked up by the page. */
  list: (search: Search) => {
    const path = placePath(search);
    return withQuery(`/list${path}`, printSearch(search, { place: path === '' }));
  },
  listOf: (place: SearchPlace) => `/list${placePath(place)}`,

  /** A listing's page; of a restricted one nothing but MLS number and board is told (rulings D12). */
  detail: (listing: Pick<Listing, 'mlsNumber' | 'boardId' | 'address' | 'restricted'>) => {
    const { state, city, neighborhood } = listing.address;
    const slug = addressSlug(listing.address);
    const identity = `/${encodeURIComponent(listing.mlsNumber)}/${listing.boardId}`;
    if (listing.restricted || !state || !city || !slug) return `/detail${identity}`;
    return `/detail${segments(state, city, neighborhood || city)}/${slug}${identity}`;
  },
} as const;

/** What `/map/{place}` names: a point, or a city. */
export type MapPlace = { kind: 'point'; point: Point } | { kind: 'city'; city: string };

/** Reads the segment after /map; a broken point or one out of range answers undefined. */
export function parseMapPlace(segment: string): MapPlace | undefined {
  const point = parsePoint(segment);
  if (point) return { kind: 'point', point };
  return segment.includes(';') ? undefined : { kind: 'city', city: placeName(segment) };
}

/** What is below /detail: a listing (its last two segments), or a place to list. */
export type DetailPath =
  | { kind: 'listing'; mlsNumber: string; boardId: number }
  | { kind: 'place'; place: SearchPlace };

/** The listing that the segments after /detail name with their last two; undefined for a place. */
export function parseListing(decoded: readonly string[]): { mlsNumber: string; boardId: number } | undefined {
  const board = decoded.at(-1);
  const mls = decoded.at(-2);
  if (!board || !mls || !/^\d{1,4}$/.test(board) || !/^[a-z0-9-]{4,20}$/i.test(mls)) return undefined;
  return { mlsNumber: mls.toUpperCase(), boardId: Number(board) };
}

/** Reads the decoded segments after /detail; shorter prefixes name a place (L2, A2). */
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
