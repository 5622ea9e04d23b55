import { Hono } from 'hono';
import { answerFailure, ServiceError } from './errors.ts';
import { requestIds } from './requestId.ts';
import type { ServiceEnv } from './serviceEnv.ts';

/**
 * Gives a service what every service has: request ids below its prefix, one error shape, a 404 in that shape.
 * @param app an empty Hono (or OpenAPIHono) app.
 * @param prefix "/realty", "/images"...: middleware is bound to it, so that the app can be mounted at '/'
 *   beside the others.
 */
export function prepareService<App extends Hono<ServiceEnv>>(app: App, prefix: string): App {
  app.use(`${prefix}/*`, requestIds());
  app.onError(answerFailure);
  app.notFound((context) =>
    answerFailure(new ServiceError(404, 'There is nothing at this address.'), context),
  );
  return app;
}

/**
 * Serves a service's description as JSON at a path. Few ask for it, and its schemas take 10 MB: they are loaded and made
 * with the first request.
 */
export function addDescription(app: Hono<ServiceEnv>, path: string, describe: () => Promise<object>): void {
  let described: Promise<object> | undefined;
  app.get(path, async (context) => {
    described ??= describe();
    // What failed is made again with the next request.
    described.catch(() => (described = undefined));
    return context.json(await described);
  });
}

/** A plain Hono app with the shared middleware, for services that need nothing more. */
export function makeService(prefix: string): Hono<ServiceEnv> {
  return prepareService(new Hono<ServiceEnv>(), prefix);
}
