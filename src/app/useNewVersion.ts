import { useEffect } from 'react';
import { keepForms } from '#components/kept-form/keptForms.ts';
import { environment } from '#config/environment.ts';
import { prepareReloads } from '#platform/navigation/leavePage.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { applyUpdate } from '#platform/updates/serviceWorker.ts';
import { watchVersion } from '#platform/updates/version.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { noticeResolved, notified } from '#store/notificationsSlice.ts';

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
export function useNewVersion(): void {
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
