import './evaluateReact.ts';
import '#store/evaluateStore.ts';
import { CacheProvider } from '@emotion/react';
import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router';
import { takeEarlyListing } from '#boot/takeEarlyListing.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { startTexts } from '#i18n/i18n.ts';
import { startLanguage } from '#platform/storage/startLanguage.ts';
import { makeStore } from '#store/makeStore.ts';
import { openSession } from '#store/sessionListeners.ts';
import { pageStyles } from '#ui/pageStyles.ts';
import { theme } from '#ui/theme.ts';
import { App } from './App.tsx';
import { openSite } from './openSite.ts';
import { makeRouter, type PageHandle, routes } from './router.tsx';

/** Milliseconds that the loaded page waits for its answer: after that its own skeleton shows more. */
const TIMEOUT_MS = 1000;

/**
 * Loads the code of the page at the address into its routes, so that the router renders it at once. Until then the boot
 * script's skeleton stays. Code that can't be loaded is left to the router, which tries again and shows the failure.
 * @returns what the page's files export besides their components
 */
async function loadPage(): Promise<(PageHandle | undefined)[]> {
  const matches = matchRoutes(routes, window.location, BASE_PATH) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matches.map(({ route }) => route.handle as PageHandle | undefined); // router.tsx makes them
}

/** Milliseconds after the start: the page's own requests come first. */
const OFFLINE_PAUSE_MS = 5000;

/** Calls back once the app has replaced the skeleton. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** Starts a new task, so that a press in between is handled. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Mounts the app on an element, in the language that was chosen on the device or the browser's. */
export async function start(element: HTMLElement): Promise<void> {
  const page = loadPage();
  const site = openSite().catch(console.warn);
  await pause();
  const store = makeStore();
  openSession(store);
  const listing = takeEarlyListing(store.dispatch, window.location.pathname);
  const texts = startTexts(startLanguage());
  await pause();
  theme();
  await pause();
  const [handles] = await Promise.all([page, texts]);
  // Some requests are known only to the page's own code.
  const early = handles.map((handle) => handle?.takeEarly?.(store.dispatch));
  await Promise.race([
    Promise.all([listing, site, ...early]),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
  const router = makeRouter();
  const { cache, separate } = pageStyles();
  const endLoading = () => {
    element.removeAttribute('aria-busy');
    separate();
  };
  // A transition renders in slices; one long task would delay the first press on a slow device.
  startTransition(() =>
    createRoot(element).render(
      <CacheProvider value={cache}>
        <App store={store} router={router} />
        <Drawn onDrawn={endLoading} />
      </CacheProvider>,
    ),
  );
  if (!import.meta.env.PROD) return;
  const storeCopies = () =>
    import('./storeOfflineCopies.ts').then(({ storeOfflineCopies }) => storeOfflineCopies(store));
  setTimeout(() => void storeCopies().catch(console.warn), OFFLINE_PAUSE_MS);
}
