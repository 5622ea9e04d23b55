import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { WireFieldError, WireLeadRefusal } from '../../src/api/contact/contract.ts';
import type { WireError, WireParameterErrors } from '../../src/api/realty/contract.ts';
import { logFailure } from './log.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './requestId.ts';
import type { ServiceEnv } from './serviceEnv.ts';
import { type StoreFailure, storeFailureOf } from './storeFailure.ts';

/** A failure that is reported to the caller as `{message, requestId, code?}` with the status. */
export class ServiceError extends HTTPException {
  readonly headers: Record<string, string>;
  readonly code: string | undefined;

  /**
   * @param status HTTP status, 400 to 599
   * @param message one sentence for the caller; for a 400 it names the parameter
   * @param code by which a page recognises the failure; reported only if there is one
   */
  constructor(
    status: ContentfulStatusCode,
    message: string,
    headers: Record<string, string> = {},
    code?: string,
  ) {
    super(status, { message });
    this.name = 'ServiceError';
    this.headers = headers;
    this.code = code;
  }
}

/** Invalid parameters, reported as 400 with `[{param, msg}]`, the form of the public listing API. */
export class ParameterErrors extends Error {
  readonly errors: WireParameterErrors;

  /** @param errors one entry for each invalid parameter */
  constructor(errors: WireParameterErrors) {
    super(errors.map(({ param, msg }) => `${param}: ${msg.join(', ')}`).join('; '));
    this.name = 'ParameterErrors';
    this.errors = errors;
  }
}

/**
 * Invalid fields of a form, reported with `{message, requestId, errors}` as 400, or as 409 where they conflict with
 * stored data.
 */
export class FieldErrors extends Error {
  readonly errors: WireFieldError[];
  readonly status: 400 | 409;

  /**
   * @param message one sentence for the caller
   * @param errors one entry for each invalid field
   */
  constructor(message: string, errors: WireFieldError[], status: 400 | 409 = 400) {
    super(message);
    this.name = 'FieldErrors';
    this.errors = errors;
    this.status = status;
  }
}

/** Status of an answer when the disk is full. */
export const NO_ROOM = 507;

const STORE_FAILURES: Record<StoreFailure, () => ServiceError> = {
  // The app retries by itself after such a short wait.
  away: () =>
    new ServiceError(503, 'The service is not available at the moment. Please try again.', {
      'Retry-After': '3',
    }),
  full: () =>
    new ServiceError(NO_ROOM, 'This cannot be stored at the moment. Please try again later.', {
      'Retry-After': '60',
    }),
};

/**
 * Logs an unexpected failure and turns it into an answer for the caller.
 * @returns 503 when the database is unavailable, 507 when its disk is full, else 500
 */
export function unexpectedFailure(failure: unknown, requestId: string): ServiceError {
  logFailure(`request ${requestId} failed`, failure, requestId);
  const kind = storeFailureOf(failure);
  return kind ? STORE_FAILURES[kind]() : new ServiceError(500, 'Something went wrong on our side.');
}

/** The error handler of every service (Hono's `onError`). */
export function answerFailure(failure: Error, context: Context<ServiceEnv>): Response {
  const requestId = requestIdOf(context);
  context.header(REQUEST_ID_HEADER, requestId);
  context.header('Cache-Control', 'no-store');
  if (failure instanceof ParameterErrors) return context.json(failure.errors, 400);
  if (failure instanceof FieldErrors) {
    const body: WireLeadRefusal = { message: failure.message, requestId, errors: failure.errors };
    return context.json(body, failure.status);
  }
  const answered = failure instanceof HTTPException ? failure : unexpectedFailure(failure, requestId);
  const { code, headers = {} } = answered instanceof ServiceError ? answered : {};
  const body: WireError = {
    message: answered.message || 'The request failed.',
    requestId,
    ...(code === undefined ? {} : { code }),
  };
  return context.json(body, answered.status, headers);
}
