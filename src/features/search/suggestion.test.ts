import { expect, test } from 'vitest';
import type { Locations } from '#api/realty/cachedLocations.ts';
import { normaliseListing } from '#api/realty/normaliseListing.ts';
import type { PlacePrediction } from '#platform/maps/placesPort.ts';
import { bestMatch, listingSuggestions, locationSuggestions } from './suggestion.ts';

const at = { latitude: 43.7, longitude: -79.4 };
const city = (name: string, state: string) => ({ name, city: name, state, location: at });
const area = (name: string, inCity: string, state = 'Ontario') => ({
  name,
  city: inCity,
  state,
  location: at,
});
const known: Locations = {
  cities: [city('London', 'Ontario'), city('New London', 'Prince Edward Island')],
  neighborhoods: [
    area('Old London', 'Hamilton'),
    area('London East', 'London'),
    area('London West', 'London'),
    area('London North', 'London'),
  ],
};
const prediction = (name: string, type: string): PlacePrediction => ({
  placeId: name,
  name,
  detail: 'Toronto, ON',
  types: [type],
});
const names = (suggestions: { name: string }[]) => suggestions.map(({ name }) => name);
const listing = (mlsNumber: string, streetNumber = '', streetName = '') =>
  normaliseListing({ mlsNumber, boardId: 2, address: { streetNumber, streetName } });

test('names that begin with the text come first, three neighbourhoods at most', () => {
  expect(names(locationSuggestions('lond', known, [], 6))).toEqual([
    'London',
    'London East',
    'London West',
    'New London',
    'Old London',
  ]);
});

test.each<[text: string, first: string]>([
  ['high park', 'High Park-Swansea'],
  ['High Park, Toronto', 'High Park-Swansea'],
  ['St Johns', 'St. John’s'],
  ['saint john', 'Saint John'],
  ['union station', 'Union Station'],
])('%s is first the place to live, and opens it: %s', (text, first) => {
  const amenity = (name: string, kind: 'park' | 'school' | 'station') => ({
    kind: 'amenity' as const,
    id: name,
    name,
    amenity: kind,
    city: 'Toronto',
    state: 'Ontario',
    location: at,
  });
  const amenities = [
    amenity('High Park', 'park'),
    amenity('St. Johns Public School', 'school'),
    amenity('Saint John School', 'school'),
    amenity('Union Station', 'station'),
  ];
  const places: Record<string, Locations> = {
    h: { cities: [], neighborhoods: [area('High Park-Swansea', 'Toronto')] },
    s: {
      cities: [city(/johns/i.test(text) ? 'St. John’s' : 'Saint John', 'Newfoundland and Labrador')],
      neighborhoods: [],
    },
    u: { cities: [], neighborhoods: [area('Unionville', 'Markham')] },
  };
  const [initial = ''] = text.toLowerCase();
  const about = amenities.filter(({ name }) => name.toLowerCase().startsWith(initial));
  const locations = locationSuggestions(text, places[initial], [], 9, [], about);
  expect(locations[0]?.name).toBe(first);
  expect(bestMatch(text, { locations, listings: [] })).toMatchObject({ name: first });
});

test('a group is cut to its length', () => {
  expect(names(locationSuggestions('lond', known, [], 3))).toEqual(['London', 'London East', 'London West']);
});

test('a town that the listings know is suggested once; a street with its name stays', () => {
  const predictions = [prediction('London', 'locality'), prediction('London Street', 'route')];
  expect(
    names(locationSuggestions('london', known, predictions, 9)).filter((name) => /^London( S|$)/.test(name)),
  ).toEqual(['London', 'London Street']);
});

test('three places of the maps service at most', () => {
  const predictions = ['A', 'B', 'C', 'D'].map((name) => prediction(name, 'route'));
  expect(names(locationSuggestions('x', undefined, predictions, 9))).toEqual(['A', 'B', 'C']);
});

test.each([
  { text: 'london', match: 'city:Ontario/London' },
  { text: 'London, Ontario', match: 'city:Ontario/London' },
  { text: 'london east', match: 'neighborhood:Ontario/London/London East' },
  { text: 'W1234567', match: 'listing:2/W1234567' },
  { text: '#w1234567', match: 'listing:2/W1234567' },
  { text: '12 Main', match: 'listing:2/C7654321' },
  { text: 'lond', match: 'city:Ontario/London' },
])('Enter on "$text" takes $match', ({ text, match }) => {
  const groups = {
    locations: locationSuggestions('lond', known, [], 9),
    listings: listingSuggestions([listing('C7654321', '12', 'Main'), listing('W1234567', '120', 'Oak')], 5),
  };
  expect(bestMatch(text, groups)?.id).toBe(match);
});

test('the text after the comma distinguishes places of the same name', () => {
  const twins: Locations = {
    cities: [],
    neighborhoods: [area('Downtown', 'Hamilton'), area('Downtown', 'London')],
  };
  const groups = { locations: locationSuggestions('downtown', twins, [], 9), listings: [] };
  expect(bestMatch('Downtown, London', groups)?.id).toBe('neighborhood:Ontario/London/Downtown');
});

test('an empty answer has no suggestions', () => {
  expect(bestMatch('x', { locations: [], listings: [] })).toBeUndefined();
});
