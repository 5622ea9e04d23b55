import { describe, expect, it } from 'vitest';
import type { Address, Position, Street } from '#demo/types.ts';
import { drawnCountry } from '../../tests/support/country/drawnCountry.ts';
import { makeDice } from './hash.ts';
import { kmPerDegree } from './plane.ts';
import { buildStreetIndex } from './streetIndex.ts';

/** Generated outside the tests: on a busy machine it takes longer than a test's limit. */
const geography = await drawnCountry();
// The first call sorts all streets, which takes longer than reading the country.
geography.streetsOf(0);
const index = buildStreetIndex(geography.lines);
const dice = makeDice(416);

function sampleAddresses(count: number): Address[] {
  const found: Address[] = [];
  for (let at = 0; found.length < count; at += 1) {
    const streetId = dice.bits(at, 1) % geography.streets.length;
    const room = Math.max(1, geography.slotsOn(streetId));
    const side = at % 2 === 0 ? 1 : -1;
    const address = geography.addressAt({ streetId, index: dice.bits(at, 2) % room, side });
    if (address !== undefined) found.push(address);
  }
  return found;
}

function sampleStreets(count: number, matches: (street: Street) => boolean): Street[] {
  const chosen = geography.streets.filter(matches);
  return Array.from({ length: count }, (_, at) => dice.pick(chosen, at, 3));
}

function metresToSegment([x, y]: Position, a: Position, b: Position): number {
  const [kmX, kmY] = kmPerDegree(y);
  const [ax, ay] = [(a[0] - x) * kmX, (a[1] - y) * kmY];
  const [dx, dy] = [(b[0] - a[0]) * kmX, (b[1] - a[1]) * kmY];
  const share = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + share * dx, ay + share * dy) * 1000;
}

/** Distances in metres, up to about 70 m, to a street and to the nearest other street that is no expressway. */
function distances(position: Position, streetId: number): { own: number; other: number } {
  const [x, y] = position;
  const near = { own: Infinity, other: Infinity };
  for (const chunk of index.search(x - 0.001, y - 0.0007, x + 0.001, y + 0.0007)) {
    const street = geography.streets[index.streetOf(chunk)];
    const points = street?.points ?? [];
    const first = geography.lines.starts[street?.id ?? 0] ?? 0;
    const [from, to] = index.pointsOf(chunk);
    for (let at = from + 1 - first; at <= to - first && street?.kind !== 'motorway'; at += 1) {
      const metres = metresToSegment(position, points[at - 1] ?? [0, 0], points[at] ?? [0, 0]);
      const which = street?.id === streetId ? 'own' : 'other';
      near[which] = Math.min(near[which], metres);
    }
  }
  return near;
}

const addresses = sampleAddresses(6000);
const sideStreets = sampleStreets(4000, ({ kind }) => kind === 'local');

describe('every address', () => {
  it('is within 40 m of its own street, and nearer to it than to any other', () => {
    const wrong = addresses.filter(({ position, streetId }) => {
      const { own, other } = distances(position, streetId);
      return own > 40 || other <= own;
    });
    expect(wrong).toEqual([]);
  });

  it('has a unique number on its street in its city', () => {
    const nameOf = ({ city, name, suffix, direction }: Street): string =>
      [city, name, suffix, direction].join('|');
    const byName = [...Map.groupBy(geography.streets, nameOf).entries()].filter(
      ([, pieces]) => pieces.length > 2,
    );
    const twice: string[] = [];
    for (let at = 0; at < 250; at += 1) {
      const [name, pieces] = dice.pick(byName, at, 5);
      const seen = new Set<number>();
      for (const { id } of pieces) {
        for (let slot = 0; slot < geography.slotsOn(id); slot += 1) {
          const number = geography.addressAt({ streetId: id, index: slot, side: 1 })?.streetNumber;
          if (number !== undefined && seen.has(number)) twice.push(`${number} ${name}`);
          if (number !== undefined) seen.add(number);
        }
      }
    }
    expect(twice).toEqual([]);
  });
});

