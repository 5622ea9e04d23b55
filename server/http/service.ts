import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { answerFailure, ServiceError } from './errors.ts';
import { noteRoute } from './measurements.ts';
import { requestIds } from './requestId.ts';
import type { ServiceEnv } from './serviceEnv.ts';

const nothingHere = (): ServiceError => new ServiceError(404, 'There is nothing at this address.');

/**
 * Adds the parts that all services share: request ids below the prefix, one error shape, and a 404 in that shape.
 * @param app an empty Hono (or OpenAPIHono) app
 * @param prefix "/realty", "/images"...: middleware is bound to it, so that the app can be mounted at '/' beside the
 * others
 */
export function prepareService<App extends Hono<ServiceEnv>>(app: App, prefix: string): App {
  app.use(`${prefix}/*`, requestIds());
  app.use(`${prefix}/*`, async (context, next) => {
    // For requests that time out. Of several patterns that fit, only the end shows the one that answered.
    noteRoute(context.req.raw, routePath(context, -1));
    await next();
    noteRoute(context.req.raw, routePath(context));
  });
  app.use(`${prefix}/*`, async ({ req }, next) => {
    // No id has this character, and PostgreSQL refuses texts with it.
    if (new URL(req.url).pathname.includes('%00')) throw nothingHere();
    await next();
  });
  app.onError(answerFailure);
  app.notFound((context) => answerFailure(nothingHere(), context));
  return app;
}

/**
 * Serves a service's OpenAPI description as JSON. It is built by the first request, because it is rarely used and its
 * schemas take 10 MB.
 */
export function addDescription(app: Hono<ServiceEnv>, path: string, describe: () => Promise<object>): void {
  let described: Promise<object> | undefined;
  app.get(path, async (context) => {
    described ??= describe();
    // After a failure the next request tries again.
    described.catch(() => (described = undefined));
    return context.json(await described);
  });
}

/** A plain Hono app with the shared middleware, for services that need nothing more. */
export function makeService(prefix: string): Hono<ServiceEnv> {
  return prepareService(new Hono<ServiceEnv>(), prefix);
}
