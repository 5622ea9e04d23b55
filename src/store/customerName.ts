import type { WireUser } from '#api/customer/contract.ts';
import type { RootState } from './rootReducer.ts';

/**
 * What the customer service calls whoever is signed in: the name that a customer can change. Undefined for a visitor, and until
 * the service has answered, or where it knows no name.
 */
export function selectCustomerName(state: RootState): WireUser['name'] | undefined {
  if (state.session.status !== 'active') return undefined;
  // The call itself comes later, with useAccountUser: a visitor's page does without its code.
  const user = state.customer.queries['user(undefined)']?.data as WireUser | undefined; // the endpoint's own type
  // Every page's header reads this: an answer without a name must not take the page down.
  return user?.name?.first ? user.name : undefined;
}
