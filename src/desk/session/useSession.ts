import { useEffect } from 'react';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { onSignOutElsewhere } from '#platform/navigation/signOutElsewhere.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { type DeskStore, useDeskDispatch } from '../store/deskStore.ts';
import { providerUnreachable, sessionFound, sessionMissing, sessionSought } from '../store/sessionSlice.ts';

/**
 * Asks the identity provider for the session on this device.
 * @param isOpen the desk is open, and its pages stay meanwhile; false by default
 */
export async function seekSession(dispatch: DeskStore['dispatch'], isOpen = false): Promise<void> {
  if (!isOpen) dispatch(sessionSought());
  try {
    const user = await (await loadIdentity()).session();
    dispatch(user ? sessionFound(user) : sessionMissing());
  } catch (failure) {
    console.warn('The identity provider cannot be reached.', failure);
    dispatch(providerUnreachable());
  }
}

/** Finds the session at the start. A sign-out in another tab ends it here too, with all that was typed. */
export function useSession(): void {
  const dispatch = useDeskDispatch();
  useEffect(() => {
    void seekSession(dispatch);
    return onSignOutElsewhere(() => {
      tabStorage.clear([]);
      dispatch(sessionMissing());
    });
  }, [dispatch]);
}
