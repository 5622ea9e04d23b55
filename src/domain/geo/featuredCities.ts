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

/** The starting cities that the home page and the empty search show. */
export const FEATURED_CITIES = [
  'Toronto',
  'Mississauga',
  'Vancouver',
  'Montréal',
  'Calgary',
  'Ottawa',
  'Halifax',
] as const satisfies readonly (typeof STARTING_CITIES)[number]['city'][];
