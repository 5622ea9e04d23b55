/** Saved searches. */
import type { WireNewSearch, WireSavedSearch, WireSavedSearches, WireSearchChanges } from './contract.ts';
import { customerApi } from './customerApi.ts';

/** The endpoints. */
const searchCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first. */
    savedSearches: build.query<WireSavedSearch[], void>({
      query: () => '/user/saved-searches',
      transformResponse: ({ searches }: WireSavedSearches) => searches,
      providesTags: ['searches'],
    }),
    /** Saves a search; fails with 409 for a name that is taken. */
    saveSearch: build.mutation<WireSavedSearch, WireNewSearch>({
      query: (body) => ({ url: '/user/saved-searches', method: 'POST', body }),
      invalidatesTags: (_search, error) => (error ? [] : ['searches']),
    }),
    /** Renames a search or changes its alert; the list shows it before the service has answered. */
    changeSearch: build.mutation<WireSavedSearch, { id: string } & WireSearchChanges>({
      query: ({ id, ...body }) => ({
        url: `/user/saved-searches/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
      }),
      // Shown at once, and undone where the service refuses.
      onQueryStarted: async ({ id, ...changes }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          searchCalls.util.updateQueryData('savedSearches', undefined, (searches) => {
            Object.assign(searches.find((search) => search.id === id) ?? {}, changes);
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: (_search, error) => (error ? [] : ['searches']),
    }),
    /** Takes a search out. */
    removeSearch: build.mutation<null, string>({
      query: (id) => ({ url: `/user/saved-searches/${encodeURIComponent(id)}`, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: ['searches'],
    }),
    /** Tells that a search was opened: what it has now is no longer new. */
    visitSearch: build.mutation<null, string>({
      query: (id) => ({ url: `/user/saved-searches/${encodeURIComponent(id)}/visits`, method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: ['searches'],
    }),
  }),
});

/** Their hooks. */
export const {
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useChangeSearchMutation,
  useRemoveSearchMutation,
  useVisitSearchMutation,
} = searchCalls;
