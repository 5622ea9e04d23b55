import { DEFAULT_CITY, publishedCities } from '../constants.ts';
import type { Locale } from '../format.ts';
import { DEFAULT_SEARCH, type Search } from './search.ts';

/** The city of the home page by language. */
export const NEWEST_IN = {
  'en-CA': DEFAULT_CITY,
  'fr-CA': { city: 'Montréal', state: 'Quebec' },
} as const;

/** Returns the search of the newest homes in the city of the home page. */
export const newestHomes = (locale: Locale): Search & { city: string } => ({
  ...DEFAULT_SEARCH,
  ...(publishedCities.newest ?? NEWEST_IN)[locale],
  sortBy: 'createdOnDesc',
});
