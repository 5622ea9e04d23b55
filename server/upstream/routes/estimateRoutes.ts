import type { Context, Hono } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { WireEstimateErrorList } from '../../../src/api/realty/estimateContract.ts';
import { type FeedCalls, viewerOf } from './feedCall.ts';

/**
 * The calls of estimates and of homes off the market. There is no figure in this mode: an estimate compares hundreds of sales of three years, which
 * the feed would have to send for each home.
 */
export function addFeedEstimateRoutes(app: Hono<ServiceEnv>, calls: FeedCalls): void {
  const refuse = async (context: Context<ServiceEnv>): Promise<never> => {
    if ((await viewerOf(context, calls)) === 'visitor') {
      throw new ServiceError(401, 'Sign in to see estimates.', { 'WWW-Authenticate': 'Bearer' });
    }
    throw new ServiceError(404, 'There are no estimates of listings from a live feed.');
  };
  app.get('/realty/listings/:mls/estimate', refuse);
  app.get('/realty/estimates/home', refuse);
  app.get('/realty/addresses/home', () => {
    throw new ServiceError(404, 'Homes off the market are not known from a live feed.');
  });
  app.get('/realty/estimates/errors', (context) =>
    context.json({ day: null, errors: [] } satisfies WireEstimateErrorList),
  );
}
