import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Kit, Place } from './placing.ts';
import { kitAt } from './placing.ts';
import type { Space } from './space.ts';

function legs(kit: Kit, width: number, depth: number, height: number, colour: string, thick = 0.045): void {
  for (const x of [-width / 2 + 0.03, width / 2 - thick - 0.03]) {
    for (const z of [-depth / 2 + 0.03, depth / 2 - thick - 0.03]) {
      kit.box([x, 0, z], [thick, height, thick], colour);
    }
  }
}

function cushions(kit: Kit, width: number, colours: readonly string[], y: number, z: number): void {
  const [left, right, middle] = colours;
  if (left) {
    kit.box([-width / 2 + 0.04, y, z], [0.44, 0.4, 0.13], left, { round: 0.11 });
  }
  if (right) {
    kit.box([width / 2 - 0.48, y, z], [0.44, 0.4, 0.13], right, { round: 0.11 });
  }
  if (middle) {
    kit.box([width / 2 - 0.86, y, z - 0.1], [0.4, 0.34, 0.12], middle, { round: 0.1 });
  }
}

/** Adds a sofa in the home's style, `width` metres wide. */
export function addSofa(space: Space, place: Place, width: number, colour = space.style.sofa): void {
  const { style } = space;
  const kit = kitAt(space, place);
  kit.shadow(width, 0.95);
  const raised = style.name === 'midcentury' || style.name === 'victorian';
  const foot = raised ? 0.2 : 0.09;
  const arm = style.name === 'midcentury' ? 0.12 : 0.22;
  legs(kit, width - 0.1, 0.86, foot, raised ? style.wood : darken(style.wood, 0.4));
  const inner = width - arm * 2;
  kit.box([-width / 2, foot, -0.42], [width, 0.2, 0.84], darken(colour, 0.1), { round: 0.04 });
  kit.box([-width / 2 + 0.04, foot + 0.2, 0.22], [width - 0.08, 0.5, 0.22], colour, { round: 0.1 });
  const seats = inner > 1.75 ? 3 : 2;
  const each = inner / seats;
  for (let seat = 0; seat < seats; seat += 1) {
    const x = -inner / 2 + seat * each;
    kit.box([x + 0.006, foot + 0.2, -0.46], [each - 0.012, 0.16, 0.7], lighten(colour, 0.05), {
      round: 0.055,
    });
    kit.box([x + 0.01, foot + 0.34, 0.1], [each - 0.02, 0.4, 0.16], lighten(colour, 0.08), { round: 0.1 });
  }
  for (const x of [-width / 2, width / 2 - arm]) {
    kit.box([x, foot, -0.44], [arm, 0.46, 0.86], colour, { round: 0.08 });
  }
  const shown = space.dice.fork('cushions').chance(0.6) ? mix(style.second, '#f2e9d8', 0.55) : '';
  cushions(kit, inner, [style.accent, style.second, shown], foot + 0.36, -0.06);
}

/** Adds a sofa with a long seat at its left end. */
export function addSectional(space: Space, place: Place, width: number): void {
  const { style } = space;
  const colour = style.sofa;
  addSofa(space, place, width, colour);
  const kit = kitAt(space, place);
  kit.box([-width / 2, 0.09, -1.5], [0.95, 0.2, 1.06], darken(colour, 0.1), { round: 0.04 });
  kit.box([-width / 2 + 0.02, 0.29, -1.52], [0.91, 0.16, 1.06], lighten(colour, 0.06), { round: 0.06 });
  kit.box([-width / 2 + 0.1, 0.455, -1.4], [0.75, 0.03, 0.5], mix(style.accent, '#f4ecdc', 0.5), {
    round: 0.02,
  });
}

/** Adds an armchair: upholstered, or with a wooden frame in mid-century rooms. */
export function addArmchair(space: Space, place: Place, colour = space.style.chair): void {
  const { style } = space;
  const kit = kitAt(space, place);
  kit.shadow(0.82, 0.84);
  if (style.name === 'midcentury' || style.name === 'minimal') {
    legs(kit, 0.78, 0.78, 0.56, style.wood, 0.05);
    for (const x of [-0.39, 0.33]) {
      kit.box([x, 0.56, -0.38], [0.06, 0.04, 0.7], style.wood);
    }
    kit.box([-0.31, 0.28, -0.4], [0.62, 0.14, 0.66], colour, { round: 0.05 });
    kit.box([-0.31, 0.38, 0.2], [0.62, 0.5, 0.15], lighten(colour, 0.06), { round: 0.07 });
    return;
  }
  legs(kit, 0.74, 0.74, 0.16, style.wood);
  kit.box([-0.38, 0.16, -0.38], [0.76, 0.18, 0.76], darken(colour, 0.1), { round: 0.05 });
  kit.box([-0.38, 0.3, 0.2], [0.76, 0.62, 0.2], colour, { round: 0.14 });
  kit.box([-0.25, 0.32, -0.42], [0.5, 0.15, 0.64], lighten(colour, 0.06), { round: 0.06 });
  for (const x of [-0.4, 0.24]) {
    kit.box([x, 0.16, -0.38], [0.16, 0.44, 0.7], colour, { round: 0.07 });
  }
  kit.box([-0.2, 0.46, 0.08], [0.4, 0.34, 0.12], style.accent, { round: 0.1 });
}

/** Adds a dining or desk chair. */
export function addChair(space: Space, place: Place, colour = space.style.chair): void {
  const { style } = space;
  const kit = kitAt(space, place);
  kit.shadow(0.42, 0.42, 0.06);
  const frame = style.name === 'loft' || style.name === 'minimal' ? style.metal : style.wood;
  legs(kit, 0.46, 0.46, 0.44, frame, 0.035);
  kit.box([-0.22, 0.43, -0.22], [0.44, 0.06, 0.44], colour, { round: 0.03 });
  if (style.name === 'cottage' || style.name === 'victorian') {
    for (const x of [-0.21, -0.105, 0, 0.105, 0.18]) {
      kit.box([x, 0.49, 0.18], [0.03, 0.38, 0.03], frame);
    }
    kit.box([-0.22, 0.86, 0.17], [0.44, 0.08, 0.045], frame, { round: 0.02 });
    return;
  }
  kit.box([-0.2, 0.52, 0.17], [0.4, 0.34, 0.05], colour, { round: 0.06 });
}

/** Adds a high stool at a counter. */
export function addStool(space: Space, place: Place, colour = space.style.chair): void {
  const { style } = space;
  const kit = kitAt(space, place);
  kit.shadow(0.36, 0.36, 0.06);
  const frame = style.doors === 'slab' ? style.metal : style.wood;
  legs(kit, 0.4, 0.4, 0.64, frame, 0.03);
  kit.box([-0.17, 0.22, -0.17], [0.34, 0.025, 0.03], frame);
  kit.box([-0.19, 0.64, -0.19], [0.38, 0.06, 0.38], colour, { round: 0.03 });
  kit.box([-0.18, 0.72, 0.14], [0.36, 0.2, 0.045], colour, { round: 0.06 });
}

/** Adds a low padded bench. */
export function addBench(space: Space, place: Place, width: number, colour = space.style.second): void {
  const kit = kitAt(space, place);
  kit.shadow(width, 0.4);
  legs(kit, width, 0.38, 0.36, space.style.wood);
  kit.box([-width / 2, 0.34, -0.2], [width, 0.12, 0.4], colour, { round: 0.04 });
}
