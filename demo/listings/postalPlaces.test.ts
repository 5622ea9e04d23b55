import { describe, expect, it } from 'vitest';
import { drawnCountry } from '../../tests/support/country/drawnCountry.ts';
import { brokerageName } from './brokerages.ts';
import { Dice } from './dice.ts';
import { generateListings } from './generateListings.ts';
import { knownPrefixes } from './postalPlaces.ts';

/** First letters of postal codes by province (Canada Post's districts). */
const LETTERS: Record<string, string> = {
  'Newfoundland and Labrador': 'A',
  'Nova Scotia': 'B',
  Québec: 'GHJ',
  Ontario: 'KLMNP',
  Manitoba: 'R',
  Saskatchewan: 'S',
  Alberta: 'T',
  'British Columbia': 'V',
};
/** Cities whose codes all begin with one letter. */
const OWN_LETTER: Record<string, string> = {
  Toronto: 'M',
  Montréal: 'H',
  Québec: 'G',
  Ottawa: 'K',
  Mississauga: 'L',
  Hamilton: 'L',
  London: 'N',
  Kitchener: 'N',
};

const geography = await drawnCountry();
const listings = [...generateListings({ geography, count: 4_000, seed: 20_261_121, today: 20_778 })];

describe('postal codes of the whole country', () => {
  it("have the form of Canada Post's codes", () => {
    const form = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPR-TV-Z] [1-9][ABCEGHJ-NPR-TV-Z]\d$/;
    expect(listings.filter(({ zip }) => !form.test(zip))).toEqual([]);
  });

  it('begin with a letter of their province and city', () => {
    const wrong = listings.filter(({ zip, state, city }) => {
      return !(OWN_LETTER[city] ?? LETTERS[state] ?? '').includes(zip.charAt(0));
    });
    expect(wrong.map(({ zip, city }) => `${zip} ${city}`)).toEqual([]);
  });

  it('differ between the parts of a city', () => {
    const prefixes = (city: string) =>
      new Set(listings.filter((one) => one.city === city).map(({ zip }) => zip.slice(0, 3)));
    expect(prefixes('Toronto').size).toBeGreaterThan(70);
    expect(prefixes('Montréal').size).toBeGreaterThan(14);
    expect(prefixes('Vancouver').size).toBeGreaterThan(14);
  });

  it('are known for nearly every neighbourhood by name', () => {
    // Other neighbourhoods use a code of their city, so that a new name on the map breaks nothing.
    const known = geography.neighbourhoods.filter(({ city, name }) => knownPrefixes(city, name));
    expect(known.length / geography.neighbourhoods.length).toBeGreaterThan(0.85);
  });

  it.each([
    ['Toronto', 'The Beaches', 'M4E'],
    ['Vancouver', 'Yaletown', 'V6Z'],
    ['Montréal', 'Outremont', 'H2V'],
    ['Ottawa', 'The Glebe', 'K1S'],
    ['Halifax', 'South End', 'B3H'],
    ['Calgary', 'Beltline', 'T2R'],
    ['Québec', 'Sillery', 'G1T'],
  ])('serve %s, %s as %s', (city, neighborhood, prefix) => {
    const there = listings.filter((one) => one.city === city && one.neighborhood === neighborhood);
    expect(there.length).toBeGreaterThan(0);
    expect(there.filter(({ zip }) => !zip.startsWith(prefix))).toEqual([]);
  });

  it('are the same for neighbours on one side of a street', () => {
    const blocks = Map.groupBy(listings, ({ slot, city }) => {
      return `${city} ${slot.streetId} ${Math.floor(slot.index / 8)} ${slot.side}`;
    });
    for (const block of blocks.values()) {
      expect(new Set(block.map(({ zip }) => zip.slice(4))).size).toBe(1);
    }
  });
});

describe('brokerage names', () => {
  /** Words from names of real brokerages and franchises, which no invented name may contain. */
  const REAL =
    /le ?page|re\/?max|century|sutton|keller|coldwell|exit\b|right at home|homelife|bosley|harvey|chestnut|sotheby|engel|cir realty|via capitale|proprio|du ?proprio|macdonald|macpherson|rennie|oakwyn|ipro|zolo|properly|redfin|compass|\bexp\b|maxwell|purplebricks|forest hill|sage|psr|slavens|johnston|chestnut|freeman|benjamin|bay street|duttons|pemberton|newport|royal|tidewater|bluenose|domus|viewpoint|hanson|lotus|century/i;

  it('are not those of real companies', () => {
    const names = new Set(listings.map((listing) => listing.brokerageName));
    expect(names.size).toBeGreaterThan(120);
    expect([...names].filter((name) => REAL.test(name))).toEqual([]);
  });

  it('follow the custom of the province', () => {
    expect(brokerageName(new Dice(1), 'en', 'ON')).toMatch(/, Brokerage$/);
    expect(brokerageName(new Dice(1), 'fr', 'QC')).toMatch(/, agence immobilière/);
    expect(brokerageName(new Dice(1), 'en', 'AB')).not.toMatch(/Brokerage|agence/);
  });
});
