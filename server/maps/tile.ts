import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { MapWorld } from '../world/geography/mapWorld.ts';
import type { Street } from '../world/types.ts';
import { clipLine, clipRing, MARGIN, type Point, thinRing } from './clip.ts';
import type { Feature, TileLayers } from './feature.ts';
import { drawHouses } from './houseLayers.ts';
import type { Tags } from './label.ts';
import { boxOf, EXTENT, type Projection, projectionOf, type TileAddress } from './mercator.ts';
import type { Shape, ShapeIndex, Shapes } from './shapes.ts';

/** First zooms of what is not always drawn. */
const FROM = {
  detail: 8,
  cityOutline: 8,
  main: 9,
  collector: 12,
  largePark: 9,
  park: 12,
  river: 10,
  local: 13,
  neighbourhood: 12,
  building: 15,
  garden: 16,
};
/** Up to this zoom lines lose points that nobody could see, and how near points may be, tile units. */
const FINE_ZOOM = 14;
const SLACK = 12;

type Box = [number, number, number, number];

/** Draws a tile's features from the indexed world. */
export function drawTile(address: TileAddress, world: MapWorld, shapes: Shapes): TileLayers {
  const box = boxOf(address, MARGIN);
  const project = projectionOf(address);
  const { z } = address;
  const slack = z < FINE_ZOOM ? SLACK : 0;
  const areas = (index: ShapeIndex<Shape>, tags: Tags = {}): Feature[] =>
    drawAreas(index.search(box), project, slack, tags);
  const lines = (index: ShapeIndex<Shape>): Feature[] => drawLines(index.search(box), project, slack);
  const detail = z >= FROM.detail;
  const layers: TileLayers = {
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
    boundary: [
      ...lines(shapes.coarseLines),
      ...(z >= FROM.cityOutline ? lines(shapes.cityOutlines) : []),
      ...(z >= FROM.neighbourhood ? lines(shapes.neighbourhoodOutlines) : []),
    ],
    road: [...lines(shapes.rural), ...drawStreets(z, box, shapes, project, slack)],
    ...(z >= FROM.building ? drawHouses(address, world, shapes, z >= FROM.garden) : {}),
    place: drawLabels(address, shapes, project),
  };
  return Object.fromEntries(Object.entries(layers).filter(([, features]) => features.length > 0));
}

/** The bytes of a tile in the vector tile form, version 2. */
export function encodeTile(layers: TileLayers): Uint8Array {
  const tiles = Object.fromEntries(Object.entries(layers).map(([name, features]) => [name, { features }]));
  return fromGeojsonVt(tiles as never, { version: 2, extent: EXTENT }); // the writer reads only `features`
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
      features.push({ type: 2, geometry: runs, tags: { name: titleOf(street), kind: street.kind } });
    }
  }
  return features;
}

function isMotorway(street: Street): boolean {
  return street.kind === 'motorway';
}

/** "Queen Street West" as people write it on a map. */
export function titleOf({ name, suffix, direction }: Street): string {
  const side = { E: 'East', W: 'West', N: 'North', S: 'South' }[direction] ?? '';
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
