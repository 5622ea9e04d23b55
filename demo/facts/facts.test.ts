import { describe, expect, it } from 'vitest';
import { inRing } from '#demo/geography/rings.ts';
import type { Position } from '#demo/types.ts';
import { CITIES, regions } from './facts.ts';
import type { Line, RegionFacts } from './regionFacts.ts';

const groundOf = (city: string): RegionFacts | undefined => regions().find(({ limits }) => city in limits);

const holds = (outline: Line, [x, y]: Position): boolean =>
  inRing(x, y, [...outline, ...outline.slice(0, 1)] as Position[]); // a copy, which only the test uses

describe('The cities', () => {
  it('have each neighbourhood inside their limits and on dry land', () => {
    const astray = CITIES.flatMap(({ name, neighbourhoods }) => {
      const ground = groundOf(name);
      const isDry = (at: Position): boolean =>
        ground?.waters.some(({ outline }) => holds(outline, at)) === false ||
        ground?.islands.some(({ outline }) => holds(outline, at)) === true;
      return neighbourhoods
        .filter(({ center }) => !(holds(ground?.limits[name] ?? [], center) && isDry(center)))
        .map((neighbourhood) => `${name}: ${neighbourhood.name}`);
    });
    expect(astray).toEqual([]);
  });

  it('have at least 12 neighbourhoods outside the Toronto board, at price levels around the city’s own', () => {
    for (const { name, neighbourhoods } of CITIES.filter(({ boardId }) => boardId !== 2)) {
      expect(neighbourhoods.length, name).toBeGreaterThanOrEqual(12);
      const mean =
        neighbourhoods.reduce((sum, { priceLevel }) => sum + priceLevel, 0) / neighbourhoods.length;
      expect(mean, name).toBeGreaterThan(0.85);
      expect(mean, name).toBeLessThan(1.25);
    }
  });

  it('have French street names in Québec', () => {
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
