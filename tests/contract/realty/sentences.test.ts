import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { City, Neighbourhood } from '#demo/types.ts';
import type { AmenityKind } from '#domain/amenities.ts';
import type { Commute } from '#domain/search/commute.ts';
import type { HomeType } from '#domain/search/homeTypes.ts';
import { readNear } from '#domain/search/near.ts';
import { noMaximum } from '#domain/search/priceSteps.ts';
import { DEFAULT_SEARCH, type Search, withPlace, withType } from '#domain/search/search.ts';
import { printSearch } from '#domain/search/searchUrl.ts';
import { amenityOfName } from '#domain/search/sentence/besideNames.ts';
import { understandSentence } from '#domain/search/sentence/sentenceSearch.ts';
import { findNamedAmenities } from '#server/store/amenities/findNamedAmenities.ts';
import { storeAmenities } from '#server/store/amenities/storeAmenities.ts';
import { openStore } from '#server/store/openStore.ts';
import { findPlaces } from '#server/store/places/findPlaces.ts';
import type { Store } from '#server/store/store.ts';
import { fold } from '#server/store/text/fold.ts';
import {
  SMALL_DATASET_CITIES,
  SMALL_DATASET_DAY,
  SMALL_DATASET_NEIGHBOURHOODS,
} from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

/** Cities of the tables by province, and neighbourhoods by city. */
const CITIES: Record<string, string> = {
  Ontario:
    'Toronto|Mississauga|Oakville|Burlington|Hamilton|Ottawa|Kingston|London|Guelph|Kitchener|Waterloo|Barrie|Markham|' +
    'Vaughan|Richmond Hill|Brampton|Oshawa|Whitby|Ajax|Pickering|Milton|Aurora|Niagara Falls|St. Catharines|Windsor|Sudbury',
  'British Columbia':
    'Vancouver|Burnaby|Surrey|Richmond|Victoria|Kelowna|Nanaimo|Coquitlam|North Vancouver|Whistler',
  Alberta: 'Calgary|Edmonton|Red Deer',
  Manitoba: 'Winnipeg',
  Saskatchewan: 'Regina|Saskatoon',
  'Nova Scotia': 'Halifax',
  'New Brunswick': 'Moncton|Fredericton',
  'Newfoundland and Labrador': "St. John's",
  'Prince Edward Island': 'Charlottetown',
  Quebec:
    'Montréal|Laval|Québec|Longueuil|Gatineau|Sherbrooke|Trois-Rivières|Saguenay|Lévis|Terrebonne|Brossard|Repentigny|' +
    'Saint-Jérôme|Drummondville|Granby|Blainville|Mont-Tremblant|Vaudreuil-Dorion|Châteauguay|Boucherville|Magog|Rimouski|' +
    'Saint-Hyacinthe|Mirabel|Saint-Bruno|Mascouche|Saint-Lambert|Westmount|Shawinigan|Chambly|Sainte-Julie|Saint-Sauveur|' +
    'Hudson|Candiac|Joliette|Saint-Eustache|Sainte-Thérèse|Sorel-Tracy|Beloeil|Saint-Constant|Dollard-des-Ormeaux',
};
const NEIGHBOURHOODS: Record<string, string> = {
  Toronto:
    'The Annex|Leslieville|High Park|Liberty Village|Yorkville|East York|North York|Etobicoke|Scarborough|King West',
  Mississauga: 'Port Credit|Streetsville',
  Markham: 'Thornhill',
  Vaughan: 'Kleinburg',
  Vancouver: 'Kitsilano|Yaletown|Mount Pleasant',
  Calgary: 'Beltline|Kensington',
  Ottawa: 'The Glebe|Westboro|Byward Market',
  Halifax: 'Dartmouth|North End',
  Montréal:
    'Le Plateau-Mont-Royal|Rosemont|Villeray|Griffintown|Verdun|Saint-Henri|Côte-des-Neiges|Notre-Dame-de-Grâce|Outremont|' +
    'Vieux-Montréal|Hochelaga-Maisonneuve|Ahuntsic|LaSalle|Lachine|Saint-Laurent',
  Québec: 'Sainte-Foy|Limoilou|Saint-Roch',
  Gatineau: 'Hull|Aylmer',
};

