/** Saved homes. */
import type { WireHomesToAdd, WireSavedHome, WireSavedHomeChanges, WireSavedHomes } from './contract.ts';
import { customerApi } from './customerApi.ts';

/** Which listing a saved home is. */
export interface HomeId {
  mlsNumber: string;
  boardId: number;
}

const homePath = ({ mlsNumber, boardId }: HomeId): string =>
  `/user/saved-homes/${boardId}/${encodeURIComponent(mlsNumber)}`;

/** The endpoints. */
export const homeCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first. */
    savedHomes: build.query<WireSavedHome[], void>({
      query: () => '/user/saved-homes',
      transformResponse: ({ homes }: WireSavedHomes) => homes,
      providesTags: ['homes'],
    }),
    /** Saves a home, or changes the note of a saved one. */
    saveHome: build.mutation<WireSavedHome, HomeId & WireSavedHomeChanges>({
      query: ({ mlsNumber, boardId, ...body }) => ({
        url: homePath({ mlsNumber, boardId }),
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['homes'],
    }),
    /** Takes a home out. */
    removeHome: build.mutation<null, HomeId>({
      query: (home) => ({ url: homePath(home), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: ['homes'],
    }),
    /** Adds the homes of a device; safe to repeat. */
    addHomes: build.mutation<null, WireHomesToAdd>({
      query: (body) => ({ url: '/user/saved-homes', method: 'POST', body }),
      transformResponse: () => null,
      invalidatesTags: ['homes'],
    }),
  }),
});

/** Their hooks. */
export const { useSavedHomesQuery, useSaveHomeMutation, useRemoveHomeMutation, useAddHomesMutation } =
  homeCalls;
