import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import { ellipse, path, rect, withOpacity } from '../drawing/shapes.ts';
import { addMirror } from './art.ts';
import { addGlow } from './glazing.ts';
import type { Place } from './placing.ts';
import { kitAt } from './placing.ts';
import type { Space, Wall } from './space.ts';
import { addBox, addMounted, addShadow, addSprite, face, onWall, panel } from './space.ts';
import { addDrum } from './tables.ts';

const CHINA = '#f7f6f2';

/** Adds a cabinet with one or two basins, and a mirror and lamps above it. */
export function addVanity(space: Space, wall: Wall, u: number, width: number): void {
  const { style } = space;
  const colour = style.doors === 'slab' ? style.wood : style.island;
  const floats = style.doors === 'slab';
  const foot = floats ? 0.3 : 0.08;
  addMounted(space, wall, [u, foot, width, 0.82 - foot], 0.5, colour);
  const last = space.solids.at(-1);
  const count = Math.max(2, Math.round(width / 0.5));
  for (let index = 0; index < count && last; index += 1) {
    const each = width / count;
    const left = u + index * each + 0.01;
    last.svg +=
      panel(space, wall, [left, foot + 0.02, each - 0.02, 0.76 - foot], lighten(colour, 0.08), '', 0.5) +
      panel(space, wall, [left + each / 2 - 0.06, 0.7, 0.1, 0.018], style.metal, '', 0.504);
  }
  addMounted(space, wall, [u - 0.02, 0.82, width + 0.04, 0.04], 0.52, style.counter);
  const basins = width > 1.35 ? [0.27, 0.73] : [0.5];
  for (const share of basins) {
    const middle = u + width * share;
    const [x, , z] = onWall(space, wall, middle, 0, 0.26);
    addDrum(space, [x, 0.86, z], [0.14, 0.2], 0.11, CHINA, '#ffffff');
    const [tx, , tz] = onWall(space, wall, middle, 0, 0.06);
    addSprite(space, [tx, 0.86, tz], 0.05, 0.3, [
      `<path d="M0 0V-20Q0 -28 8 -28Q14 -28 14 -22" stroke="${style.metal}" stroke-width="2.8" fill="none" stroke-linecap="round"/>`,
    ]);
    const isRound = space.dice.fork('mirror').chance(0.5);
    const size = isRound ? 0.74 : 0.62;
    addMirror(space, wall, [middle - size / 2, 1.2, size, isRound ? size : 0.9], isRound);
  }
  const lamps = basins.length > 1 ? [u + width * 0.5] : [u - 0.02, u + width + 0.02];
  for (const at of lamps) {
    const [x, y, z] = onWall(space, wall, at, 1.55, 0.1);
    space.shell.push(
      panel(space, wall, [at - 0.04, 1.45, 0.08, 0.24], '#fff4d8', '', 0.06),
      panel(space, wall, [at - 0.03, 1.4, 0.06, 0.05], style.metal, '', 0.06),
    );
    addGlow(space, [x, y, z], 0.7);
  }
  const [sx, , sz] = onWall(space, wall, u + width * 0.12, 0, 0.25);
  addDrum(space, [sx, 0.86, sz], [0.035, 0.03], 0.15, style.accent);
}

/** Adds a toilet with its back to the wall. */
export function addToilet(space: Space, place: Place): void {
  const kit = kitAt(space, place);
  kit.shadow(0.4, 0.66);
  kit.box([-0.1, 0, -0.2], [0.2, 0.36, 0.45], CHINA, { round: 0.05 });
  kit.box([-0.19, 0.34, -0.34], [0.38, 0.07, 0.5], CHINA, { round: 0.08 });
  kit.box([-0.185, 0.41, -0.33], [0.37, 0.03, 0.48], '#ffffff', { round: 0.07 });
  kit.box([-0.2, 0.36, 0.17], [0.4, 0.42, 0.17], CHINA, { round: 0.03 });
  kit.box([-0.21, 0.78, 0.16], [0.42, 0.03, 0.19], '#ffffff');
}

