import { type Context, Hono } from 'hono';
import { withETag } from '#server/http/caching.ts';
import { rateLimit } from '#server/http/rateLimit.ts';
import { serverTiming } from '#server/http/serverTiming.ts';
import { addDescription, prepareService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { REALTY_LIMITS, type RealtyOptions, weightOfCall } from '#server/realty/realtyOptions.ts';
import { addAmenityRoutes } from '#server/realty/routes/amenityRoutes.ts';
import { addAtomFeed } from '#server/realty/routes/atomRoutes.ts';
import { addMetaRoutes } from '#server/realty/routes/metaRoutes.ts';
import { addReachRoutes } from '#server/realty/routes/reachRoutes.ts';
import { answerCache, type CacheOptions } from './answers/answerCache.ts';
import type { Feed } from './feed/openFeed.ts';
import { addFeedBuildingRoutes } from './routes/buildingRoutes.ts';
import { addFeedEstimateRoutes } from './routes/estimateRoutes.ts';
import type { FeedCalls } from './routes/feedCall.ts';
import { addFeedListingRoutes } from './routes/listingRoutes.ts';
import { addFeedPlaceRoutes } from './routes/placeRoutes.ts';
import { addFeedSearchRoutes } from './routes/searchRoutes.ts';
import { addFeedSuggestionRoutes } from './routes/suggestionRoutes.ts';

/** Dependencies and options of the realty service in upstream mode. */
export interface UpstreamOptions
  extends Pick<
    RealtyOptions,
    'store' | 'clock' | 'sessionOf' | 'limits' | 'siteUrl' | 'brandOf' | 'counters' | 'pictureKey' | 'routing'
  > {
  feed: Feed;
  cache?: Omit<CacheOptions, 'clock'>;
}

/** The calls that this process answers itself weigh as they do without a feed, which has limits of its own. */
const weightOfFeedCall = (context: Context): number =>
  /^\/realty\/(reach|travel|amenities)(\/|$)/.test(context.req.path) ? weightOfCall(context) : 1;

/**
 * The realty service in upstream mode. It has the calls, parameters, answers and errors of the local one, and asks
 * the listing feed; amenities are in the store. Restricted listings are scrubbed for visitors by the same rule (answers/scrub.ts).
 */
export function makeUpstreamRealty(options: UpstreamOptions): Hono<ServiceEnv> {
  const { feed, clock, sessionOf, limits = REALTY_LIMITS, counters, cache, pictureKey } = options;
  const calls: FeedCalls = {
    feed,
    clock,
    sessionOf,
    pictureKey,
    answers: answerCache({ clock, ...cache }),
  };
  const app = prepareService(new Hono<ServiceEnv>(), '/realty');
  app.use('/realty/*', serverTiming());
  app.use('/realty/*', rateLimit({ limits, counters, weightOf: weightOfFeedCall }));
  app.use('/realty/*', withETag());
  addDescription(app, '/realty/openapi.json', async () =>
    (await import('#server/realty/openapi/openApiDocument.ts')).openApiDocument(),
  );
  // The feed has no parameter for walks.
  addMetaRoutes(app, async () => []);
  addFeedPlaceRoutes(app, calls);
  addFeedBuildingRoutes(app, calls);
  addFeedSearchRoutes(app, calls);
  addAtomFeed(app, options);
  addFeedListingRoutes(app, calls);
  addFeedEstimateRoutes(app, calls);
  addFeedSuggestionRoutes(app, calls);
  addAmenityRoutes(app, options, { hasFeed: true });
  addReachRoutes(app, options);
  return app;
}
