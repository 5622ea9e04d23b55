/** Vegetation outside the cities: woods from noise, fields in rows. Both fade out before the edge of a region's box. */
import { type Dice, makeDice, textKey } from '#demo/geography/hash.ts';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { kmPerDegree, makePlane, type Plane } from '#demo/geography/plane.ts';
import type { Position } from '#demo/types.ts';
import { type Field, layeredNoise, noiseOver } from './noise.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const COVER = makeDice(2203);

/** Noise value above which open country is a wood, by province. */
const WOOD_ABOVE: Readonly<Record<string, number>> = {
  BC: 0.4,
  AB: 0.68,
  SK: 0.71,
  MB: 0.69,
  ON: 0.61,
  QC: 0.57,
  NB: 0.42,
  NS: 0.38,
  NL: 0.42,
  PE: 0.62,
};
/** Provinces whose land was surveyed in half-mile squares. */
const SURVEYED = new Set(['AB', 'SK', 'MB']);
/** Distance in km from a region's edge over which its vegetation fades out. */
const FADE_KM = 3;

/** The countryside around a group of cities. */
export interface Countryside {
  box: Box;
  /** Above zero in a wood. */
  wood: Field;
  /** Returns `wood` on a grid of longitudes and latitudes, row by row. */
  woodOver(xs: Float64Array, ys: Float64Array): Float32Array;
  fields: FieldPattern;
}

/** The rows of a region's fields. */
export interface FieldPattern {
  plane: Plane;
  /** In radians counter-clockwise from east. */
  turn: number;
  /** Size of a field along and across its row, in km. */
  size: readonly [number, number];
  key: number;
}

const WOOD_SIZES = [5, 1.7, 0.6, 0.2];
const WOODS = layeredNoise(COVER, WOOD_SIZES);
/** Increase of the noise value for a wood at a region's edge. */
const WOOD_FADE = 0.3;

/** Returns the countryside of each region. Positions are in degrees. */
export function layCountryside(geography: MapGeography): Countryside[] {
  return geography.regions.map(({ name, box }) => {
    const [west, south, east, north] = box;
    const middle: Position = [(west + east) / 2, (south + north) / 2];
    const city = geography.cities.find(
      ({ center: [x, y] }) => x > west && x < east && y > south && y < north,
    );
    const province = city?.stateCode ?? 'ON';
    const above = WOOD_ABOVE[province] ?? 0.61;
    const isSurveyed = SURVEYED.has(province);
    const key = textKey(name);
    return {
      box,
      wood: (x, y) => WOODS(x * KM_X, y * KM_Y) - above - WOOD_FADE * fade(x, y, box),
      woodOver: (xs, ys) =>
        overLevel(coverNoise(COVER, WOOD_SIZES, xs, ys), xs, ys, { above, fading: WOOD_FADE, box }),
      fields: {
        plane: makePlane(middle),
        turn: isSurveyed ? 0 : province === 'QC' ? 0.9 : 0.3,
        size: isSurveyed ? [0.8, 0.8] : province === 'QC' ? [0.16, 1.1] : [0.42, 0.64],
        key,
      },
    };
  });
}

/** Kilometres per degree of longitude. A constant, so that adjacent regions fit together. */
export const KM_X = 78;
/** Kilometres per degree of latitude. */
export const KM_Y = 111;

/** Returns 0 well inside a box, rising to 1 on its edge. */
function fade(x: number, y: number, box: Box): number {
  return fadeOf(Math.min(x - box[0], box[2] - x), Math.min(y - box[1], box[3] - y), kmPerDegree(y)[0]);
}

const KM_NORTH = kmPerDegree(0)[1];

/** Returns the same for the distances in degrees to a box's nearest sides. */
function fadeOf(east: number, north: number, kmX: number): number {
  return 1 - Math.min(1, Math.max(0, Math.min(east * kmX, north * KM_NORTH) / FADE_KM));
}

/** Returns layered noise on a grid of longitudes and latitudes. Sizes are in kilometres. */
export function coverNoise(
  dice: Dice,
  sizes: readonly number[],
  xs: Float64Array,
  ys: Float64Array,
): Float64Array {
  return noiseOver(
    dice,
    sizes,
    xs.map((x) => x * KM_X),
    ys.map((y) => y * KM_Y),
  );
}

/** The threshold of the noise, its increase at the edge of a region, and that region. */
export interface Level {
  above: number;
  fading: number;
  box: Box;
}

/** Returns the noise on a grid of longitudes and latitudes minus a level. */
export function overLevel(
  noise: Float64Array,
  xs: Float64Array,
  ys: Float64Array,
  { above, fading, box }: Level,
): Float32Array {
  const values = new Float32Array(noise.length);
  const [west, south, east, north] = box;
  for (let at = 0, j = 0; j < ys.length; j += 1) {
    const y = ys[j] ?? 0;
    const [kmX] = kmPerDegree(y);
    const toSide = Math.min(y - south, north - y);
    for (let i = 0; i < xs.length; i += 1, at += 1) {
      const x = xs[i] ?? 0;
      values[at] = (noise[at] ?? 0) - above - fading * fadeOf(Math.min(x - west, east - x), toSide, kmX);
    }
  }
  return values;
}

/** Number of crops. The first has the ground's own colour. */
export const CROPS = 6;

/** A field: its corners and its crop. */
export interface CropField {
  corners: Position[];
  tone: number;
}

/** Half the width of the hedge or track around a field, in km. */
const HEDGE = 0.006;

/**
 * Generates the fields that meet a box of degrees.
 * @param scale enlargement at zooms where fields are too small; 1 by default
 */
export function* fieldsIn(box: Box, { fields, box: region }: Countryside, scale = 1): Generator<CropField> {
  const { plane, turn, key } = fields;
  const size: Position = [fields.size[0] * scale, fields.size[1] * scale];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const toGrid = (position: Position): Position => {
    const [x, y] = plane.toKm(position);
    return [(x * cos + y * sin) / size[0], (y * cos - x * sin) / size[1]];
  };
  const toPosition = (along: number, across: number): Position =>
    plane.toPosition(along * cos - across * sin, along * sin + across * cos);
  const corners = [
    toGrid([box[0], box[1]]),
    toGrid([box[2], box[1]]),
    toGrid([box[2], box[3]]),
    toGrid([box[0], box[3]]),
  ];
  const [columns, rows] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  for (let column = Math.floor(Math.min(...columns)); column <= Math.max(...columns); column += 1) {
    for (let row = Math.floor(Math.min(...rows)); row <= Math.max(...rows); row += 1) {
      const dice = (part: number): number => COVER.unit(key, column, row, part);
      const middle = toPosition((column + 0.5) * size[0], (row + 0.5) * size[1]);
      if (fade(...middle, region) > 0.7 * dice(1)) continue;
      // Some fields are divided in two.
      const cut = dice(2) < 0.55 ? 0.35 + 0.3 * dice(3) : 1;
      const stretches =
        cut === 1
          ? [[0, 1]]
          : [
              [0, cut],
              [cut, 1],
            ];
      for (const [part, [from = 0, to = 1]] of stretches.entries()) {
        const [left, right] = [column * size[0] + HEDGE, (column + 1) * size[0] - HEDGE];
        const [low, high] = [(row + from) * size[1] + HEDGE, (row + to) * size[1] - HEDGE];
        yield {
          corners: [
            toPosition(left, low),
            toPosition(right, low),
            toPosition(right, high),
            toPosition(left, high),
            toPosition(left, low),
          ],
          tone: Math.floor(CROPS * dice(4 + part)),
        };
      }
    }
  }
}
