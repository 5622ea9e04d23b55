import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/shapes.ts';
import { group, poly, rect, see, short } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';

/** Length of the lens in units: larger is a narrower view. */
const FOCAL = 900;
/** Where the camera's height falls on the picture: above the middle, to see more floor than ceiling. */
const HORIZON = 352;
/** Nearest distance that is drawn, in metres. */
const NEAR = 1;

/**
 * A room in one-point perspective. Metres: x to the right from the middle of the room, y up from the floor,
 * z away from the camera.
 */
export interface Room {
  width: number;
  height: number;
  /** Distance of the back wall. */
  back: number;
  /** Height of the camera. */
  eye: number;
  /** How far the camera stands right of the middle. */
  shift: number;
}

/** A block of furniture: its left lower near corner and its size, in metres. */
interface Block {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

/** Where a point of the room falls on the picture. */
export function spot(room: Room, x: number, y: number, z: number): Point {
  const scale = FOCAL / z;
  return [FRAME.width / 2 + (x - room.shift) * scale, HORIZON - (y - room.eye) * scale];
}

/** A flat face through four or more points of the room. */
export function face(
  room: Room,
  corners: readonly (readonly [number, number, number])[],
  fill: string,
  extra = '',
): string {
  return poly(
    corners.map(([x, y, z]) => spot(room, x, y, z)),
    fill,
    extra,
  );
}

/** A block: front, and whichever of top, underside and sides the camera sees. */
export function block(room: Room, at: Block, colour: string, front = colour, radius = 0): string {
  const { x, y, z, width, height, depth } = at;
  const far = z + depth;
  const top = y + height;
  const right = x + width;
  const parts: string[] = [];
  if (x > room.shift) {
    parts.push(
      face(
        room,
        [
          [x, y, z],
          [x, top, z],
          [x, top, far],
          [x, y, far],
        ],
        darken(colour, 0.2),
      ),
    );
  }
  if (right < room.shift) {
    parts.push(
      face(
        room,
        [
          [right, y, z],
          [right, top, z],
          [right, top, far],
          [right, y, far],
        ],
        darken(colour, 0.28),
      ),
    );
  }
  if (top < room.eye) {
    parts.push(
      face(
        room,
        [
          [x, top, z],
          [right, top, z],
          [right, top, far],
          [x, top, far],
        ],
        lighten(colour, 0.2),
      ),
    );
  }
  if (y > room.eye) {
    parts.push(
      face(
        room,
        [
          [x, y, z],
          [right, y, z],
          [right, y, far],
          [x, y, far],
        ],
        darken(colour, 0.38),
      ),
    );
  }
  const [left, upper] = spot(room, x, top, z);
  const [end, lower] = spot(room, right, y, z);
  parts.push(
    rect(
      left,
      upper,
      end - left,
      lower - upper,
      front,
      radius > 0 ? `rx="${short((radius * FOCAL) / z)}"` : '',
    ),
  );
  return parts.join('');
}

/** Elements drawn flat at distance z in centimetres: origin on the floor below x, y down (so heights are negative). */
export function flat(room: Room, x: number, z: number, children: readonly string[]): string {
  const [left, floor] = spot(room, x, 0, z);
  return group(
    children,
    `transform="translate(${short(left)} ${short(floor)}) scale(${(FOCAL / z / 100).toFixed(4)})"`,
  );
}

/** A four-sided patch on the floor, from (x, z) to (x + width, z + depth). */
export function floorPatch(
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  fill: string,
  extra = '',
): string {
  const near = Math.max(NEAR, z);
  return face(
    room,
    [
      [x, 0, near],
      [x + width, 0, near],
      [x + width, 0, z + depth],
      [x, 0, z + depth],
    ],
    fill,
    extra,
  );
}

/** Soft dark patch below a piece of furniture. */
export function floorShadow(room: Room, x: number, z: number, width: number, depth: number): string {
  return (
    floorPatch(room, x - 0.06, z - 0.1, width + 0.18, depth + 0.1, INK, see(0.12)) +
    floorPatch(room, x - 0.01, z - 0.03, width + 0.04, depth, INK, see(0.14))
  );
}

function planks(room: Room, colour: string, stage: Stage): string {
  const step = 0.19;
  const half = room.width / 2;
  const dice = stage.home.fork('planks');
  const parts: string[] = [];
  let joints = '';
  for (let x = -half; x < half; x += step) {
    const tint = dice.pick([lighten(colour, 0.07), darken(colour, 0.06), colour, colour]);
    if (tint !== colour) {
      parts.push(floorPatch(room, x, NEAR, step, room.back - NEAR, tint));
    }
    const [nearX, nearY] = spot(room, x, 0, NEAR + 1.4);
    const [farX, farY] = spot(room, x, 0, room.back);
    joints += `M${short(nearX)} ${short(nearY)}L${short(farX)} ${short(farY)}`;
    for (let z = 2.6 + dice.next() * 0.9; z < room.back; z += dice.between(0.9, 1.4)) {
      const [leftX, y] = spot(room, x, 0, z);
      const [rightX] = spot(room, x + step, 0, z);
      joints += `M${short(leftX)} ${short(y)}H${short(rightX)}`;
    }
  }
  return group([
    ...parts,
    `<path d="${joints}" stroke="${darken(colour, 0.35)}" stroke-width="1.2" fill="none" ${see(0.42)}/>`,
  ]);
}

function tiles(room: Room, colour: string, size: number): string {
  let joints = '';
  for (let x = -room.width / 2; x <= room.width / 2; x += size) {
    const [nearX, nearY] = spot(room, x, 0, NEAR + 0.6);
    const [farX, farY] = spot(room, x, 0, room.back);
    joints += `M${short(nearX)} ${short(nearY)}L${short(farX)} ${short(farY)}`;
  }
  for (let z = room.back; z > NEAR + 0.6; z -= size) {
    const [leftX, y] = spot(room, -room.width / 2, 0, z);
    const [rightX] = spot(room, room.width / 2, 0, z);
    joints += `M${short(leftX)} ${short(y)}H${short(rightX)}`;
  }
  return `<path d="${joints}" stroke="${darken(colour, 0.22)}" stroke-width="1.6" fill="none" ${see(0.7)}/>`;
}

/** What a room is made of. */
interface Shell {
  wall: string;
  /** A different back wall. */
  feature?: string;
  floor: string;
  flooring: 'planks' | 'tiles' | 'carpet';
  /** Edge of a floor tile in metres. */
  tileSize?: number;
}

/** The empty room: ceiling, three walls, floor and baseboards, lighter towards the left where the daylight is. */
export function drawShell(stage: Stage, room: Room, shell: Shell): string {
  const half = room.width / 2;
  const { height, back } = room;
  const { pen } = stage;
  const { wall, floor } = shell;
  const rear = shell.feature ?? wall;
  const [left, top] = spot(room, -half, height, back);
  const [right, foot] = spot(room, half, 0, back);
  const ceiling = mix(wall, '#ffffff', 0.7);
  const trim = mix(wall, '#ffffff', 0.85);
  const board = 0.11;
  const corners = (x: number, low: number, high: number) =>
    [
      [x, low, NEAR],
      [x, high, NEAR],
      [x, high, back],
      [x, low, back],
    ] as const;
  return group([
    face(
      room,
      [
        [-half, height, NEAR],
        [half, height, NEAR],
        [half, height, back],
        [-half, height, back],
      ],
      pen.fade(lighten(ceiling, 0.2), darken(ceiling, 0.07)),
    ),
    face(
      room,
      corners(-half, 0, height),
      pen.linear(
        [
          [0, darken(wall, 0.02)],
          [1, darken(wall, 0.15)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    face(
      room,
      corners(half, 0, height),
      pen.linear(
        [
          [0, darken(wall, 0.11)],
          [1, darken(wall, 0.02)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    rect(
      left,
      top,
      right - left,
      foot - top,
      pen.linear(
        [
          [0, lighten(rear, 0.12)],
          [0.6, rear],
          [1, darken(rear, 0.07)],
        ],
        [0, 0],
        [1, 0.3],
      ),
    ),
    floorPatch(room, -half, NEAR, room.width, back - NEAR, pen.fade(darken(floor, 0.1), lighten(floor, 0.1))),
    shell.flooring === 'planks' ? planks(room, floor, stage) : '',
    shell.flooring === 'tiles' ? tiles(room, floor, shell.tileSize ?? 0.6) : '',
    face(
      room,
      [
        [-half, 0, back - 0.5],
        [half, 0, back - 0.5],
        [half, 0, back],
        [-half, 0, back],
      ],
      INK,
      see(0.08),
    ),
    face(room, corners(-half, 0, board), darken(trim, 0.1)),
    face(room, corners(half, 0, board), darken(trim, 0.08)),
    face(
      room,
      [
        [-half, 0, back],
        [half, 0, back],
        [half, board, back],
        [-half, board, back],
      ],
      trim,
    ),
    face(
      room,
      [
        [-half, height - 0.07, back],
        [half, height - 0.07, back],
        [half, height, back],
        [-half, height, back],
      ],
      darken(trim, 0.03),
    ),
  ]);
}
