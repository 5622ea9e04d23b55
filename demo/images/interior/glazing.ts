import { darken, lighten, luminous, mix } from '../drawing/colour.ts';
import { ellipse, group, short, withOpacity } from '../drawing/shapes.ts';
import type { Vec } from './camera.ts';
import { faceOf, scaleAt, spotOf } from './camera.ts';
import type { Space, Wall } from './space.ts';
import { addMounted, face, onWall, panel } from './space.ts';
import type { Opening } from './wallFinish.ts';

/** A window in a wall, in metres. */
export interface Window extends Opening {
  columns: number;
  rows?: number;
  curtain?: string;
  blind?: boolean;
  /** True without a sill: a door or a glass wall. */
  toFloor?: boolean;
}

type Ground = readonly [x: number, z: number];

/** Returns the part of a floor polygon that is inside the room. */
function withinRoom(space: Space, corners: readonly Ground[]): Ground[] {
  let shape = [...corners];
  const cuts: [axis: 0 | 1, limit: number, keepsBelow: boolean][] = [
    [0, 0.02, false],
    [0, space.width - 0.02, true],
    [1, -2, false],
    [1, space.depth - 0.02, true],
  ];
  for (const [axis, limit, keepsBelow] of cuts) {
    const clipped: Ground[] = [];
    const inside = (point: Ground): boolean => (keepsBelow ? point[axis] <= limit : point[axis] >= limit);
    shape.forEach((here, index) => {
      const next = shape[(index + 1) % shape.length] ?? here;
      if (inside(here)) {
        clipped.push(here);
      }
      if (inside(here) !== inside(next)) {
        const share = (limit - here[axis]) / (next[axis] - here[axis]);
        clipped.push([here[0] + (next[0] - here[0]) * share, here[1] + (next[1] - here[1]) * share]);
      }
    });
    shape = clipped;
  }
  return shape;
}

/** Returns the direction of sunlight through a wall: metres along x and z per metre down. */
function sunlight(space: Space, wall: Wall): readonly [x: number, z: number] {
  const low = space.look.hour === 'golden';
  const reach = low ? 1.5 : 0.85;
  const aside = space.stage.home.fork('sun').between(-0.45, 0.1) * reach;
  if (wall === 'back') {
    return [-aside * 1.4, -reach];
  }
  return wall === 'left' ? [reach, aside] : [-reach, aside];
}

/** Adds the light of one pane on the floor. */
function addSunPatch(space: Space, wall: Wall, u: number, v: number, width: number, height: number): void {
  const { hour, season } = space.look;
  if (hour === 'dusk' || hour === 'overcast') {
    return;
  }
  const [dx, dz] = sunlight(space, wall);
  const corners: Ground[] = [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ].map(([along, up]) => {
    const [x, y, z] = onWall(space, wall, along ?? u, up ?? v);
    return [x + dx * y, z + dz * y];
  });
  const shape = withinRoom(space, corners);
  if (shape.length > 2) {
    const glow = luminous(hour === 'golden' ? '#ffd08a' : '#fff6df');
    const strength = hour === 'golden' ? 0.4 : season === 'winter' ? 0.26 : 0.34;
    space.floor.push(
      face(
        space,
        shape.map(([x, z]): Vec => [x, 0, z]),
        glow,
        withOpacity(strength),
      ),
    );
  }
}

function addCurtains(space: Space, at: Window, colour: string): void {
  const { wall, u, v, width, height } = at;
  const top = Math.min(space.height - 0.12, v + height + 0.22);
  const rod = darken(space.style.metal, 0.1);
  const foot = 0.03;
  for (const left of [u - 0.36, u + width - 0.06]) {
    const folds: string[] = [];
    const count = 6;
    for (let fold = 0; fold < count; fold += 1) {
      const box = [left + fold * 0.07, foot, 0.072, top - foot] as const;
      const tint = [darken(colour, 0.14), colour, lighten(colour, 0.25)][fold % 3] ?? colour;
      folds.push(panel(space, wall, box, tint, '', 0.1));
    }
    const low = onWall(space, wall, left, foot, 0.02);
    const high = onWall(space, wall, left + 0.42, top, 0.14);
    const mins = low.map((value, axis) => Math.min(value, high[axis] ?? value));
    const maxs = low.map((value, axis) => Math.max(value, high[axis] ?? value));
    space.solids.push({
      low: [mins[0] ?? 0, mins[1] ?? 0, mins[2] ?? 0],
      high: [maxs[0] ?? 0, maxs[1] ?? 0, maxs[2] ?? 0],
      svg: group(folds),
    });
  }
  space.shell.push(panel(space, wall, [u - 0.45, top - 0.01, width + 0.9, 0.03], rod, '', 0.1));
}

