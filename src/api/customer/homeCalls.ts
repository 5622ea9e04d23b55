/** Changes of saved homes; the list itself is customerApi's. */
import type { WireHomesToAdd, WireSavedHome, WireSavedHomeChanges } from './contract.ts';
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
    /**
     * Saves a home, or changes the note of a saved one; the list of homes holds the answer. A heart is often the last
     * thing pressed before another page: its call, as that which takes it back, outlives the page.
     */
    saveHome: build.mutation<WireSavedHome, HomeId & WireSavedHomeChanges>({
      query: ({ mlsNumber, boardId, ...body }) => ({
        url: homePath({ mlsNumber, boardId }),
        method: 'PUT',
        body,
        keepalive: true,
      }),
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(withHome(id, data)),
          () => undefined, // whoever called is told
        ),
    }),
    /** Takes a home out, of the list too. */
    removeHome: build.mutation<null, HomeId>({
      query: (home) => ({ url: homePath(home), method: 'DELETE', keepalive: true }),
      transformResponse: () => null,
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(withHome(id, undefined)),
          () => undefined, // whoever called is told
        ),
    }),
    /** Adds the homes of a device; safe to repeat. The list of homes is to be read again. */
    addHomes: build.mutation<null, WireHomesToAdd>({
      query: (body) => ({ url: '/user/saved-homes', method: 'POST', body }),
      transformResponse: () => null,
    }),
  }),
});

/** The list with one home in its place, or at the top; without it for undefined. */
const withHome = (id: HomeId, home: WireSavedHome | undefined) =>
  customerApi.util.updateQueryData('savedHomes', undefined, (homes) => {
    const place = homes.findIndex((other) => homePath(other) === homePath(id));
    if (place !== -1) homes.splice(place, 1, ...(home ? [home] : []));
    else if (home) homes.unshift(home);
  });

/** Their hooks. */
export const { useSaveHomeMutation } = homeCalls;