/** Adds a bathtub with its panel, between walls along the back wall. */
export function addTub(space: Space, x0: number, x1: number, depth = 0.76): void {
  const { depth: z } = space;
  addShadow(space, x0, z - depth, x1, z);
  addBox(space, [x0, 0, z - depth], [x1, 0.55, z], CHINA);
  const inner = face(
    space,
    [
      [x0 + 0.09, 0.552, z - depth + 0.09],
      [x1 - 0.09, 0.552, z - depth + 0.09],
      [x1 - 0.09, 0.552, z - 0.08],
      [x0 + 0.09, 0.552, z - 0.08],
    ],
    darken('#dfe8ea', 0.08),
  );
  const last = space.solids.at(-1);
  if (last) {
    last.svg += inner;
  }
}

/** Adds a free-standing tub on four feet. */
export function addClawfoot(space: Space, x: number, z: number, isModern: boolean): void {
  const { style } = space;
  const outside = isModern ? CHINA : mix(style.feature, CHINA, 0.12);
  addShadow(space, x - 0.82, z - 0.36, x + 0.82, z + 0.36, 0.14);
  if (!isModern) {
    for (const [dx, dz] of [
      [-0.55, -0.24],
      [0.5, -0.24],
      [-0.55, 0.2],
      [0.5, 0.2],
    ] as const) {
      addBox(space, [x + dx, 0, z + dz], [x + dx + 0.06, 0.16, z + dz + 0.06], style.metal);
    }
  }
  const foot = isModern ? -1 : -14;
  addSprite(space, [x, 0, z], 0.8, 0.66, [
    path(`M-84 -58C-82 -22 -66 ${foot} -44 ${foot}H44C66 ${foot} 82 -22 84 -58Z`, outside),
    path(`M20 ${foot}H44C66 ${foot} 82 -22 84 -58H62C62 -26 48 -10 20 ${foot}Z`, INK, withOpacity(0.14)),
    ellipse(0, -58, 84, 13, '#ffffff'),
    ellipse(0, -57, 76, 9.5, '#d9e4e7'),
    ellipse(6, -55, 66, 6, '#c4dbe2'),
    rect(-70, -61, 34, 24, mix(style.accent, '#f6efe2', 0.4), 'rx="2"'),
    rect(-70, -44, 34, 3, style.accent),
  ]);
  addSprite(space, [x + 0.35, 0, z + 0.4], 0.06, 1, [
    rect(-2, -92, 4, 92, style.metal),
    `<path d="M0 -92Q0 -102 -10 -102Q-20 -102 -20 -90" stroke="${style.metal}" stroke-width="3.6" fill="none"/>`,
  ]);
}

