/** Calls that read, add, change and remove the customer. */
import type { ServiceCall } from '#api/retries.ts';
import type { IdentityUser } from '#platform/identity/identity.ts';
import type { WireNewUser, WireUser, WireUserChanges } from './contract.ts';
import { customerApi } from './customerApi.ts';

/** The part of the Redux store that holds the session. */
interface WithSession {
  session: { user: IdentityUser | null };
}

/**
 * The call that adds a customer or returns the existing one: a read would fail for a new customer. An account may have
 * no name, or only half of one.
 */
function userCall({ session: { user } }: WithSession): ServiceCall {
  const { givenName: first = '', familyName: last = '' } = user ?? {};
  const body: WireNewUser = first.trim() && last.trim() ? { name: { first, last } } : {};
  return { url: '/user', method: 'POST', body, isRepeatable: true };
}

/** The endpoints of the customer's account. */
export const userCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The stored customer. The call also adds a new customer, with the name from the session. */
    user: build.query<WireUser, void>({
      queryFn: async (_argument, { getState }, _extra, call) => {
        const { error, data } = await call(userCall(getState() as WithSession)); // the product has one store
        return error ? { error } : { data: data as WireUser }; // typed by the contract
      },
      providesTags: ['user'],
    }),
    /** Changes the given members. The page shows the change before the service answers. */
    changeUser: build.mutation<WireUser, WireUserChanges>({
      query: (body) => ({ url: '/user', method: 'PUT', body }),
      // Shown at once, and undone if the service refuses.
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
    /** Removes the customer with all stored data. */
    removeUser: build.mutation<null, void>({
      query: () => ({ url: '/user', method: 'DELETE' }),
      transformResponse: () => null,
    }),
  }),
});

/** Hooks of the endpoints. */
export const { useUserQuery, useChangeUserMutation } = userCalls;
