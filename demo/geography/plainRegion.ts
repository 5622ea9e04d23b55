import type { CityFacts } from '#demo/facts/cityFacts.ts';
import type { RegionFacts } from '#demo/facts/regionFacts.ts';
import type { Position } from '#demo/types.ts';
import { makePlane } from './plane.ts';
import { boundsOf } from './rings.ts';

/** Land around the outermost neighbourhood centres, in km. */
const MARGIN = 1.5;

/** Returns the ground of a city without region facts: a box without water. */
export function plainRegion(city: CityFacts): RegionFacts {
  const plane = makePlane(city.center);
  const centres = city.neighbourhoods.map(({ center }) => plane.toKm(center));
  const [west, south, east, north] = boundsOf(centres);
  const corner = (x: number, y: number): Position => plane.toPosition(x, y);
  const low = corner(west - 4 * MARGIN, south - 4 * MARGIN);
  const high = corner(east + 4 * MARGIN, north + 4 * MARGIN);
  return {
    name: city.name,
    box: [...low, ...high],
    limits: {
      [city.name]: [
        corner(west - MARGIN, south - MARGIN),
        corner(east + MARGIN, south - MARGIN),
        corner(east + MARGIN, north + MARGIN),
        corner(west - MARGIN, north + MARGIN),
      ],
    },
    waters: [],
    islands: [],
    rivers: [],
    motorways: {},
    parks: [],
    frames: [
      {
        cities: [city.name],
        origin: city.center,
        east: 0,
        north: 0,
        northSouth: [[city.language === 'fr' ? 'boulevard Centre' : 'Main Street', 0]],
        eastWest: [[city.language === 'fr' ? 'rue Principale' : 'Front Street', 0]],
      },
    ],
  };
}
