import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locationStore, type StoredPlace } from './locationStore.ts';

const place = (kind: StoredPlace['kind'], name: string, city = name): StoredPlace => ({
  kind,
  name,
  city,
  state: 'Ontario',
  location: { latitude: 43.6, longitude: -79.4 },
});
const names = async (text: string): Promise<string[]> =>
  (await locationStore.find(text)).map(({ name }) => name);

describe('the location store', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => locationStore.close());

  it('has no version until it is filled', async () => {
    expect(await locationStore.version()).toBeUndefined();
    expect(await names('to')).toEqual([]);
  });

  it('finds names by their beginning, without accents and case, the busiest first, 5 of each kind', async () => {
    const neighbourhoods = [
      'Mountview',
      'Mount Royal',
      'Mont-Rose',
      'Montée',
      'Monkland',
      'Montclair',
      'Moss',
    ];
    await locationStore.fill('1', [
      place('city', 'Montréal'),
      place('city', 'Toronto'),
      place('city', 'Moncton'),
      ...neighbourhoods.map((name) => place('neighborhood', name, 'Montréal')),
    ]);
    expect(await names('MONTRE')).toEqual(['Montréal']);
    expect(await names('mon')).toEqual([
      'Montréal',
      'Moncton',
      'Mont-Rose',
      'Montée',
      'Monkland',
      'Montclair',
    ]);
    expect(await names('mo')).toEqual([
      'Montréal',
      'Moncton',
      'Mountview',
      'Mount Royal',
      'Mont-Rose',
      'Montée',
      'Monkland',
    ]);
    expect(await names('real')).toEqual([]);
  });

  it('holds one version of the list', async () => {
    await locationStore.fill('1', [place('city', 'Toronto')]);
    await locationStore.fill('2', [place('city', 'Ottawa')]);
    await locationStore.close();
    expect(await locationStore.version()).toBe('2');
    expect(await names('to')).toEqual([]);
    expect(await names('ot')).toEqual(['Ottawa']);
  });

  it('keeps the former list if a filling fails', async () => {
    await locationStore.fill('1', [place('city', 'Toronto')]);
    // A function can't be stored: the transaction fails halfway.
    const broken = { ...place('city', 'Ottawa'), state: (() => '') as unknown as string }; // can't be stored, on purpose
    await expect(locationStore.fill('2', [place('city', 'Hamilton'), broken])).rejects.toThrow();
    expect(await locationStore.version()).toBe('1');
    expect(await names('to')).toEqual(['Toronto']);
    expect(await names('ha')).toEqual([]);
  });
});
