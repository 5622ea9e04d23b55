import { useEffect } from 'react';
import { tabStorage } from '#platform/storage/storage.ts';
import { onSignOutElsewhere } from '#platform/tabs/signOutElsewhere.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { tabWoke } from '#store/sessionListeners.ts';
import { sessionEnded } from '#store/sessionSlice.ts';

/** Keeps the session true while the tab sleeps, the connection is lost, and other tabs sign in and out (A4). */
export function useSessionWatch(): void {
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(({ session }) => session.status === 'inactive');
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') dispatch(tabWoke());
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    window.addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', wake);
    };
  }, [dispatch]);
  useEffect(() => {
    if (isVisitor) return;
    return onSignOutElsewhere(() => {
      tabStorage.clear([]);
      dispatch(sessionEnded('signedOut'));
    });
  }, [dispatch, isVisitor]);
}
