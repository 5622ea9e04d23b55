/** Deletes a customer's account; loaded with the page that offers it. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { userCalls } from '#api/customer/userCalls.ts';
import { IdentityFault, type IdentityFaultReason } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import type { RootState } from './rootReducer.ts';
import { sessionEnded } from './sessionSlice.ts';
import { leaveDevice } from './signOut.ts';

/** What became of it: everything is gone, all but the sign-in, or nothing, and why. All but the first can be tried again. */
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
 * Has the provider check the password first, and deletes nothing where it refuses it. Then removes what the service keeps of the customer, then the account itself, then ends the session on this device: by
 * itself, whichever page is open by then. The order is the one that can be repeated: without the account nobody could
 * ask for the rest to be removed. Never rejects.
 * @param password of the account; undefined where another provider signs it in, which has none
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
    try {
      await (await loadIdentity()).deleteAccount();
    } catch {
      return 'signInFailed';
    }
    const left = leaveDevice();
    // This tab hears too what it tells the others: by then it knows why, and leads home instead of to the login page.
    dispatch(sessionEnded('deleted'));
    await left;
    return 'deleted';
  };
}
