/** Calls of the homes that a customer claims. */
import type { WireClaimChanges, WireClaimedHome, WireClaimedHomes, WireNewClaim } from './claimContract.ts';
import { customerApi } from './customerApi.ts';

const claimCalls = customerApi.enhanceEndpoints({ addTagTypes: ['claims'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The claimed homes, newest first. */
    claimedHomes: build.query<WireClaimedHome[], void>({
      query: () => '/user/claimed-homes',
      transformResponse: ({ homes }: WireClaimedHomes) => homes,
      providesTags: ['claims'],
    }),
    claimHome: build.mutation<WireClaimedHome, WireNewClaim>({
      query: (body) => ({ url: '/user/claimed-homes', method: 'POST', body }),
      // A visitor who signed up to claim a home has both calls under way: the list may be the older answer.
      invalidatesTags: ['claims'],
      onQueryStarted: async (_claim, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        dispatch(
          claimCalls.util.updateQueryData('claimedHomes', undefined, (homes) => [
            data,
            ...homes.filter(({ id }) => id !== data.id),
          ]),
        );
      },
    }),
    changeClaim: build.mutation<WireClaimedHome, { id: string } & WireClaimChanges>({
      query: ({ id, ...body }) => ({
        url: `/user/claimed-homes/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
      }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        dispatch(
          claimCalls.util.updateQueryData('claimedHomes', undefined, (homes) =>
            homes.map((home) => (home.id === id ? data : home)),
          ),
        );
      },
    }),
    removeClaim: build.mutation<null, string>({
      query: (id) => ({ url: `/user/claimed-homes/${encodeURIComponent(id)}`, method: 'DELETE' }),
      transformResponse: () => null,
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const isRemoved = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isRemoved) return;
        dispatch(
          claimCalls.util.updateQueryData('claimedHomes', undefined, (homes) =>
            homes.filter((home) => home.id !== id),
          ),
        );
      },
    }),
  }),
});

/** Hooks of the endpoints. */
export const { useClaimedHomesQuery, useClaimHomeMutation, useChangeClaimMutation, useRemoveClaimMutation } =
  claimCalls;
