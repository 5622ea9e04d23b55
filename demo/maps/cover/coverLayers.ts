import { makeDice } from '#demo/geography/hash.ts';
import { clipRing, MARGIN, type Point } from '../clip.ts';
import type { Feature } from '../feature.ts';
import { areasFeature, polygonFeature, withHoles } from '../polygons.ts';
import { boxOf, EXTENT, type Projection, positionAt, projectionOf, type TileAddress } from '../tileUnits.ts';
import { contoursOf } from './contours.ts';
import { type Countryside, CROPS, coverNoise, fieldsIn, overLevel } from './landCover.ts';

/** Lowest zooms with woods and with fields. */
const WOOD_FROM = 9;
const FIELDS_FROM = 11;
/** Below that zoom only the aerial view shows fields, enlarged by these factors. */
const FAR_FIELDS: Readonly<Record<number, number>> = { 9: 3.2, 10: 1.8 };
/** Tile units between the values for outlines. Woods are large, patches are small. */
const WOOD_CELL = 64;
const PATCH_CELL = 32;
/** Number of such values outside the tile on each side. */
const OUTSIDE = 4;

const PATCHES = makeDice(3109);
/** Sizes of the ground's patches in tile units, from large to small. */
const SWELLS = [900, 300, 110];
/** Approximate kilometres per tile unit at zoom 0. */
const KM_PER_UNIT = 28_000 / EXTENT;
/** Noise value above which there is a patch. */
const PATCH_ABOVE = 0.55;
/** Increase of that value at a region's edge. */
const PATCH_FADE = 0.4;

/** Returns the woods and fields of the countryside. */
export function drawCover(address: TileAddress, countrysides: readonly Countryside[]): Feature[] {
  if (address.z < WOOD_FROM) {
    return [];
  }
  const project = projectionOf(address);
  const box = boxOf(address, MARGIN);
  const features: Feature[] = [];
  for (const countryside of countrysides.filter((one) => meets(one.box, box))) {
    if (address.z >= FIELDS_FROM) {
      features.push(...fieldFeatures(box, countryside, project));
    }
    features.push(...outline(address, countryside.woodOver, WOOD_CELL, { kind: 'wood' }));
  }
  return features;
}

/** Returns the enlarged fields of the aerial view, at zooms where their true size is too small. */
export function drawFarFields(address: TileAddress, countrysides: readonly Countryside[]): Feature[] {
  const scale = FAR_FIELDS[address.z];
  if (scale === undefined) {
    return [];
  }
  const box = boxOf(address, MARGIN);
  const project = projectionOf(address);
  return countrysides
    .filter((one) => meets(one.box, box))
    .flatMap((one) => fieldFeatures(box, one, project, scale));
}

function fieldFeatures(
  box: Countryside['box'],
  countryside: Countryside,
  project: Projection,
  scale?: number,
): Feature[] {
  const tones: Point[][][] = Array.from({ length: CROPS }, () => []);
  for (const { corners, tone } of fieldsIn(box, countryside, scale)) {
    const ring = clipRing(corners.map(project));
    if (ring.length > 3) tones[tone]?.push(ring);
  }
  return tones.slice(1).flatMap((rings, at) => areasFeature(rings, { kind: 'field', tone: at + 1 }));
}

/** Returns the groves and dry areas of the aerial view, also in cities. */
export function drawPatches(address: TileAddress, countrysides: readonly Countryside[]): Feature[] {
  const box = boxOf(address, MARGIN);
  const unit = KM_PER_UNIT / 2 ** address.z;
  const sizes = SWELLS.map((size) => size * unit);
  const dices = [0, 1].map((key) => makeDice(PATCHES.bits(key)));
  return countrysides
    .filter((one) => meets(one.box, box))
    .flatMap((one) =>
      dices.flatMap((dice, tone) =>
        outline(
          address,
          (xs, ys) =>
            overLevel(coverNoise(dice, sizes, xs, ys), xs, ys, {
              above: PATCH_ABOVE,
              fading: PATCH_FADE,
              box: one.box,
            }),
          PATCH_CELL,
          { tone },
        ),
      ),
    );
}

function meets(a: Countryside['box'], b: Countryside['box']): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Returns the areas where values on a grid of longitudes and latitudes are above zero. */
function outline(
  address: TileAddress,
  valuesOver: Countryside['woodOver'],
  cell: number,
  tags: Feature['tags'],
): Feature[] {
  const size = EXTENT / cell + 2 * OUTSIDE + 1;
  const at = (index: number): number => (index - OUTSIDE) * cell;
  const places = Array.from({ length: size }, (_, index) => positionAt(address, at(index), at(index)));
  const [xs, ys] = [Float64Array.from(places, ([x]) => x), Float64Array.from(places, ([, y]) => y)];
  const rings = contoursOf(valuesOver(xs, ys), size, (column, row) => [
    Math.round(at(column)),
    Math.round(at(row)),
  ]);
  return polygonFeature(withHoles(rings), tags);
}
