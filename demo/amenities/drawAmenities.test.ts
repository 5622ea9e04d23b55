import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEMO_SEED } from '#demo/seed/seedStore.ts';
import type { Position } from '#demo/types.ts';
import type { AmenityInput } from '#server/store/amenities/storeAmenities.ts';
import { drawnCountry } from '../../tests/support/country/drawnCountry.ts';
import { drawAmenities } from './drawAmenities.ts';
import { kmBetween } from './placing.ts';
import { drawTransit } from './transit.ts';

const geography = await drawnCountry();
const amenities = drawAmenities(geography, DEMO_SEED, drawTransit(geography));
const ofKind = Map.groupBy(amenities, ({ kind }) => kind);
const placeOf = ({ longitude, latitude }: AmenityInput): Position => [longitude, latitude];
const all = (kind: AmenityInput['kind']) => ofKind.get(kind) ?? [];

/** The number of a kind within some kilometres of a point. */
const around = (kind: AmenityInput['kind'], point: Position, km: number): number =>
  all(kind).filter((one) => kmBetween(placeOf(one), point) <= km).length;

describe('the amenities of the country', () => {
  it.each([
    // One of each for as many people as in a Canadian city.
    ['school', 3_000, 5_000],
    ['groceries', 5_000, 12_000],
    ['library', 20_000, 45_000],
    ['daycare', 5_000, 9_000],
    ['communityCentre', 20_000, 40_000],
    ['park', 3_000, 6_000],
    ['stop', 600, 1_500],
  ] as const)('have a %s for %i to %i people', (kind, fewest, most) => {
    const people = geography.cities.reduce((sum, { population }) => sum + population, 0);
    expect(people / all(kind).length).toBeGreaterThan(fewest);
    expect(people / all(kind).length).toBeLessThan(most);
  });

  it('are around the middle of every city', () => {
    for (const { name, center } of geography.cities) {
      expect([name, around('stop', center, 1) > 0]).toEqual([name, true]);
      expect([name, around('school', center, 3) > 0]).toEqual([name, true]);
      expect([name, around('groceries', center, 3) > 0]).toEqual([name, true]);
      expect([name, around('hospital', center, 15) > 0]).toEqual([name, true]);
      // The last railway of Newfoundland closed in 1988.
      expect([name, around('station', center, 15) > 0]).toEqual([name, name !== "St. John's"]);
    }
  });

  it('have keys of their own, names, levels and boards of schools, and lines of stations and stops', () => {
    expect(new Set(amenities.map(({ key }) => key)).size).toBe(amenities.length);
    expect(amenities.filter(({ name }) => name === '')).toEqual([]);
    const schools = all('school');
    const levels = new Set(schools.map(({ level }) => level));
    expect([...levels].toSorted()).toEqual(['elementary', 'middle', 'postSecondary', 'secondary']);
    const isOfBoard = ({ board, level, key }: AmenityInput) =>
      board !== undefined || level === 'postSecondary' || key.startsWith('school-area');
    expect(schools.filter((school) => !isOfBoard(school))).toEqual([]);
    expect(all('station').filter(({ lines }) => !lines?.length)).toEqual([]);
    expect(all('stop').filter(({ lines }) => !lines?.length)).toEqual([]);
    expect(amenities.filter(({ rating }) => rating)).toEqual([]);
  });

  it('are on land, and stops of one street apart from each other', () => {
    const wet = amenities.filter((one) => one.kind !== 'park' && !geography.isLand(placeOf(one)));
    expect(wet.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
    const toronto = geography.cities.find(({ name }) => name === 'Toronto')?.center ?? [0, 0];
    const near = all('stop').filter((one) => kmBetween(placeOf(one), toronto) < 2);
    for (const one of near) {
      const others = near.filter((other) => other !== one && kmBetween(placeOf(one), placeOf(other)) < 0.14);
      expect(others.map(({ name }) => name)).toEqual([]);
    }
  });

  // If the amenities change on purpose, update the hash.
  it('are the same for the same seed', () => {
    const hash = createHash('sha256');
    for (const { key, kind, name, longitude, latitude, lines } of amenities) {
      hash.update(`${key} ${kind} ${name} ${longitude.toFixed(6)} ${latitude.toFixed(6)} ${lines}\n`);
    }
    expect(hash.digest('hex').slice(0, 16)).toBe('0cdd99166e605aa8');
  });
});
