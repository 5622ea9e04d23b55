import { DEFAULT_CITY } from '#domain/constants.ts';
import type { Locale } from '#domain/format.ts';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';

/** The city of the home page by language. */
const CITIES = { 'en-CA': DEFAULT_CITY, 'fr-CA': { city: 'Montréal', state: 'Quebec' } } as const;

/** Returns the search of the newest homes in the city of the home page. */
export const newestHomes = (locale: Locale): Search & { city: string } => ({
  ...DEFAULT_SEARCH,
  ...CITIES[locale],
  sortBy: 'createdOnDesc',
});
