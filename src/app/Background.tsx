import { useEffect } from 'react';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { useEntryScroll } from '#components/entry-memory/useEntryScroll.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { deliveryDue } from '#store/outboxListeners.ts';
import { followReach } from '#store/reach.ts';
import { useFreshStyles } from '#ui/useFreshStyles.ts';
import { useFaultWatch } from './useFaultWatch.ts';
import { useLocationList } from './useLocationList.ts';
import { useNewVersion } from './useNewVersion.ts';

/** Says so while a service cannot be reached (L8). */
function useReach(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followReach()), [dispatch]);
}

/** Milliseconds after the start: what the page itself needs comes first. */
const PAUSE_MS = 3000;

/** Delivers leads that wait on the device: once a visit starts, and whenever the connection is back (rulings D2). */
function useLeadDelivery(): void {
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

/** Asks the customer service for whoever is signed in, whose name the header says; a new customer is added so. */
function useAccountUser(): void {
  const isSignedIn = useAppSelector(({ session }) => session.user !== null);
  useUserQuery(undefined, { skip: !isSignedIn });
}

/** What the product does beside its pages, and draws nothing. */
export function Background() {
  useFreshStyles();
  useEntryScroll('window', () => document.documentElement);
  useAccountUser();
  useFaultWatch();
  useReach();
  useNewVersion();
  useLeadDelivery();
  useLocationList();
  return null;
}
