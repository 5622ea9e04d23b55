/** Cities to start from, on the home page and in the empty search: large markets from coast to coast. */
export const FEATURED_CITIES = [
  'Toronto',
  'Mississauga',
  'Vancouver',
  'Montréal',
  'Calgary',
  'Ottawa',
  'Halifax',
] as const;