/** Draws frame, bars, sill and curtains of a window, and its sunlight. The shell has already left a hole for it. */
export function addWindow(space: Space, at: Window): void {
  const { style, look } = space;
  const { wall, u, v, width, height, columns, toFloor } = at;
  const rows = at.rows ?? 1;
  const slim = style.glazing === 'clear' || style.glazing === 'grid';
  const bar = slim ? 0.035 : 0.055;
  const shade = wall === space.sunny ? darken(style.frame, 0.12) : style.frame;
  const line = (box: readonly [number, number, number, number], fill = shade): void => {
    space.shell.push(panel(space, wall, box, fill));
  };
  const sheen = look.hour === 'dusk' ? luminous('#ffdca0') : luminous('#ffffff');
  space.shell.push(
    panel(
      space,
      wall,
      [u, v, width, height],
      space.pen.linear(
        [
          [0, sheen, look.hour === 'dusk' ? 0.1 : 0.28],
          [0.5, sheen, 0.04],
          [1, sheen, 0.16],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
  );
  line([u, v + height - 0.07, width, 0.07], darken(shade, 0.28));
  const pane = width / columns;
  const tall = height / rows;
  for (let column = 0; column <= columns; column += 1) {
    const thick = column === 0 || column === columns ? bar * 1.5 : bar;
    line([Math.min(u + width - thick, Math.max(u, u + column * pane - thick / 2)), v, thick, height]);
  }
  for (let row = 0; row <= rows; row += 1) {
    const thick = row === 0 || row === rows ? bar * 1.5 : bar;
    line([u, Math.min(v + height - thick, Math.max(v, v + row * tall - thick / 2)), width, thick]);
  }
  if (!slim) {
    const edge = style.name === 'victorian' ? 0.14 : 0.09;
    const casing = darken(style.trim, wall === space.sunny ? 0.14 : 0.02);
    line([u - edge, v, edge, height], casing);
    line([u + width, v, edge, height], darken(casing, 0.06));
    line([u - edge, v + height, width + edge * 2, edge * 1.2], casing);
    line([u - edge, v + height + edge * 1.2, width + edge * 2, 0.02], darken(casing, 0.3));
  }
  if (!toFloor) {
    addMounted(space, wall, [u - 0.1, v - 0.05, width + 0.2, 0.05], 0.09, style.trim);
  }
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      addSunPatch(space, wall, u + column * pane + bar, v + row * tall + bar, pane - bar * 2, tall - bar * 2);
    }
  }
  if (at.blind) {
    const cloth = mix(style.wall, '#fbf6ea', 0.7);
    line([u, v + height * 0.72, width, height * 0.28], cloth);
    line([u, v + height * 0.72, width, 0.025], darken(cloth, 0.2));
  }
  if (at.curtain) {
    addCurtains(space, at, at.curtain);
  }
}

/**
 * Adds a warm round light around a point, stronger in the evening.
 * @param reach radius in metres
 */
export function addGlow(space: Space, at: Vec, reach: number): void {
  const { hour } = space.look;
  const strength = hour === 'dusk' ? 0.62 : hour === 'day' ? 0.16 : 0.3;
  const scale = scaleAt(space.camera, at);
  if (scale === 0) {
    return;
  }
  const warm = luminous('#ffdc9a');
  const [x, y] = spotOf(space.camera, at);
  const fill = space.pen.radial([
    [0, warm, strength],
    [0.35, warm, strength * 0.42],
    [1, warm, 0],
  ]);
  space.glow.push(ellipse(x, y, reach * scale, reach * scale, fill));
}

/** Returns path data of a shape on a wall, from points in metres along and up it. */
export function onWallPath(
  space: Space,
  wall: Wall,
  points: readonly (readonly [u: number, v: number])[],
): string {
  const outline = faceOf(
    space.camera,
    points.map(([u, v]) => onWall(space, wall, u, v)),
  );
  return outline.length < 3 ? '' : `M${outline.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}
