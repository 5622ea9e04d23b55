import type { Locale } from '../format.ts';

/** Cities for starting a search: the largest markets across Canada. */
export const STARTING_CITIES = [
  { city: 'Toronto', state: 'Ontario' },
  { city: 'Mississauga', state: 'Ontario' },
  { city: 'Ottawa', state: 'Ontario' },
  { city: 'Hamilton', state: 'Ontario' },
  { city: 'Montréal', state: 'Quebec' },
  { city: 'Québec', state: 'Quebec' },
  { city: 'Vancouver', state: 'British Columbia' },
  { city: 'Victoria', state: 'British Columbia' },
  { city: 'Calgary', state: 'Alberta' },
  { city: 'Edmonton', state: 'Alberta' },
  { city: 'Winnipeg', state: 'Manitoba' },
  { city: 'Halifax', state: 'Nova Scotia' },
] as const;

type StartingCity = (typeof STARTING_CITIES)[number]['city'];

/** The starting cities of the home page by language: those where it is spoken first. */
export const FEATURED_CITIES: Readonly<Record<Locale, readonly StartingCity[]>> = {
  'en-CA': ['Toronto', 'Mississauga', 'Vancouver', 'Montréal', 'Calgary', 'Ottawa', 'Halifax'],
  'fr-CA': ['Montréal', 'Québec', 'Ottawa', 'Toronto', 'Vancouver', 'Calgary', 'Halifax'],
};
