/** Everything that tiles contain, indexed by position. */
import Flatbush from 'flatbush';
import type { MapGeography, NamedRing } from '#demo/geography/mapGeography.ts';
import { boundsOf } from '#demo/geography/rings.ts';
import type { Position, Ring, Street } from '#demo/types.ts';
import { readBaseMap } from './baseMap.ts';
import { areaLines } from './cover/areaLines.ts';
import { type BuiltGround, layBuiltGround } from './cover/builtGround.ts';
import { type Countryside, layCountryside } from './cover/landCover.ts';
import type { Label } from './label.ts';
import { mapLabels } from './labels/mapLabels.ts';
import { hasWorks } from './lots/works.ts';
import { ruralShapes } from './roads.ts';
import type { Shape } from './shape.ts';
import { linesOutside, shoreLines } from './shores.ts';

/** Finds shapes in a box of degrees. */
export interface ShapeIndex<T> {
  search(box: readonly [number, number, number, number]): T[];
}

export interface Shapes {
  /** Coarse data for every zoom. Inside the detailed boxes other data is drawn over it. */
  coarseLand: ShapeIndex<Shape>;
  coarseLakes: ShapeIndex<Shape>;
  coarseBorders: ShapeIndex<Shape>;
  coarseRivers: ShapeIndex<Shape>;
  /** Parts of rivers outside the detailed boxes, which have their own rivers. */
  outerRivers: ShapeIndex<Shape>;
  /** Boxes of land that cover the coarse map, and their detailed data. */
  boxes: ShapeIndex<Shape>;
  waters: ShapeIndex<Shape>;
  islands: ShapeIndex<Shape>;
  rivers: ShapeIndex<Shape>;
  parks: ShapeIndex<Shape>;
  largeParks: ShapeIndex<Shape>;
  rural: ShapeIndex<Shape>;
  main: ShapeIndex<Street>;
  collectors: ShapeIndex<Street>;
  locals: ShapeIndex<Street>;
  railways: ShapeIndex<Shape>;
  /** Lines with the water on their right. */
  shores: ShapeIndex<Shape>;
  /** Runways, fairways, paths. */
  groundLines: ShapeIndex<Shape>;
  /** Areas with their own buildings. */
  works: ShapeIndex<NamedRing>;
  cityOutlines: ShapeIndex<Shape>;
  /** Neighbourhoods of towers and shops. */
  cores: ShapeIndex<Shape>;
  countrysides: readonly Countryside[];
  /** The streets of cities for low zooms. */
  builtGrounds: readonly BuiltGround[];
  labels: ShapeIndex<Label>;
}

/** Indexes the country in about half a second. */
export function indexShapes(geography: MapGeography): Shapes {
  const base = readBaseMap();
  const named = (list: NamedRing[]): ShapeIndex<Shape> =>
    indexParts(list.map(({ name, ring, kind = 'area' }) => ({ tags: { name, kind }, parts: [ring] })));
  const plain = (polygons: Ring[][]): ShapeIndex<Shape> =>
    indexParts(polygons.map((parts) => ({ tags: {}, parts })));
  const lines = (list: Position[][], kind: string): Shape[] =>
    list.map((line) => ({ tags: { kind }, parts: [line] }));
  const streets = (kinds: string[]): ShapeIndex<Street> =>
    indexStreets(geography.streets.filter(({ kind }) => kinds.includes(kind)));
  const main = streets(['motorway', 'arterial']);
  return {
    coarseLand: plain(base.land),
    coarseLakes: plain(base.lakes),
    coarseRivers: indexParts(lines(base.rivers, 'river')),
    outerRivers: indexParts(lines(linesOutside(base.rivers, geography.regions), 'river')),
    coarseBorders: indexParts([
      ...lines(base.provinceBorders, 'province'),
      ...lines(base.countryBorders, 'country'),
    ]),
    boxes: plain(
      geography.regions.map(({ box: [west, south, east, north] }) => [boxRing(west, south, east, north)]),
    ),
    waters: named(geography.waters),
    islands: named(geography.islands),
    rivers: named(geography.rivers),
    parks: named(geography.parks.filter((park) => !isLarge(park))),
    largeParks: named(geography.parks.filter(isLarge)),
    rural: indexParts(ruralShapes(geography.ruralRoads, main.search)),
    main,
    collectors: streets(['collector']),
    locals: streets(['local']),
    railways: indexParts(geography.railways.map(({ name, points }) => ({ tags: { name }, parts: [points] }))),
    shores: indexParts(
      shoreLines(geography).map((line) => ({ tags: isLongShore(line) ? { long: 1 } : {}, parts: [line] })),
    ),
    groundLines: indexPacked(geography.parks.flatMap(areaLines)),
    works: indexBounds(geography.parks.filter(hasWorks), ({ ring }) => ring),
    cityOutlines: indexParts(
      [...geography.cities, ...geography.towns].map(({ name, boundary }) => ({
        tags: { name, kind: 'city' },
        parts: boundary.flat(),
      })),
    ),
    cores: indexParts(
      geography.neighbourhoods
        .filter(({ towers }) => towers >= CORE_TOWERS)
        .map(({ boundary }) => ({ tags: { kind: 'core' }, parts: boundary.flat() })),
    ),
    countrysides: layCountryside(geography),
    builtGrounds: layBuiltGround(geography),
    labels: indexLabels(mapLabels(geography)),
  };
}

