import { useEffect } from 'react';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { canKeepLocations, keepLocations, keptVersion } from '#api/realty/keptLocations.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { useEntryScroll } from '#components/entry-memory/useEntryScroll.ts';
import { keepForms } from '#components/kept-form/keptForms.ts';
import { environment } from '#config/environment.ts';
import type { FaultContext } from '#platform/monitoring/faultContext.ts';
import { sendFaults, takeFault } from '#platform/monitoring/faultSink.ts';
import { prepareReloads } from '#platform/navigation/leavePage.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { isLostChunk } from '#platform/updates/lostChunk.ts';
import { applyUpdate } from '#platform/updates/serviceWorker.ts';
import { watchVersion } from '#platform/updates/version.ts';
import { followCallFaults } from '#store/callFaults.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import type { AppDispatch } from '#store/makeStore.ts';
import { noticeResolved, notified } from '#store/notificationsSlice.ts';
import { deliveryDue } from '#store/outboxListeners.ts';
import { followReach } from '#store/reach.ts';
import { useFreshStyles } from '#ui/useFreshStyles.ts';

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

/** Milliseconds after the start: what the page itself needs comes first. */
const LIST_PAUSE_MS = 4000;

/** Asks whether the list has changed, and keeps it if so. Rejects where the browser refuses. */
export async function refreshLocationList(dispatch: AppDispatch): Promise<void> {
  const known = await keptVersion();
  const call = dispatch(realtyApi.endpoints.locationList.initiate({ known }, { subscribe: false }));
  const { data } = await call;
  if (data?.version) await keepLocations(data.version, data.locations);
}

/** Brings the device's list of places up to date in the background, once a visit (L7). */
function useLocationList(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!canKeepLocations()) return;
    const pause = setTimeout(() => {
      refreshLocationList(dispatch).catch((error: unknown) =>
        console.warn('The list of places is not kept.', error),
      );
    }, LIST_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [dispatch]);
}

/** No fault of the product: what was called off, what a deployment took away, and what browsers say of layouts. */
function isHarmless(error: unknown): boolean {
  if (error === undefined || error === null) return true;
  const { name, message } = Object(error) as Partial<Error>; // what calls are ended with is no Error everywhere
  return name === 'AbortError' || isLostChunk(error) || /^ResizeObserver loop/.test(String(message));
}

/** Code that others put into the page. */
const isForeign = (error: unknown): boolean =>
  error instanceof Error && /\b(chrome|moz|safari-web)-extension:\/\//.test(error.stack ?? '');

function take(error: unknown, where: FaultContext['where'], call?: FaultContext['call']): void {
  if (isHarmless(error) || isForeign(error)) return;
  takeFault(error, { where, path: window.location.pathname, ...(call && { call }) });
}

/** Tells of what nobody caught and of services that fail. @returns ends it */
export function followFaults(dispatch: AppDispatch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('error', ({ error }) => take(error, 'window'), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => take(reason, 'promise'), { signal });
  window.addEventListener('online', () => void sendFaults(), { signal });
  const unfollow = dispatch(
    followCallFaults({
      onFailed: (call) => take(new Error(`${call.name} failed: ${call.status}`), 'call', call),
      onAnswered: () => void sendFaults(),
    }),
  );
  return () => {
    stop.abort();
    unfollow();
  };
}

/** followFaults of a built product; before that the console has it all. */
function useFaultWatch(): void {
  const dispatch = useAppDispatch();
  useEffect(() => (import.meta.env.PROD ? followFaults(dispatch) : undefined), [dispatch]);
}

/** Which version the page was reloaded for in this tab. */
const RELOADED_KEY = 'reloaded-for';

/** The browser asks whether to leave what it could not keep. */
function askBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
}

/**
 * Tells of a deployed version other than the running one (A4), with a reload that loses nothing typed. A version that a
 * reload did not bring is not offered again in this tab: some cache on the way is older than it says.
 */
function useNewVersion(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let offered: string | undefined;
    const watch = watchVersion((version) => {
      if (version === offered) return;
      offered = undefined;
      if (version === environment.version) {
        dispatch(noticeResolved('newVersion'));
      } else if (tabStorage.read(RELOADED_KEY) === version) {
        console.warn(`A reload did not bring version ${version}.`);
      } else {
        offered = version;
        // What could not be loaded was of the older version, and the connection is there.
        dispatch(noticeResolved('couldNotConnect'));
        dispatch(notified({ severity: 'info', notice: 'newVersion', persistent: true, reload: true }));
      }
    });
    const codeLost = () => {
      // A notice that was dismissed is worth another word now.
      offered = undefined;
      void watch.check();
    };
    const unprepare = prepareReloads(async () => {
      if (!keepForms()) askBeforeLeaving();
      if (offered === undefined) return;
      tabStorage.write(RELOADED_KEY, offered);
      await applyUpdate();
    });
    window.addEventListener('vite:preloadError', codeLost);
    return () => {
      watch.stop();
      unprepare();
      window.removeEventListener('vite:preloadError', codeLost);
    };
  }, [dispatch]);
}