function places(): { cities: City[]; neighbourhoods: Neighbourhood[] } {
  const [city] = SMALL_DATASET_CITIES;
  const [area] = SMALL_DATASET_NEIGHBOURHOODS;
  if (!city || !area) throw new Error('The small dataset has no places.');
  const cities = Object.entries(CITIES).flatMap(([state, names]) =>
    names.split('|').map((name) => ({ ...city, name, state })),
  );
  const neighbourhoods = Object.entries(NEIGHBOURHOODS).flatMap(([home, names]) => {
    const state = cities.find(({ name }) => name === home)?.state ?? '';
    return names.split('|').map((name) => ({ ...area, name, city: home, state }));
  });
  return { cities, neighbourhoods };
}

/** Amenities of the tables: kind, name, city. */
const AMENITIES: readonly [AmenityKind, string, string][] = [
  ['station', 'Union Station', 'Toronto'],
  ['station', 'Port Credit GO', 'Mississauga'],
  ['school', 'Riverdale Public School', 'Vancouver'],
  ['school', 'Riverdale Junior Public School', 'Toronto'],
  ['school', 'Jarvis Collegiate Institute', 'Toronto'],
  ['park', 'High Park', 'Toronto'],
  ['park', 'Trinity Bellwoods Park', 'Toronto'],
  ['hospital', 'Sunnybrook Hospital', 'Toronto'],
  ['library', 'Lillian H. Smith Library', 'Toronto'],
  ['communityCentre', 'Jimmie Simpson Community Centre', 'Toronto'],
  ['daycare', 'Centre-ville', 'Montréal'],
  ['station', 'Station Berri-UQAM', 'Montréal'],
  ['station', 'Jarry', 'Montréal'],
  ['station', 'Gare Centrale', 'Montréal'],
  ['school', 'École Saint-Enfant-Jésus', 'Montréal'],
  ['park', 'Parc La Fontaine', 'Montréal'],
  ['hospital', 'Hôpital Notre-Dame', 'Montréal'],
  ['library', 'Bibliothèque Gabrielle-Roy', 'Québec'],
  ['school', 'McGill University', 'Montréal'],
];

/** Abbreviations of the tables for types of homes. */
const HOMES: Record<string, HomeType> = {
  det: 'detached',
  semi: 'semi-detached',
  condo: 'condo-apt',
  town: 'condo-townhouse',
  plex: 'multiplex',
  land: 'vacant-land',
  other: 'other',
};

/** Filters of the tables with numbers. */
const NUMBERS: Record<string, keyof Search> = {
  beds: 'minBeds',
  baths: 'minBaths',
  sqft: 'minSqft',
  parking: 'minParkingSpaces',
  lot: 'minLotSizeSqft',
  from: 'minYearBuilt',
  to: 'maxYearBuilt',
  fee: 'maxMaintenanceFee',
  cut: 'priceCutDays',
  days: 'activeDays',
};
const SWITCHES: Record<string, keyof Search> = {
  exact: 'exactBeds',
  open: 'openHouse',
  tour: 'virtualTour',
  pets: 'pets',
  furnished: 'furnished',
};

/** The commutes that "walk 15 Union Station; drive 30 High Park" describes. */
const commutesOf = (value: string): Commute[] =>
  value.split('; ').map((text) => {
    const [mode = '', minutes = '', ...words] = text.split(' ');
    const label = words.join(' ');
    const at = AMENITIES.findIndex(([, name]) => name === label);
    if (at < 0) throw new Error(`The table has an unknown amenity: ${label}`);
    const to = { latitude: at, longitude: -80 };
    return { to, mode: mode as Commute['mode'], minutes: Number(minutes), at: '09:00', label }; // of the table
  });

