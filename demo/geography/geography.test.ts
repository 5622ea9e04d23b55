import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CITIES, regions } from '#demo/facts/facts.ts';
import { DEMO_SEED } from '#demo/seed/seedStore.ts';
import type { Address, Position, Street } from '#demo/types.ts';
import { drawnCountry } from '../../tests/support/country/drawnCountry.ts';
import { makeDice } from './hash.ts';
import { findDistricts } from './neighbourhoods.ts';
import { kmPerDegree } from './plane.ts';
import { drawRegion, layRegion } from './regions.ts';
import { inPolygons, inRing } from './rings.ts';

/** Generated outside the tests: on a busy machine it takes longer than a test's limit. */
const geography = await drawnCountry();
const streetCounts = geography.neighbourhoods.map((_, at) => geography.streetsOf(at).length);
const dice = makeDice(20261121);

/** Returns addresses from all parts of the street list. */
function sample(count: number): Address[] {
  const found: Address[] = [];
  for (let at = 0; found.length < count; at += 1) {
    const streetId = dice.bits(at, 1) % geography.streets.length;
    const room = geography.slotsOn(streetId);
    const slot = {
      streetId,
      index: dice.bits(at, 2) % Math.max(1, room),
      side: at % 2 === 0 ? 1 : -1,
    } as const;
    const address = geography.addressAt(slot);
    if (address !== undefined) found.push(address);
  }
  return found;
}

/** Returns every address on a street. */
function addressesOn(streetId: number): Address[] {
  return Array.from({ length: geography.slotsOn(streetId) }).flatMap((_, index) =>
    ([-1, 1] as const).flatMap((side) => geography.addressAt({ streetId, index, side }) ?? []),
  );
}

function metresToLine([x, y]: Position, line: Position[]): number {
  const [kmX, kmY] = kmPerDegree(y);
  let smallest = Infinity;
  for (const [at, b] of line.entries()) {
    const a = line[at - 1];
    if (a === undefined) continue;
    const [px, py] = [(x - a[0]) * kmX, (y - a[1]) * kmY];
    const [sx, sy] = [(b[0] - a[0]) * kmX, (b[1] - a[1]) * kmY];
    const share = Math.max(0, Math.min(1, (px * sx + py * sy) / (sx * sx + sy * sy || 1)));
    smallest = Math.min(smallest, Math.hypot(px - share * sx, py - share * sy) * 1000);
  }
  return smallest;
}

/** Returns a hash of streets in their order. */
function digest(streets: readonly Omit<Street, 'id'>[]): string {
  const hash = createHash('sha256');
  for (const { name, points, city } of streets) {
    const packed = points.flat().map((degrees) => Math.round(degrees * 1e7));
    hash.update(`${city}|${name}|${packed.join()}`);
  }
  return hash.digest('hex');
}

const addresses = sample(3000);
const towns = new Set(geography.towns.map(({ name }) => name));

