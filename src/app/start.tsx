import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { takeEarlyListing } from '#boot/takeEarlyListing.ts';
import { startTexts } from '#i18n/i18n.ts';
import { startLanguage } from '#platform/storage/startLanguage.ts';
import { type AppStore, makeStore } from '#store/makeStore.ts';
import { openSession } from '#store/sessionListeners.ts';
import { theme } from '#ui/theme.ts';
import { App } from './App.tsx';
import { makeRouter, type PageHandle } from './router.tsx';

type Router = ReturnType<typeof makeRouter>;

/** Milliseconds that the loaded page waits for its answer: after that its own skeleton tells more. */
const PATIENCE_MS = 1000;

/** Until the page's code is there, the boot script's skeleton stays. */
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

/** Milliseconds after the start: what the page itself needs comes first. */
const OFFLINE_PAUSE_MS = 5000;

/** The same for requests that only the page's own code knows. */
async function earlyOfPage(store: AppStore, router: Router): Promise<void> {
  const handles = router.state.matches.map(({ route }) => route.handle as PageHandle | undefined); // router.tsx makes them
  await Promise.all(handles.map((handle) => handle?.takeEarly?.(store.dispatch)));
}

/** Tells that the app has replaced the skeleton. */
function Drawn({ on }: { on: HTMLElement }) {
  useEffect(() => on.removeAttribute('aria-busy'), [on]);
  return null;
}

/** What follows is a task of its own: a press in between is answered. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Mounts the product on an element, in the language that was chosen here before or the browser's. */
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
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  // In slices: a page's first drawing at once would hold up the first press on a slow device.
  startTransition(() =>
    createRoot(element).render(
      <>
        <App store={store} router={router} />
        <Drawn on={element} />
      </>,
    ),
  );
  if (!import.meta.env.PROD) return;
  const keep = () => import('./keepOffline.ts').then(({ keepOffline }) => keepOffline(store));
  setTimeout(() => void keep().catch(console.warn), OFFLINE_PAUSE_MS);
}
