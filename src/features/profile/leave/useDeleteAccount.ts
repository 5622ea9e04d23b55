import { useEffect, useRef, useState } from 'react';
import { type Deletion, deleteAccount } from '#store/deleteAccount.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';

/** How far the deletion is; what failed can be tried again. */
export type DeleteState = 'idle' | 'deleting' | Exclude<Deletion, 'deleted'>;

/** Deletes the account; whoever leaves the page meanwhile is told its end where they are. */
export function useDeleteAccount(): { state: DeleteState; deleteAccount: () => void } {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<DeleteState>('idle');
  const underWay = useRef(false);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const run = async (): Promise<void> => {
    const deletion = await dispatch(deleteAccount());
    underWay.current = false;
    if (deletion === 'deleted') return;
    if (isHere.current) setState(deletion);
    else dispatch(notified({ severity: 'error', notice: 'accountNotDeleted', persistent: true }));
  };

  return {
    state,
    deleteAccount: () => {
      // A second press may come before the first is drawn.
      if (underWay.current) return;
      underWay.current = true;
      setState('deleting');
      void run();
    },
  };
}
