import { darken, lighten, luminous, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { ellipse, path, poly, rect, short, stroke, withOpacity } from '../drawing/shapes.ts';
import { addGlow } from './glazing.ts';
import type { Space, Wall } from './space.ts';
import { addMounted, addShadow, addSprite, face } from './space.ts';

/** Adds a rug between two corners: plain with a border, striped, or with diamonds. */
export function addRug(space: Space, x0: number, z0: number, x1: number, z1: number): void {
  const { style, dice } = space;
  const { rug } = style;
  const quad = (inset: number, fill: string, extra = ''): string =>
    face(
      space,
      [
        [x0 + inset, 0, z0 + inset],
        [x1 - inset, 0, z0 + inset],
        [x1 - inset, 0, z1 - inset],
        [x0 + inset, 0, z1 - inset],
      ],
      fill,
      extra,
    );
  const parts = [
    quad(-0.03, '#0f1b2d', withOpacity(0.18)),
    quad(0, rug),
    quad(0.12, mix(rug, style.accent, 0.4), withOpacity(0.8)),
    quad(0.17, lighten(rug, 0.18)),
  ];
  const kind = dice.fork('rug').whole(0, 2);
  const span = x1 - x0;
  if (kind === 0) {
    for (let share = 0.14; share < 0.9; share += 0.12) {
      const z = z0 + (z1 - z0) * share;
      parts.push(
        face(
          space,
          [
            [x0 + 0.2, 0, z],
            [x1 - 0.2, 0, z],
            [x1 - 0.2, 0, z + 0.05],
            [x0 + 0.2, 0, z + 0.05],
          ],
          mix(rug, style.second, 0.4),
          withOpacity(0.7),
        ),
      );
    }
  } else if (kind === 1) {
    const z = (z0 + z1) / 2;
    const half = (z1 - z0) / 2 - 0.3;
    for (let at = x0 + 0.5; at < x1 - 0.4; at += span / 5) {
      parts.push(
        face(
          space,
          [
            [at, 0, z - half],
            [at + span / 10, 0, z],
            [at, 0, z + half],
            [at - span / 10, 0, z],
          ],
          mix(rug, style.accent, 0.5),
          withOpacity(0.7),
        ),
      );
      parts.push(
        face(
          space,
          [
            [at, 0, z - half * 0.5],
            [at + span / 20, 0, z],
            [at, 0, z + half * 0.5],
            [at - span / 20, 0, z],
          ],
          lighten(rug, 0.3),
        ),
      );
    }
  } else {
    parts.push(quad(0.3, mix(rug, style.second, 0.22), withOpacity(0.6)));
  }
  space.floor.unshift(...parts);
}

const GREENS = ['#2f5d46', '#3f7355', '#56885f', '#274f3f', '#7b9a5e'] as const;

function palm(dice: Dice, h: number): string[] {
  const parts: string[] = [];
  for (let index = 0; index < 13; index += 1) {
    const share = index / 12 - 0.5;
    const lean = share * h * 0.95 + dice.between(-4, 4);
    const tip = -(h * (1 - Math.abs(share) * 0.75));
    const leaf = dice.pick(GREENS);
    const mid = `${short(lean * 0.35)} ${short(tip * 0.95)}`;
    parts.push(
      path(
        `M-1 -30Q${mid} ${short(lean)} ${short(tip * 0.86)}Q${short(lean * 0.5)} ${short(tip * 0.8)} 2 -30Z`,
        leaf,
      ),
    );
  }
  return parts;
}

function figLeaf(dice: Dice, h: number): string[] {
  const parts: string[] = [stroke(`M0 -30Q3 ${short(-h * 0.5)} -2 ${short(-h * 0.86)}`, '#6a5138', 2.4)];
  for (let index = 0; index < 20; index += 1) {
    const y = -(34 + (h - 38) * (0.25 + 0.75 * (index / 19)));
    const side = index % 2 === 0 ? 1 : -1;
    const x = side * dice.between(6, 20) * (1.25 - index / 30);
    const turn = Math.round(side * dice.between(20, 70));
    parts.push(
      ellipse(x, y, 7, 12, dice.pick(GREENS), `transform="rotate(${turn} ${short(x)} ${short(y)})"`),
    );
  }
  return parts;
}

function snakeLeaf(dice: Dice, h: number): string[] {
  const parts: string[] = [];
  for (let index = 0; index < 9; index += 1) {
    const lean = (index - 4) * 5 + dice.between(-2, 2);
    const tip = -(30 + (h - 30) * dice.between(0.6, 1));
    const leaf = dice.pick(GREENS);
    parts.push(
      path(
        `M${short(lean * 0.4 - 4)} -28Q${short(lean - 6)} ${short(tip * 0.6)} ${short(lean)} ${short(tip)}Q${short(lean + 6)} ${short(tip * 0.6)} ${short(lean * 0.4 + 4)} -28Z`,
        leaf,
      ),
    );
  }
  return parts;
}

/** Adds a plant in a pot on the floor, `height` metres high. */
export function addPlant(space: Space, x: number, z: number, height: number): void {
  const dice = space.dice.fork(`plant ${Math.round(x * 10)}`);
  const grow = dice.pick([palm, figLeaf, snakeLeaf] as const);
  const pot = dice.pick(['#e6ddce', '#3d474d', '#b8754f', '#c9b89a', '#8a9a92'] as const);
  addShadow(space, x - 0.2, z - 0.2, x + 0.2, z + 0.2);
  addSprite(space, [x, 0, z], 0.3, height, [
    ...grow(dice, height * 100),
    path('M-19 -34H19L14 -1Q0 3 -14 -1Z', pot),
    path('M6 -34H19L14 -1Q9 1 4 1.4Q9 -16 6 -34Z', darken(pot, 0.2), withOpacity(0.6)),
    rect(-20, -37, 40, 5, lighten(pot, 0.12), 'rx="2"'),
  ]);
}

/** Adds a floor lamp, or a table lamp at height `y`. */
export function addLamp(space: Space, x: number, z: number, y = 0): void {
  const { style, look } = space;
  const lit = look.hour !== 'day';
  const shade = lit ? luminous('#ffe7b4') : '#f4ead6';
  const low = lit ? luminous('#ffcf85') : '#e6d8bd';
  const isTable = y > 0;
  const tall = isTable ? 46 : 155;
  const wide = isTable ? 17 : 24;
  if (!isTable) {
    addShadow(space, x - 0.15, z - 0.15, x + 0.15, z + 0.15);
  }
  const foot = isTable
    ? path('M-6 -22C-12 -14 -9 -3 -6 0H6C9 -3 12 -14 6 -22Z', style.second)
    : rect(-1.5, -tall + 20, 3, tall - 20, style.metal) + ellipse(0, -1, 16, 3, style.metal);
  addSprite(space, [x, y, z], 0.2, tall / 100, [
    foot,
    poly(
      [
        [-wide * 0.66, -tall],
        [wide * 0.66, -tall],
        [wide, -tall + (isTable ? 24 : 34)],
        [-wide, -tall + (isTable ? 24 : 34)],
      ],
      space.pen.fade(shade, low),
    ),
  ]);
  addGlow(space, [x, y + tall / 100 - 0.12, z], isTable ? 0.8 : 1.2);
}

/** Adds a lamp that hangs from the ceiling, with its lower edge at `y`. */
export function addPendant(space: Space, x: number, z: number, y: number): void {
  const { style, dice } = space;
  const kind = dice.fork('pendant').whole(0, 4);
  const drop = -(space.height - y) * 100;
  const warm = luminous('#fff0c9');
  const metal = style.metal;
  const shapes = [
    path('M-24 0Q-24 -26 0 -27Q24 -26 24 0Z', metal) + ellipse(0, 0, 24, 3.4, warm),
    ellipse(0, -14, 15, 15, warm) + rect(-5, -32, 10, 6, metal),
    poly(
      [
        [-32, -24],
        [32, -24],
        [36, 0],
        [-36, 0],
      ],
      space.pen.fade('#f6ecd8', luminous('#ffdf9f')),
    ),
    ellipse(0, -14, 27, 17, mix(style.wood, '#e6c795', 0.6)) +
      `<path d="M-25 -8Q0 6 25 -8M-27 -14Q0 -6 27 -14M-24 -21Q0 -16 24 -21M0 -31V3M-14 -28Q-20 -14 -12 1M14 -28Q20 -14 12 1" stroke="${darken(style.wood, 0.1)}" stroke-width="1.4" fill="none"/>`,
    path('M-6 -30L-19 0H19L6 -30Z', style.accent) + ellipse(0, 0, 19, 2.8, warm),
  ];
  addSprite(space, [x, y, z], 0.3, space.height - y, [
    rect(-0.7, drop, 1.4, -drop - 26, '#2a2f36'),
    rect(-6, drop, 12, 2.5, '#2a2f36'),
    shapes[kind] ?? '',
  ]);
  addGlow(space, [x, y, z], 0.95);
}

/** Adds a shelf on a wall with books and small objects. */
export function addShelf(space: Space, wall: Wall, u: number, v: number, width: number): void {
  const { style } = space;
  const dice = space.dice.fork(`shelf ${u} ${v}`);
  addMounted(space, wall, [u, v, width, 0.035], 0.22, style.wood);
  let along = u + 0.06;
  const tints = [
    style.accent,
    style.second,
    style.feature,
    '#efe6d4',
    '#2f4b57',
    '#c9a26a',
    '#8c9a85',
  ] as const;
  while (along < u + width - 0.12) {
    const wide = dice.between(0.035, 0.07);
    if (dice.chance(0.2)) {
      addMounted(space, wall, [along, v + 0.035, 0.12, dice.between(0.1, 0.18)], 0.15, dice.pick(tints), {
        round: 0.04,
      });
      along += 0.2;
    } else {
      addMounted(space, wall, [along, v + 0.035, wide, dice.between(0.16, 0.27)], 0.17, dice.pick(tints));
      along += wide + 0.004 + (dice.chance(0.12) ? 0.12 : 0);
    }
  }
}
