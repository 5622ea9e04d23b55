import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockGeneratedListing } from '../../../tests/support/services/createMockGeneratedListing.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { findPlaces } from '../places/findPlaces.ts';
import type { Store } from '../store.ts';
import { autocomplete } from './autocomplete.ts';
import { documentsOf } from './documents.ts';
import { findHistory, findHomes, findListing } from './findListing.ts';
import { findComparables, findSimilar } from './neighbours.ts';

const LISTINGS = smallDatasetListings();
const BOTH = { fields: { address: true, mlsNumber: true } };

describe.each(storeDialects())('a lookup in the store on $name', (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
    await fillStore(store, LISTINGS);
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  async function numbersOf(ids: number[]): Promise<string[]> {
    const documents = await documentsOf(store, ids);
    return documents.map((document) => document.wire.mlsNumber);
  }

  it('finds the history of a home, newest first', async () => {
    const listing = await findListing(store, 'customer', 't9000002', 2);
    expect(await numbersOf(await findHistory(store, 'customer', listing ?? { home: null }))).toEqual([
      'T9000003',
      'T9000002',
      'T9000001',
    ]);
  });

  it.each([
    { city: 'toronto', streetNumber: '77', streetName: 'Bay', streetSuffix: 'Street' },
    { city: 'Toronto', streetNumber: '77', streetName: 'Bay Street' },
    { zip: 'm6j1a1', streetNumber: '77', streetName: 'bay' },
    { city: 'Toronto', mlsNumber: 't9000001' },
  ])('finds a home by %o', async (searched) => {
    expect(await findHomes(store, 'customer', searched)).toEqual(['relisted']);
  });

  it('finds a unit by its number only: the address of a tower alone is no home', async () => {
    const unit = LISTINGS.find((one) => one.unitNumber !== null && one.city === 'Toronto');
    if (!unit) throw new Error('the small world has units');
    const { streetNumber, streetName, unitNumber } = unit;
    const address = { city: 'Toronto', streetNumber, streetName };
    expect(await findHomes(store, 'customer', { ...address, unitNumber: unitNumber ?? '' })).toContain(
      unit.homeKey,
    );
    expect(await findHomes(store, 'customer', address)).not.toContain(unit.homeKey);
  });

  it('finds no home if a part of the address differs', async () => {
    const right = { city: 'Toronto', streetNumber: '77', streetName: 'Bay' };
    expect(await findHomes(store, 'customer', { ...right, streetNumber: '78' })).toEqual([]);
    expect(await findHomes(store, 'customer', { ...right, unitNumber: '1' })).toEqual([]);
    expect(await findHomes(store, 'customer', { ...right, city: 'Ottawa' })).toEqual([]);
  });

  it('compares with the nearest homes of the same kind that were sold recently, but not with the home itself', async () => {
    const subject = await findListing(store, 'customer', 'T9000003');
    if (!subject) throw new Error('the small world has it');
    const comparables = await findComparables(store, subject, {
      viewer: 'customer',
      today: SMALL_DATASET_DAY,
      limit: 20,
    });
    const documents = await documentsOf(
      store,
      comparables.map(({ id }) => id),
    );
    expect(comparables.length).toBeGreaterThan(0);
    const distances = comparables.map(({ kilometres }) => kilometres);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    for (const { wire, days } of documents) {
      expect(wire.lastStatus).toBe('Sld');
      expect(wire.details?.propertyType).toBe('Detached');
      expect(days.sold).toBeGreaterThanOrEqual(SMALL_DATASET_DAY - 180);
      expect(wire.mlsNumber).not.toBe('T9000002');
      expect(Number(wire.listPrice)).toBeGreaterThanOrEqual(600_000);
      expect(Number(wire.listPrice)).toBeLessThanOrEqual(1_600_000);
    }
  });

  it('finds similar listings of the city within a fifth of the price', async () => {
    const subject = await findListing(store, 'customer', 'T9000003');
    if (!subject) throw new Error('the small world has it');
    const similar = await findSimilar(store, subject, {
      viewer: 'customer',
      today: SMALL_DATASET_DAY,
      limit: 20,
      radius: 50,
    });
    const documents = await documentsOf(
      store,
      similar.map(({ id }) => id),
    );
    expect(documents.length).toBeGreaterThan(0);
    for (const { wire } of documents) {
      expect(wire.address?.city).toBe('Toronto');
      expect(Math.abs(Number(wire.listPrice) - 1_000_000)).toBeLessThanOrEqual(200_000);
    }
  });

  it.each([
    ['77 bay', ['T9000003', 'T9000002', 'T9000001']],
    ['77 Bay St', ['T9000003', 'T9000002', 'T9000001']],
    ['t90000', ['T9000003', 'T9000001', 'T9000002']],
    ['T-9000002', ['T9000002']],
  ])('completes %s', async (text, numbers) => {
    const ids = await autocomplete(store, { text, ...BOTH, viewer: 'customer', limit: 5 });
    expect((await numbersOf(ids)).slice(0, numbers.length)).toEqual(numbers);
  });

  it.each(['rosemo', 'semount rd', 'ROSEMOUNT'])('completes a street from %s', async (text) => {
    const ids = await autocomplete(store, { text, ...BOTH, viewer: 'customer', limit: 100 });
    const documents = await documentsOf(store, ids);
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.every(({ wire }) => wire.address?.streetName === 'Rosemount')).toBe(true);
  });

  it.each(['mont royal', 'Mont-Royal', 'MONT ROYAL montreal', 'montréal royal'])(
    'folds accents and case in %s',
    async (text) => {
      const ids = await autocomplete(store, { text, ...BOTH, viewer: 'customer', limit: 3 });
      const documents = await documentsOf(store, ids);
      expect(documents.map(({ wire }) => wire.address?.streetName)).toContain('avenue du Mont-Royal');
    },
  );

  it('finds a unit in each notation', async () => {
    const unit = LISTINGS.find((one) => one.unitNumber !== null && one.streetName === 'Rosemount');
    if (!unit) throw new Error('the small world has units there');
    const forms = [
      `#${unit.unitNumber} rosemount`,
      `unit ${unit.unitNumber} ${unit.streetNumber} rosemount`,
      `${unit.unitNumber}-${unit.streetNumber} Rosemount`,
      `#${unit.unitNumber}`,
    ];
    for (const text of forms) {
      const ids = await autocomplete(store, { text, ...BOTH, viewer: 'customer', limit: 5 });
      expect(await numbersOf(ids), text).toContain(unit.mlsNumber);
    }
  });

  it('completes two characters by the beginning of the address', async () => {
    const ids = await autocomplete(store, { text: '77', ...BOTH, viewer: 'customer', limit: 50 });
    const documents = await documentsOf(store, ids);
    expect(documents.length).toBeGreaterThan(2);
    expect(documents.every(({ wire }) => wire.address?.streetNumber?.startsWith('77'))).toBe(true);
  });

  it('finds places by a part of their name and counts their homes for sale', async () => {
    const [place] = await findPlaces(store, { text: 'plateau' });
    expect(place).toMatchObject({ name: 'Le Plateau-Mont-Royal', city: 'Montréal' });
    const expected = LISTINGS.filter(
      (one) => one.neighborhood === 'Le Plateau-Mont-Royal' && one.type === 'Sale' && one.status === 'A',
    );
    expect(place?.active_count).toBe(expected.length);
    expect(await findPlaces(store, { text: 'plateau', city: 'toronto' })).toEqual([]);
    expect(await findPlaces(store, { city: 'MONTREAL', state: 'QC' })).toHaveLength(3);
  });

  it('puts names with a word that begins with the text before larger places that only contain it', async () => {
    const places = await findPlaces(store, { text: 'ne' });
    expect(places.map((place) => place.name)).toEqual(['Côte-des-Neiges', 'The Annex']);
    expect(places[1]?.active_count).toBeGreaterThan(places[0]?.active_count ?? 0);
  });

  it.each([
    ['Torotno', ['Toronto']],
    ['Missisauga', ['Mississauga']],
    ['Mississauga ON', ['Mississauga']],
    ['montreal, quebec', ['Montréal']],
    ['Annex', ['The Annex']],
    ['Leslievile', ['Leslieville']],
    ['Mississauga BC', []],
    ['qqzzxx', []],
  ])('finds for %s the intended place', async (text, names) => {
    const places = await findPlaces(store, { text });
    expect(places.map((place) => place.name)).toEqual(names);
  });
});

describe.each(storeDialects())('streets in the store on $name', (dialect) => {
  it('come before addresses that only contain their words', async () => {
    const store = await dialect.open();
    await fillStore(store, [
      createMockGeneratedListing({ mlsNumber: 'K1', streetName: 'Steeles', city: 'Oakville', listDay: 0 }),
      createMockGeneratedListing({ mlsNumber: 'K2', streetName: 'Oak', status: 'U', lastStatus: 'Sld' }),
      createMockGeneratedListing({ mlsNumber: 'K3', streetName: 'Oak', streetSuffix: 'Lane' }),
    ]);
    const completed = async (text: string) => {
      const ids = await autocomplete(store, { text, ...BOTH, viewer: 'customer', limit: 5 });
      return (await documentsOf(store, ids)).map(({ wire }) => wire.mlsNumber);
    };
    expect(await completed('oak st')).toEqual(['K2', 'K1']);
    // Words may have a single letter and be in any order.
    expect(await completed('s oak')).toEqual(['K1', 'K2']);
    expect(await completed('lane o')).toEqual(['K3']);
    await store.close();
    await dialect.end();
  }, 60_000);
});
