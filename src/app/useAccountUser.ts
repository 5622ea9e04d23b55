import { useEffect } from 'react';
import { useAddUserMutation, useUserQuery } from '../api/customer/userCalls.ts';
import { isCallError } from '../api/errors.ts';
import { useAppSelector } from '../store/hooks.ts';

/**
 * Asks the customer service for whoever is signed in, whose name the header says. One whom the service does not know yet is
 * added with the name that the identity provider knows.
 */
export function useAccountUser(): void {
  const user = useAppSelector(({ session }) => session.user);
  const { error, isFetching } = useUserQuery(undefined, { skip: user === null });
  const [add] = useAddUserMutation();
  const isMissing = user !== null && !isFetching && isCallError(error) && error.status === 404;
  useEffect(() => {
    if (isMissing && user) void add({ name: { first: user.givenName, last: user.familyName } });
  }, [isMissing, user, add]);
}