describe('cities', () => {
  it('are the 26 of the product, each with neighbourhoods that have streets', () => {
    expect(geography.cities).toHaveLength(26);
    for (const [at, { name, city }] of geography.neighbourhoods.entries()) {
      // The smallest is Nuns' Island.
      expect(streetCounts[at], `${name}, ${city}`).toBeGreaterThanOrEqual(8);
    }
  });

  it('have neighbourhoods with unique names', () => {
    const names = geography.neighbourhoods.map(({ name, city }) => `${city}|${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have towns beside them, with streets and houses outside any neighbourhood', () => {
    expect([...towns].toSorted()).toEqual([
      'Boucherville',
      'Brossard',
      'Gatineau',
      'Laval',
      'Longueuil',
      'Waterloo',
    ]);
    for (const { name, boundary } of geography.towns) {
      const streets = geography.streets.filter(({ city, kind }) => city === name && kind === 'local');
      expect(streets.length, name).toBeGreaterThan(300);
      const houses = streets.slice(0, 100).flatMap(({ id }) => addressesOn(id));
      expect(houses.length, name).toBeGreaterThan(300);
      expect(houses.filter(({ position }) => !inPolygons(...position, boundary))).toEqual([]);
    }
    const listed = new Set(geography.neighbourhoods.flatMap((_, at) => geography.streetsOf(at)));
    expect([...listed].filter((id) => towns.has(geography.streets[id]?.city ?? ''))).toEqual([]);
  });

  it('contain the centres of their neighbourhoods', () => {
    const outside = geography.neighbourhoods.filter(({ city, center }) => {
      const boundary = geography.cities.find(({ name }) => name === city)?.boundary ?? [];
      return !inPolygons(...center, boundary);
    });
    expect(outside.map(({ name, city }) => `${name}, ${city}`)).toEqual([]);
  });
});

describe('addresses', () => {
  it('are beside their own street', () => {
    const off = addresses.map(({ streetId, position }) =>
      metresToLine(position, geography.streets[streetId]?.points ?? []),
    );
    expect(Math.max(...off)).toBeLessThan(30);
    expect(Math.min(...off)).toBeGreaterThan(10);
  });

  it('are on land and not in a park', () => {
    expect(addresses.filter(({ position }) => !geography.isLand(position))).toEqual([]);
    const inPark = addresses.filter(({ position }) =>
      geography.parks.some(({ ring }) => inRing(...position, ring)),
    );
    expect(inPark).toEqual([]);
  });

  it('keep away from expressways', () => {
    const motorways = geography.streets.filter(({ kind }) => kind === 'motorway');
    const near = addresses.filter(({ position }) =>
      motorways.some(({ points }) => metresToLine(position, points) < 40),
    );
    expect(near).toEqual([]);
  });

  it('are in their neighbourhood and city', () => {
    const wrong = addresses.filter(({ neighbourhood, streetId, position }) => {
      const hood = geography.neighbourhoods[neighbourhood];
      if (towns.has(geography.streets[streetId]?.city ?? '')) return neighbourhood !== -1;
      return (
        hood?.city !== geography.streets[streetId]?.city || !inPolygons(...position, hood?.boundary ?? [])
      );
    });
    expect(wrong).toEqual([]);
  });

  it('have numbers that rise along the street, even on one side and odd on the other', () => {
    for (const streetId of addresses.slice(0, 300).map((address) => address.streetId)) {
      for (const side of [-1, 1] as const) {
        const numbers = addressesOn(streetId)
          .filter((address) => address.side === side)
          .map((one) => one.streetNumber);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(numbers.every((number) => number % 2 === (side > 0 ? 0 : 1))).toBe(true);
      }
    }
  });

  it('have unique numbers on a street of a city, even if water cuts it in pieces', () => {
    const wanted = new Set([
      'Yonge Street',
      'Queen Street',
      'Dundas Street',
      'Finch Avenue',
      'Steeles Avenue',
    ]);
    const pieces = geography.streets.filter(
      ({ city, name, suffix }) => city === 'Toronto' && wanted.has(`${name} ${suffix}`),
    );
    const seen = new Map<string, number>();
    for (const { id, name, direction } of pieces) {
      for (const { streetNumber } of addressesOn(id)) {
        const key = `${name} ${direction} ${streetNumber}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    }
    expect([...seen].filter(([, count]) => count > 1)).toEqual([]);
    expect(seen.size).toBeGreaterThan(1000);
  });

  it('can be found by their number', () => {
    for (const address of addresses.slice(0, 300)) {
      expect(geography.addressNear(address.streetId, address.streetNumber, 4)).toEqual(address);
    }
  });

  it('are undefined for slots that no street has', () => {
    expect(geography.addressAt({ streetId: 0, index: 1e6, side: 1 })).toBeUndefined();
    expect(geography.addressAt({ streetId: -1, index: 0, side: 1 })).toBeUndefined();
    expect(geography.addressNear(1e7, 10, 10)).toBeUndefined();
  });
});