/** Adds a walk-in shower with glass walls, in the right or left back corner. */
export function addShower(space: Space, side: 'left' | 'right', width: number, depth: number): void {
  const { style, pen } = space;
  const x0 = side === 'left' ? 0 : space.width - width;
  const x1 = x0 + width;
  const z0 = space.depth - depth;
  const top = 2.15;
  const tile = mix(style.tile, style.feature, 0.2);
  const wallUs =
    side === 'left'
      ? ([
          ['back', 0, width],
          ['left', z0, depth],
        ] as const)
      : ([
          ['back', x0, width],
          ['right', 0, depth],
        ] as const);
  for (const [wall, u, length] of wallUs) {
    space.shell.push(panel(space, wall, [u, 0, length, space.height], tile));
    for (let v = 0.3; v < space.height; v += 0.3) {
      space.shell.push(panel(space, wall, [u, v, length, 0.008], darken(tile, 0.2)));
    }
    for (let at = u + 0.3; at < u + length; at += 0.3) {
      space.shell.push(panel(space, wall, [at, 0, 0.008, space.height], darken(tile, 0.2), withOpacity(0.7)));
    }
  }
  space.floor.push(
    face(
      space,
      [
        [x0, 0.01, z0],
        [x1, 0.01, z0],
        [x1, 0.01, space.depth],
        [x0, 0.01, space.depth],
      ],
      darken(tile, 0.16),
    ),
  );
  const middle = (x0 + x1) / 2;
  addSprite(space, [middle, 0, space.depth - 0.08], 0.1, 2.3, [
    rect(-1.6, -205, 3.2, 110, style.metal),
    rect(-1.6, -205, 28, 3, style.metal),
    ellipse(26, -200, 17, 3.4, style.metal),
    rect(-8, -108, 16, 8, style.metal),
  ]);
  addMounted(space, 'back', [x0 + width * 0.68, 1.1, 0.26, 0.03], 0.12, style.metal);
  const glass = pen.linear(
    [
      [0, '#e9f4f7', 0.42],
      [0.5, '#d5e8ee', 0.16],
      [1, '#e9f4f7', 0.34],
    ],
    [0, 0],
    [1, 1],
  );
  const screen = face(
    space,
    [
      [x0, 0.04, z0],
      [x1, 0.04, z0],
      [x1, top, z0],
      [x0, top, z0],
    ],
    glass,
  );
  const edge = side === 'left' ? x1 : x0;
  const bar = (a: number, b: number): string =>
    face(
      space,
      [
        [a, 0.02, z0],
        [b, 0.02, z0],
        [b, top, z0],
        [a, top, z0],
      ],
      style.metal,
    );
  const rail = face(
    space,
    [
      [x0, top, z0],
      [x1, top, z0],
      [x1, top + 0.03, z0],
      [x0, top + 0.03, z0],
    ],
    style.metal,
  );
  space.solids.push({
    low: [x0, 0, z0 - 0.02],
    high: [x1, top, z0],
    svg: screen + bar(edge - 0.015, edge + 0.015) + bar(middle, middle + 0.02) + rail,
  });
  const flank = face(
    space,
    [
      [edge, 0.04, z0],
      [edge, 0.04, space.depth],
      [edge, top, space.depth],
      [edge, top, z0],
    ],
    glass,
  );
  space.solids.push({ low: [edge - 0.01, 0, z0], high: [edge + 0.01, top, space.depth], svg: flank });
}

/** Adds a half-open shower curtain in front of the bathtub. */
export function addShowerCurtain(space: Space, x: number, width: number, z: number): void {
  const colour = mix(space.style.accent, '#f7f1e4', 0.72);
  const parts: string[] = [];
  for (let fold = 0; fold < 9; fold += 1) {
    const left = x + (width / 9) * fold;
    const tint = [colour, darken(colour, 0.1), lighten(colour, 0.4)][fold % 3] ?? colour;
    parts.push(
      face(
        space,
        [
          [left, 0.3, z],
          [left + width / 9 + 0.005, 0.3, z],
          [left + width / 9, 2.0, z],
          [left, 2.0, z],
        ],
        tint,
      ),
    );
  }
  parts.push(
    face(
      space,
      [
        [0, 2.0, z],
        [space.width, 2.0, z],
        [space.width, 2.03, z],
        [0, 2.03, z],
      ],
      space.style.metal,
    ),
  );
  space.solids.push({ low: [x, 0.3, z - 0.02], high: [x + width, 2.03, z], svg: parts.join('') });
}

/** Adds folded towels on a rail. */
export function addTowels(space: Space, wall: Wall, u: number, v: number): void {
  const { style } = space;
  addMounted(space, wall, [u, v, 0.62, 0.025], 0.09, style.metal);
  addMounted(space, wall, [u + 0.05, v - 0.5, 0.26, 0.52], 0.1, mix(style.accent, '#f6efe2', 0.35), {
    round: 0.02,
  });
  addMounted(space, wall, [u + 0.33, v - 0.36, 0.22, 0.38], 0.1, mix(style.second, '#f6efe2', 0.6), {
    round: 0.02,
  });
}
