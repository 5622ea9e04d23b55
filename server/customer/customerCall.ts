import type { Context, Hono, MiddlewareHandler } from 'hono';
import { ServiceError } from '../http/errors.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import type { SessionOf } from '../http/session.ts';
import type { Owner } from '../store/customer/customers.ts';
import { EMAIL_CHECK_PATH } from './customerOptions.ts';

function signInFirst(): never {
  throw new ServiceError(401, 'Sign in first.', { 'WWW-Authenticate': 'Bearer' });
}

/** Lets only customers through, but for the one call that visitors may make too (rulings S14). */
export function customersOnly(sessionOf: SessionOf): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    if (context.req.path !== EMAIL_CHECK_PATH) {
      const session = await sessionOf(context.req.raw);
      if (session.kind !== 'customer') signInFirst();
      context.set('session', session);
    }
    // What a session answers must not stay in a cache that the next one is answered from.
    context.header('Cache-Control', 'private, no-store');
    await next();
  };
}

/** Whose call it is: nobody can name another. */
export function ownerOf(context: Context<ServiceEnv>): Owner {
  const session = context.get('session');
  return session?.kind === 'customer' ? session : signInFirst();
}

/** Answers 405 for every method that was not given to this path before. */
export function refuseOthers(app: Hono<ServiceEnv>, path: string, methods: readonly string[]): void {
  const allowed = methods.join(', ');
  app.all(path, () => {
    throw new ServiceError(405, `This address takes ${allowed}.`, { Allow: allowed });
  });
}
