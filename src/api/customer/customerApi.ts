/** The customer service's calls (A7). They carry the ID token of whoever is signed in; every failure is a CallError. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { asCustomer, serviceQuery, serviceUrl } from '#api/serviceQuery.ts';
import { environment } from '#config/environment.ts';
import type { WireSavedHome, WireSavedHomes } from './contract.ts';

/** Where the service is. */
export const customerUrl = serviceUrl(environment.customerUrl);

/**
 * The service with the one call that hearts on every page read. Each group of others is added by its own file, with the
 * pages that need it. The answers are the customer's own: a sign-out resets them all.
 */
export const customerApi = createApi({
  reducerPath: 'customer',
  baseQuery: serviceQuery({ baseUrl: customerUrl, prepareHeaders: asCustomer }),
  tagTypes: ['user', 'homes', 'searches'],
  endpoints: (build) => ({
    /** The newest first. */
    savedHomes: build.query<WireSavedHome[], void>({
      query: () => '/user/saved-homes',
      transformResponse: ({ homes }: WireSavedHomes) => homes,
      providesTags: ['homes'],
    }),
  }),
});

/** The list's hook. */
export const { useSavedHomesQuery } = customerApi;
