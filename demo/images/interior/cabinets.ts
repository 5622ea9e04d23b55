import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import { ellipse, path, rect, withOpacity } from '../drawing/shapes.ts';
import type { Vec } from './camera.ts';
import type { Space, Wall } from './space.ts';
import { addBox, addMounted, addShadow, addSprite, onWall, panel } from './space.ts';
import { addVase } from './tables.ts';

/** Depths of base cabinets and of wall cabinets, in metres. */
const DEEP = 0.62;
const SHALLOW = 0.36;
const WORKTOP = 0.9;

/** Adds doors to the face of a row of cabinets. They are part of the last cabinet's drawing. */
function addDoors(
  space: Space,
  wall: Wall,
  [u, v, width, height]: readonly [number, number, number, number],
  out: number,
  colour: string,
  isLow: boolean,
): void {
  const { style } = space;
  const count = Math.max(1, Math.round(width / 0.48));
  const each = width / count;
  const marks: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const left = u + index * each + 0.008;
    const wide = each - 0.016;
    const tall = height - 0.016;
    marks.push(panel(space, wall, [left, v + 0.008, wide, tall], lighten(colour, 0.06), '', out));
    if (style.doors !== 'slab') {
      const rail = style.doors === 'shaker' ? 0.07 : 0.06;
      marks.push(
        panel(
          space,
          wall,
          [left + rail, v + rail, wide - rail * 2, tall - rail * 2],
          darken(colour, 0.12),
          '',
          out,
        ),
      );
      const inset = style.doors === 'shaker' ? rail + 0.008 : rail + 0.03;
      marks.push(
        panel(
          space,
          wall,
          [left + inset, v + inset, wide - inset * 2, tall - inset * 2],
          style.doors === 'raised' ? lighten(colour, 0.08) : colour,
          '',
          out,
        ),
      );
    }
    const handle = index % 2 === 0 ? left + wide - 0.05 : left + 0.03;
    const box = isLow
      ? ([handle, v + tall - 0.2, 0.018, 0.14] as const)
      : ([handle, v + 0.05, 0.018, 0.14] as const);
    marks.push(panel(space, wall, box, style.metal, '', out + 0.004));
  }
  const last = space.solids.at(-1);
  if (last) {
    last.svg += marks.join('');
  }
}

/** Adds base cabinets with a worktop along a wall. */
export function addBase(
  space: Space,
  wall: Wall,
  u: number,
  width: number,
  colour = space.style.cabinet,
): void {
  const { style } = space;
  const isDark = wall === space.sunny;
  const paint = isDark ? darken(colour, 0.1) : colour;
  addMounted(space, wall, [u, 0, width, 0.1], DEEP - 0.06, darken(colour, 0.6));
  addMounted(space, wall, [u, 0.1, width, WORKTOP - 0.1 - 0.04], DEEP, paint);
  addDoors(space, wall, [u, 0.1, width, 0.58], DEEP, paint, true);
  const last = space.solids.at(-1);
  const drawers = Math.max(1, Math.round(width / 0.8));
  for (let index = 0; index < drawers && last; index += 1) {
    const each = width / drawers;
    const left = u + index * each + 0.008;
    last.svg +=
      panel(space, wall, [left, 0.69, each - 0.016, 0.15], lighten(paint, 0.05), '', DEEP) +
      panel(space, wall, [left + each / 2 - 0.08, 0.775, 0.14, 0.018], style.metal, '', DEEP + 0.004);
  }
  addMounted(space, wall, [u, WORKTOP - 0.04, width, 0.045], DEEP + 0.02, style.counter);
}

/** Adds wall cabinets from `v` to `v` + `height`. */
export function addUppers(space: Space, wall: Wall, u: number, width: number, v = 1.45, height = 0.85): void {
  const colour = wall === space.sunny ? darken(space.style.cabinet, 0.1) : space.style.cabinet;
  addMounted(space, wall, [u, v, width, height], SHALLOW, colour);
  addDoors(space, wall, [u, v, width, height], SHALLOW, colour, false);
}

