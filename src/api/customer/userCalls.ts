/** The customer: looked up, added, changed, removed. */
import type { WireNewUser, WireUser, WireUserChanges } from './contract.ts';
import { customerApi } from './customerApi.ts';

/** The endpoints. */
export const userCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The customer; fails with 404 until added. */
    user: build.query<WireUser, void>({ query: () => '/user', providesTags: ['user'] }),
    /** Adds the customer; one who is there already stays as they are. */
    addUser: build.mutation<WireUser, WireNewUser>({
      query: (body) => ({ url: '/user', method: 'POST', body }),
      invalidatesTags: (_user, error) => (error ? [] : ['user']),
    }),
    /** Changes what is given; it is shown before the service has answered. */
    changeUser: build.mutation<WireUser, WireUserChanges>({
      query: (body) => ({ url: '/user', method: 'PUT', body }),
      // Shown at once, and undone where the service refuses.
      onQueryStarted: async (changes, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          userCalls.util.updateQueryData('user', undefined, (user) => {
            Object.assign(user, changes);
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: (_user, error) => (error ? [] : ['user']),
    }),
    /** Removes the customer with everything that is theirs. */
    removeUser: build.mutation<null, void>({
      query: () => ({ url: '/user', method: 'DELETE' }),
      transformResponse: () => null,
    }),
  }),
});

/** Their hooks. */
export const { useUserQuery, useAddUserMutation, useChangeUserMutation } = userCalls;
