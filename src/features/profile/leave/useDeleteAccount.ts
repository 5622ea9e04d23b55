import { useEffect, useRef, useState } from 'react';
import { type Deletion, deleteAccount } from '#store/deleteAccount.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';

/** How far the deletion is; what failed can be tried again. */
export type DeleteState = 'idle' | 'deleting' | Exclude<Deletion, 'deleted'>;

/** Deletes the account with its password; a customer who leaves the page meanwhile is told its end where they are. */
export function useDeleteAccount(): {
  state: DeleteState;
  /** Answers what became of it; undefined where a deletion is under way already. */
  deleteAccount: (password: string | undefined) => Promise<Deletion | undefined>;
} {
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

  return {
    state,
    async deleteAccount(password) {
      // A second press may come before the first is drawn.
      if (underWay.current) return undefined;
      underWay.current = true;
      setState('deleting');
      const deletion = await dispatch(deleteAccount(password));
      underWay.current = false;
      if (deletion === 'deleted') return deletion;
      if (isHere.current) setState(deletion);
      else dispatch(notified({ severity: 'error', notice: 'accountNotDeleted', persistent: true }));
      return deletion;
    },
  };
}