/** Adds tall cabinets almost up to the ceiling. */
export function addTall(
  space: Space,
  wall: Wall,
  u: number,
  width: number,
  height: number,
  colour = space.style.cabinet,
): void {
  addMounted(space, wall, [u, 0, width, height], DEEP, colour);
  addDoors(space, wall, [u, 0.1, width, height * 0.6], DEEP, colour, true);
  addDoors(space, wall, [u, 0.1 + height * 0.6, width, height * 0.4 - 0.12], DEEP, colour, false);
}

/** Adds tiles between worktop and wall cabinets. */
export function addBacksplash(space: Space, wall: Wall, u: number, width: number, top = 1.45): void {
  const { style, dice } = space;
  const { tile } = style;
  const parts = [panel(space, wall, [u, WORKTOP, width, top - WORKTOP], tile)];
  const tall = dice.fork('splash').pick([0.075, 0.15, 0.1] as const);
  const line = darken(tile, 0.16);
  for (let v = WORKTOP + tall; v < top; v += tall) {
    parts.push(panel(space, wall, [u, v, width, 0.006], line));
  }
  for (let at = u + tall * 2; at < u + width; at += tall * 2) {
    parts.push(panel(space, wall, [at, WORKTOP, 0.006, top - WORKTOP], line, withOpacity(0.7)));
  }
  parts.push(panel(space, wall, [u, top - 0.14, width, 0.14], INK, withOpacity(0.1)));
  space.shell.push(...parts);
}

/** Adds a range with its hood, 0.78 m wide. */
export function addRange(space: Space, wall: Wall, u: number): void {
  const { style, height } = space;
  const isOld = style.name === 'dated' || style.name === 'cottage';
  const steel = isOld ? '#f0ede4' : '#b9c0c5';
  addMounted(space, wall, [u, 0, 0.78, WORKTOP + 0.02], DEEP + 0.03, steel);
  const out = DEEP + 0.034;
  const last = space.solids.at(-1);
  if (last) {
    last.svg +=
      panel(space, wall, [u + 0.07, 0.26, 0.64, 0.42], '#23282d', '', out) +
      panel(space, wall, [u + 0.1, 0.3, 0.58, 0.34], '#4a535b', withOpacity(0.7), out) +
      panel(space, wall, [u + 0.07, 0.7, 0.64, 0.025], '#7d868d', '', out) +
      [0.12, 0.26, 0.4, 0.54, 0.66]
        .map((at) => panel(space, wall, [u + at, 0.79, 0.05, 0.05], '#2b3137', '', out))
        .join('');
  }
  addMounted(space, wall, [u + 0.04, WORKTOP + 0.02, 0.7, 0.015], DEEP, '#22272c');
  const [x, , z] = onWall(space, wall, u + 0.55, 0, 0.3);
  addPan(space, x, z);
  const hoodTop = Math.min(height, 2.7);
  if (isOld) {
    addMounted(space, wall, [u, 1.6, 0.78, 0.14], 0.48, steel);
    addUppers(space, wall, u, 0.78, 1.74, 0.56);
  } else if (style.doors === 'shaker') {
    addMounted(space, wall, [u - 0.06, 1.62, 0.9, 0.2], 0.52, style.wood);
    addMounted(space, wall, [u + 0.02, 1.82, 0.74, hoodTop - 1.82], 0.4, lighten(style.cabinet, 0.1));
  } else {
    addMounted(space, wall, [u - 0.02, 1.62, 0.82, 0.07], 0.5, '#aab2b8');
    addMounted(space, wall, [u + 0.25, 1.69, 0.28, hoodTop - 1.69], 0.3, '#bfc6ca');
  }
}

function addPan(space: Space, x: number, z: number): void {
  addSprite(space, [x, WORKTOP + 0.035, z], 0.14, 0.2, [
    rect(-13, -14, 26, 14, space.style.second, 'rx="3"'),
    rect(4, -14, 9, 14, INK, withOpacity(0.16)),
    rect(-15, -16, 30, 3, darken(space.style.second, 0.2), 'rx="1.5"'),
    rect(-3, -19, 6, 3, '#2b3137'),
  ]);
}

