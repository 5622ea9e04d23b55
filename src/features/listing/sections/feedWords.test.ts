import { beforeAll, describe, expect, it, test } from 'vitest';
import englishFacts from '#i18n/en/feedWords.json';
import englishTypes from '#i18n/en/homeTypes.json';
import { type Context, feedWord, feedWords } from '#i18n/feedWords.ts';
import frenchFacts from '#i18n/fr/feedWords.json';
import frenchTypes from '#i18n/fr/homeTypes.json';
import { changeLanguage } from '#i18n/i18n.ts';
import vocabularies from '#tests/support/feeds/vocabularies.json';
import './feedWordsTexts.ts';

beforeAll(async () => {
  await changeLanguage('fr');
  await changeLanguage('en');
});

it('writes the boards’ abbreviations out, in both languages', () => {
  expect(feedWord('Fin W/O', 'en-CA')).toBe('Finished, walk-out');
  expect(feedWord('Fin W/O', 'fr-CA')).toBe('Aménagé avec accès extérieur');
  expect(feedWord('2 1/2 Storey', 'en-CA')).toBe('2½-Storey');
  expect(feedWord('2 1/2 Storey', 'fr-CA')).toBe('2 étages et demi');
  expect(feedWord('Main', 'fr-CA')).toBe('Rez-de-chaussée');
  expect(feedWords('Park, Grnbelt/Conserv', 'fr-CA')).toBe('Parc, Aire naturelle');
  expect(feedWord('2nd Br', 'en-CA', 'room')).toBe('Bedroom 2');
  expect(feedWord('W/O To Yard', 'fr-CA', 'room')).toBe('Accès à la cour');
});

it('returns unknown words as the board wrote them', () => {
  expect(feedWord('Constructor', 'fr-CA')).toBe('Constructor');
  expect(feedWord('constructor', 'fr-CA')).toBe('constructor');
  expect(feedWord('__proto__', 'fr-CA')).toBe('__proto__');
  expect(feedWord('Planetarium', 'fr-CA', 'room')).toBe('Planetarium');
  expect(feedWords('Planetarium, Gym', 'fr-CA', 'amenities')).toBe('Planetarium, Salle d’exercice');
});

// The words of tests/support/feeds: TRREB's row X11957765, the examples of CREA's DDF, a row of the older data feed.
test.each<[Context, string, string, string]>([
  [
    'basement',
    'Finished with Walk-Out, Separate Entrance',
    'TRREB',
    'Aménagé avec accès extérieur, Entrée séparée',
  ],
  ['heating', 'Forced Air', 'TRREB', 'Air pulsé'],
  ['heating', 'Gas', 'TRREB', 'Gaz'],
  ['water', 'Drilled Well', 'TRREB', 'Puits foré'],
  ['driveway', 'Circular Drive', 'TRREB', 'Circulaire'],
  ['parking', 'Circular Drive', 'TRREB', 'Allée circulaire'],
  ['construction', 'Brick, Aluminum Siding', 'TRREB', 'Brique, Aluminium'],
  ['heating', 'Hot water radiator heat', 'DDF', 'Radiateurs à eau chaude'],
  ['pool', 'On Ground Pool', 'DDF', 'Piscine hors terre'],
  ['room', 'Living room', 'DDF', 'Salon'],
  ['room', 'Main level', 'DDF', 'Rez-de-chaussée'],
  ['cooling', 'CentralAir', 'RESO, as a web service names it', 'Centrale'],
])('has French for the %s "%s" (%s)', (context, value, _source, french) => {
  expect(feedWords(value, 'fr-CA', context)).toBe(french);
});

test.each<[Context, string, string, string]>([
  ['roof', 'Flat', 'Flat', 'Toit plat'],
  ['room', 'Flat', 'Main', 'Unique'],
  ['heating', 'Water', 'Hot water', 'Eau chaude'],
  ['amenities', 'Water', 'Water', 'Eau'],
  ['exposure', 'N', 'North', 'Nord'],
  ['furnished', 'N', 'No', 'Non'],
  ['garage', 'None', 'None', 'Aucun'],
  ['pool', 'None', 'None', 'Aucune'],
  ['garage', 'Detached', 'Detached', 'Détaché'],
  ['style', 'Detached', 'Detached', 'Individuelle'],
])('tells the meanings of a word apart: %s "%s"', (context, value, english, french) => {
  expect(feedWord(value, 'en-CA', context)).toBe(english);
  expect(feedWord(value, 'fr-CA', context)).toBe(french);
});

test.each([
  ['Brick,Siding', 'Brick, Siding', 'Brique, Revêtement'],
  ['Brick ,  Stone', 'Brick, Stone', 'Brique, Pierre'],
  ['Brick,,Stone,', 'Brick, Stone', 'Brique, Pierre'],
  ['Backsplit 3,Bungalow', 'Backsplit 3, Bungalow', '3 demi-niveaux arrière, Plain-pied'],
  ['1,200 sq ft shop,Deck', '1,200 sq ft shop, Deck', '1,200 sq ft shop, Terrasse'],
  ['', '', ''],
])('splits the list "%s", and no number', (values, english, french) => {
  expect(feedWords(values, 'en-CA', 'construction')).toBe(english);
  expect(feedWords(values, 'fr-CA', 'construction')).toBe(french);
});

/** The place of a list’s words; any place by default. */
const CONTEXTS: Readonly<Record<string, Context>> = {
  RoomType: 'room',
  RoomLevel: 'room',
  Exposure: 'exposure',
  CommunityFeatures: 'nearby',
};

test('every abbreviation with English has French too', () => {
  const names = Object.keys({ ...englishFacts, ...englishTypes });
  const words = names.map((name) => name.split(': ').at(-1) ?? '');
  expect(words.filter((word) => feedWord(`${word}.`, 'fr-CA') === `${word}.`)).toEqual([]);
});

describe('every word has French that', () => {
  const lists = Object.entries(vocabularies).flatMap(([source, words]) =>
    Object.entries(words).map(([list, values]) => [source, list, values] as const),
  );

  test.each(lists)('%s lists for %s', (_source, list, words) => {
    // Signs do not count, so only an unknown word keeps its full stop.
    const unknown = words.filter((word) => feedWord(`${word}.`, 'fr-CA', CONTEXTS[list]) === `${word}.`);
    expect(unknown).toEqual([]);
  });
});

test.each([
  ['facts and rooms', frenchFacts],
  ['kinds of homes', frenchTypes],
])('the French of %s has each word once', (_title, words) => {
  const keys = Object.keys(words).map((name) => name.replace(/[^\p{L}\p{N}:]/gu, ''));
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});
