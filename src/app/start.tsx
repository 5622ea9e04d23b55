import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BASE_PATH } from '../domain/paths.ts';
import { heroPicture } from '../features/marketing/heroPicture.ts';
import { browserLanguage, LANGUAGES, startTexts } from '../i18n/i18n.ts';
import { deviceStorage } from '../platform/storage/storage.ts';
import { makeStore } from '../store/makeStore.ts';
import { App } from './App.tsx';
import { LANGUAGE_KEY } from './languageKey.ts';
import { makeRouter } from './router.tsx';

/** Home's picture is its largest paint: it comes beside the page's code instead of after it. */
function preloadHero(): void {
  const { src, srcSet, sizes } = heroPicture;
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
}

/** Mounts the product on an element, in the language that was chosen here before or the browser's. */
export async function start(element: HTMLElement): Promise<void> {
  if (window.location.pathname.replace(/\/$/, '') === BASE_PATH) preloadHero();
  const chosen = deviceStorage.read(LANGUAGE_KEY);
  const language = LANGUAGES.find((known) => known === chosen) ?? browserLanguage(navigator.languages);
  await startTexts(language);
  createRoot(element).render(<App store={makeStore()} router={makeRouter()} />);
}
