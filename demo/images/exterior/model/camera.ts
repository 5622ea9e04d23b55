import type { Dice } from '#demo/images/drawing/dice.ts';
import { FRAME } from '#demo/images/stage.ts';
import type { Extent, HouseType } from '../styles/houseType.ts';
import type { Camera, Spot } from './space.ts';
import { project } from './space.ts';

/** Position of the camera relative to the home. */
export type StandPoint = 'front' | 'quarter' | 'across' | 'close';

interface Stand {
  /** Distance from the front, as a share of the home's larger dimension. */
  away: number;
  /** Distance to the side, as a share of the distance. */
  aside: readonly [number, number];
  /** Share of the picture's width and height that the home fills. */
  fills: readonly [number, number];
}

const STANDS: Record<StandPoint, Stand> = {
  front: { away: 2, aside: [0.02, 0.14], fills: [0.66, 0.62] },
  quarter: { away: 1.75, aside: [0.55, 0.85], fills: [0.76, 0.62] },
  across: { away: 2.6, aside: [0.15, 0.5], fills: [0.6, 0.56] },
  close: { away: 1.25, aside: [0.25, 0.6], fills: [0.92, 0.72] },
};

/** Returns a camera for an extent at the origin. The foot of the home is low in the picture. */
export function cameraFor(
  view: StandPoint,
  dice: Dice,
  extent: Extent,
  { eye = 2.6, attached = false }: HouseType,
): Camera {
  const { width, depth, height } = extent;
  const { away, aside, fills } = STANDS[view];
  const distance = Math.max(11, away * Math.max(width, height * 1.15));
  const side = dice.chance(0.5) ? -1 : 1;
  const x = side * dice.between(aside[0], attached ? aside[1] * 0.72 : aside[1]) * distance;
  const turn = -Math.atan2(x, distance + depth * 0.3) * 0.86;
  const raw: Camera = { at: [x, -distance, eye], turn, focal: 1, middle: 0, horizon: 0 };
  const corners: Spot[] = [];
  for (const cornerX of [-width / 2, width / 2]) {
    for (const z of [0, height]) {
      corners.push([cornerX, 0, z]);
      if (z === 0) corners.push([cornerX, depth, z]);
      else corners.push([cornerX * 0.8, depth * 0.5, z]);
    }
  }
  const points = corners.map((corner) => project(raw, corner));
  const xs = points.map(([px]) => px);
  const ys = points.map(([, py]) => py);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // A tower is taller in the picture than a house, and a long low front is wider.
  const isTall = height > width * 0.8;
  const wide = width > height * 3 ? 1.14 : 1;
  // Near a tower the foot is in the picture, but not the top.
  const nearer = isTall && view === 'close' ? dice.between(1.5, 1.9) : 1;
  const focal =
    nearer *
    Math.min(
      (fills[0] * wide * FRAME.width) / (right - left),
      (fills[1] * (isTall ? 1.3 : 1) * FRAME.height) / (foot - top),
    );
  const shift = dice.between(-0.03, 0.03) + side * -0.015;
  const ground =
    FRAME.height *
    (isTall ? (nearer > 1 ? 0.95 : 0.925) : view === 'across' ? 0.79 : view === 'close' ? 0.86 : 0.8);
  return {
    ...raw,
    focal,
    middle: FRAME.width * (0.5 + shift) - ((left + right) / 2) * focal,
    horizon: ground - foot * focal,
  };
}
