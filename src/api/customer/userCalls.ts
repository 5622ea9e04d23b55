/** The customer: looked up, added, changed, removed. */
import type { ServiceCall } from '#api/retries.ts';
import type { IdentityUser } from '#platform/identity/identity.ts';
import type { WireNewUser, WireUser, WireUserChanges } from './contract.ts';
import { customerApi } from './customerApi.ts';

/** What the store has of the session. */
interface WithSession {
  session: { user: IdentityUser | null };
}

/**
 * The call that adds a customer, or answers the one who is there already: a read would fail for a new one. An account may
 * have no name, or half of one.
 */
function userCall({ session: { user } }: WithSession): ServiceCall {
  const { givenName: first = '', familyName: last = '' } = user ?? {};
  const body: WireNewUser = first.trim() && last.trim() ? { name: { first, last } } : {};
  return { url: '/user', method: 'POST', body, isRepeatable: true };
}

/** The endpoints. */
export const userCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The customer as the service keeps them. The same call adds a new one, with the name of the session. */
    user: build.query<WireUser, void>({
      queryFn: async (_none, { getState }, _extra, call) => {
        const { error, data } = await call(userCall(getState() as WithSession)); // the product's one store
        return error ? { error } : { data: data as WireUser }; // the contract's answer
      },
      providesTags: ['user'],
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
export const { useUserQuery, useChangeUserMutation } = userCalls;
