import { useEffect } from 'react';
import type { WireUser } from '../../../api/customer/contract.ts';
import { useAddUserMutation, useUserQuery } from '../../../api/customer/userCalls.ts';
import { isCallError } from '../../../api/errors.ts';
import { useAppSelector } from '../../../store/hooks.ts';

interface Account {
  user: WireUser | undefined;
  /** Neither found nor made. */
  isFailed: boolean;
  retry(): void;
}

/**
 * The customer as the service keeps them. An account that was made elsewhere has no entry there yet: it is added with
 * the name that the identity provider knows.
 */
export function useAccount(): Account {
  const { data, error, isFetching, refetch } = useUserQuery();
  const known = useAppSelector(({ session }) => session.user);
  const [add, added] = useAddUserMutation();
  const isMissing = !data && !isFetching && isCallError(error) && error.status === 404;
  const { isUninitialized } = added;
  useEffect(() => {
    if (!isMissing || !isUninitialized || !known) return;
    void add({ name: { first: known.givenName, last: known.familyName } });
  }, [isMissing, isUninitialized, known, add]);
  const user = data ?? added.data;
  const isUnderWay = isFetching || added.isLoading || (isMissing && isUninitialized);
  return {
    user,
    isFailed: !user && !isUnderWay,
    retry: () => {
      added.reset();
      void refetch();
    },
  };
}
