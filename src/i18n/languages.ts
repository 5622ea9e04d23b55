/** The product's languages. Separate from the texts: the boot script chooses a language before the texts are loaded. */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language for a visitor who has not chosen one: the first of the browser's languages that the product has. */
export function browserLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    LANGUAGES.find((language) => language === codes.find((code) => code === 'en' || code === 'fr')) ?? 'en'
  );
}
