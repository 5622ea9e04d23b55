import { Hono } from 'hono';
import { rateLimit } from '#server/http/rateLimit.ts';
import { addDescription, prepareService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { addApplicationRoutes } from './applications/applicationRoutes.ts';
import { addDashboardRoutes } from './applications/dashboardRoutes.ts';
import { addReferralRoutes } from './applications/referralRoutes.ts';
import { addSignerRoutes } from './applications/signerRoutes.ts';
import { answerCustomerFailure, customersOnly } from './customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions, customerLimits } from './customerOptions.ts';
import { addDocumentRoutes } from './documents/documentRoutes.ts';
import { addMatchRoutes } from './matching/matchRoutes.ts';
import { addClaimRoutes } from './routes/claimRoutes.ts';
import { addHomeRoutes, addMarkRoutes } from './routes/homeRoutes.ts';
import { addMetaRoutes } from './routes/metaRoutes.ts';
import { addPushRoutes } from './routes/pushRoutes.ts';
import { addSearchRoutes } from './routes/searchRoutes.ts';
import { addUnsubscribeRoutes } from './routes/unsubscribeRoutes.ts';
import { addBounceRoutes, addUserRoutes } from './routes/userRoutes.ts';
import { addWatchRoutes } from './routes/watchRoutes.ts';
import { addSharedListRoutes } from './sharing/sharedListRoutes.ts';
import { addViewingRoutes } from './viewings/viewingRoutes.ts';

/** Paths that only customers may call, with those below them. */
const PRIVATE_PATHS = ['user', 'dashboard', 'application'];

/**
 * The customer service: accounts with their saved homes, searches and applications. The bearer token identifies the
 * customer. Failures are `{message, requestId}`, with `errors` for an invalid body. Its OpenAPI description is at
 * /customer/openapi.json.
 */
export function makeCustomer(options: CustomerOptions): Hono<ServiceEnv> {
  const { identityUrl, limits = customerLimits(1000), counters } = options;
  const app = prepareService(new Hono<ServiceEnv>(), CUSTOMER_PATH);
  app.onError(answerCustomerFailure);
  app.use(`${CUSTOMER_PATH}/*`, rateLimit({ limits, counters }));
  for (const path of PRIVATE_PATHS) app.use(`${CUSTOMER_PATH}/${path}/*`, customersOnly(options));
  addDescription(app, `${CUSTOMER_PATH}/openapi.json`, async () =>
    (await import('./openapi/openApiDocument.ts')).openApiDocument(),
  );
  addMetaRoutes(app, identityUrl);
  addUserRoutes(app, options);
  addBounceRoutes(app, options);
  addHomeRoutes(app, options);
  addMarkRoutes(app, options);
  addSearchRoutes(app, options);
  addWatchRoutes(app, options);
  addClaimRoutes(app, options);
  addPushRoutes(app, options);
  addUnsubscribeRoutes(app, options);
  addSharedListRoutes(app, options);
  addViewingRoutes(app, options);
  addDashboardRoutes(app, options);
  addReferralRoutes(app, options);
  addApplicationRoutes(app, options);
  addSignerRoutes(app, options);
  addMatchRoutes(app, options);
  addDocumentRoutes(app, options);
  return app;
}
