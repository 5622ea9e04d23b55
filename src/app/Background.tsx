import { useCallback, useEffect, useRef } from 'react';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { cachedVersion, cacheLocations, canCacheLocations } from '#api/realty/cachedLocations.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { useEntryScroll } from '#components/entry-memory/useEntryScroll.ts';
import { storeForms } from '#components/restored-form/restoredForms.ts';
import { environment } from '#config/environment.ts';
import { takeEarlyFaults } from '#platform/monitoring/earlyFaults.ts';
import type { FaultContext } from '#platform/monitoring/faultContext.ts';
import { sendFaults, takeFault } from '#platform/monitoring/faultSink.ts';
import { prepareReloads } from '#platform/navigation/leavePage.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { isLostChunk } from '#platform/updates/lostChunk.ts';
import { applyUpdate } from '#platform/updates/serviceWorker.ts';
import { watchVersion } from '#platform/updates/version.ts';
import { followCallFaults } from '#store/callFaults.ts';
import { followHiddenHomes } from '#store/homeMarks.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import type { AppDispatch } from '#store/makeStore.ts';
import { noticeResolved, notified } from '#store/notificationsSlice.ts';
import { followReach } from '#store/reach.ts';

/** The app's work beside its pages. Renders nothing. */
export function Background() {
  const earlyFaults = useEarlyFaults();
  useEntryScroll('window', () => document.documentElement);
  useAccountUser();
  useFaultWatch(earlyFaults);
  useReach();
  useNewVersion(earlyFaults);
  useLocationList();
  useHiddenHomes();
  return null;
}

/** Returns a function for effects, which takes the faults once: a discarded rendering would lose them. */
function useEarlyFaults(): () => readonly Event[] {
  const taken = useRef<readonly Event[]>(undefined);
  return useCallback(() => {
    taken.current ??= takeEarlyFaults();
    return taken.current;
  }, []);
}

/** Shows a notice while a service cannot be reached. */
function useReach(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followReach()), [dispatch]);
}

/** Lets the results leave out homes that another tab hides. */
function useHiddenHomes(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followHiddenHomes()), [dispatch]);
}

/**
 * Fetches the customer's data, whose name is in the header. The customer service adds a new customer with this call.
 */
function useAccountUser(): void {
  const isSignedIn = useAppSelector(({ session }) => session.user !== null);
  useUserQuery(undefined, { skip: !isSignedIn });
}

/** Milliseconds after the start: the page's own requests come first. */
const LIST_PAUSE_MS = 4000;

/** Checks whether the list has changed, and stores it if so. Rejects if the browser refuses. */
export async function refreshLocationList(dispatch: AppDispatch): Promise<void> {
  const known = await cachedVersion();
  const call = dispatch(realtyApi.endpoints.locationList.initiate({ known }, { subscribe: false }));
  const { data } = await call;
  if (data?.version) await cacheLocations(data.version, data.locations);
}

/** Updates the device's list of places in the background, once a visit. */
function useLocationList(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!canCacheLocations()) return;
    const pause = setTimeout(() => {
      refreshLocationList(dispatch).catch((error: unknown) =>
        console.warn('The list of places is not kept.', error),
      );
    }, LIST_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [dispatch]);
}

/**
 * True for errors that are not the app's: aborted calls, code that a deployment removed, and browsers' layout warnings.
 */
function isHarmless(error: unknown): boolean {
  if (error === undefined || error === null) return true;
  const { name, message } = Object(error) as Partial<Error>; // an abort reason is not always an Error
  return name === 'AbortError' || isLostChunk(error) || /^ResizeObserver loop/.test(String(message));
}

/** True for errors in code of browser extensions. */
const isForeign = (error: unknown): boolean =>
  error instanceof Error && /\b(chrome|moz|safari-web)-extension:\/\//.test(error.stack ?? '');

function take(error: unknown, where: FaultContext['where'], call?: FaultContext['call']): void {
  if (isHarmless(error) || isForeign(error)) return;
  takeFault(error, { where, path: window.location.pathname, ...(call && { call }) });
}

/** Reports the fault of an event; others than these two have none that is reported. */
function takeEvent(event: Event): void {
  if ('reason' in event) take(event.reason, 'promise');
  else if ('error' in event) take(event.error, 'window');
}

/**
 * Reports uncaught errors and failed service calls.
 * @param early events of the time before
 * @returns a function that ends it
 */
export function followFaults(dispatch: AppDispatch, early: readonly Event[] = []): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  early.forEach(takeEvent);
  window.addEventListener('error', takeEvent, { signal });
  window.addEventListener('unhandledrejection', takeEvent, { signal });
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

/** Runs followFaults in a built product; in development the console has all faults. */
function useFaultWatch(early: () => readonly Event[]): void {
  const dispatch = useAppDispatch();
  useEffect(() => (import.meta.env.PROD ? followFaults(dispatch, early()) : undefined), [dispatch, early]);
}

/** Vite's event for code that can't be loaded. */
const CODE_LOST = 'vite:preloadError';

/** Storage key of the version for which this tab was reloaded. */
const RELOADED_KEY = 'reloaded-for';

/** Makes the browser ask before it leaves values that could not be stored. */
function askBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
}

/**
 * Shows that another version is deployed, with a reload that loses nothing typed. If a reload did not bring that
 * version, it is not offered again in this tab: a cache on the way is outdated.
 */
function useNewVersion(early: () => readonly Event[]): void {
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
        // The missing code was of the older version, and the connection is there.
        dispatch(noticeResolved('couldNotConnect'));
        dispatch(notified({ severity: 'info', notice: 'newVersion', persistent: true, reload: true }));
      }
    });
    const codeLost = () => {
      // The notice may be shown again after it was dismissed.
      offered = undefined;
      void watch.check();
    };
    const unprepare = prepareReloads(async () => {
      if (!storeForms()) askBeforeLeaving();
      if (offered === undefined) return;
      tabStorage.write(RELOADED_KEY, offered);
      await applyUpdate();
    });
    if (early().some(({ type }) => type === CODE_LOST)) codeLost();
    window.addEventListener(CODE_LOST, codeLost);
    return () => {
      watch.stop();
      unprepare();
      window.removeEventListener(CODE_LOST, codeLost);
    };
  }, [dispatch, early]);
}
