/** The customer service's calls (A7). They carry the ID token of whoever is signed in; every failure is a CallError. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { asCustomer, serviceQuery, serviceUrl } from '#api/serviceQuery.ts';
import { environment } from '#config/environment.ts';

/** Where the service is. */
export const customerUrl = serviceUrl(environment.customerUrl);

/**
 * The service without a call: each group of them is added by its own file, with the pages that need it. What they
 * answer is the customer's own: a sign-out resets it all.
 */
export const customerApi = createApi({
  reducerPath: 'customer',
  baseQuery: serviceQuery({ baseUrl: customerUrl, prepareHeaders: asCustomer }),
  tagTypes: ['user', 'homes', 'searches'],
  endpoints: () => ({}),
});
