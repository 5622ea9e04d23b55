/**
 * Calls of the customer service (requirement A30). They carry the customer's ID token; every failure is a CallError.
 */
import { createApi } from '@reduxjs/toolkit/query/react';
import { serviceQuery, serviceUrl } from '#api/serviceQuery.ts';
import { environment } from '#config/environment.ts';
import type { WireSavedHome, WireSavedHomes } from './contract.ts';

/** Address of the customer service. */
export const customerUrl = serviceUrl(environment.customerUrl);

/**
 * The service with the only call that every page needs, for its save buttons. Other files add the other calls, and load
 * with the pages that need them. The answers belong to one customer: a sign-out resets them all.
 */
export const customerApi = createApi({
  reducerPath: 'customer',
  baseQuery: serviceQuery({ baseUrl: customerUrl }),
  tagTypes: ['user', 'homes', 'searches'],
  endpoints: (build) => ({
    /** The saved homes, newest first. */
    savedHomes: build.query<WireSavedHome[], void>({
      query: () => '/user/saved-homes',
      transformResponse: ({ homes }: WireSavedHomes) => homes,
      providesTags: ['homes'],
    }),
  }),
});

/** The hook of the list. */
export const { useSavedHomesQuery } = customerApi;
