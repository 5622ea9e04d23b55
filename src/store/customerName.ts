import type { WireUser } from '#api/customer/contract.ts';
import type { RootState } from './rootReducer.ts';

/**
 * The signed-in customer's name in the customer service, which the customer can change. Undefined for a visitor, until
 * the service has answered, and if it knows no name.
 */
export function selectCustomerName(state: RootState): WireUser['name'] | undefined {
  if (state.session.status !== 'active') return undefined;
  // The call is made by useAccountUser, whose code a visitor's page does not load.
  const user = state.customer.queries['user(undefined)']?.data as WireUser | undefined; // the endpoint's own type
  // Every page's header reads this: an answer without a name must not break the page.
  return user?.name?.first ? user.name : undefined;
}
