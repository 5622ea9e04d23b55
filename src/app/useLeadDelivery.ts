import { useEffect } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { deliveryDue } from '#store/outboxListeners.ts';

/** Milliseconds after the start: what the page itself needs comes first. */
const PAUSE_MS = 3000;

/** Delivers leads that wait on the device: once a visit starts, and whenever the connection is back (rulings D2). */
export function useLeadDelivery(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const due = () => dispatch(deliveryDue());
    const pause = setTimeout(due, PAUSE_MS);
    window.addEventListener('online', due);
    return () => {
      clearTimeout(pause);
      window.removeEventListener('online', due);
    };
  }, [dispatch]);
}
