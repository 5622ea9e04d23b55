/** The base query of all services: with a timeout, the customer's token, retries, and one type of failure. */
import {
  type BaseQueryFn,
  type FetchBaseQueryArgs,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { sessionToken } from '#platform/identity/sessionToken.ts';
import { type CallError, callError } from './errors.ts';
import { askRepeatedly, type ServiceCall } from './retries.ts';

/** Timeout of a call in milliseconds. */
const TIMEOUT_MS = 15_000;

/** A service's base query; every failure is a CallError. */
export type ServiceQuery = BaseQueryFn<string | ServiceCall, unknown, CallError, object, FetchBaseQueryMeta>;

/** The whole address of a service, given by an address or by a path on this origin. */
export function serviceUrl(address: string): string {
  return new URL(address, globalThis.location?.origin ?? 'http://localhost').href;
}

/** Adds the customer's ID token to the headers, if there is one. */
async function asCustomer(headers: Headers): Promise<Headers> {
  const token = await sessionToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/**
 * Creates the base query of one service. Its calls carry the customer's token.
 * @param settings its address, and its own options
 */
export function serviceQuery(settings: FetchBaseQueryArgs): ServiceQuery {
  const ask = fetchBaseQuery({ timeout: TIMEOUT_MS, prepareHeaders: asCustomer, ...settings });
  return async (call, api, extra) => {
    const answer = await askRepeatedly(() => ask(call, api, extra), call, api.signal);
    return answer.error ? { ...answer, error: callError(answer.error) } : answer;
  };
}
