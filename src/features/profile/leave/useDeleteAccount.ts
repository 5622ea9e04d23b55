import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRemoveUserMutation } from '../../../api/customer/userCalls.ts';
import { paths } from '../../../domain/paths.ts';
import { loadIdentity } from '../../../platform/identity/loadIdentity.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { notified } from '../../../store/notificationsSlice.ts';
import { sessionEnded } from '../../../store/sessionSlice.ts';

/** What could not be removed: everything, or only the sign-in. Either can be tried again. */
export type DeleteState = 'idle' | 'deleting' | 'dataFailed' | 'signInFailed';

/**
 * Removes what the service keeps of the customer, then the account itself, then leaves. The order is the one that can
 * be repeated: without the account nobody could ask for the rest to be removed.
 */
export function useDeleteAccount(): { state: DeleteState; deleteAccount: () => void } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [removeUser] = useRemoveUserMutation();
  const [state, setState] = useState<DeleteState>('idle');
  const underWay = useRef(false);
  const isDeleted = useRef(false);

  useEffect(() => {
    return () => {
      if (!isDeleted.current) return;
      // First the page goes, then the session ends: the guard of this page would lead to the login page.
      dispatch(sessionEnded('signedOut'));
      dispatch(notified({ severity: 'success', notice: 'accountDeleted', persistent: true }));
    };
  }, [dispatch]);

  const run = async (): Promise<void> => {
    const { error } = await removeUser();
    if (error) return setState('dataFailed');
    try {
      await (await loadIdentity()).deleteAccount();
    } catch {
      return setState('signInFailed');
    }
    isDeleted.current = true;
    await navigate(paths.home(), { replace: true });
  };

  return {
    state,
    deleteAccount: () => {
      // A second press may come before the first is drawn.
      if (underWay.current) return;
      underWay.current = true;
      setState('deleting');
      void run().finally(() => {
        underWay.current = false;
      });
    },
  };
}
