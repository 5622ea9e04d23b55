import { describe, expect, it } from 'vitest';
import { ONTARIO } from '#demo/facts/ontario.ts';
import { QUEBEC_ATLANTIC } from '#demo/facts/quebecAtlantic.ts';
import type { Line, RegionFacts } from '#demo/facts/regionFacts.ts';
import { REGIONS } from '#demo/facts/regions.ts';
import { corners } from '#demo/facts/trace.ts';
import { smoothOutline } from '#demo/geography/curves.ts';
import { inRing } from '#demo/geography/rings.ts';
import type { Position } from '#demo/types.ts';

const CITIES = [...ONTARIO, ...QUEBEC_ATLANTIC];

const groundOf = (city: string): RegionFacts | undefined => REGIONS.find(({ limits }) => city in limits);

const holds = (outline: Line, [x, y]: Position): boolean =>
  inRing(x, y, [...outline, ...outline.slice(0, 1)] as Position[]); // a copy that nobody keeps

describe('The eastern cities', () => {
  it('have each neighbourhood within their limits and on dry land', () => {
    const astray = CITIES.flatMap(({ name, neighbourhoods }) => {
      const ground = groundOf(name);
      const isDry = (at: Position): boolean =>
        ground?.waters.some(({ outline }) => holds(outline, at)) === false ||
        ground?.islands.some(({ outline }) => holds(outline, at)) === true;
      return neighbourhoods
        .filter(([, lng, lat]) => !(holds(ground?.limits[name] ?? [], [lng, lat]) && isDry([lng, lat])))
        .map(([neighbourhood]) => `${name}: ${neighbourhood}`);
    });
    expect(astray).toEqual([]);
  });

  it('name at least 12 neighbourhoods, each once, at price levels around the city’s own', () => {
    for (const { name, neighbourhoods } of CITIES) {
      expect(neighbourhoods.length, name).toBeGreaterThanOrEqual(12);
      expect(new Set(neighbourhoods.map(([one]) => one)).size, name).toBe(neighbourhoods.length);
      const mean = neighbourhoods.reduce((sum, [, , , level]) => sum + level, 0) / neighbourhoods.length;
      expect(mean, name).toBeGreaterThan(0.85);
      expect(mean, name).toBeLessThan(1.25);
    }
  });

  it('call their streets in French in Québec', () => {
    const french =
      /^(rue|avenue|boulevard|chemin|côte|place|route|montée|voie|Grande Allée|\d+(re|e) (Avenue|Rue))( |$)/;
    const names = ['Montréal', 'Québec'].flatMap((city) => {
      const ground = groundOf(city);
      const lines = ground?.frames.flatMap(({ northSouth, eastWest, sideStreets }) => [
        ...northSouth,
        ...eastWest,
        ...(sideStreets?.northSouth ?? []),
        ...(sideStreets?.eastWest ?? []),
      ]);
      return [...Object.keys(ground?.roads ?? {}), ...(lines ?? []).map(([name]) => name)];
    });
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter((name) => !french.test(name))).toEqual([]);
  });
});

describe('Corners', () => {
  it('stay where they are when the outline is rounded', () => {
    const square = corners('-75 45, -74 45, -74 46, -75 46');
    const drawn = smoothOutline(square, 2);
    for (const corner of square) {
      expect(drawn).toContainEqual(corner);
    }
  });
});
