import { useCallback } from 'react';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { sessionBegan } from '#store/sessionSlice.ts';

/** Asks whether a session has begun meanwhile, in another tab perhaps: what a closed dialog does (A4). */
export function useRefreshedSession(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    loadIdentity()
      .then((identity) => identity.session({ isRefreshed: true }))
      .then((user) => user && dispatch(sessionBegan(user)))
      // Without an answer the visitor stays one.
      .catch(() => {});
  }, [dispatch]);
}
