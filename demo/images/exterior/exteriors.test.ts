import { beforeAll, expect, test } from 'vitest';
import { generateListings } from '#demo/listings/generateListings.ts';
import { HOUSE_STYLES } from '#demo/listings/pictures/houseStyle.ts';
import { DEMO_SEED } from '#demo/seed/seedStore.ts';
import type { GeneratedListing } from '#demo/types.ts';
import { drawnCountry } from '../../../tests/support/country/drawnCountry.ts';
import type { Facts } from '../facts.ts';
import { factsOf } from '../facts.ts';
import { parseImageKey } from '../imageKey.ts';
import { sceneSvg } from '../sceneSvg.ts';

const LISTINGS = 5_000;
/** One listing in this many has its drawing compared, to keep the test short. All keys are compared. */
const STRIDE = 20;

let listings: GeneratedListing[] = [];

beforeAll(async () => {
  const geography = await drawnCountry();
  listings = [...generateListings({ geography, count: LISTINGS, seed: DEMO_SEED, today: 20_778 })];
}, 60_000);

function frontOf(listing: GeneratedListing): { key: string; facts: Facts } {
  const [key = ''] = listing.images;
  const parsed = parseImageKey(key);
  if (!parsed) {
    throw new Error(`${listing.mlsNumber} has no first picture.`);
  }
  return { key, facts: parsed.facts };
}

function withPictures(): GeneratedListing[] {
  return listings.filter(({ images }) => images.length > 0);
}

test('no picture key occurs twice', () => {
  const keys = listings.flatMap(({ images }) => images);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the first pictures of different homes are different drawings', () => {
  const drawn = withPictures().filter((_, place) => place % STRIDE < 2);
  const drawings = new Set(drawn.map((listing) => sceneSvg(frontOf(listing).key, 350, 233)));
  expect(drawings.size).toBe(drawn.length);
}, 120_000);

test.each([
  ['plex', ['QC']],
  ['canadienne', ['QC']],
  ['vancouverspecial', ['BC']],
  ['westcoast', ['BC']],
  ['jellybean', ['NL', 'NS']],
  ['clapboard', ['NL', 'NS']],
  ['oldrow', ['ON']],
  ['bayandgable', ['ON']],
  ['character', ['MB', 'SK', 'AB']],
] as const)('%s is only in %j', (style, provinces) => {
  const found = withPictures()
    .map((listing) => frontOf(listing).facts)
    .filter((facts) => facts.get('s') === style)
    .map((facts) => facts.get('p')?.toUpperCase());
  expect(found.length).toBeGreaterThan(0);
  expect([...new Set(found)].filter((province) => !provinces.some((known) => known === province))).toEqual(
    [],
  );
});

test.each([
  ['Mobile/Trailer', ['mobile']],
  ['Cottage', ['cottage', 'aframe']],
  ['Farm', ['farm']],
  ['Industrial', ['warehouse']],
  ['Vacant Land', ['lotcity', 'lotprairie', 'lotwater', 'lotwood']],
])('the picture of a %s has a fitting style', (propertyType, styles) => {
  const homes = withPictures().filter((listing) => listing.propertyType === propertyType);
  const found = new Set(homes.map((listing) => frontOf(listing).facts.get('s')));
  expect(homes.length).toBeGreaterThan(0);
  expect([...found].filter((style) => !styles.includes(style ?? ''))).toEqual([]);
});

test('a home has the same house in all its listings', () => {
  const byHome = Map.groupBy(withPictures(), ({ homeKey }) => homeKey);
  const again = [...byHome.values()].filter((times) => times.length > 1);
  expect(again.length).toBeGreaterThan(20);
  for (const times of again) {
    const houses = new Set(
      times.map((listing) => ['h', 's', 'c', 'f'].map((letter) => frontOf(listing).facts.get(letter)).join()),
    );
    expect(houses.size).toBe(1);
  }
});

test('snow depends on place and season', () => {
  const seasonsIn = (city: string): Set<string | undefined> =>
    new Set(
      withPictures()
        .filter((listing) => listing.city === city)
        .map((listing) => frontOf(listing).facts.get('n')),
    );
  expect([...seasonsIn('Toronto')].sort()).toEqual(['au', 'sp', 'su', 'wi']);
  expect([...seasonsIn('Vancouver')].sort()).toEqual(['au', 'sp', 'su']);
});

test.each(HOUSE_STYLES)('%s has a complete drawing in every season and hour', (style) => {
  const lights = ['nsp.tda', 'nsu.tgo', 'nau.tov', 'nwi.tdu'];
  for (const [place, light] of lights.entries()) {
    const key = `harbour/w${place}-1-facade-detached-k.${light}.pon.vpeaks.h${place}a.s${style}.f${place + 2}.g${place}b.cbrick.l40-00a1f${place}`;
    const drawing = sceneSvg(key, 800, 533);
    expect(drawing).not.toMatch(/<text|NaN|undefined|Infinity/);
    expect(drawing.length).toBeGreaterThan(15_000);
  }
});

test('the picture of a front depends on its style, season and hour', () => {
  const keyOf = (facts: string): string => `harbour/w1-1-facade-detached-${facts}-00a1ff`;
  const drawings = [
    'sbungalow.nsu.tda',
    'splex.nsu.tda',
    'sbungalow.nwi.tda',
    'sbungalow.nsu.tdu',
    'sbungalow.nsu.tda.g2a',
    'sbungalow.nsu.tda.cstucco',
  ];
  expect(new Set(drawings.map((facts) => sceneSvg(keyOf(facts), 350, 233))).size).toBe(drawings.length);
});

test('facts are words of a letter and a value', () => {
  expect([...factsOf('sfarm.f4.g2a')]).toEqual([
    ['s', 'farm'],
    ['f', '4'],
    ['g', '2a'],
  ]);
  expect(factsOf('').size).toBe(0);
});
