/** Deletes a customer's account; loaded with the page that offers it. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { userCalls } from '#api/customer/userCalls.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import type { RootState } from './rootReducer.ts';
import { sessionEnded } from './sessionSlice.ts';
import { leaveDevice } from './signOut.ts';

/** What became of it: everything is gone, nothing, or all but the sign-in. The last two can be tried again. */
export type Deletion = 'deleted' | 'dataFailed' | 'signInFailed';

/**
 * Removes what the service keeps of the customer, then the account itself, then ends the session on this device: by
 * itself, whichever page is open by then. The order is the one that can be repeated: without the account nobody could
 * ask for the rest to be removed. Never rejects.
 */
export function deleteAccount() {
  return async (dispatch: ThunkDispatch<RootState, unknown, UnknownAction>): Promise<Deletion> => {
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
