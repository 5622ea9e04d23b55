/** The product's languages, apart from their texts: the boot script chooses one before those are there. */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language a visitor gets who has chosen none: the first of the browser's that the product has. */
export function browserLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    LANGUAGES.find((language) => language === codes.find((code) => code === 'en' || code === 'fr')) ?? 'en'
  );
}
