/** What grows outside the cities: woods in noise, fields in rows. Both stop softly before a region's box does. */
import { makeDice, textKey } from '../../world/geography/hash.ts';
import type { MapWorld } from '../../world/geography/mapWorld.ts';
import { kmPerDegree, makePlane, type Plane } from '../../world/geography/plane.ts';
import type { Position } from '../../world/types.ts';
import { type Field, layeredNoise } from './noise.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const COVER = makeDice(2203);

/** Share of open country under trees, by province; noise above the second number is wood. */
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
/** Km from a region's edge within which its cover thins out. */
const FADE_KM = 3;

/** The country around a group of cities. */
export interface Countryside {
  box: Box;
  /** Above zero in a wood. */
  wood: Field;
  fields: FieldPattern;
}

/** The rows that a region's fields lie in. */
export interface FieldPattern {
  plane: Plane;
  /** Radians counter-clockwise from east. */
  turn: number;
  /** Km of a field along and across its row. */
  size: readonly [number, number];
  key: number;
}

const WOODS = layeredNoise(COVER, [5, 1.7, 0.6, 0.2]);

/** The countryside of each region; positions are in degrees. */
export function layCountryside(world: MapWorld): Countryside[] {
  return world.regions.map(({ name, box }) => {
    const [west, south, east, north] = box;
    const middle: Position = [(west + east) / 2, (south + north) / 2];
    const city = world.cities.find(({ center: [x, y] }) => x > west && x < east && y > south && y < north);
    const province = city?.stateCode ?? 'ON';
    const above = WOOD_ABOVE[province] ?? 0.61;
    const isSurveyed = SURVEYED.has(province);
    const key = textKey(name);
    return {
      box,
      wood: (x, y) => WOODS(...kmOf(x, y)) - above - 0.3 * fade(x, y, box),
      fields: {
        plane: makePlane(middle),
        turn: isSurveyed ? 0 : province === 'QC' ? 0.9 : 0.3,
        size: isSurveyed ? [0.8, 0.8] : province === 'QC' ? [0.16, 1.1] : [0.42, 0.64],
        key,
      },
    };
  });
}

/** Kilometres that do not depend on any region, so that neighbours agree. */
export function kmOf(x: number, y: number): [number, number] {
  return [x * 78, y * 111];
}

/** 0 well inside a box, 1 on its edge. */
export function fade(x: number, y: number, box: Box): number {
  const [kmX, kmY] = kmPerDegree(y);
  const [east, north] = [Math.min(x - box[0], box[2] - x), Math.min(y - box[1], box[3] - y)];
  const inside = Math.min(east * kmX, north * kmY);
  return 1 - Math.min(1, Math.max(0, inside / FADE_KM));
}

/** Crops that are told apart; the first is the ground's own colour. */
export const CROPS = 6;

/** A field: its corners and one of the crops. */
export interface CropField {
  corners: Position[];
  tone: number;
}

/** Half the hedge or track around a field, km. */
const HEDGE = 0.006;

/**
 * The fields that meet a box of degrees.
 * @param scale how many times their size they are drawn, where they would be too small to see.
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
      // Some fields are parted in two.
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
