import { darken, lighten } from '../drawing/colour.ts';
import { ellipse, path, rect, withOpacity } from '../drawing/shapes.ts';
import { scaleAt, spotOf } from './camera.ts';
import type { Place } from './placing.ts';
import { kitAt } from './placing.ts';
import type { Space } from './space.ts';
import { addBox, addShadow, addSprite } from './space.ts';

/** Adds a vertical round object with a lower and an upper radius in metres. */
export function addDrum(
  space: Space,
  [x, y, z]: readonly [x: number, y: number, z: number],
  [low, high]: readonly [low: number, high: number],
  height: number,
  colour: string,
  top = lighten(colour, 0.14),
): void {
  const { camera, pen } = space;
  const scale = scaleAt(camera, [x, y, z]);
  if (scale === 0) {
    return;
  }
  const [left, foot] = spotOf(camera, [x, y, z]);
  const [, crown] = spotOf(camera, [x, y + height, z]);
  // A horizontal circle looks flatter the closer it is to the height of the lens.
  const flatness = (level: number): number =>
    Math.min(0.6, Math.abs(level - camera.y) * (scale / camera.focal));
  const [lower, upper] = [low * scale, high * scale];
  const round = lower * flatness(y);
  const lid = upper * flatness(y + height);
  const bright = space.sunny === 'right' ? [1, 0] : [0, 1];
  const fill = pen.linear(
    [
      [0, bright[0] === 0 ? lighten(colour, 0.12) : darken(colour, 0.22)],
      [0.55, colour],
      [1, bright[0] === 0 ? darken(colour, 0.22) : lighten(colour, 0.12)],
    ],
    [0, 0],
    [1, 0],
  );
  const n = (value: number): string => String(Math.round(value * 10) / 10);
  const side = `M${n(left - upper)} ${n(crown)}L${n(left - lower)} ${n(foot)}A${n(lower)} ${n(round)} 0 0 0 ${n(left + lower)} ${n(foot)}L${n(left + upper)} ${n(crown)}Z`;
  const cover = y + height < camera.y ? ellipse(left, crown, upper, lid, top) : '';
  const reach = Math.max(low, high);
  space.solids.push({
    low: [x - reach, y, z - reach],
    high: [x + reach, y + height, z + reach],
    svg: path(side, fill) + (cover || ellipse(left, crown, upper, lid, darken(colour, 0.3))),
  });
}

/** Adds books, a bowl and a sprig on a table. */
function addStillLife(space: Space, x: number, y: number, z: number): void {
  const { style } = space;
  addBox(space, [x - 0.3, y, z - 0.1], [x - 0.02, y + 0.035, z + 0.1], style.second);
  addBox(space, [x - 0.28, y + 0.036, z - 0.09], [x - 0.05, y + 0.065, z + 0.09], '#efe6d4');
  addVase(space, x + 0.16, y, z, 0.75);
}

/** Adds a vase with a few stems. `size` 1 is half a metre high. */
export function addVase(space: Space, x: number, y: number, z: number, size: number): void {
  const dice = space.dice.fork(`vase ${Math.round(x * 10)}`);
  const pot = dice.pick(['#efe6d8', space.style.second, '#3a4a52', space.style.accent] as const);
  const leaf = dice.pick(['#5f7f5a', '#7d8f5a', '#3f6a55', '#a8834f'] as const);
  const bloom = dice.pick([space.style.accent, '#e9c8b8', '#f4eee0', '#d8a23f'] as const);
  const stems: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const lean = (index - 3) * 4.6 + dice.between(-2, 2);
    const tip = -28 - dice.between(6, 22);
    stems.push(
      `<path d="M0 -18Q${Math.round(lean * 0.2)} ${Math.round(tip * 0.7)} ${Math.round(lean)} ${Math.round(tip)}" stroke="${leaf}" stroke-width="1" fill="none"/>`,
      ellipse(lean, tip, 3.4, 4.4, index % 2 === 0 ? bloom : leaf),
      ellipse(
        lean * 0.6,
        tip * 0.78,
        2,
        4.6,
        leaf,
        `transform="rotate(${Math.round(lean * 3)} ${Math.round(lean * 0.6)} ${Math.round(tip * 0.78)})"`,
      ),
    );
  }
  const body = path('M-4 -20C-11 -14 -9 -2 -6 0H6C9 -2 11 -14 4 -20Z', pot);
  const gleam = path('M2 -19C8 -13 7 -3 5 0H6C9 -2 11 -14 4 -20Z', darken(pot, 0.2), withOpacity(0.6));
  const parts = [...stems, body, gleam].join('');
  addSprite(space, [x, y, z], 0.1 * size, 0.5 * size, [`<g transform="scale(${size})">${parts}</g>`]);
}

