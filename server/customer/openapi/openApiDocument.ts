import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { APPLICATION_CALLS } from './applicationCalls.ts';
import { routeOf } from './call.ts';
import { CUSTOMER_CALLS } from './customerCalls.ts';

/** Serves the description of every call at /customer/openapi.json (OpenAPI 3.1). */
export function addOpenApiDocument(app: OpenAPIHono<ServiceEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  for (const call of [...CUSTOMER_CALLS, ...APPLICATION_CALLS])
    app.openAPIRegistry.registerPath(routeOf(call));
  app.doc31('/customer/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Customer service', version: '1' },
  });
}
