import { useEffect, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useHasInteracted } from '#components/lazy/usePreload.ts';
import { collectFaults } from '#platform/monitoring/earlyFaults.ts';
import { isReturn } from '#platform/storage/isReturn.ts';
import { deliveryDue } from '#store/deliveryDue.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectNotifications } from '#store/notificationsSlice.ts';
import type { RootState } from '#store/rootReducer.ts';

const Notices = lazyOnIntent(async () => (await import('./Notices.tsx')).Notices);
const Background = lazyOnIntent(async () => (await import('./Background.tsx')).Background);

/** Milliseconds after the page is rendered, for browsers without an idle callback. */
const PAUSE_MS = 2000;

/** True once the page is rendered and the browser is idle. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const pause = setTimeout(begin, PAUSE_MS);
      return () => clearTimeout(pause);
    }
    const idle = requestIdleCallback(begin, { timeout: PAUSE_MS });
    return () => cancelIdleCallback(idle);
  }, []);
  return isIdle;
}

/** Milliseconds after which an untouched page has work too: it may stay open for days. */
export const UNTOUCHED_MS = 20_000;

/**
 * False for the first page of a visitor who has not been here before. A returning visitor has the code on the device, by the
 * service worker. A reload restores the scroll position.
 */
const isKnownVisit = (): boolean => isReturn() || Boolean(navigator.serviceWorker?.controller);

/** True if a call failed, which is to be reported, and repeated when the service can be reached. */
const hasFailedCall = ({ realty, contact, customer }: RootState): boolean =>
  [realty, contact, customer].some(({ queries }) =>
    Object.values<{ status: string } | undefined>(queries).some((query) => query?.status === 'rejected'),
  );

/** True once there is work beside the page: at the visitor's first move, for a customer, after a fault, or later. */
function useHasWork(): boolean {
  const hasMoved = useHasInteracted();
  const isFollowed = useAppSelector((state) => state.session.user !== null || hasFailedCall(state));
  const [isDue, setDue] = useState(isKnownVisit);
  useEffect(() => {
    const begin = () => setDue(true);
    collectFaults(begin);
    window.addEventListener('scroll', begin, { once: true, passive: true });
    const pause = setTimeout(begin, UNTOUCHED_MS);
    return () => {
      window.removeEventListener('scroll', begin);
      clearTimeout(pause);
    };
  }, []);
  return isDue || hasMoved || isFollowed;
}

/** Milliseconds after the work beside the page begins: the page's own requests come first. */
const DELIVERY_PAUSE_MS = 3000;

/**
 * Delivers leads that wait on the device: with the work beside the page, because a new visitor has none, and whenever the
 * connection is back.
 */
function useLeadDelivery(hasWork: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const deliver = () => dispatch(deliveryDue());
    window.addEventListener('online', deliver);
    return () => window.removeEventListener('online', deliver);
  }, [dispatch]);
  useEffect(() => {
    if (!hasWork) return;
    const pause = setTimeout(() => dispatch(deliveryDue()), DELIVERY_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [dispatch, hasWork]);
}

/** Milliseconds between attempts to load code while the page stays visible and online. */
const RETRY_MS = 30_000;

/** The number of the attempt to load code, and a function that plans the next one after a failure. */
function useAttempts(): [attempt: number, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    const planned = new AbortController();
    const again = () => {
      planned.abort();
      clearTimeout(pause);
      setAttempt(attempt + 1);
    };
    const pause = setTimeout(again, RETRY_MS);
    const { signal } = planned;
    window.addEventListener('online', again, { signal });
    window.addEventListener('visibilitychange', again, { signal });
  };
  return [attempt, retry];
}

/**
 * The notices, loaded when the page is rendered and the browser is idle, or with the first notice; and the work beside the
 * page, loaded as late as that too, but not before there is any.
 */
export function LazyBackground({ noticesOver }: { noticesOver: boolean }) {
  const hasNotice = useAppSelector((state) => selectNotifications(state).length > 0);
  const isIdle = useIsIdle();
  const hasWork = useHasWork();
  const [notices, retryNotices] = useAttempts();
  const [work, retryWork] = useAttempts();
  useLeadDelivery(hasWork);
  // Without them the page works.
  return (
    <>
      <Notices
        key={`notices ${notices}`}
        when={isIdle || hasNotice}
        isOver={noticesOver}
        failed={null}
        onFailed={retryNotices}
      />
      <Background key={work} when={(isIdle && hasWork) || hasNotice} failed={null} onFailed={retryWork} />
    </>
  );
}