/** Adds a coffee table: round, or with a lower shelf. */
export function addCoffeeTable(space: Space, place: Place, isRound: boolean): void {
  const { style } = space;
  const { x, z } = place;
  if (isRound) {
    addShadow(space, x - 0.45, z - 0.42, x + 0.45, z + 0.42);
    addDrum(space, [x, 0, z], [0.16, 0.1], 0.34, darken(style.wood, 0.1));
    addDrum(space, [x, 0.34, z], [0.5, 0.52], 0.05, style.wood);
    addStillLife(space, x, 0.39, z);
    return;
  }
  const kit = kitAt(space, place);
  kit.shadow(1.15, 0.6);
  const frame = style.doors === 'slab' ? style.metal : style.wood;
  for (const left of [-0.57, 0.53]) {
    for (const ahead of [-0.3, 0.26]) {
      kit.box([left, 0, ahead], [0.04, 0.36, 0.04], frame);
    }
  }
  kit.box([-0.54, 0.12, -0.26], [1.08, 0.03, 0.52], darken(style.wood, 0.08));
  kit.box([-0.6, 0.36, -0.33], [1.2, 0.05, 0.66], style.wood);
  addStillLife(space, x, 0.41, z);
}

/** Adds a small round side table. */
export function addSideTable(space: Space, x: number, z: number): void {
  const { style } = space;
  addShadow(space, x - 0.2, z - 0.2, x + 0.2, z + 0.2);
  addDrum(space, [x, 0, z], [0.13, 0.03], 0.5, style.metal);
  addDrum(space, [x, 0.5, z], [0.25, 0.25], 0.03, style.wood);
}

/** Adds a dining table or desk of `width` by `depth` metres. */
export function addTable(
  space: Space,
  place: Place,
  width: number,
  depth: number,
  colour = space.style.wood,
): void {
  const kit = kitAt(space, place);
  kit.shadow(width, depth);
  const { style } = space;
  const frame = style.name === 'loft' || style.name === 'minimal' ? style.metal : darken(colour, 0.08);
  const thick = style.name === 'victorian' ? 0.09 : 0.06;
  for (const x of [-width / 2 + 0.06, width / 2 - 0.06 - thick]) {
    for (const z of [-depth / 2 + 0.06, depth / 2 - 0.06 - thick]) {
      kit.box([x, 0, z], [thick, 0.71, thick], frame);
    }
  }
  kit.box(
    [-width / 2 + 0.05, 0.62, -depth / 2 + 0.05],
    [width - 0.1, 0.09, depth - 0.1],
    darken(colour, 0.14),
  );
  kit.box([-width / 2, 0.71, -depth / 2], [width, 0.045, depth], colour);
}

/** Adds plates and glasses along a table, and a plant in its middle. */
export function addSetting(space: Space, x: number, z: number, width: number): void {
  const dice = space.dice.fork('setting');
  addVase(space, x, 0.755, z, 0.8);
  if (dice.chance(0.6)) {
    addSprite(space, [x + width * 0.24, 0.755, z], 0.12, 0.15, [
      path('M-13 -8Q0 4 13 -8Z', '#e9e1d2'),
      ellipse(-4, -10, 4, 4, space.style.accent),
      ellipse(4, -10, 4, 4, '#b9a24a'),
      ellipse(0, -8, 13, 2.2, '#f6f0e4'),
    ]);
  }
  addSprite(space, [x - width * 0.26, 0.755, z], 0.05, 0.2, [
    rect(-3, -17, 6, 17, '#f4ecd9'),
    rect(-5, -2, 10, 2, '#b48a4c'),
  ]);
}
