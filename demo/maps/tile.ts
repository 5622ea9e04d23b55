import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import type { Street } from '#demo/types.ts';
import { clipLine, clipRing, MARGIN, type Point, thinRing } from './clip.ts';
import { drawCores } from './cover/coreCover.ts';
import { drawCover, drawFarFields, drawPatches } from './cover/coverLayers.ts';
import { drawFabric } from './cover/fabric.ts';
import type { Feature, TileLayers } from './feature.ts';
import type { Tags } from './label.ts';
import { airFeatures, shadowFeatures } from './lots/airFeatures.ts';
import { buildingFeatures } from './lots/buildingFeatures.ts';
import { farWorks } from './lots/farWorks.ts';
import { ROWS_AT, rowFeatures } from './lots/rowFeatures.ts';
import { sceneOf } from './lots/scene.ts';
import { roadTags } from './roads.ts';
import type { Shape } from './shape.ts';
import type { ShapeIndex, Shapes } from './shapes.ts';
import { boxOf, EXTENT, type Projection, projectionOf, type TileAddress } from './tileUnits.ts';

/** Lowest zooms of layers that are not always drawn. */
const FROM = {
  detail: 8,
  cityOutline: 8,
  main: 9,
  collector: 12,
  largePark: 9,
  park: 12,
  river: 8,
  local: 13,
  core: 12,
  building: 14,
  groundLine: 11,
  rail: 10,
};
/**
 * Zoom up to which points of lines are dropped if they would not be visible, and the minimum distance of points in tile
 * units.
 */
const FINE_ZOOM = 14;
const SLACK = 12;

/** The whole tile with its margin. The sea is under the land. */
const WHOLE_TILE: Point[] = [
  [-MARGIN, -MARGIN],
  [EXTENT + MARGIN, -MARGIN],
  [EXTENT + MARGIN, EXTENT + MARGIN],
  [-MARGIN, EXTENT + MARGIN],
  [-MARGIN, -MARGIN],
];

type Box = [number, number, number, number];

/** Returns a tile's features from the indexed country. */
export function drawTile(address: TileAddress, geography: MapGeography, shapes: Shapes): TileLayers {
  const box = boxOf(address, MARGIN);
  const project = projectionOf(address);
  const { z } = address;
  const slack = z < FINE_ZOOM ? SLACK : 0;
  const areas = (index: ShapeIndex<Shape>, tags: Tags = {}): Feature[] =>
    drawAreas(index.search(box), project, slack, tags);
  const lines = (index: ShapeIndex<Shape>): Feature[] => drawLines(index.search(box), project, slack);
  const detail = z >= FROM.detail;
  const layers: TileLayers = {
    sea: [{ type: 3, geometry: [WHOLE_TILE], tags: {} }],
    land: [
      ...areas(shapes.coarseLand, { detail: 0 }),
      ...(detail ? areas(shapes.boxes, { detail: 1 }) : []),
      ...(detail ? areas(shapes.islands, { detail: 2 }) : []),
    ],
    water: [
      ...areas(shapes.coarseLakes, { detail: 0 }),
      ...(detail ? areas(shapes.waters, { detail: 1 }) : []),
    ],
    river: z >= FROM.river ? areas(shapes.rivers) : [],
    park: [
      ...(z >= FROM.largePark ? areas(shapes.largeParks) : []),
      ...(z >= FROM.park ? areas(shapes.parks) : []),
    ],
    cover: drawCover(address, shapes.countrysides),
    urban: [
      ...(detail ? areas(shapes.cityOutlines, { kind: 'city' }) : []),
      ...(z >= FROM.core ? drawCores(address, shapes.cores) : []),
    ],
    shore: detail ? lines(shapes.shores) : [],
    'ground-line': z >= FROM.groundLine ? lines(shapes.groundLines) : [],
    rail: z >= FROM.rail ? lines(shapes.railways) : [],
    boundary: [
      ...lines(detail ? shapes.outerRivers : shapes.coarseRivers),
      ...lines(shapes.coarseBorders),
      ...(z >= FROM.cityOutline ? lines(shapes.cityOutlines) : []),
    ],
    road: [...lines(shapes.rural), ...drawStreets(z, box, shapes, project, slack)],
    ...(z >= FROM.building ? buildingFeatures(address, sceneOf(address, geography, shapes, 'map')) : {}),
    place: drawLabels(address, shapes, project),
  };
  return withoutEmpty(layers);
}