describe('houses', () => {
  const gap = (city: string, hood: string): number => {
    const number = geography.neighbourhoods.findIndex((one) => one.city === city && one.name === hood);
    const widths = geography
      .streetsOf(number)
      .map((id) => geography.streets[id])
      .filter((street) => street?.kind === 'local')
      .map((street) => street?.lotWidth ?? 0)
      .toSorted((a, b) => a - b);
    return widths[Math.floor(widths.length / 2)] ?? 0;
  };

  it('are closer together in the old city than in a post-war or new suburb, and farthest apart on an estate', () => {
    expect(gap('Toronto', 'Trinity-Bellwoods')).toBeLessThan(10);
    expect(gap('Toronto', 'Guildwood')).toBe(14);
    expect(gap('Markham', 'Greensborough')).toBe(11.5);
    expect(gap('Toronto', 'Bridle Path-Sunnybrook-York Mills')).toBe(21);
  });

  it('leave no wide gap behind them in the old city: a block is two lots deep', () => {
    const [kmX, kmY] = kmPerDegree(43.66);
    const centre: Position = [-79.424, 43.662];
    let empty = 0;
    for (let at = 0; at < 400; at += 1) {
      const [x, y] = [centre[0] + (dice.unit(at, 8) - 0.5) / kmX, centre[1] + (dice.unit(at, 9) - 0.5) / kmY];
      const near = index.search(x - 0.055 / kmX, y - 0.055 / kmY, x + 0.055 / kmX, y + 0.055 / kmY);
      if (near.length === 0) empty += 1;
    }
    expect(empty).toBeLessThan(20);
  });
});

describe('side streets', () => {
  it('end at another street unless they are marked as a dead end', () => {
    const loose = sideStreets.flatMap(({ id, points, deadEnds = 0, name, city }) => {
      const start: Position = points[0] ?? [0, 0];
      const end: Position = points.at(-1) ?? [0, 0];
      const isLoop = distances(start, id).own < 1 && metresToSegment(start, end, end) < 4;
      const free = (end2: Position, bit: number): boolean =>
        (deadEnds & bit) === 0 && distances(end2, id).other > 5;
      return !isLoop && (free(start, 1) || free(end, 2)) ? [`${name}, ${city}`] : [];
    });
    // The last cut may remove the street at which another one ended.
    expect(loose.length).toBeLessThan(sideStreets.length * 0.01);
  });

  it('are seldom dead ends in old blocks, and more often in suburbs with courts', () => {
    const dead = (streets: Street[]): number =>
      streets.filter(({ deadEnds = 0 }) => deadEnds > 0).length / streets.length;
    const local = geography.streets.filter(({ kind }) => kind === 'local');
    const isOld = ({ lotWidth = 0 }: Street): boolean => lotWidth < 10;
    expect(dead(local.filter(isOld))).toBeLessThan(0.12);
    expect(dead(local.filter((street) => !isOld(street)))).toBeLessThan(0.25);
    expect(dead(local.filter((street) => !isOld(street)))).toBeGreaterThan(0.12);
  });

  it('do not cross water', () => {
    const wet = sideStreets.filter(({ points }) => points.some((point) => !geography.isLand(point)));
    expect(wet.map(({ name, city }) => `${name}, ${city}`)).toEqual([]);
  });

  it('have unique names within a neighbourhood', () => {
    const hoods = geography.neighbourhoods.keys().filter((number) => number % 7 === 0);
    let streets = 0;
    let shared = 0;
    for (const number of hoods) {
      const locals = geography
        .streetsOf(number)
        .flatMap((id) => geography.streets[id] ?? [])
        .filter(({ kind, name }) => kind === 'local' && !/^\d/.test(name));
      const numbersOf = ({ id }: Street): number | undefined =>
        geography.addressAt({ streetId: id, index: Math.floor(geography.slotsOn(id) / 2), side: 1 })
          ?.streetNumber;
      const names = new Map<string, (number | undefined)[]>();
      for (const street of locals) {
        const full = `${street.name} ${street.suffix} ${street.direction}`;
        names.set(full, [...(names.get(full) ?? []), numbersOf(street)]);
      }
      streets += names.size;
      shared += [...names.values()].filter(
        (numbers) =>
          numbers.length > 1 && new Set(numbers).size < numbers.length && !numbers.includes(undefined),
      ).length;
    }
    expect(shared).toBeLessThan(streets * 0.005);
  });
});

describe('streets', () => {
  it('are inside the box of a region', () => {
    const outside = sampleStreets(3000, () => true).filter(
      ({ points }) =>
        !geography.regions.some(({ box: [west, south, east, north] }) =>
          points.every(([x, y]) => x >= west && x <= east && y >= south && y <= north),
        ),
    );
    expect(outside.map(({ name, city }) => `${name}, ${city}`)).toEqual([]);
  });

  it('have the same points packed and decoded', () => {
    const { coordinates, starts } = geography.lines;
    for (const { id, points } of sideStreets.slice(0, 50)) {
      const first = starts[id] ?? 0;
      expect(points).toHaveLength((starts[id + 1] ?? 0) - first);
      expect(points[0]?.[0]).toBeCloseTo((coordinates[2 * first] ?? 0) / 1e7, 9);
      expect(points[0]?.[1]).toBeCloseTo((coordinates[2 * first + 1] ?? 0) / 1e7, 9);
    }
  });
});
