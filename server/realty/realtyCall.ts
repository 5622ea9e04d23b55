import type { Context } from 'hono';
import { setCacheHeaders } from '#server/http/caching.ts';
import { dayOf } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { subscriberOfCall } from '#server/http/rateLimit.ts';
import { timed } from '#server/http/serverTiming.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { type Routing, routingFor } from '#server/routing/routing.ts';
import type { Viewer } from '#server/store/listings/listingSearch.ts';
import type { ViewContext } from '#server/store/listings/listingView.ts';
import type { PictureKey } from './answers/pictureKeys.ts';
import { RESTRICTED_HISTORY_BOARDS, type RealtyOptions } from './realtyOptions.ts';

/** The context of a call: the caller, the day and the data. */
export interface RealtyCall {
  store: ViewContext;
  viewer: Viewer;
  /** By the clock, as days since 1970-01-01. */
  today: number;
  restrictedHistoryBoards: readonly number[];
  /** Keys of pictures; their paths by default. */
  pictureKey?: PictureKey | undefined;
  /** Travel times for the caller; none by default. */
  routing?: Routing | undefined;
}

/** The error of a call that only signed-in customers may make. @param message tells what to sign in for */
export const notForVisitors = (message: string): ServiceError =>
  new ServiceError(401, message, { 'WWW-Authenticate': 'Bearer' });

/** The store, with its queries measured for Server-Timing. */
export function timedStore(
  context: Context<ServiceEnv>,
  { store }: Pick<RealtyOptions, 'store'>,
): ViewContext {
  return { database: timed(context, store.database), dialect: store.dialect };
}

/**
 * Makes the context of a call, and sets its cache headers.
 * @throws ServiceError 503 while the store is being filled
 */
export async function callOf(context: Context<ServiceEnv>, options: RealtyOptions): Promise<RealtyCall> {
  const session = await options.sessionOf(context.req.raw);
  const dataset = await options.store.dataset();
  if (!dataset) throw new ServiceError(503, 'The listings are being prepared.', { 'Retry-After': '5' });
  const viewer = session.kind === 'customer' ? 'customer' : 'visitor';
  setCacheHeaders(context, viewer);
  return {
    store: timedStore(context, options),
    viewer,
    today: dayOf(options.clock.now()),
    restrictedHistoryBoards: options.restrictedHistoryBoards ?? RESTRICTED_HISTORY_BOARDS,
    pictureKey: options.pictureKey,
    routing: options.routing && routingFor(options.routing, subscriberOfCall(context)),
  };
}
