import { expect, test } from 'vitest';
import { Dice } from '../dice.ts';
import type { PicturedHome } from './pictureList.ts';
import { pictureList } from './pictureList.ts';

const house: PicturedHome = {
  kind: 'detached',
  style: '2-Storey',
  storeys: 2,
  beds: 4,
  bedsPlus: 0,
  baths: 3,
  sqft: 2_100,
  basement: 'Finished',
  balcony: null,
  building: null,
  isPart: false,
  lot: { width: 40, depth: 110 },
  hasPool: true,
};

const rooms = [
  { description: 'Living', level: 'Main', length: '5.50', width: '4.20' },
  { description: 'Dining', level: 'Main', length: 3.6, width: 3.2 },
  { description: 'Kitchen', level: 'Main', length: '4.00', width: '3.10' },
  { description: 'Primary', level: '2nd', length: '4.80', width: '4.20' },
  { description: '2nd Br', level: '2nd', length: `11'2"`, width: '3.00' },
  { description: 'Rec', level: 'Bsmt', length: '6.00', width: '4.50' },
];

/** Returns the first complete list. Most owners give all pictures, some fewer. */
function fullList(home: PicturedHome, list = rooms) {
  const lists = Array.from({ length: 12 }, (_, seed) => pictureList(new Dice(seed), home, list));
  return lists.reduce((longest, one) => (one.length > longest.length ? one : longest));
}

test('a house shows each bedroom and bath once, its basement, its lot with the pool, and its plan last', () => {
  const pictures = fullList(house);
  const named = pictures.map(({ scene, words }) => `${scene} ${words}`.trim());
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((name) => name.startsWith('bedroom'))).toHaveLength(4);
  expect(named.filter((name) => name.startsWith('bath'))).toHaveLength(3);
  expect(named).toContain('basement');
  expect(named).toContain('aerial d110.j1');
  expect(named.at(-1)).toBe('plan z3.ml42x55d32x36k31x40.up42x48b30x30.br45x60');
});

test('an apartment shows its balcony and the building, but no lot', () => {
  const flat: PicturedHome = {
    ...house,
    kind: 'condo',
    storeys: 1,
    beds: 2,
    baths: 2,
    balcony: 'Open',
    basement: 'None',
    lot: null,
    building: { kind: 'condo', amenities: ['Gym'] } as unknown as PicturedHome['building'], // pictureList reads no other fields
  };
  const scenes = fullList(flat).map(({ scene }) => scene);
  expect(scenes).toEqual(expect.arrayContaining(['balcony', 'lobby', 'gym', 'plan']));
  expect(scenes).not.toContain('aerial');
  expect(scenes).not.toContain('yard');
});

test('business premises are shown from inside, and land only from outside', () => {
  const shop = fullList({ ...house, kind: 'business', style: 'Restaurant' }, []);
  expect(shop[0]).toEqual({ scene: 'premises', words: 'rr' });
  const land = fullList({ ...house, kind: 'land' }, []);
  expect(new Set(land.map(({ scene }) => scene))).toEqual(new Set(['land']));
});

test('a list has six to twenty pictures, including the front', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const home: PicturedHome = { ...house, beds: seed % 9, baths: seed % 6, sqft: 500 + seed * 40 };
    const { length } = pictureList(new Dice(seed), home, seed % 3 === 0 ? [] : rooms);
    expect(length).toBeGreaterThanOrEqual(5);
    expect(length).toBeLessThanOrEqual(19);
  }
});
