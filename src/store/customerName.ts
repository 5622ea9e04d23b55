import type { WireUser } from '#api/customer/contract.ts';
import { customerApi } from '#api/customer/customerApi.ts';
import type { userCalls } from '#api/customer/userCalls.ts';
import type { RootState } from './rootReducer.ts';

/**
 * The signed-in customer's name in the customer service, which the customer can change. Undefined for a visitor, until
 * the service has answered, and if it knows no name.
 */
export function selectCustomerName(state: RootState): WireUser['name'] | undefined {
  if (state.session.status !== 'active') return undefined;
  const calls = customerApi as typeof userCalls; // useAccountUser adds this endpoint, whose code a visitor does not load
  const user = calls.util.selectEntriesForEndpoint(state, 'user')[0]?.data;
  // Every page's header reads this: an answer without a name must not break the page.
  return user?.name?.first ? user.name : undefined;
}
