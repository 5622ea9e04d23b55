import { createRoot } from 'react-dom/client';
import { browserLanguage, LANGUAGES, startTexts } from '../i18n/i18n.ts';
import { deviceStorage } from '../platform/storage/storage.ts';
import { makeStore } from '../store/makeStore.ts';
import { App } from './App.tsx';
import { LANGUAGE_KEY } from './languageKey.ts';
import { makeRouter } from './router.tsx';

/** Mounts the product on an element, in the language that was chosen here before or the browser's. */
export async function start(element: HTMLElement): Promise<void> {
  const chosen = deviceStorage.read(LANGUAGE_KEY);
  const language = LANGUAGES.find((known) => known === chosen) ?? browserLanguage(navigator.languages);
  await startTexts(language);
  createRoot(element).render(<App store={makeStore()} router={makeRouter()} />);
}