/** The search that a table's second column describes: "beds=3 home=condo max=700000 kw=hot tub". */
function searchOf(column: string): Search {
  const parts = column
    .split(/ (?=(?:\w+=|lease\b|exact\b|open\b|tour\b|pets\b|furnished\b))/)
    .filter((part) => part !== '-');
  const isLease = parts.some((part) => part === 'lease' || part === 'furnished');
  const search = { ...withType(DEFAULT_SEARCH, isLease ? 'lease' : 'sale') };
  const most = noMaximum(search.type);
  for (const part of parts) {
    const [name = '', value = ''] = part.split('=');
    const number = NUMBERS[name];
    const chosen = SWITCHES[name];
    if (number) Object.assign(search, { [number]: Number(value) });
    else if (chosen) Object.assign(search, { [chosen]: true });
    else if (name === 'home') search.homeTypes = value.split(',').flatMap((each) => HOMES[each] ?? []);
    else if (name === 'kw') search.keywords = value;
    else if (name === 'near') search.near = readNear(value);
    else if (name === 'reach') search.commutes = commutesOf(value);
    else if (name === 'basement' || name === 'sort') {
      Object.assign(search, { [name === 'sort' ? 'sortBy' : name]: value });
    } else if (name === 'sold') {
      Object.assign(search, { showActive: false, showSold: true, soldDays: Number(value) });
    } else if (name === 'max') Object.assign(search, { minPrice: 0, maxPrice: Number(value) });
    else if (name === 'min') Object.assign(search, { minPrice: Number(value), maxPrice: most });
    else if (name === 'price') {
      const [minPrice, maxPrice] = value.split('-').map(Number);
      Object.assign(search, { minPrice, maxPrice });
    } else if (name !== 'lease') throw new Error(`The table has an unknown filter: ${part}`);
  }
  return search;
}

/** Words without a meaning of their own, which phrases that are not used may begin or end with. */
const SMALL_WORDS =
  /\b(?:near|in|the|with|a|of|for|and|or|de|la|le|les|un|une|des|du|avec|et|ou|au|pres|proche|d|l|en|by|sur|to|an)\b/g;
