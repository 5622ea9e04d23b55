import { darken, INK, lighten } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import type { Pen } from '../drawing/pen.ts';
import type { Point } from '../drawing/shapes.ts';
import { group, poly, short, withOpacity } from '../drawing/shapes.ts';
import type { Look } from '../look.ts';
import type { Stage } from '../stage.ts';
import type { Camera, Vec } from './camera.ts';
import { faceOf, scaleAt, spotOf } from './camera.ts';
import type { Solid } from './depth.ts';
import { fromFarToNear } from './depth.ts';
import type { RoomStyle } from './style.ts';

/** The walls in a picture. The fourth is behind the camera. */
export type Wall = 'back' | 'left' | 'right';

/** A room during its drawing: its size in metres, and its contents so far, layer by layer. */
export interface Space {
  stage: Stage;
  pen: Pen;
  look: Look;
  style: RoomStyle;
  camera: Camera;
  width: number;
  depth: number;
  height: number;
  /** Ceiling, walls, floor, windows, and flat objects on the walls. */
  shell: string[];
  /** Rugs, light and shadows on the floor. */
  floor: string[];
  solids: Solid[];
  /** Light of lamps, over everything else. */
  glow: string[];
  /** Side of the daylight. */
  sunny: Wall;
  /** Dice of this room that all its pictures share. */
  dice: Dice;
}

/** The finish of a box. */
export interface Finish {
  /** Radius of its edges in metres, for upholstery. */
  round?: number;
  /** Colour of the face towards the front wall; by default that of the box. */
  front?: string;
  /** Colour of the upper face; by default that of the box. */
  top?: string;
}

/** Draws a face of the room as one polygon; '' if it is behind the camera. */
export function face(space: Space, corners: readonly Vec[], fill: string, extra = ''): string {
  const points = faceOf(space.camera, corners);
  return points.length < 3 ? '' : poly(points, fill, extra);
}

/** Returns path data of a polygon with its corners rounded by at most `radius` units. */
function rounded(points: readonly Point[], radius: number): string {
  const count = points.length;
  let data = '';
  points.forEach(([x, y], index) => {
    const [beforeX, beforeY] = points[(index + count - 1) % count] ?? [x, y];
    const [afterX, afterY] = points[(index + 1) % count] ?? [x, y];
    const back = Math.hypot(beforeX - x, beforeY - y) || 1;
    const ahead = Math.hypot(afterX - x, afterY - y) || 1;
    const inShare = Math.min(radius, back * 0.45) / back;
    const outShare = Math.min(radius, ahead * 0.45) / ahead;
    const start = `${short(x + (beforeX - x) * inShare)} ${short(y + (beforeY - y) * inShare)}`;
    const end = `${short(x + (afterX - x) * outShare)} ${short(y + (afterY - y) * outShare)}`;
    data += `${index === 0 ? 'M' : 'L'}${start}Q${short(x)} ${short(y)} ${end}`;
  });
  return `${data}Z`;
}

/** Returns the convex hull of points, in order. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (run: readonly Point[]): Point[] => {
    const inside: Point[] = [];
    for (const point of run) {
      for (;;) {
        const last = inside.at(-1);
        const before = inside.at(-2);
        if (!last || !before) {
          break;
        }
        const turn =
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
        if (turn > 0) {
          break;
        }
        inside.pop();
      }
      inside.push(point);
    }
    return inside.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Returns the shade of a vertical face by its direction: bright towards the daylight, dim away from it. */
function shadeOf(space: Space, colour: string, facing: Wall | 'front'): string {
  if (facing === 'front') {
    return space.sunny === 'back' ? darken(colour, 0.1) : darken(colour, 0.03);
  }
  if (facing === space.sunny) {
    return lighten(colour, 0.14);
  }
  return darken(colour, facing === 'back' ? 0.16 : 0.2);
}

function boxSvg(space: Space, low: Vec, high: Vec, colour: string, finish: Finish): string {
  const { camera, pen } = space;
  const [x0, y0, z0] = low;
  const [x1, y1, z1] = high;
  const sides: [corners: Vec[], fill: string][] = [];
  const upright = (xa: number, za: number, xb: number, zb: number, fill: string): void => {
    const tall = y1 - y0 > 0.2;
    const shade = tall && fill.startsWith('#') ? pen.fade(lighten(fill, 0.04), darken(fill, 0.09)) : fill;
    sides.push([
      [
        [xa, y1, za],
        [xb, y1, zb],
        [xb, y0, zb],
        [xa, y0, za],
      ],
      shade,
    ]);
  };
  if (camera.z > z1) {
    upright(x0, z1, x1, z1, shadeOf(space, colour, 'back'));
  }
  if (camera.x > x1) {
    upright(x1, z0, x1, z1, shadeOf(space, colour, 'right'));
  }
  if (camera.x < x0) {
    upright(x0, z0, x0, z1, shadeOf(space, colour, 'left'));
  }
  if (camera.z < z0) {
    upright(x0, z0, x1, z0, finish.front ?? shadeOf(space, colour, 'front'));
  }
  if (camera.y > y1) {
    const top = finish.top ?? lighten(colour, 0.16);
    sides.push([
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      top,
    ]);
  }
  if (camera.y < y0) {
    sides.push([
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
      ],
      darken(colour, 0.34),
    ]);
  }
  if (!finish.round) {
    return sides.map(([corners, fill]) => face(space, corners, fill)).join('');
  }
  const radius = finish.round * scaleAt(camera, [(x0 + x1) / 2, y0, (z0 + z1) / 2]);
  const shapes = sides.map(([corners, fill]) => [faceOf(camera, corners), fill] as const);
  const outline = hull(shapes.flatMap(([points]) => points));
  if (outline.length < 3) {
    return '';
  }
  const body = `<path d="${rounded(outline, radius)}" fill="${darken(colour, 0.1)}"/>`;
  const faces = shapes.map(([points, fill]) =>
    points.length < 3 ? '' : `<path d="${rounded(points, radius * 0.8)}" fill="${fill}"/>`,
  );
  return body + faces.join('');
}

