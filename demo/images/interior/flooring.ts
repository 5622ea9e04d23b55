import { darken, lighten, mix } from '../drawing/colour.ts';
import { short, withOpacity } from '../drawing/shapes.ts';
import type { Vec } from './camera.ts';
import { faceOf } from './camera.ts';
import type { Space } from './space.ts';
import { face } from './space.ts';

/** The floor's front edge, before the front wall, because the camera may be outside the room. */
const FRONT = -2.5;

function patch(
  space: Space,
  x: number,
  z: number,
  width: number,
  depth: number,
  fill: string,
  extra = '',
): string {
  return face(
    space,
    [
      [x, 0, z],
      [x + width, 0, z],
      [x + width, 0, z + depth],
      [x, 0, z + depth],
    ],
    fill,
    extra,
  );
}

/** Collects lines on the floor in one path. */
function lines(space: Space): { add(from: Vec, to: Vec): void; data(): string } {
  let data = '';
  return {
    add(from, to) {
      const [start, end] = faceOf(space.camera, [from, to]);
      if (start && end) {
        data += `M${short(start[0])} ${short(start[1])}L${short(end[0])} ${short(end[1])}`;
      }
    },
    data: () => data,
  };
}

function planks(space: Space, colour: string): string {
  const { width, depth, dice } = space;
  const throws = dice.fork('planks');
  const step = space.style.name === 'minimal' ? 0.22 : 0.15;
  const joints = lines(space);
  const parts: string[] = [];
  for (let x = 0; x < width; x += step) {
    let z = FRONT + throws.next();
    joints.add([x, 0, FRONT], [x, 0, depth]);
    while (z < depth) {
      const length = throws.between(1.1, 2.2);
      const tint = throws.pick([
        lighten(colour, 0.09),
        darken(colour, 0.08),
        mix(colour, '#a86f3f', 0.14),
        '',
        '',
      ]);
      if (tint) {
        parts.push(patch(space, x, z, step, Math.min(length, depth - z), tint));
      }
      joints.add([x, 0, z], [x + step, 0, z]);
      z += length;
    }
  }
  return `${parts.join('')}<path d="${joints.data()}" stroke="${darken(colour, 0.3)}" stroke-width="1" fill="none" ${withOpacity(0.4)}/>`;
}

/** Draws boards in a basket weave or a zigzag. */
function laidBoards(space: Space, colour: string, zigzag: boolean): string {
  const { width, depth, camera } = space;
  const parts: Record<string, string> = {};
  const size = zigzag ? 0.42 : 0.36;
  const slim = size / (zigzag ? 3.2 : 4);
  const board = (corners: Vec[], tint: string): void => {
    const points = faceOf(camera, corners);
    if (points.length > 2) {
      const data = `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
      parts[tint] = (parts[tint] ?? '') + data;
    }
  };
  const light = lighten(colour, 0.1);
  const dark = darken(colour, 0.1);
  if (zigzag) {
    const reach = size * 0.72;
    for (let x = 0; x < width; x += reach * 2) {
      for (let z = FRONT; z < depth + reach; z += slim * 1.42) {
        const cut = Math.min(depth, z);
        board(
          [
            [x, 0, cut - reach],
            [x + reach, 0, cut],
            [x + reach, 0, cut + slim],
            [x, 0, cut - reach + slim],
          ],
          light,
        );
        z += slim * 1.42;
        const next = Math.min(depth, z);
        board(
          [
            [x + reach * 2, 0, next - reach],
            [x + reach, 0, next],
            [x + reach, 0, next + slim],
            [x + reach * 2, 0, next - reach + slim],
          ],
          dark,
        );
      }
    }
  } else {
    let row = 0;
    for (let x = 0; x < width; x += size) {
      for (let z = FRONT + (row % 2) * size; z < depth; z += size * 2) {
        const far = Math.min(depth, z + size);
        board(
          [
            [x, 0, z],
            [x + size, 0, z],
            [x + size, 0, far],
            [x, 0, far],
          ],
          row % 2 === 0 ? light : dark,
        );
      }
      row += 1;
    }
  }
  const drawn = Object.entries(parts).map(
    ([tint, data]) => `<path d="${data}" fill="${tint}" ${withOpacity(0.75)}/>`,
  );
  return drawn.join('');
}

function tiles(space: Space, colour: string, size: number): string {
  const joints = lines(space);
  for (let x = size / 2; x < space.width; x += size) {
    joints.add([x, 0, FRONT], [x, 0, space.depth]);
  }
  for (let z = space.depth - size; z > FRONT; z -= size) {
    joints.add([0, 0, z], [space.width, 0, z]);
  }
  return `<path d="${joints.data()}" stroke="${darken(colour, 0.22)}" stroke-width="1.6" fill="none" ${withOpacity(0.65)}/>`;
}

function checks(space: Space, colour: string): string {
  const size = 0.4;
  const parts: string[] = [];
  for (let x = 0; x < space.width; x += size) {
    for (let z = FRONT; z < space.depth; z += size) {
      if ((Math.round(x / size) + Math.round((z - FRONT) / size)) % 2 === 0) {
        const wide = Math.min(size, space.width - x);
        parts.push(patch(space, x, z, wide, Math.min(size, space.depth - z), darken(colour, 0.62)));
      }
    }
  }
  return parts.join('');
}

/**
 * Draws the floor of a room in its style.
 * @param tiled colour of the tiles, if the floor has any
 */
export function drawFloor(space: Space, tiled: string | undefined): string {
  const { style, width, depth, pen } = space;
  const base = tiled ?? style.floor;
  const ground = patch(
    space,
    0,
    FRONT,
    width,
    depth - FRONT,
    pen.fade(darken(base, 0.03), darken(base, 0.09)),
  );
  if (tiled) {
    const chequered = style.name === 'victorian' || style.name === 'cottage';
    return ground + (chequered ? checks(space, base) : tiles(space, base, 0.55));
  }
  if (style.flooring === 'planks') {
    return ground + planks(space, base);
  }
  if (style.flooring === 'herringbone' || style.flooring === 'parquet') {
    return ground + laidBoards(space, base, style.flooring === 'herringbone');
  }
  return style.flooring === 'concrete' ? ground + tiles(space, base, 2.2) : ground;
}