/** Minimum share of towers for a neighbourhood to be drawn as a centre. */
const CORE_TOWERS = 0.45;

/**
 * True for a long shore of open water. Shores of ponds are too close to each other for a wide band of shallow water.
 */
function isLongShore(line: Position[]): boolean {
  const [west, south, east, north] = boundsOf(line);
  return east - west > 0.05 || north - south > 0.035;
}

/** True for an area of more than about a kilometre, which is visible at low zooms. */
function isLarge({ ring }: NamedRing): boolean {
  const [west, south, east, north] = boundsOf(ring);
  return east - west > 0.011 || north - south > 0.01;
}

function boxRing(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

function indexBounds<T>(items: T[], positionsOf: (item: T) => Position[]): ShapeIndex<T> {
  if (items.length === 0) {
    return { search: () => [] };
  }
  const tree = new Flatbush(items.length);
  for (const item of items) {
    tree.add(...boundsOf(positionsOf(item)));
  }
  tree.finish();
  // The index returns no fixed order. Sorted, so that equal tiles have equal bytes.
  return {
    search: (box) =>
      tree
        .search(...box)
        .sort((a, b) => a - b)
        .map((at) => items[at] as T), // the tree contains only indexes of items
  };
}

function indexParts(shapes: Shape[]): ShapeIndex<Shape> {
  return indexBounds(shapes, ({ parts }) => parts.flat());
}

/** Packs thousands of short lines of few kinds. They take a fifth of the memory and are decoded when found. */
function indexPacked(lines: Shape[]): ShapeIndex<Shape> {
  const starts = [0];
  for (const { parts } of lines) starts.push((starts.at(-1) ?? 0) + 2 * parts.flat().length);
  const coordinates = Float64Array.from(lines.flatMap(({ parts }) => parts.flat(2)));
  const kinds = new Map(lines.map(({ tags }) => [String(tags['kind']), tags]));
  const tagsOf = lines.map(({ tags }) => kinds.get(String(tags['kind'])) ?? tags);
  const numbers = indexBounds(
    lines.map((_, at) => at),
    (at) => lines[at]?.parts.flat() ?? [],
  );
  return {
    search: (box) =>
      numbers.search(box).map((at) => {
        const points: Position[] = [];
        for (let from = starts[at] ?? 0; from < (starts[at + 1] ?? 0); from += 2)
          points.push([coordinates[from] ?? 0, coordinates[from + 1] ?? 0]);
        return { tags: tagsOf[at] ?? {}, parts: [points] };
      }),
  };
}

function indexStreets(streets: Street[]): ShapeIndex<Street> {
  return indexBounds(streets, ({ points }) => points);
}

function indexLabels(labels: Label[]): ShapeIndex<Label> {
  return indexBounds(labels, ({ position }) => [position]);
}