describe('streets', () => {
  it('of Vancouver have the direction first, those of other cities last', () => {
    const named = (city: string): Set<string> =>
      new Set(
        geography.streets
          .filter((street) => street.city === city)
          .map(({ name, suffix, direction }) => [name, suffix, direction].filter(Boolean).join(' ')),
      );
    expect([...named('Vancouver')]).toEqual(
      expect.arrayContaining(['West 4th Avenue', 'East 41st Avenue', 'West Broadway', 'West Georgia Street']),
    );
    expect([...named('Vancouver')].filter((name) => / [EW]$/.test(name))).toEqual([]);
    expect([...named('Calgary')]).toContain('17 Avenue SW');
    expect([...named('Edmonton')]).toContain('82 Avenue NW');
    expect([...named('Toronto')]).toContain('Queen Street W');
  });

  it('of Québec have the French generic and no suffix', () => {
    const french = geography.streets.filter(({ state, kind }) => state === 'Quebec' && kind === 'local');
    expect(french.filter(({ suffix }) => suffix !== '')).toEqual([]);
    expect(
      french.every(({ name }) =>
        /^((rue|avenue|place|boulevard|chemin|croissant|impasse|ruelle|côte|montée) |\d+e (Avenue|Rue)$)/.test(
          name,
        ),
      ),
    ).toBe(true);
  });

  it('have names that hardly recur within a city', () => {
    const local = geography.streets.filter(({ kind, city }) => kind === 'local' && city === 'Toronto');
    const far = [...Map.groupBy(local, ({ name, suffix }) => `${name} ${suffix}`).values()].filter((same) => {
      const [kmX, kmY] = kmPerDegree(43.7);
      const [first] = same[0]?.points ?? [];
      return same.some(
        ({ points: [point] }) =>
          Math.hypot(
            ((point?.[0] ?? 0) - (first?.[0] ?? 0)) * kmX,
            ((point?.[1] ?? 0) - (first?.[1] ?? 0)) * kmY,
          ) > 2,
      );
    });
    expect(far.length / local.length).toBeLessThan(0.02);
  });
});

describe('land', () => {
  it.each<[string, Position, boolean]>([
    ['City Hall', [-79.3839, 43.6535], true],
    ['the middle of Lake Ontario', [-79.3, 43.5], false],
    ['the inner harbour', [-79.378, 43.634], false],
    ['the Toronto Islands', [-79.383, 43.6135], true],
    ['the lagoon between them', [-79.381, 43.619], false],
    ['the Leslie Street Spit', [-79.332, 43.625], true],
    ['the Ship Channel', [-79.345, 43.6432], false],
    ['Hamilton Harbour', [-79.84, 43.285], false],
    ['English Bay', [-123.18, 49.3], false],
    ['the Saint Lawrence before Montréal', [-73.5165, 45.53], false],
    ['downtown Calgary', [-114.07, 51.046], true],
  ])('%s', (_name, position, expected) => {
    expect(geography.isLand(position)).toBe(expected);
  });
});

describe('a seed', () => {
  const calgary = (seed: number): string => {
    const facts = regions().find(({ name }) => name === 'Calgary');
    const cities = CITIES.filter(({ name }) => name === 'Calgary');
    if (facts === undefined) throw new Error('No region is called Calgary.');
    const region = layRegion(facts, makeDice(seed));
    const sink = drawRegion(region, new Map(cities.map((city) => [city.name, city])), findDistricts(cities));
    return digest(sink.drafts);
  };

  it('gives a region the same streets every time, alone or with the whole country', () => {
    expect(calgary(DEMO_SEED)).toBe(digest(geography.streets.filter(({ city }) => city === 'Calgary')));
  });

  it('gives other streets than another seed', () => {
    expect(calgary(DEMO_SEED + 1)).not.toBe(calgary(DEMO_SEED));
  });
});
