/** Calls for saved searches. */
import type { WireNewSearch, WireSavedSearch, WireSavedSearches, WireSearchChanges } from './contract.ts';
import { customerApi } from './customerApi.ts';

/** The endpoints for saved searches. */
const searchCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The saved searches, newest first. */
    savedSearches: build.query<WireSavedSearch[], void>({
      query: () => '/user/saved-searches',
      transformResponse: ({ searches }: WireSavedSearches) => searches,
      providesTags: ['searches'],
    }),
    /** Saves a search; fails with 409 if the name is taken. */
    saveSearch: build.mutation<WireSavedSearch, WireNewSearch>({
      query: (body) => ({ url: '/user/saved-searches', method: 'POST', body }),
      invalidatesTags: (_search, error) => (error ? [] : ['searches']),
    }),
    /** Renames a search or changes its alert. The list shows the change before the service answers. */
    changeSearch: build.mutation<WireSavedSearch, { id: string } & WireSearchChanges>({
      query: ({ id, ...body }) => ({
        url: `/user/saved-searches/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
      }),
      // Shown at once, and undone if the service refuses.
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
    /** Removes a search. */
    removeSearch: build.mutation<null, string>({
      query: (id) => ({ url: `/user/saved-searches/${encodeURIComponent(id)}`, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: ['searches'],
    }),
    /** Records a visit of a search: homes that it holds now are no longer new. */
    visitSearch: build.mutation<null, string>({
      query: (id) => ({ url: `/user/saved-searches/${encodeURIComponent(id)}/visits`, method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: ['searches'],
    }),
  }),
});

/** Hooks of the endpoints. */
export const {
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useChangeSearchMutation,
  useRemoveSearchMutation,
  useVisitSearchMutation,
} = searchCalls;
