/** The product's languages. Separate from the texts: the boot script chooses a language before the texts are loaded. */
import type { Locale } from '#domain/format.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The product's language of a text like "fr"; English for any other. */
export const languageOf = (text: string): Language => (text === 'fr' ? 'fr' : 'en');

/** The locales of the languages, for numbers, money and dates. */
export const LOCALES: Readonly<Record<Language, Locale>> = { en: 'en-CA', fr: 'fr-CA' };

/**
 * Name of the parameter of an address that chooses the language: "/real-estate/map?lang=fr". Search engines list the
 * French pages by it.
 */
export const LANGUAGE_PARAMETER = 'lang';

/** The language that an address chooses by its query: "?lang=fr"; undefined if it leaves the choice to the visitor. */
export function languageOfQuery(query: string): Language | undefined {
  const [, chosen] = /[?&]lang=(en|fr)\b/.exec(query) ?? [];
  return chosen as Language | undefined; // the pattern has only these two
}

/** The language for a visitor who has not chosen one: the first of the browser's languages that the product has. */
export function browserLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    LANGUAGES.find((language) => language === codes.find((code) => code === 'en' || code === 'fr')) ?? 'en'
  );
}
