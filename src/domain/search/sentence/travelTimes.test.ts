import { expect, it } from 'vitest';
import type { Point } from '../../geo/geo.ts';
import { DEFAULT_SEARCH } from '../search.ts';
import { understandSentence } from './sentenceSearch.ts';

const UNION: Point = { latitude: 43.6453, longitude: -79.3806 };
/** Places that are known by exactly these names. */
const KNOWN = [
  'union station',
  'station berri',
  'gare centrale',
  'centre-ville',
  '200 king street west',
  'mcgill university',
  'high park',
];

const read = (text: string, isFrench: boolean) =>
  understandSentence(text, {
    base: DEFAULT_SEARCH,
    isFrench,
    year: 2026,
    hidden: [],
    lookUp: async () => ({ cities: [], neighborhoods: [] }),
    locate: async (name) => (KNOWN.includes(name.toLowerCase()) ? { to: UNION, label: name } : undefined),
  });

it.each<[string, string]>([
  ['within 30 min of Union Station by transit', 'transit 30 Union Station'],
  ['3 bed condo within 30 min of Union Station by transit', 'transit 30 Union Station'],
  ['30-minute drive to Union Station, detached', 'drive 30 Union Station'],
  ['20 minutes from Union Station', 'drive 20 Union Station'],
  ['condo 15 minutes walk of High Park', 'walk 15 High Park'],
  ['less than 12 min by bike to High Park', 'bike 15 High Park'],
  ['5 min walk to Union Station', 'walk 10 Union Station'],
  ['one hour by train from Union Station', 'transit 60 Union Station'],
  ['35 min commute to 200 King Street West', 'drive 35 200 King Street West'],
  [
    '20 min on foot to McGill University, 45 min drive to Union Station',
    'walk 20 McGill University; drive 45 Union Station',
  ],
  ['à 20 minutes à pied de la station Berri', 'walk 20 station Berri'],
  ['condo à 25 minutes de marche de la gare Centrale', 'walk 25 gare Centrale'],
  ['à moins de 45 minutes en transport en commun du centre-ville', 'transit 45 centre-ville'],
  ['à 30 minutes du centre-ville en métro', 'transit 30 centre-ville'],
  ['maison à 40 min en voiture de la gare Centrale, 3 chambres', 'drive 40 gare Centrale'],
  ['à 15 minutes à vélo de la station Berri', 'bike 15 station Berri'],
])('%s is searched by its travel time', async (text, expected) => {
  const understood = await read(text, /[àé]/.test(text));
  const commutes = understood?.search?.commutes ?? [];
  expect(commutes.map(({ mode, minutes, label }) => `${mode} ${minutes} ${label}`).join('; ')).toBe(expected);
  expect(understood?.unused).toEqual([]);
});

it.each<[string, string]>([
  ['condo within 30 min of Atlantis by transit', 'within 30 min of Atlantis by transit'],
  ['condo within 2 hours of Union Station', 'within 2 hours of Union Station'],
  ['condo within 5 km of Union Station', 'within 5 km of Union Station'],
])('%s says that the travel time is not used', async (text, unused) => {
  const understood = await read(text, false);
  expect(understood?.search?.commutes).toEqual([]);
  expect(understood?.search?.homeTypes).toEqual(['condo-apt']);
  expect(understood?.unused).toEqual([unused]);
});
