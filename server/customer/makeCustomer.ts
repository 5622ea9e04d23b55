import { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { rateLimit } from '../http/rateLimit.ts';
import { prepareService } from '../http/service.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import { answerCustomerFailure, customersOnly } from './customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions, customerLimits } from './customerOptions.ts';
import { addMatchRoutes } from './matching/matchRoutes.ts';
import { addOpenApiDocument } from './openapi/openApiDocument.ts';
import { addHomeRoutes } from './routes/homeRoutes.ts';
import { addMetaRoutes } from './routes/metaRoutes.ts';
import { addSearchRoutes } from './routes/searchRoutes.ts';
import { addUserRoutes } from './routes/userRoutes.ts';

/**
 * The customer service (A7): the customer and what they keep. Whose it is says the bearer; failures are
 * `{message, requestId}`, those of a body with `errors` besides. Its own description is at
 * /customer/openapi.json.
 */
export function makeCustomer(options: CustomerOptions): Hono<ServiceEnv> {
  const { clock, identityUrl, limits = customerLimits(1000) } = options;
  const app = prepareService(new OpenAPIHono<ServiceEnv>(), CUSTOMER_PATH);
  app.onError(answerCustomerFailure);
  app.use(`${CUSTOMER_PATH}/*`, rateLimit({ limits, clock }));
  app.use(`${CUSTOMER_PATH}/user/*`, customersOnly(options));
  app.use(`${CUSTOMER_PATH}/application/*`, customersOnly(options));
  addOpenApiDocument(app);
  addMetaRoutes(app, identityUrl);
  addUserRoutes(app, options);
  addHomeRoutes(app, options);
  addSearchRoutes(app, options);
  addMatchRoutes(app, options);
  return app;
}
