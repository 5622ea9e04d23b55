import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { listingCall, listingUrl } from '../api/realty/listingCall.ts';
import { realtyApi } from '../api/realty/realtyApi.ts';
import { BASE_PATH, parseDetail } from '../domain/paths.ts';
import { heroPicture } from '../features/marketing/heroPicture.ts';
import { browserLanguage, LANGUAGES, startTexts } from '../i18n/i18n.ts';
import { isAskedEarly } from '../platform/early/earlyAnswers.ts';
import { deviceStorage } from '../platform/storage/storage.ts';
import { type AppStore, makeStore } from '../store/makeStore.ts';
import { App } from './App.tsx';
import { LANGUAGE_KEY } from './languageKey.ts';
import { makeRouter } from './router.tsx';

/** Home's picture is its largest paint: it comes beside the page's code instead of after it. */
function preloadHero(): void {
  const { src, srcSet, sizes } = heroPicture;
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
}

type Router = ReturnType<typeof makeRouter>;

/** Until the page's code is there, the frame that src/first painted stands: nothing would be drawn over it but less. */
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

/** The listing that src/first asked for goes into the store first: the page is drawn once, and whole. */
async function earlyListing(store: AppStore, router: Router): Promise<void> {
  const found = parseDetail(router.state.location.pathname.split('/').filter(Boolean).slice(2));
  if (found.kind !== 'listing' || !isAskedEarly(listingUrl(found), listingCall(found).headers)) return;
  const { mlsNumber, boardId } = found;
  const call = store.dispatch(realtyApi.endpoints.listing.initiate({ mlsNumber, boardId }));
  await call;
  // The page holds the answer from here on.
  call.unsubscribe();
}

/** Mounts the product on an element, in the language that was chosen here before or the browser's. */
export async function start(element: HTMLElement): Promise<void> {
  if (window.location.pathname.replace(/\/$/, '') === BASE_PATH) preloadHero();
  const chosen = deviceStorage.read(LANGUAGE_KEY);
  const language = LANGUAGES.find((known) => known === chosen) ?? browserLanguage(navigator.languages);
  const store = makeStore();
  const router = makeRouter();
  await Promise.all([startTexts(language), codeOfPage(router), earlyListing(store, router)]);
  element.removeAttribute('aria-busy');
  createRoot(element).render(<App store={store} router={router} />);
}
