import { darken, lighten, mix } from '../drawing/colour.ts';
import { short, withOpacity } from '../drawing/shapes.ts';
import { faceOf } from './camera.ts';
import type { Space, Wall } from './space.ts';
import { onWall, panel } from './space.ts';

/** An opening in a wall, in metres from the wall's left end and the floor. */
export interface Opening {
  wall: Wall;
  u: number;
  v: number;
  width: number;
  height: number;
}

/** Length in metres that walls continue behind the camera. */
export const BEHIND = 3;

/** Returns both ends of a wall in metres along it, beyond the camera's view. */
export function endsOf(space: Space, wall: Wall): readonly [from: number, to: number] {
  if (wall === 'back') {
    return [0, space.width];
  }
  return wall === 'left' ? [-BEHIND, space.depth] : [0, space.depth + BEHIND];
}

/** Returns the texture of a wall's material, as lines on the wall. */
export function grain(
  space: Space,
  wall: Wall,
  kind: string,
  low: number,
  high: number,
  colour: string,
): string {
  const [from, to] = endsOf(space, wall);
  let data = '';
  const line = (u0: number, v0: number, u1: number, v1: number): void => {
    const points = faceOf(space.camera, [onWall(space, wall, u0, v0), onWall(space, wall, u1, v1)]);
    const [start, end] = points;
    if (start && end) {
      data += `M${short(start[0])} ${short(start[1])}L${short(end[0])} ${short(end[1])}`;
    }
  };
  if (kind === 'brick' || kind === 'tile') {
    const course = kind === 'brick' ? 0.11 : 0.15;
    const brick = course * (kind === 'brick' ? 2.6 : 2);
    let row = 0;
    for (let v = low; v < high; v += course) {
      line(from, v, to, v);
      for (let u = from + (row % 2 === 0 ? brick : brick / 2); u < to; u += brick) {
        line(u, v, u, Math.min(high, v + course));
      }
      row += 1;
    }
  } else {
    const step = kind === 'slats' ? 0.07 : 0.16;
    for (let u = from + step; u < to; u += step) {
      line(u, low, u, high);
    }
  }
  const width = kind === 'slats' ? 2.4 : 1.2;
  const ink = kind === 'brick' ? mix(colour, '#e9ddd0', 0.45) : darken(colour, 0.22);
  return `<path d="${data}" stroke="${ink}" stroke-width="${width}" fill="none" ${withOpacity(0.6)}/>`;
}

/** Draws single bricks of other tints. */
export function bricks(space: Space, wall: Wall, colour: string, openings: readonly Opening[]): string {
  const dice = space.dice.fork(`bricks ${wall}`);
  const [from, to] = endsOf(space, wall);
  const parts: string[] = [];
  for (let index = 0; index < 70; index += 1) {
    const v = Math.floor(dice.next() * (space.height / 0.11)) * 0.11;
    const u = dice.between(from, to - 0.3);
    const hit = openings.some(
      (hole) =>
        hole.wall === wall &&
        u + 0.28 > hole.u &&
        u < hole.u + hole.width &&
        v + 0.1 > hole.v &&
        v < hole.v + hole.height,
    );
    if (!hit) {
      const tint = dice.pick([darken(colour, 0.16), lighten(colour, 0.14), mix(colour, '#c99a7a', 0.4)]);
      parts.push(panel(space, wall, [u, v, 0.27, 0.1], tint, withOpacity(0.7)));
    }
  }
  return parts.join('');
}
