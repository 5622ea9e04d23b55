/** Calls of the homes that a customer watches: mails report their changes. */
import type { WireNewWatch, WireWatchedHome, WireWatchedHomes } from './contract.ts';
import { customerApi } from './customerApi.ts';
import type { HomeId } from './homeCalls.ts';

const isSame = (one: HomeId, other: HomeId): boolean =>
  one.boardId === other.boardId && one.mlsNumber === other.mlsNumber;

const watchCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The watched homes, newest first. */
    watchedHomes: build.query<WireWatchedHome[], void>({
      query: () => '/user/watched-homes',
      transformResponse: ({ homes }: WireWatchedHomes) => homes,
    }),
    /** Watches a home, or ends its watch. The page shows the change before the service answers. */
    watchHome: build.mutation<null, { id: HomeId; isWatched: boolean } & WireNewWatch>({
      query: ({ id: { mlsNumber, boardId }, isWatched, language }) => ({
        url: `/user/watched-homes/${boardId}/${encodeURIComponent(mlsNumber)}`,
        ...(isWatched ? { method: 'PUT', body: { language } } : { method: 'DELETE' }),
      }),
      transformResponse: () => null,
      // Shown at once, and undone if the service refuses.
      onQueryStarted: async ({ id, isWatched }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          watchCalls.util.updateQueryData('watchedHomes', undefined, (homes) => {
            const others = homes.filter((home) => !isSame(home, id));
            return isWatched ? [{ ...id, since: '' }, ...others] : others;
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

/** Hooks of the endpoints. */
export const { useWatchedHomesQuery, useWatchHomeMutation } = watchCalls;
