import { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { LEAD_SCHEMA, LEAD_SCHEMA_PATH } from '#server/schemas/leadSchema.ts';
import type { WireNearKinds } from '../../../src/api/realty/contract.ts';
import type { AmenityKind } from '../../../src/domain/amenities.ts';

const CACHE = 'public, max-age=3600';
/** The kinds change with a load of amenities. */
const KINDS_CACHE = 'public, max-age=300';
/** Product group of the realty site. */
const PRODUCT_GROUP = 'real_estate';

/** Parameters of GET /realty/meta. */
export const metaParameters = z.strictObject({
  group: z.literal(PRODUCT_GROUP, { error: `must be ${PRODUCT_GROUP}` }),
});

/**
 * GET /realty/meta, whose Link header names the lead form's schema, the schema itself, and GET /realty/amenities/kinds.
 * @param nearKinds the kinds of amenities by which listings can be searched
 */
export function addMetaRoutes(app: Hono<ServiceEnv>, nearKinds: () => Promise<readonly AmenityKind[]>): void {
  app.get('/realty/amenities/kinds', async (context) => {
    context.header('Cache-Control', KINDS_CACHE);
    return context.json({ kinds: [...(await nearKinds())] } satisfies WireNearKinds);
  });
  app.get('/realty/meta', (context) => {
    const { group } = validate(metaParameters, queryOf(context.req.url));
    context.header('Link', `<${LEAD_SCHEMA_PATH}>; rel="user"`);
    context.header('Cache-Control', CACHE);
    return context.json({ group, schemas: { user: LEAD_SCHEMA_PATH } });
  });
  app.get(LEAD_SCHEMA_PATH, (context) => {
    context.header('Cache-Control', CACHE);
    context.header('Content-Type', 'application/schema+json');
    return context.body(JSON.stringify(LEAD_SCHEMA));
  });
}
