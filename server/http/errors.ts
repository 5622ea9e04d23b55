import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { WireFieldError, WireLeadRefusal } from '../../src/api/contact/contract.ts';
import type { WireError, WireParameterErrors } from '../../src/api/realty/contract.ts';
import { tellFailure } from './log.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './requestId.ts';
import type { ServiceEnv } from './serviceEnv.ts';

/** A failure that the caller is told about: becomes `{message, requestId}` with the status. */
export class ServiceError extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  /**
   * @param status HTTP status, 400 to 599.
   * @param message one sentence for the caller; for a 400 it names the parameter.
   */
  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.headers = headers;
  }
}

/** Wrong parameters: becomes 400 with `[{param, msg}]`, the form of the public listing API. */
export class ParameterErrors extends Error {
  readonly errors: WireParameterErrors;

  /** @param errors one entry for each wrong parameter. */
  constructor(errors: WireParameterErrors) {
    super(errors.map(({ param, msg }) => `${param}: ${msg.join(', ')}`).join('; '));
    this.name = 'ParameterErrors';
    this.errors = errors;
  }
}

/** Wrong fields of a form: becomes 400, or 409 where they are at odds with what is kept, with `{message, requestId, errors}`. */
export class FieldErrors extends Error {
  readonly errors: WireFieldError[];
  readonly status: 400 | 409;

  /**
   * @param message one sentence for the caller.
   * @param errors one entry for each wrong field.
   */
  constructor(message: string, errors: WireFieldError[], status: 400 | 409 = 400) {
    super(message);
    this.name = 'FieldErrors';
    this.errors = errors;
    this.status = status;
  }
}

/** The error handler of every service (Hono's `onError`). An unforeseen error is logged and told as a plain 500. */
export function answerFailure(failure: Error, context: Context<ServiceEnv>): Response {
  const requestId = requestIdOf(context);
  context.header(REQUEST_ID_HEADER, requestId);
  context.header('Cache-Control', 'no-store');
  if (failure instanceof ParameterErrors) return context.json(failure.errors, 400);
  if (failure instanceof FieldErrors) {
    const body: WireLeadRefusal = { message: failure.message, requestId, errors: failure.errors };
    return context.json(body, failure.status);
  }
  if (failure instanceof ServiceError) {
    const body: WireError = { message: failure.message, requestId };
    return context.json(body, failure.status, failure.headers);
  }
  if (failure instanceof HTTPException) {
    const body: WireError = { message: failure.message || 'The request failed.', requestId };
    return context.json(body, failure.status);
  }
  tellFailure(`request ${requestId} failed`, failure, requestId);
  const body: WireError = { message: 'Something went wrong on our side.', requestId };
  return context.json(body, 500);
}
