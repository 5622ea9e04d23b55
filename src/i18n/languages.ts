/** The product's languages. Separate from the texts: the boot script chooses a language before the texts are loaded. */
import type { Locale } from '#domain/format.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (code: string | undefined): code is Language => code === 'en' || code === 'fr';

/** The product's language of a text like "fr"; English for any other. */
export const languageOf = (text: string): Language => (isLanguage(text) ? text : 'en');

/** The locales of the languages, for numbers, money and dates. */
export const LOCALES: Readonly<Record<Language, Locale>> = { en: 'en-CA', fr: 'fr-CA' };

/**
 * Name of the parameter of an address that chooses the language: "/real-estate/map?lang=fr". Search engines list the
 * French pages by it.
 */
export const LANGUAGE_PARAMETER = 'lang';

/** The language in a query: "?lang=fr"; '' if it leaves the choice to the visitor. */
export const languageOfQuery = (query: string): string =>
  new URLSearchParams(query).get(LANGUAGE_PARAMETER) ?? '';

/** The first of some languages that the product has, best first: "fr-CA"; English if it has none. */
export const preferredLanguage = (preferred: readonly string[]): Language =>
  preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
