/** How every service is asked: in time, by whoever is signed in, again where that may help, with one shape of failure. */
import {
  type BaseQueryFn,
  type FetchBaseQueryArgs,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { sessionToken } from '#platform/identity/sessionToken.ts';
import { type CallError, callError } from './errors.ts';
import { askRepeatedly, type ServiceCall } from './retries.ts';

/** Milliseconds until a call that has no answer counts as failed. */
const TIMEOUT_MS = 15_000;

/** A service's base query; every failure is a CallError. */
export type ServiceQuery = BaseQueryFn<string | ServiceCall, unknown, CallError, object, FetchBaseQueryMeta>;

/** The whole address of a service that is named by one, or by a path of this origin. */
export function serviceUrl(address: string): string {
  return new URL(address, globalThis.location?.origin ?? 'http://localhost').href;
}

/** Headers with the ID token of whoever is signed in. */
export async function asCustomer(headers: Headers): Promise<Headers> {
  const token = await sessionToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** The base query of one service. @param settings its address, and what it has of its own */
export function serviceQuery(settings: FetchBaseQueryArgs): ServiceQuery {
  const ask = fetchBaseQuery({ timeout: TIMEOUT_MS, ...settings });
  return async (call, api, extra) => {
    const { error, data, meta } = await askRepeatedly(() => ask(call, api, extra), call, api.signal);
    return error ? { error: callError(error), ...(meta && { meta }) } : { data, ...(meta && { meta }) };
  };
}
