/** Calls for viewing requests: those of the customer, and the one of a mail's link. */
import { customerApi } from './customerApi.ts';
import type { WireViewing, WireViewingChange, WireViewings } from './viewingContract.ts';

const withToken = (token: string) => ({ 'Viewing-Token': token });

/** The endpoints for viewing requests. */
const viewingCalls = customerApi.enhanceEndpoints({ addTagTypes: ['viewings'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The viewing requests, newest first. */
    viewings: build.query<WireViewing[], void>({
      query: () => '/user/viewings',
      transformResponse: ({ viewings }: WireViewings) => viewings,
      providesTags: ['viewings'],
    }),
    /** The request of a mail's link, by its token. */
    linkedViewing: build.query<WireViewing, string>({
      query: (token) => ({ url: '/viewing', headers: withToken(token) }),
      providesTags: ['viewings'],
    }),
    /** Changes a request: the customer's own by its id, or that of a link by its token. */
    changeViewing: build.mutation<WireViewing, { id: string; token?: string; change: WireViewingChange }>({
      query: ({ id, token, change: body }) =>
        token === undefined
          ? { url: `/user/viewings/${encodeURIComponent(id)}`, method: 'PUT', body }
          : { url: '/viewing', method: 'PUT', body, headers: withToken(token) },
      // After a refusal the page shows the state that caused it.
      invalidatesTags: ['viewings'],
    }),
  }),
});

/** Hooks of the endpoints. */
export const { useViewingsQuery, useLinkedViewingQuery, useChangeViewingMutation } = viewingCalls;
