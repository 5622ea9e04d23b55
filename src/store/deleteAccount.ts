/** Deletes a customer's account; loaded with the page that offers it. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { userCalls } from '#api/customer/userCalls.ts';
import { IdentityFault, type IdentityFaultReason } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { removeLeadsOf } from './refusedLeads.ts';
import type { RootState } from './rootReducer.ts';
import { sessionEnded } from './sessionSlice.ts';
import { clearDevice } from './signOut.ts';

/**
 * The result: all data is deleted, all except the sign-in, or none with the reason. All except the first can be
 * retried.
 */
export type Deletion = 'deleted' | 'signInFailed' | Refusal;

type Refusal = 'wrongPassword' | 'tooManyAttempts' | 'unreachable' | 'dataFailed';

const REFUSALS: Partial<Record<IdentityFaultReason, Refusal>> = {
  wrongPassword: 'wrongPassword',
  lockedOut: 'tooManyAttempts',
  limitExceeded: 'tooManyAttempts',
  unreachable: 'unreachable',
};

async function refusalOf(email: string, password: string): Promise<Refusal | undefined> {
  try {
    await (await loadIdentity()).checkPassword(email, password);
    return undefined;
  } catch (fault) {
    return (fault instanceof IdentityFault && REFUSALS[fault.reason]) || 'dataFailed';
  }
}

/**
 * Deletes the account in an order that can be repeated: checks the password with the provider, removes the customer's
 * data from the service, then the account, then ends the session on this device. Without the account the rest could not
 * be removed. Works independently of the open page. Deletes nothing if the password is wrong. Never rejects.
 * @param password of the account; undefined if another provider signs it in, which has none
 */
export function deleteAccount(password: string | undefined) {
  return async (
    dispatch: ThunkDispatch<RootState, unknown, UnknownAction>,
    getState: () => RootState,
  ): Promise<Deletion> => {
    const email = getState().session.user?.email ?? '';
    const refusal = password === undefined ? undefined : await refusalOf(email, password);
    if (refusal) return refusal;
    const { error } = await dispatch(userCalls.endpoints.removeUser.initiate());
    if (error) return 'dataFailed';
    await removeLeadsOf(email);
    try {
      await (await loadIdentity()).deleteAccount();
    } catch {
      return 'signInFailed';
    }
    const left = clearDevice();
    // This tab also receives its own message to the others. By then it knows the reason, and opens the home page
    // instead of the login page.
    dispatch(sessionEnded('deleted'));
    await left;
    return 'deleted';
  };
}
