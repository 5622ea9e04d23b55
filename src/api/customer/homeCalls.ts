/** Changes of saved homes. The list itself is in customerApi.ts. */
import type { WireHomesToAdd, WireSavedHome, WireSavedHomeChanges } from './contract.ts';
import { customerApi } from './customerApi.ts';

/** The listing that a saved home is. */
export interface HomeId {
  mlsNumber: string;
  boardId: number;
}

const homePath = ({ mlsNumber, boardId }: HomeId): string =>
  `/user/saved-homes/${boardId}/${encodeURIComponent(mlsNumber)}`;

/** The endpoints for changes of saved homes. */
export const homeCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Saves a home, or changes the note of a saved one, and updates the cached list with the answer. Visitors often
     * press the heart just before they leave the page, so this call and its reverse outlive the page (`keepalive`).
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
          () => undefined, // the caller handles the error
        ),
    }),
    /** Removes a home, also from the cached list. */
    removeHome: build.mutation<null, HomeId>({
      query: (home) => ({ url: homePath(home), method: 'DELETE', keepalive: true }),
      transformResponse: () => null,
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(withHome(id, undefined)),
          () => undefined, // the caller handles the error
        ),
    }),
    /** Adds the homes of a device, and invalidates the list. Safe to repeat. */
    addHomes: build.mutation<null, WireHomesToAdd>({
      query: (body) => ({ url: '/user/saved-homes', method: 'POST', body }),
      transformResponse: () => null,
    }),
  }),
});

/** Updates the cached list: replaces the home, adds it at the top, or removes it if `home` is undefined. */
const withHome = (id: HomeId, home: WireSavedHome | undefined) =>
  customerApi.util.updateQueryData('savedHomes', undefined, (homes) => {
    const place = homes.findIndex((other) => homePath(other) === homePath(id));
    if (place !== -1) homes.splice(place, 1, ...(home ? [home] : []));
    else if (home) homes.unshift(home);
  });

/** The hook that saves a home. */
export const { useSaveHomeMutation } = homeCalls;
