import { OpenAPIHono } from '@hono/zod-openapi';
import { routeOf } from '#server/customer/openapi/call.ts';
import { DESK_CALLS } from './deskCalls.ts';

/** The OpenAPI 3.1 description of every call of the desk. */
export function openApiDocument(): object {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  for (const call of DESK_CALLS) openAPIRegistry.registerPath(routeOf(call));
  return getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Desk', version: '1' } });
}
