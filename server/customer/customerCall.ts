import type { Context, Hono, MiddlewareHandler } from 'hono';
import { answerFailure, ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { RemovedCustomer, wasRemoved } from '#server/store/customer/removedCustomers.ts';
import { type CustomerOptions, EMAIL_CHECK_PATH } from './customerOptions.ts';

type CallersOptions = Pick<CustomerOptions, 'store' | 'clock' | 'sessionOf'>;

const unauthorized = (message: string): ServiceError =>
  new ServiceError(401, message, { 'WWW-Authenticate': 'Bearer' });

function signInFirst(): never {
  throw unauthorized('Sign in first.');
}

/** Methods that create or change data. A DELETE may be repeated after its answer was lost. */
const MAKING = new Set(['POST', 'PUT']);

/**
 * Allows only customers, except for the one call that visitors may make. A token may still be valid after its
 * customer was deleted; it can no longer create or change data.
 */
export function customersOnly(options: CallersOptions): MiddlewareHandler<ServiceEnv> {
  const { store, clock, sessionOf } = options;
  return async (context, next) => {
    if (context.req.path !== EMAIL_CHECK_PATH) {
      const session = await sessionOf(context.req.raw);
      if (session.kind !== 'customer') signInFirst();
      context.set('session', session);
      const makes = MAKING.has(context.req.method);
      const now = clock.now().toISOString();
      if (makes && (await wasRemoved(store, session.userId, now))) throw new RemovedCustomer();
    }
    // Answers for one session must not be served to another from a cache.
    context.header('Cache-Control', 'private, no-store');
    await next();
  };
}

/** The error handler of this service. A deleted customer gets 401, which signs them out. */
export function answerCustomerFailure(failure: Error, context: Context<ServiceEnv>): Response {
  const isRemoved = failure instanceof RemovedCustomer;
  return answerFailure(isRemoved ? unauthorized('This account was deleted.') : failure, context);
}

/** The caller. The id comes from the session only, so that a call cannot name another customer. */
export function ownerOf(context: Context<ServiceEnv>): Owner {
  const session = context.get('session');
  return session?.kind === 'customer' ? session : signInFirst();
}

/** Answers 405 for every method that this path does not have. */
export function refuseOthers(app: Hono<ServiceEnv>, path: string, methods: readonly string[]): void {
  const allowed = methods.join(', ');
  app.all(path, () => {
    throw new ServiceError(405, `This address takes ${allowed}.`, { Allow: allowed });
  });
}
