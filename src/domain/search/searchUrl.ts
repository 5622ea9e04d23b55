/**
 * The URL form of a search, parsed and printed only here. Defaults are left out. Unknown and broken values become
 * defaults, so an old or hand-typed link always opens.
 */

import { decodeRing, encodeRing } from '../geo/polyline.ts';
import { withCapitals } from '../listing/slug.ts';
import type { ListingType } from '../listing/status.ts';
import { parseCommutes, printNamedCommute } from './commute.ts';
import { FACT_NAMES, readFacts } from './facts.ts';
import { HOME_TYPES, type HomeType } from './homeTypes.ts';
import { parseBounds, parsePoint, parseZoom, printBounds, printPoint, printZoom } from './mapUrl.ts';
import { ACTIVE_DAYS, marketOf, SOLD_DAYS } from './marketStatus.ts';
import { printNear, readNear } from './near.ts';
import { noMaximum } from './priceSteps.ts';
import {
  BY_YIELD,
  DEFAULT_SEARCH,
  KEYWORDS_LENGTH,
  PRICE_LAYERS,
  type Search,
  type SearchPlace,
  SORT_OPTIONS,
  type SortOption,
  SQUARE_FEET,
  startRange,
} from './search.ts';
import { parseShownAmenity, printShownAmenity } from './shownAmenity.ts';

const wholeNumber = (text: string | null, fallback: number, max: number): number => {
  if (text === null || !/^\d{1,9}$/.test(text)) return fallback;
  return Math.min(Number(text), max);
};

const homeTypesOf = (text: string | null): HomeType[] => {
  const named = (text ?? '').split(',');
  return HOME_TYPES.filter((type) => named.includes(type));
};

/** Returns the choice that a text names, or the first one. */
const oneOf = (text: string | null, values: readonly number[]): number =>
  values.find((value) => String(value) === text) ?? values[0] ?? 0;

/** `show` is missing for active listings only, the default. Days are read only for listings that are shown. */
function readMarket(
  query: URLSearchParams,
): Pick<Search, 'showActive' | 'activeDays' | 'showSold' | 'soldDays'> {
  const show = query.get('show');
  const showActive = show !== 'sold';
  const showSold = show === 'sold' || show === 'both';
  return {
    showActive,
    activeDays: showActive ? oneOf(query.get('activeDays'), ACTIVE_DAYS) : 0,
    showSold,
    soldDays: showSold ? oneOf(query.get('soldDays'), SOLD_DAYS) : 0,
  };
}

function cameraOf(query: URLSearchParams): Search['camera'] {
  const center = parsePoint(query.get('at') ?? '');
  return center && { center, zoom: parseZoom(query.get('z')) };
}

/** Reads a search from a query string and from the place in the path, which has priority over the query's. */
export function parseSearch(query: URLSearchParams, pathPlace: SearchPlace = {}): Search {
  const type: ListingType = query.get('type') === 'lease' ? 'lease' : 'sale';
  const range = startRange(type);
  const first = wholeNumber(query.get('minPrice'), range.minPrice, noMaximum(type));
  const second = wholeNumber(query.get('maxPrice'), range.maxPrice, noMaximum(type));
  const sort = query.get('sort');
  const minBeds = wholeNumber(query.get('beds'), 0, 5);
  const place: SearchPlace = {};
  for (const part of ['state', 'city', 'neighborhood'] as const) {
    const queried = pathPlace.city === undefined ? query.get(part)?.trim() : undefined;
    const value = pathPlace[part] ?? (queried && withCapitals(queried));
    if (value) place[part] = value;
  }
  const drawnArea = decodeRing(query.get('draw') ?? '');
  const camera = cameraOf(query);
  const amenity = parseShownAmenity(query.get('amenity') ?? '');
  const prices = PRICE_LAYERS.find((layer) => layer === query.get('prices'));
  const hasPlace = place.state !== undefined || place.city !== undefined || drawnArea !== undefined;
  const within = hasPlace ? undefined : parseBounds(query.get('within') ?? '');
  return {
    ...place,
    type,
    minPrice: Math.min(first, second),
    maxPrice: Math.max(first, second),
    ...readFacts(type, (name) => query.get(name)),
    minBeds,
    exactBeds: minBeds > 0 && query.get('exactBeds') === 'true',
    minBaths: wholeNumber(query.get('baths'), 0, 5),
    minSqft: oneOf(query.get('sqft'), SQUARE_FEET),
    homeTypes: homeTypesOf(query.get('home')),
    openHouse: query.get('open') === 'weekend',
    near: readNear(query.get('near')),
    keywords: (query.get('keywords') ?? '').trim().slice(0, KEYWORDS_LENGTH).trim(),
    commutes: parseCommutes(query.getAll('commute')),
    ...readMarket(query),
    ...(drawnArea && { drawnArea }),
    ...(within && { within }),
    sortBy:
      SORT_OPTIONS.find((option) => option === sort && (option !== BY_YIELD || type === 'sale')) ??
      DEFAULT_SEARCH.sortBy,
    page: Math.max(1, wholeNumber(query.get('page'), 1, 100_000)),
    satellite: query.get('satellite') === '1',
    panelOpen: query.get('panel') !== 'closed',
    ...(prices && { prices }),
    ...(amenity && { amenity }),
    ...(camera && { camera }),
  };
}

/**
 * Prints the query string of a search, without '?', in a fixed order. `place: false` leaves out the place, for paths
 * that contain it. True by default.
 */
export function printSearch(search: Search, { place = true }: { place?: boolean } = {}): URLSearchParams {
  const query = new URLSearchParams();
  const range = startRange(search.type);
  const set = (name: string, value: string | number | undefined, fallback: string | number | undefined) => {
    if (value !== undefined && value !== '' && value !== fallback) query.set(name, String(value));
  };
  set('type', search.type, DEFAULT_SEARCH.type);
  set('minPrice', search.minPrice, range.minPrice);
  set('maxPrice', search.maxPrice, range.maxPrice);
  set('beds', search.minBeds, 0);
  set('exactBeds', String(search.exactBeds), 'false');
  set('baths', search.minBaths, 0);
  set('sqft', search.minSqft, 0);
  set('home', search.homeTypes.join(','), '');
  set('open', search.openHouse ? 'weekend' : '', '');
  for (const name of FACT_NAMES) set(name, String(search[name]), String(DEFAULT_SEARCH[name]));
  set('near', printNear(search.near), '');
  set('keywords', search.keywords, '');
  for (const commute of search.commutes) query.append('commute', printNamedCommute(commute));
  set('show', marketOf(search), 'active');
  set('activeDays', search.activeDays, 0);
  set('soldDays', search.soldDays, 0);
  if (place) {
    set('state', search.state, undefined);
    set('city', search.city, undefined);
    set('neighborhood', search.neighborhood, undefined);
  }
  set('sort', search.sortBy satisfies SortOption, DEFAULT_SEARCH.sortBy);
  set('page', search.page, 1);
  set('draw', search.drawnArea && encodeRing(search.drawnArea), undefined);
  set('within', search.within && printBounds(search.within), undefined);
  set('satellite', search.satellite ? '1' : '', '');
  set('panel', search.panelOpen ? '' : 'closed', '');
  set('prices', search.prices, undefined);
  set('amenity', search.amenity && printShownAmenity(search.amenity), undefined);
  if (search.camera) {
    set('at', printPoint(search.camera.center), undefined);
    set('z', printZoom(search.camera.zoom), undefined);
  }
  return query;
}