/** Adds a box to the room, between two corners. */
export function addBox(space: Space, low: Vec, high: Vec, colour: string, finish: Finish = {}): void {
  const svg = boxSvg(space, low, high, colour, finish);
  if (svg) {
    space.solids.push({ low, high, svg });
  }
}

/** Adds a vertical drawing in centimetres that faces the camera. (0, 0) is its foot, and y points down. */
export function addSprite(
  space: Space,
  at: Vec,
  reach: number,
  height: number,
  parts: readonly string[],
): void {
  const [x, y, z] = at;
  const scale = scaleAt(space.camera, at);
  if (scale === 0) {
    return;
  }
  const [left, foot] = spotOf(space.camera, at);
  const svg = group(
    parts,
    `transform="translate(${short(left)} ${short(foot)}) scale(${(scale / 100).toFixed(3)})"`,
  );
  space.solids.push({ low: [x - reach, y, z - reach], high: [x + reach, y + height, z + reach], svg });
}

/** Adds a soft dark patch on the floor around a piece of furniture between (x0, z0) and (x1, z1). */
export function addShadow(space: Space, x0: number, z0: number, x1: number, z1: number, depth = 0.12): void {
  const away = space.sunny === 'left' ? 0.1 : space.sunny === 'right' ? -0.1 : 0;
  const towards = space.sunny === 'back' ? -0.12 : -0.02;
  for (const spread of [0.12, 0.05, 0]) {
    const left = x0 - spread + Math.min(0, away);
    const right = x1 + spread + Math.max(0, away);
    const corners: Vec[] = [
      [left, 0, z0 - spread + towards],
      [right, 0, z0 - spread + towards],
      [right, 0, z1 + spread],
      [left, 0, z1 + spread],
    ];
    const points = faceOf(space.camera, corners);
    if (points.length > 2) {
      const radius = 0.12 * scaleAt(space.camera, [(x0 + x1) / 2, 0, (z0 + z1) / 2]);
      space.floor.push(`<path d="${rounded(points, radius)}" fill="${INK}" ${withOpacity(depth)}/>`);
    }
  }
}

/** Returns a point on a wall: `u` from its left end as seen from inside, `v` up from the floor, `out` into the room. */
export function onWall(space: Space, wall: Wall, u: number, v: number, out = 0): Vec {
  if (wall === 'back') {
    return [u, v, space.depth - out];
  }
  return wall === 'left' ? [out, v, u] : [space.width - out, v, space.depth - u];
}

/** Adds a flat rectangle on a wall. */
export function panel(
  space: Space,
  wall: Wall,
  [u, v, width, height]: readonly [u: number, v: number, width: number, height: number],
  fill: string,
  extra = '',
  out = 0,
): string {
  const corners = [
    onWall(space, wall, u, v, out),
    onWall(space, wall, u + width, v, out),
    onWall(space, wall, u + width, v + height, out),
    onWall(space, wall, u, v + height, out),
  ];
  return face(space, corners, fill, extra);
}

/** Adds a box on a wall that extends `out` metres into the room, from the wall or from `from` metres in front of it. */
export function addMounted(
  space: Space,
  wall: Wall,
  [u, v, width, height]: readonly [u: number, v: number, width: number, height: number],
  out: number,
  colour: string,
  finish: Finish = {},
  from = 0,
): void {
  const [ax, ay, az] = onWall(space, wall, u, v, from);
  const [bx, by, bz] = onWall(space, wall, u + width, v + height, out);
  const low: Vec = [Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz)];
  const high: Vec = [Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz)];
  addBox(space, low, high, colour, finish);
}

/** Returns the finished picture of a room. */
export function drawSpace(space: Space): string {
  const { shell, floor, solids, glow, camera } = space;
  return group([...shell, ...floor, ...fromFarToNear(camera, solids).map(({ svg }) => svg), ...glow]);
}
