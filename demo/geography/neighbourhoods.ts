import { Delaunay } from 'd3-delaunay';
import polygonClipping from 'polygon-clipping';
import type { CityFacts, PlaceFacts } from '#demo/facts/cityFacts.ts';
import type { Neighbourhood, Position, Ring, Street } from '#demo/types.ts';
import { PROVINCES } from '#server/store/text/provinceNames.ts';
import { alongStreets } from './cellOutlines.ts';
import { makePlane, type Plane } from './plane.ts';
import { boundsOf, inPolygons } from './rings.ts';
import type { Point } from './streetGraph.ts';

/** Index of districts in towns, which belong to no neighbourhood. */
const NO_NEIGHBOURHOOD = -1;

/** Facts of a neighbourhood that its streets need. */
export interface District {
  /** Index among the neighbourhoods of all cities; -1 in a town. */
  index: number;
  era: number;
  priceLevel: number;
  /** Distance from its centre, in km. */
  km: number;
}

/** Finds the neighbourhood of a position: the one in its city with the nearest centre. */
export interface Districts {
  nearest(city: string, position: Position): District | undefined;
}

/** Returns a finder for the neighbourhoods of all cities, in order, and for those of towns. It needs no boundaries. */
export function findDistricts(cities: readonly PlaceFacts[], towns: readonly PlaceFacts[] = []): Districts {
  const finders = new Map<
    string,
    { first: number; city: PlaceFacts; delaunay: Delaunay<unknown>; plane: Plane }
  >();
  let first = 0;
  for (const city of [...cities, ...towns]) {
    const plane = makePlane(city.center);
    const delaunay = delaunayOf(city, plane);
    finders.set(city.name, { first: towns.includes(city) ? -Infinity : first, city, delaunay, plane });
    first += city.neighbourhoods.length;
  }
  return {
    nearest: (name, position) => {
      const finder = finders.get(name);
      if (finder === undefined) {
        return undefined;
      }
      const [x, y] = finder.plane.toKm(position);
      const at = finder.delaunay.find(x, y);
      const found = finder.city.neighbourhoods[at];
      if (found === undefined) {
        return undefined;
      }
      const { center, priceLevel, era } = found;
      const [cx, cy] = finder.plane.toKm(center);
      return {
        index: Math.max(NO_NEIGHBOURHOOD, finder.first + at),
        era,
        priceLevel,
        km: Math.hypot(x - cx, y - cy),
      };
    },
  };
}

function delaunayOf(city: PlaceFacts, plane: Plane): Delaunay<unknown> {
  return Delaunay.from(city.neighbourhoods.map(({ center }) => plane.toKm(center)));
}

/**
 * Returns a city's neighbourhoods. Each is about the part of the city's land that is nearer to its centre than to any
 * other. Its outline follows streets, except where there are none: in large parks, and at the city's limit.
 */
export function layNeighbourhoods(
  city: CityFacts,
  land: Ring[][],
  streets: readonly Pick<Street, 'kind' | 'points'>[],
): Neighbourhood[] {
  const plane = makePlane(city.center);
  const [west, south, east, north] = boundsOf(land.flat(2).map(plane.toKm));
  const voronoi = delaunayOf(city, plane).voronoi([west - 1, south - 1, east + 1, north + 1]);
  const straight = city.neighbourhoods.map(({ center }, at) => ({
    ring: (voronoi.cellPolygon(at) ?? []).map(([x, y]): Point => [x ?? 0, y ?? 0]),
    middle: plane.toKm(center),
  }));
  const lines = streets
    .filter(({ kind }) => kind !== 'local')
    .map(({ kind, points }) => ({ kind, line: points.map(plane.toKm) }));
  const outlines = alongStreets(straight, lines, ([x, y]) => inPolygons(...plane.toPosition(x, y), land));
  return city.neighbourhoods.map(({ name, center, priceLevel, towers, era }, at) => {
    const cell = (outlines[at] ?? []).map(([x, y]) => plane.toPosition(x, y));
    return {
      name,
      city: city.name,
      state: PROVINCES[city.stateCode] ?? city.stateCode,
      center,
      boundary: isOpenLand(cell, center, land) ? [[cell]] : polygonClipping.intersection([cell], land),
      priceLevel,
      towers,
      era,
    };
  });
}

/** True if no edge of the land crosses a cell around a position on land, so that the whole cell is land. */
function isOpenLand(cell: Ring, center: Position, land: Ring[][]): boolean {
  const [west, south, east, north] = boundsOf(cell);
  const misses = (a: Position, b: Position): boolean => {
    if (Math.max(a[0], b[0]) < west || Math.min(a[0], b[0]) > east) return true;
    if (Math.max(a[1], b[1]) < south || Math.min(a[1], b[1]) > north) return true;
    // All corners of the box are on the same side of the edge's line.
    const side = (x: number, y: number): boolean =>
      (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0;
    const first = side(west, south);
    return first === side(east, south) && first === side(east, north) && first === side(west, north);
  };
  return (
    cell.length > 3 &&
    inPolygons(...center, land) &&
    land.flat().every((ring) => ring.every((here, at) => misses(ring[at - 1] ?? here, here)))
  );
}

/**
 * Returns a finder for the index of the neighbourhood that a home belongs to: the one whose outline is around it. Beside
 * all outlines, at a street's edge, it is the nearest one. Towns have index -1.
 */
export function findNeighbourhood(
  neighbourhoods: readonly Neighbourhood[],
  districts: Districts,
): (city: string, position: Position) => number {
  const outlines = neighbourhoods.map(({ boundary }, index) => ({
    index,
    boundary,
    box: boundsOf(boundary.flat(2)),
  }));
  const ofCity = Map.groupBy(outlines, ({ index }) => neighbourhoods[index]?.city);
  const holds = (outline: (typeof outlines)[number] | undefined, [x, y]: Position): boolean => {
    if (outline === undefined) return false;
    const [west, south, east, north] = outline.box;
    return x >= west && x <= east && y >= south && y <= north && inPolygons(x, y, outline.boundary);
  };
  return (city, position) => {
    const nearest = districts.nearest(city, position)?.index ?? 0;
    if (nearest === NO_NEIGHBOURHOOD || holds(outlines[nearest], position)) {
      return nearest;
    }
    return ofCity.get(city)?.find((outline) => holds(outline, position))?.index ?? nearest;
  };
}

/** Share of a city's area up to which water inside it belongs to the city: ponds, and not an inner harbour. */
const POND_SHARE = 0.03;

/** Returns the land inside a city's limits, with its ponds and islands: without sea and large lakes. */
export function cityLand(limit: Ring, waters: Ring[], islands: Ring[]): Ring[][] {
  const dry = polygonClipping.difference([limit], ...waters.map((ring) => [ring])).map(withoutPonds);
  const inside = islands.map((ring): Ring[] => [ring]);
  if (inside.length === 0) {
    return dry;
  }
  const parts = polygonClipping.intersection([limit], inside).map((polygon) => [polygon]);
  return polygonClipping.union(dry, ...parts);
}

function withoutPonds([outer = [], ...holes]: Ring[]): Ring[] {
  const maxArea = areaOf(outer) * POND_SHARE;
  return [outer, ...holes.filter((hole) => areaOf(hole) > maxArea)];
}

function areaOf(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[at + 1] ?? ring[0] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}