const bareWords = (text: string): string =>
  fold(text.replace(/['’]/g, ' ')).replace(SMALL_WORDS, '').replace(/\s+/g, ' ').trim();

interface Sentence {
  text: string;
  search: Search;
  place: string;
  unused: string;
  /** True for a sentence that the grammar is known to misread. Its line begins with "!". */
  isMisread: boolean;
}

/** Two hundred sentences: text, filters, place, and what is not used, separated by "|". docs/sentence-search.md */
function readTable(language: string): Sentence[] {
  const file = join(import.meta.dirname, 'sentences', `${language}.txt`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', filters = '', place = '', unused = ''] = line
        .split('|')
        .map((column) => column.trim());
      return {
        text: text.replace(/^! /, ''),
        search: searchOf(filters),
        place,
        unused: unused.split(';').map(bareWords).join(' '),
        isMisread: text.startsWith('! '),
      };
    });
}

const TABLES = { english: readTable('english'), french: readTable('french') };

/** Opens a store of the tables' places. */
async function openPlaces(open: () => Promise<Store>): Promise<Store> {
  const store = await open();
  await store.loadListings({
    listings: [],
    places: places(),
    total: 0,
    source: 'demo',
    datesMadeFor: SMALL_DATASET_DAY,
    seed: 1,
    generator: 'sentences',
  });
  await storeAmenities(
    store,
    { key: 'table', name: 'Table', attribution: '', url: null, day: 20_000 },
    AMENITIES.map(([kind, name], at) => ({ kind, name, key: String(at), latitude: at, longitude: -80 })),
  );
  return store;
}

async function lookUpIn(store: Store, text: string) {
  const found = await findPlaces(store, { text });
  return {
    cities: found.filter(({ kind }) => kind === 'city'),
    neighborhoods: found.filter(({ kind }) => kind === 'neighborhood'),
  };
}

/** Finds the amenity that a sentence names. Each is at its place in AMENITIES. */
const amenityIn = (store: Store, sentence: string) => async (name: string) => {
  const rows = await findNamedAmenities(store, { text: name, limit: 10 });
  const found = amenityOfName(
    name,
    rows.map((row) => ({ ...row, city: AMENITIES[row.latitude]?.[2] ?? '' })),
    sentence,
  );
  return found && { to: { latitude: found.latitude, longitude: found.longitude }, label: found.name };
};

describe.each(storeDialects())('a sentence with a place in $name', (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await openPlaces(dialect.open);
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  it.each([
    ['condo in Missisauga', { state: 'Ontario', city: 'Mississauga' }],
    ['condo Montreal', { state: 'Quebec', city: 'Montréal' }],
    ['condo St Johns', { state: 'Newfoundland and Labrador', city: "St. John's" }],
    ['condo Ste-Foy', { state: 'Quebec', city: 'Québec', neighborhood: 'Sainte-Foy' }],
    ['condo north yrok toronto', { state: 'Ontario', city: 'Toronto', neighborhood: 'North York' }],
  ])('%s finds it', async (text, place) => {
    const understood = await understandSentence(text, {
      base: DEFAULT_SEARCH,
      isFrench: false,
      year: 2026,
      hidden: [],
      lookUp: (name) => lookUpIn(store, name),
    });
    expect(understood?.search).toEqual(withPlace({ ...DEFAULT_SEARCH, homeTypes: ['condo-apt'] }, place));
    expect(understood?.unused).toEqual([]);
  });
});

describe('the sentences of the tables', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openPlaces(() => openStore({ kind: 'memory' }));
  });

  afterAll(() => store.close());

  async function read({ text }: Sentence, isFrench: boolean): Promise<string> {
    const understood = await understandSentence(text, {
      base: DEFAULT_SEARCH,
      isFrench,
      year: 2026,
      hidden: [],
      lookUp: (name) => lookUpIn(store, name),
      amenityNamed: amenityIn(store, text),
    });
    if (!understood) return '';
    const { search = DEFAULT_SEARCH, unused } = understood;
    return describeSearch(
      search,
      search.neighborhood ?? search.city ?? search.state ?? '',
      unused.map(bareWords).join(' '),
    );
  }

  const describeSearch = (search: Search, place: string, unused: string) =>
    `${printSearch(search, { place: false })} | ${place} | ${unused}`;

  it.each(['english', 'french'] as const)('in %s are read as the tables say', async (language) => {
    const wrong: string[] = [];
    for (const sentence of TABLES[language]) {
      const expected = describeSearch(sentence.search, sentence.place, sentence.unused);
      const result = await read(sentence, language === 'french');
      if ((result === expected) === sentence.isMisread)
        wrong.push(`${sentence.text}: ${result}, not ${expected}`);
    }
    expect(TABLES[language].length).toBeGreaterThanOrEqual(200);
    expect(wrong).toEqual([]);
  });

  const readTyped = (text: string) =>
    understandSentence(text, {
      base: DEFAULT_SEARCH,
      isFrench: false,
      year: 2026,
      hidden: [],
      lookUp: (name) => lookUpIn(store, name),
    });

  it('with an amenity that the service does not have say that it is not used', async () => {
    const understood = await understandSentence('condo near a school and near a hospital', {
      base: DEFAULT_SEARCH,
      isFrench: false,
      year: 2026,
      hidden: [],
      nearKinds: ['school'],
      lookUp: (name) => lookUpIn(store, name),
    });
    expect(understood?.search?.near).toEqual({ school: 15 });
    expect(understood?.unused).toEqual(['near a hospital']);
  });

  it('with cents become searches in whole dollars, which the address can hold', async () => {
    expect((await readTyped('rent under $1,999.99'))?.search?.maxPrice).toBe(2000);
  });

  it.each([
    ['repeated signs', `lot${'>'.repeat(97)}`],
    ['repeated words', `lot ${'max budget of '.repeat(20)}`],
    ['more than a sentence', 'condo under 500k '.repeat(5000)],
  ])('do not stop the page with %s', { timeout: 2_000 }, async (_, text) => {
    await readTyped(text);
  });
});
