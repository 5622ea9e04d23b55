import type { Hono } from 'hono';
import { FieldErrors } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf } from '#server/http/validation.ts';
import { refuseOthers } from '../customerCall.ts';
import { USER_SCHEMA, USER_SCHEMA_PATH } from '../customerSchemas.ts';

const CACHE = 'public, max-age=3600';
const META_PATH = '/customer/meta';
/** Product group of the customer site. */
const PRODUCT_GROUP = 'homewise';

/** Link relations of the identity provider. All have one address, as with Cognito. */
const RELATIONS = ['authLogin', 'authRegister', 'authReset', 'authEmail'] as const;

/**
 * GET /customer/meta, whose Link header names the identity provider and the schema of users, and the schema itself.
 */
export function addMetaRoutes(app: Hono<ServiceEnv>, identityUrl: string): void {
  const links: [relation: string, url: string][] = [
    ...RELATIONS.map((relation): [string, string] => [relation, identityUrl]),
    ['user', USER_SCHEMA_PATH],
  ];
  app.get(META_PATH, (context) => {
    const { group } = queryOf(context.req.url);
    if (group !== PRODUCT_GROUP) {
      const message = `must be ${PRODUCT_GROUP}`;
      throw new FieldErrors('There is no such group.', [{ field: 'group', message, keyword: 'const' }]);
    }
    context.header('Link', links.map(([relation, url]) => `<${url}>; rel="${relation}"`).join(', '));
    context.header('Cache-Control', CACHE);
    return context.json({ group, links: Object.fromEntries(links) });
  });
  refuseOthers(app, META_PATH, ['GET']);
  app.get(USER_SCHEMA_PATH, (context) => {
    context.header('Cache-Control', CACHE);
    context.header('Content-Type', 'application/schema+json');
    return context.body(JSON.stringify(USER_SCHEMA));
  });
  refuseOthers(app, USER_SCHEMA_PATH, ['GET']);
}
