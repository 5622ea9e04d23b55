import type { Context } from 'hono';
import type { Clock } from '#server/http/clock.ts';
import { callsASecond, type RateLimit } from '#server/http/rateLimit.ts';
import type { SessionOf } from '#server/http/session.ts';
import type { Dataset } from '#server/store/dataset/dataset.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** What the realty service stands on. */
export interface RealtyOptions {
  /** Filled; stays the caller's to close. */
  store: QueryContext & { dataset(): Promise<Dataset | undefined> };
  clock: Clock;
  sessionOf: SessionOf;
  /** How often one address may call; generous by default. */
  limits?: readonly RateLimit[];
  /** Boards whose history only signed-in users see (rulings S2). */
  restrictedHistoryBoards?: readonly number[];
}

/** Rulings S2. */
export const RESTRICTED_HISTORY_BOARDS: readonly number[] = [2, 86];

/** So many calls a second, 0 for any number. */
export function realtyLimits(requests: number): readonly RateLimit[] {
  return callsASecond('/realty/', requests);
}

/** Far above an office full of hands on maps behind one address, below a flood. */
export const REALTY_LIMITS = realtyLimits(1000);

/** About the milliseconds that the database takes at 20,000 listings. */
const WEIGHTS = { statistics: 40, posted: 20, map: 5, listing: 3 };

/** For how many calls one counts. What stands in a body is not known yet, but for the count that the app asks for. */
export function weightOfCall({ req }: Context): number {
  const query = new URL(req.url).searchParams;
  if (query.has('statistics')) return WEIGHTS.statistics;
  if (req.path.startsWith('/realty/listings/')) return WEIGHTS.listing;
  if (req.method === 'POST' && query.get('type') !== 'count') return WEIGHTS.posted;
  return ['map', 'cluster', 'aggregates', 'search'].some((name) => query.has(name)) ? WEIGHTS.map : 1;
}
