import type { Context } from 'hono';
import type { Clock } from '#server/http/clock.ts';
import type { Counters } from '#server/http/counters.ts';
import { callsPerSecond, type RateLimit } from '#server/http/rateLimit.ts';
import type { SessionOf } from '#server/http/session.ts';
import type { Routing } from '#server/routing/routing.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { Dataset } from '#server/store/dataset/dataset.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { PictureKey } from './answers/pictureKeys.ts';

/** Dependencies and options of the realty service. */
export interface RealtyOptions {
  /** Filled; closed by the caller. */
  store: QueryContext & { dataset(): Promise<Dataset | undefined> };
  clock: Clock;
  sessionOf: SessionOf;
  /** Rate limits by address; generous by default. */
  limits?: readonly RateLimit[];
  /** Public origin of the app, for links in feeds: "https://www.example.com". Without it there are no feeds. */
  siteUrl?: string | undefined;
  /** Returns the brokerage that feeds name; that of the build by default. */
  brandOf?: (() => Promise<SenderBrand>) | undefined;
  /** Count calls for the rate limits; those of this process's memory by default. */
  counters?: Counters | undefined;
  /** Boards whose history only customers may see. */
  restrictedHistoryBoards?: readonly number[];
  /** Keys of pictures in answers; their paths by default. */
  pictureKey?: PictureKey | undefined;
  /** Travel times; none by default. */
  routing?: Routing | undefined;
}

/** The two boards that the specification names (docs/requirements.md, V8). */
export const RESTRICTED_HISTORY_BOARDS: readonly number[] = [2, 86];

/** A limit of the given number of calls per second; no limit for 0. */
export function realtyLimits(requests: number): readonly RateLimit[] {
  return callsPerSecond('/realty/', requests);
}

/** Above an office full of people using maps behind one address, and below a flood. */
export const REALTY_LIMITS = realtyLimits(1000);

/** Roughly the milliseconds that the database takes with 20,000 listings. */
const WEIGHTS = {
  statistics: 40,
  posted: 20,
  reach: 40,
  estimate: 15,
  prices: 10,
  travel: 15,
  map: 5,
  nearest: 5,
  address: 5,
  listing: 3,
};

/** Number of calls that commutes count for, besides their search: each needs an area of its own. */
export const weightOfCommutes = (count: number): number => WEIGHTS.reach * count;

/** Number of commutes in a query. */
export const commutesIn = (query: URLSearchParams): number =>
  query.getAll('commute').length + query.getAll('commute[]').length;

/**
 * Number of calls that a request counts for. The body is not read yet; only the app's own count can be recognised by
 * its query. Commutes in a body are counted when it was read.
 */
export function weightOfCall({ req }: Context): number {
  const query = new URL(req.url).searchParams;
  return weightOf(req, query) + weightOfCommutes(commutesIn(query));
}

function weightOf(req: Context['req'], query: URLSearchParams): number {
  if (query.has('statistics') || req.path.startsWith('/realty/buildings')) return WEIGHTS.statistics;
  if (req.path.endsWith('/estimate') || req.path === '/realty/estimates/home') return WEIGHTS.estimate;
  if (req.path === '/realty/addresses/home') return WEIGHTS.address;
  if (req.path === '/realty/reach') return WEIGHTS.reach;
  if (req.path === '/realty/amenities/search') return WEIGHTS.listing;
  if (req.path === '/realty/amenities/nearest') return WEIGHTS.nearest;
  if (req.path === '/realty/travel' || req.path.startsWith('/realty/amenities')) return WEIGHTS.travel;
  if (req.path === '/realty/listings/prices') return WEIGHTS.prices;
  if (req.path.startsWith('/realty/listings/')) return WEIGHTS.listing;
  if (req.method === 'POST' && query.get('type') !== 'count') return WEIGHTS.posted;
  const isSearch = ['map', 'lat', 'cluster', 'aggregates', 'search'].some((name) => query.has(name));
  return isSearch ? WEIGHTS.map : 1;
}
