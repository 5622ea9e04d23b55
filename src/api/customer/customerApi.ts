/** The customer service's calls (A7). They carry the ID token of whoever is signed in; every failure is a CallError. */
import {
  type BaseQueryFn,
  createApi,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { environment } from '../../config/environment.ts';
import { sessionToken } from '../../platform/identity/sessionToken.ts';
import { type CallError, callError } from '../errors.ts';

const TIMEOUT_MS = 15_000;

/** Where the service is. */
export const customerUrl = new URL(environment.customerUrl, globalThis.location?.origin ?? 'http://localhost')
  .href;

const rawQuery = fetchBaseQuery({
  baseUrl: customerUrl,
  timeout: TIMEOUT_MS,
  prepareHeaders: async (headers) => {
    const token = await sessionToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

const baseQuery: BaseQueryFn<
  Parameters<typeof rawQuery>[0],
  unknown,
  CallError,
  object,
  FetchBaseQueryMeta
> = async (call, api, extra) => {
  const { error, data, meta } = await rawQuery(call, api, extra);
  return error ? { error: callError(error), ...(meta && { meta }) } : { data, ...(meta && { meta }) };
};

/**
 * The service without a call: each group of them is added by its own file, with the pages that need it. What they
 * answer is the customer's own: a sign-out resets it all.
 */
export const customerApi = createApi({
  reducerPath: 'customer',
  baseQuery,
  tagTypes: ['user', 'homes', 'searches'],
  endpoints: () => ({}),
});
