import { useUserQuery } from '#api/customer/userCalls.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Asks the customer service for whoever is signed in, whose name the header says; a new customer is added so. */
export function useAccountUser(): void {
  const isSignedIn = useAppSelector(({ session }) => session.user !== null);
  useUserQuery(undefined, { skip: !isSignedIn });
}
