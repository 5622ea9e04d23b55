import { Hono } from 'hono';
import { withETag } from '#server/http/caching.ts';
import { rateLimiter } from '#server/http/rateLimit.ts';
import { serverTiming } from '#server/http/serverTiming.ts';
import { addDescription, prepareService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { searchableKinds } from '#server/store/walks/renewWalks.ts';
import { REALTY_LIMITS, type RealtyOptions, weightOfCall } from './realtyOptions.ts';
import { addAddressRoutes } from './routes/addressRoutes.ts';
import { addAmenityRoutes } from './routes/amenityRoutes.ts';
import { addAtomFeed } from './routes/atomRoutes.ts';
import { addAutocompleteRoutes } from './routes/autocompleteRoutes.ts';
import { addBuildingRoutes } from './routes/buildingRoutes.ts';
import { addEstimateRoutes } from './routes/estimateRoutes.ts';
import { addHistoryRoutes } from './routes/historyRoutes.ts';
import { addListingRoutes } from './routes/listingRoutes.ts';
import { addLocationRoutes } from './routes/locationRoutes.ts';
import { addMetaRoutes } from './routes/metaRoutes.ts';
import { addPriceRoutes } from './routes/priceRoutes.ts';
import { addReachRoutes } from './routes/reachRoutes.ts';
import { addSearchRoutes } from './routes/searchRoutes.ts';
import { addSuggestionRoutes } from './routes/suggestionRoutes.ts';

/**
 * The realty service: the public listing API's calls, answered from the store. Invalid parameters answer 400 with
 * `[{param, msg}]`, other failures `{message, requestId}`. Its OpenAPI description is at /realty/openapi.json.
 */
export function makeRealty(options: RealtyOptions): Hono<ServiceEnv> {
  const app = prepareService(new Hono<ServiceEnv>(), '/realty');
  app.use('/realty/*', serverTiming());
  const { limits = REALTY_LIMITS, counters } = options;
  const limit = rateLimiter({ limits, counters, weightOf: weightOfCall });
  app.use('/realty/*', async (context, next) => {
    await limit(context);
    await next();
  });
  app.use('/realty/*', withETag());
  addDescription(app, '/realty/openapi.json', async () =>
    (await import('./openapi/openApiDocument.ts')).openApiDocument(),
  );
  addMetaRoutes(app, () => searchableKinds(options.store));
  addLocationRoutes(app, options);
  addAutocompleteRoutes(app, options);
  addBuildingRoutes(app, options);
  addSearchRoutes(app, options, limit);
  addAtomFeed(app, options);
  // Before /listings/{mls}, which would read "history" and "prices" as MLS numbers.
  addHistoryRoutes(app, options);
  addPriceRoutes(app, options);
  addListingRoutes(app, options);
  addEstimateRoutes(app, options);
  addAddressRoutes(app, options);
  addSuggestionRoutes(app, options);
  addAmenityRoutes(app, options);
  addReachRoutes(app, options);
  return app;
}

/** Dependencies and options of `makeRealty`. */
export type { RealtyOptions } from './realtyOptions.ts';
