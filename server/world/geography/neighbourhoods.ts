import { Delaunay } from 'd3-delaunay';
import polygonClipping from 'polygon-clipping';
import type { CityFacts } from '../facts/cityFacts.ts';
import { PROVINCES } from '../facts/provinces.ts';
import type { Neighbourhood, Position, Ring } from '../types.ts';
import { makePlane, type Plane } from './plane.ts';

/** Finds the neighbourhood of a place: the one whose centre is nearest, within its city. */
export interface Districts {
  nearest(city: string, position: Position): { index: number; era: number; km: number } | undefined;
}

/** Neighbourhoods of all cities in order, with their boundaries cut to the city's land. */
export function layNeighbourhoods(
  cities: readonly CityFacts[],
  landOf: (city: string) => Ring[][],
): { neighbourhoods: Neighbourhood[]; districts: Districts } {
  const neighbourhoods: Neighbourhood[] = [];
  const finders = new Map<string, { first: number; delaunay: Delaunay<unknown>; plane: Plane }>();
  for (const city of cities) {
    const plane = makePlane(city.center);
    const centres = city.neighbourhoods.map(([, lng, lat]) => plane.toKm([lng, lat]));
    const delaunay = Delaunay.from(centres);
    finders.set(city.name, { first: neighbourhoods.length, delaunay, plane });
    neighbourhoods.push(...boundariesOf(city, plane, delaunay, landOf(city.name)));
  }
  const nearest: Districts['nearest'] = (city, position) => {
    const finder = finders.get(city);
    if (finder === undefined) {
      return undefined;
    }
    const [x, y] = finder.plane.toKm(position);
    const index = finder.first + finder.delaunay.find(x, y);
    const found = neighbourhoods[index];
    if (found === undefined) {
      return undefined;
    }
    const [cx, cy] = finder.plane.toKm(found.center);
    return { index, era: found.era, km: Math.hypot(x - cx, y - cy) };
  };
  return { neighbourhoods, districts: { nearest } };
}

/** The cell of each centre (places nearer to it than to any other), within the city's land. */
function boundariesOf(
  city: CityFacts,
  plane: Plane,
  delaunay: Delaunay<unknown>,
  land: Ring[][],
): Neighbourhood[] {
  const cells = delaunay.voronoi([-200, -200, 200, 200]);
  return city.neighbourhoods.map(([name, lng, lat, priceLevel, towers, era], at) => {
    const cell = (cells.cellPolygon(at) ?? []).map(([x, y]) => plane.toPosition(x ?? 0, y ?? 0));
    return {
      name,
      city: city.name,
      state: PROVINCES[city.stateCode] ?? city.stateCode,
      center: [lng, lat],
      boundary: polygonClipping.intersection([cell], land),
      priceLevel,
      towers,
      era,
    };
  });
}

/** A city's limits without lakes and sea, with its islands. */
export function cityLand(limit: Ring, waters: Ring[], islands: Ring[]): Ring[][] {
  const dry = polygonClipping.difference([limit], ...waters.map((ring) => [ring]));
  const inside = islands.map((ring): Ring[] => [ring]);
  if (inside.length === 0) {
    return dry;
  }
  const parts = polygonClipping.intersection([limit], inside).map((polygon) => [polygon]);
  return polygonClipping.union(dry, ...parts);
}
