import { OpenAPIHono } from '@hono/zod-openapi';
import { APPLICATION_CALLS } from './applicationCalls.ts';
import { routeOf } from './call.ts';
import { CUSTOMER_CALLS } from './customerCalls.ts';
import { SHARED_LIST_CALLS } from './sharedListCalls.ts';
import { VIEWING_CALLS } from './viewingCalls.ts';

/** The OpenAPI 3.1 description of every call of the customer service. */
export function openApiDocument(): object {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  for (const call of [...CUSTOMER_CALLS, ...SHARED_LIST_CALLS, ...VIEWING_CALLS, ...APPLICATION_CALLS])
    openAPIRegistry.registerPath(routeOf(call));
  return getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Customer service', version: '1' } });
}
