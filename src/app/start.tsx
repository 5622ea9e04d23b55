import { CacheProvider } from '@emotion/react';
import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { takeEarlyListing } from '#boot/takeEarlyListing.ts';
import { startTexts } from '#i18n/i18n.ts';
import { startLanguage } from '#platform/storage/startLanguage.ts';
import { type AppStore, makeStore } from '#store/makeStore.ts';
import { openSession } from '#store/sessionListeners.ts';
import { pageStyles } from '#ui/pageStyles.ts';
import { theme } from '#ui/theme.ts';
import { App } from './App.tsx';
import { makeRouter, type PageHandle } from './router.tsx';

type Router = ReturnType<typeof makeRouter>;

/** Milliseconds that the loaded page waits for its answer: after that its own skeleton shows more. */
const TIMEOUT_MS = 1000;

/** Waits for the page's code; until then the boot script's skeleton stays. */
function codeOfPage(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Milliseconds after the start: the page's own requests come first. */
const OFFLINE_PAUSE_MS = 5000;

/** Waits for requests that only the page's own code knows. */
async function earlyOfPage(store: AppStore, router: Router): Promise<void> {
  const handles = router.state.matches.map(({ route }) => route.handle as PageHandle | undefined); // router.tsx makes them
  await Promise.all(handles.map((handle) => handle?.takeEarly?.(store.dispatch)));
}

/** Marks the end of loading once the app has replaced the skeleton. */
function Drawn({ on, onDrawn }: { on: HTMLElement; onDrawn: () => void }) {
  useEffect(() => {
    on.removeAttribute('aria-busy');
    onDrawn();
  }, [on, onDrawn]);
  return null;
}

/** Starts a new task, so that a press in between is handled. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Mounts the app on an element, in the language that was chosen on the device or the browser's. */
export async function start(element: HTMLElement): Promise<void> {
  const router = makeRouter();
  await pause();
  const store = makeStore();
  openSession(store);
  const listing = takeEarlyListing(store.dispatch, router.state.location.pathname);
  const texts = startTexts(startLanguage());
  await pause();
  theme();
  await pause();
  await Promise.all([texts, codeOfPage(router)]);
  await Promise.race([
    Promise.all([listing, earlyOfPage(store, router)]),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
  const styles = pageStyles();
  // A transition renders in slices; one long task would delay the first press on a slow device.
  startTransition(() =>
    createRoot(element).render(
      <CacheProvider value={styles.cache}>
        <App store={store} router={router} />
        <Drawn on={element} onDrawn={styles.separate} />
      </CacheProvider>,
    ),
  );
  if (!import.meta.env.PROD) return;
  const storeCopies = () =>
    import('./storeOfflineCopies.ts').then(({ storeOfflineCopies }) => storeOfflineCopies(store));
  setTimeout(() => void storeCopies().catch(console.warn), OFFLINE_PAUSE_MS);
}
