import { type Language, languageOfQuery, preferredLanguage } from '#i18n/languages.ts';
import { deviceText } from './storage.ts';

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'language';

/**
 * Returns the language in which a visit starts: the choice on this device, that of the address, or the first supported
 * language of the browser.
 */
export function startLanguage(): Language {
  return preferredLanguage([
    // The quotes of its JSON are cut off, so that the boot script needs no parser.
    deviceText(LANGUAGE_KEY)?.slice(1, -1) ?? '',
    languageOfQuery(window.location.search),
    ...navigator.languages,
  ]);
}