/** Adds a refrigerator 0.9 m wide: steel, white in older kitchens, or behind cabinet doors. */
export function addFridge(space: Space, wall: Wall, u: number): void {
  const { style } = space;
  const isOld = style.name === 'dated' || style.name === 'cottage';
  const colour = isOld ? '#f1eee6' : '#b4bcc1';
  addMounted(space, wall, [u, 0.02, 0.9, 1.8], 0.7, colour);
  const out = 0.704;
  const last = space.solids.at(-1);
  const shine = space.pen.linear(
    [
      [0, '#ffffff', 0.3],
      [0.4, '#ffffff', 0],
      [1, '#22303c', 0.2],
    ],
    [0, 0],
    [1, 0],
  );
  if (last) {
    last.svg +=
      panel(space, wall, [u, 0.02, 0.9, 1.8], shine, '', out) +
      panel(space, wall, [u + 0.44, 0.68, 0.012, 1.14], '#7d858b', '', out) +
      panel(space, wall, [u, 0.66, 0.9, 0.014], '#7d858b', '', out) +
      panel(space, wall, [u + 0.38, 0.85, 0.025, 0.75], '#6d757b', '', out) +
      panel(space, wall, [u + 0.49, 0.85, 0.025, 0.75], '#6d757b', '', out) +
      panel(space, wall, [u + 0.2, 0.58, 0.5, 0.025], '#6d757b', '', out);
  }
  addUppers(space, wall, u, 0.9, 1.86, Math.min(0.44, space.height - 1.95));
}

/** Adds a sink with its tap to the worktop. */
export function addSink(space: Space, wall: Wall, u: number): void {
  const [x, y, z] = onWall(space, wall, u, WORKTOP, 0.28);
  const { metal } = space.style;
  addSprite(space, [x, y, z], 0.2, 0.4, [
    `<path d="M0 0V-27Q0 -40 12 -40Q23 -40 23 -29V-24" stroke="${metal}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`,
    rect(-9, -6, 6, 6, metal),
  ]);
  addSprite(space, [x, y + 0.006, z], 0.26, 0.02, [ellipse(8, 1, 30, 3, '#7d868c', withOpacity(0.7))]);
}

/**
 * Adds an island with its stools on the near side.
 * @param x middle of the island
 * @param z middle of the island
 * @param width width along x
 */
export function addIsland(space: Space, x: number, z: number, width: number): void {
  const { style } = space;
  const half = width / 2;
  const colour = style.island;
  addShadow(space, x - half, z - 0.45, x + half, z + 0.45);
  addBox(space, [x - half + 0.04, 0, z - 0.16], [x + half - 0.04, 0.88, z + 0.4], colour);
  const count = Math.max(3, Math.round(width / 0.55));
  const each = (width - 0.12) / count;
  for (let index = 0; index < count; index += 1) {
    const left = x - half + 0.06 + index * each;
    addBox(
      space,
      [left + 0.02, 0.14, z - 0.172],
      [left + each - 0.02, 0.84, z - 0.162],
      lighten(colour, style.doors === 'slab' ? 0.03 : 0.09),
    );
  }
  const top: Vec = [x + half + 0.04, 0.94, z + 0.46];
  addBox(space, [x - half - 0.04, 0.88, z - 0.46], top, style.counter);
  addFruit(space, x - half * 0.45, 0.94, z);
  addVase(space, x + half * 0.5, 0.94, z + 0.05, 1);
}

/** Adds a bowl of fruit. */
export function addFruit(space: Space, x: number, y: number, z: number): void {
  const bowl = mix(space.style.wood, '#efe4d0', 0.4);
  addSprite(space, [x, y, z], 0.16, 0.2, [
    ellipse(-8, -14, 6, 6, '#d88a35'),
    ellipse(6, -15, 6, 6, '#c2543c'),
    ellipse(-1, -17, 5.6, 5.6, '#9aa84a'),
    path('M-19 -13Q-15 0 0 0Q15 0 19 -13Z', bowl),
    path('M8 -13H19Q15 0 0 0Q9 -4 8 -13Z', darken(bowl, 0.22), withOpacity(0.6)),
  ]);
}