/** Returns the features that only the aerial view shows. */
export function drawAirTile(address: TileAddress, geography: MapGeography, shapes: Shapes): TileLayers {
  return withoutEmpty({
    field: drawFarFields(address, shapes.countrysides),
    fabric: drawFabric(address, shapes.builtGrounds, geography.neighbourhoods),
    patch: drawPatches(address, shapes.countrysides),
    works: farWorks(address, shapes),
    ...airBuildings(address, geography, shapes),
  });
}

function airBuildings(address: TileAddress, geography: MapGeography, shapes: Shapes): TileLayers {
  if (address.z < FROM.building) {
    return {};
  }
  const scene = sceneOf(address, geography, shapes, 'air');
  return address.z === ROWS_AT
    ? { ...rowFeatures(address, scene.plots, geography, shapes), shadow: shadowFeatures(address, scene) }
    : airFeatures(address, scene, geography, shapes);
}

function withoutEmpty(layers: TileLayers): TileLayers {
  return Object.fromEntries(Object.entries(layers).filter(([, features]) => features.length > 0));
}

/** Encodes a tile as a vector tile, version 2. */
export function encodeTile(layers: TileLayers): Uint8Array {
  const tiles = Object.fromEntries(Object.entries(layers).map(([name, features]) => [name, { features }]));
  return fromGeojsonVt(tiles as never, { version: 2, extent: EXTENT }); // the encoder reads only `features`
}

function drawAreas(shapes: Shape[], project: Projection, slack: number, tags: Tags): Feature[] {
  const features: Feature[] = [];
  for (const shape of shapes) {
    const rings = shape.parts
      .map((part) => clipRing(thinRing(part.map(project), slack)))
      .filter((ring) => ring.length > 3);
    if (rings.length > 0) {
      features.push({ type: 3, geometry: rings, tags: { ...shape.tags, ...tags } });
    }
  }
  return features;
}

function drawLines(shapes: Shape[], project: Projection, slack: number): Feature[] {
  const features: Feature[] = [];
  for (const { parts, tags } of shapes) {
    const runs = parts.flatMap((part) => clipLine(part.map(project), slack));
    if (runs.length > 0) {
      features.push({ type: 2, geometry: runs, tags });
    }
  }
  return features;
}

function drawStreets(z: number, box: Box, shapes: Shapes, project: Projection, slack: number): Feature[] {
  const streets: Street[] = [
    ...(z >= FROM.main ? shapes.main.search(box) : z >= 5 ? shapes.main.search(box).filter(isMotorway) : []),
    ...(z >= FROM.collector ? shapes.collectors.search(box) : []),
    ...(z >= FROM.local ? shapes.locals.search(box) : []),
  ];
  const features: Feature[] = [];
  for (const street of streets) {
    const runs = clipLine(street.points.map(project), slack);
    if (runs.length > 0) {
      features.push({ type: 2, geometry: runs, tags: roadTags(titleOf(street), street.kind) });
    }
  }
  return features;
}

function isMotorway(street: Street): boolean {
  return street.kind === 'motorway';
}

/** Returns "Queen Street West", the form for a map. */
export function titleOf({ name, suffix, direction }: Street): string {
  const side = { E: 'East', W: 'West', N: 'North', S: 'South' }[direction] ?? direction;
  return [name, suffix, side].filter((part) => part !== '').join(' ');
}

function drawLabels(address: TileAddress, shapes: Shapes, project: Projection): Feature[] {
  const inside = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x < EXTENT && y < EXTENT;
  const features: Feature[] = [];
  for (const { position, tags, from } of shapes.labels.search(boxOf(address, 0))) {
    const point = project(position);
    if (address.z >= from && inside(point)) {
      features.push({ type: 1, geometry: [point], tags });
    }
  }
  return features;
}
