import { browserLanguage, LANGUAGES, type Language } from '#i18n/languages.ts';
import { deviceText } from './storage.ts';

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'language';

/**
 * Returns the language in which a visit starts: the choice on this device, or the first supported language of the
 * browser.
 */
export function startLanguage(): Language {
  // Compared as JSON text, so that the boot script needs no parser.
  const chosen = deviceText(LANGUAGE_KEY);
  return LANGUAGES.find((known) => `"${known}"` === chosen) ?? browserLanguage(navigator.languages);
}
