import { browserLanguage, LANGUAGES, type Language } from '#i18n/languages.ts';
import { deviceStorage } from './storage.ts';

/** Where the device keeps the chosen language. */
export const LANGUAGE_KEY = 'language';

/** The language that a visit starts in: what was chosen on this device, or the first of the browser's that there is. */
export function startLanguage(): Language {
  const chosen = deviceStorage.read(LANGUAGE_KEY);
  return LANGUAGES.find((known) => known === chosen) ?? browserLanguage(navigator.languages);
}
