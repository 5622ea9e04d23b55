import { useEffect } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { noticeResolved, notified } from '#store/notificationsSlice.ts';

/** Says so while the browser is offline (L4, A4): the notice stays until the connection is back. */
export function useConnectionNotice(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const lost = () =>
      dispatch(notified({ severity: 'warning', notice: 'offline', persistent: true, reload: true }));
    const found = () => dispatch(noticeResolved('offline'));
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', found);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', found);
    };
  }, [dispatch]);
}
