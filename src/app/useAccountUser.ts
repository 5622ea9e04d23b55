import { useUserQuery } from '#api/customer/userCalls.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * Asks the customer service for whoever is signed in, whose name the header says; a new customer is added so. An account
 * without a name cannot be added, and the header says its email.
 */
export function useAccountUser(): void {
  const user = useAppSelector(({ session }) => session.user);
  useUserQuery(undefined, { skip: !(user?.givenName.trim() && user.familyName.trim()) });
}
