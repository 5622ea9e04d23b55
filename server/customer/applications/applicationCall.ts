import type { Context } from 'hono';
import type { Clock } from '#server/http/clock.ts';
import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { bodyTextOf } from '#server/http/validation.ts';
import { CUSTOMER_PATH } from '../customerOptions.ts';
import type { Moment } from './changeOwnSigner.ts';
import { todayOf } from './today.ts';

/** Path of the applications. */
export const APPLICATIONS_PATH = `${CUSTOMER_PATH}/application`;

/** Path of one application. */
export const APPLICATION_PATH = `${APPLICATIONS_PATH}/:id`;

/** The time of a call. */
export function momentOf(clock: Clock): Moment {
  return { now: clock.now().toISOString(), today: todayOf(clock) };
}

/** Bytes that are read of a body without a content type before it is refused. */
const UNTYPED_BYTES = 16_384;

/** The JSON body of a call; `{}` without a body. Throws as `formBodyOf` does. */
export async function optionalBodyOf(context: Context<ServiceEnv>): Promise<unknown> {
  const { raw } = context.req;
  if (raw.body === null) return {};
  // Over the network every POST has a body, which may be empty.
  const isUntyped = !raw.headers.has('Content-Type');
  return isUntyped && (await bodyTextOf(raw, UNTYPED_BYTES)) === '' ? {} : formBodyOf(raw);
}

/**
 * Checks that the header `user-id` names the caller.
 * @throws FieldErrors without it, ServiceError 403 for another customer's id
 */
export function checkUserId(context: Context<ServiceEnv>, userId: string): void {
  const named = context.req.header('user-id');
  if (named === undefined) {
    const errors = [{ field: 'user-id', message: 'is missing', keyword: 'required' }];
    throw new FieldErrors('The header user-id says whose application it is.', errors);
  }
  if (named !== userId) throw new ServiceError(403, 'Customers can only start applications of their own.');
}
