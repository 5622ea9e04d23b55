import { browserLanguage, LANGUAGES, type Language } from '#i18n/languages.ts';
import { deviceText } from './storage.ts';

/** Where the device keeps the chosen language. */
export const LANGUAGE_KEY = 'language';

/** The language that a visit starts in: what was chosen on this device, or the first of the browser's that there is. */
export function startLanguage(): Language {
  // As JSON, which the boot script needs no parser for.
  const chosen = deviceText(LANGUAGE_KEY);
  return LANGUAGES.find((known) => `"${known}"` === chosen) ?? browserLanguage(navigator.languages);
}
