import { type Language, languageOfQuery, preferredLanguage } from '#i18n/languages.ts';
import { deviceText } from './storage.ts';

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'language';

/**
 * Returns the language in which a visit starts: that of the address, the choice on this device, or the first supported
 * language of the browser.
 */
export function startLanguage(): Language {
  return preferredLanguage([
    languageOfQuery(window.location.search),
    // The quotes of its JSON are cut off, so that the boot script needs no parser.
    deviceText(LANGUAGE_KEY)?.slice(1, -1) ?? '',
    ...navigator.languages,
  ]);
}
