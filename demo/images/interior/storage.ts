import { darken, INK, lighten, luminous, mix } from '../drawing/colour.ts';
import { withOpacity } from '../drawing/shapes.ts';
import { addGlow } from './glazing.ts';
import type { Place } from './placing.ts';
import { kitAt } from './placing.ts';
import type { Space, Wall } from './space.ts';
import { addBox, addMounted, onWall, panel } from './space.ts';

/** Adds a bookcase along a wall, from `u`. */
export function addBookcase(
  space: Space,
  wall: Wall,
  u: number,
  width: number,
  height: number,
  colour = space.style.trim,
): void {
  const { style } = space;
  const dice = space.dice.fork(`books ${wall} ${u}`);
  const deep = 0.32;
  for (const left of [u, u + width - 0.04]) {
    addMounted(space, wall, [left, 0, 0.04, height], deep, colour);
  }
  space.shell.push(panel(space, wall, [u, 0, width, height], darken(colour, 0.3)));
  const tints = [
    style.accent,
    style.second,
    style.feature,
    '#efe6d4',
    '#2f4b57',
    '#c9a26a',
    '#8c9a85',
    '#7d4a3a',
  ] as const;
  const rows = Math.floor((height - 0.1) / 0.38);
  for (let row = 0; row <= rows; row += 1) {
    const v = Math.min(height - 0.04, 0.06 + row * 0.38);
    addMounted(space, wall, [u, v, width, 0.035], deep, colour);
    let along = u + 0.07;
    while (row < rows && along < u + width - 0.14) {
      if (dice.chance(0.14)) {
        addMounted(space, wall, [along, v + 0.035, 0.14, dice.between(0.12, 0.22)], 0.2, dice.pick(tints), {
          round: 0.05,
        });
        along += 0.24;
      } else {
        const run = Math.min(dice.between(0.1, 0.3), u + width - 0.08 - along);
        const tall = dice.between(0.2, 0.3);
        addMounted(space, wall, [along, v + 0.035, run, tall], 0.22, dice.pick(tints));
        const spine = onWall(space, wall, along, v, 0.222);
        if (spine) {
          const count = Math.max(1, Math.round(run / 0.05));
          const marks: string[] = [];
          for (let book = 1; book < count; book += 1) {
            marks.push(
              panel(
                space,
                wall,
                [along + book * 0.05, v + 0.04, 0.006, tall - 0.01],
                INK,
                withOpacity(0.3),
                0.222,
              ),
            );
          }
          const last = space.solids.at(-1);
          if (last) {
            last.svg += marks.join('');
          }
        }
        along += run + 0.03;
      }
    }
  }
}

/** Adds a low cabinet with doors or drawers and objects on it, with its back to the wall. */
export function addDresser(
  space: Space,
  place: Place,
  width: number,
  height: number,
  drawers: number,
  colour = space.style.wood,
): void {
  const { style } = space;
  const kit = kitAt(space, place);
  kit.shadow(width, 0.45);
  const foot = style.name === 'midcentury' ? 0.18 : 0.07;
  for (const x of [-width / 2 + 0.04, width / 2 - 0.1]) {
    kit.box([x, 0, -0.18], [0.05, foot, 0.05], darken(style.wood, 0.3));
    kit.box([x, 0, 0.13], [0.05, foot, 0.05], darken(style.wood, 0.3));
  }
  kit.box([-width / 2, foot, -0.23], [width, height - foot, 0.45], colour);
  const columns = Math.max(1, Math.round(width / 0.6));
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < drawers; row += 1) {
      const each = width / columns;
      const tall = (height - foot - 0.04) / drawers;
      const x = -width / 2 + column * each + 0.02;
      const y = foot + 0.02 + row * tall;
      kit.box([x, y + 0.01, -0.245], [each - 0.04, tall - 0.02, 0.015], lighten(colour, 0.07));
      kit.box([x + each / 2 - 0.09, y + tall * 0.55, -0.26], [0.1, 0.02, 0.015], style.metal);
    }
  }
}

/** Adds a screen on the wall over a low cabinet. */
export function addMedia(space: Space, wall: Wall, u: number, width: number): void {
  const { pen, style } = space;
  addMounted(space, wall, [u, 0.12, width, 0.38], 0.4, style.wood);
  const doors = Math.round(width / 0.55);
  for (let index = 0; index < doors; index += 1) {
    const each = width / doors;
    addMounted(
      space,
      wall,
      [u + index * each + 0.012, 0.15, each - 0.024, 0.32],
      0.412,
      lighten(style.wood, 0.08),
    );
  }
  const screen = pen.linear(
    [
      [0, '#4a5b69'],
      [0.5, '#26313a'],
      [1, '#191f26'],
    ],
    [0, 0],
    [1, 1],
  );
  const left = u + width / 2 - 0.75;
  space.shell.push(panel(space, wall, [left + 0.03, 0.79, 1.5, 0.86], INK, withOpacity(0.2)));
  addMounted(space, wall, [left, 0.84, 1.5, 0.86], 0.05, '#171c21', { front: screen });
}

/** Adds a fireplace with its mantel, and a picture or brick above it. */
export function addFireplace(space: Space, wall: Wall, u: number): void {
  const { style, look, pen } = space;
  const isModern = style.name === 'minimal' || style.name === 'suburban';
  const stone = isModern
    ? mix(style.trim, '#b9b2a6', 0.35)
    : style.name === 'victorian'
      ? style.trim
      : '#9c6a55';
  const width = 1.7;
  if (style.name !== 'victorian') {
    addMounted(space, wall, [u, 0, width, space.height], 0.3, stone);
  }
  const out = style.name === 'victorian' ? 0.16 : 0.3;
  if (style.name === 'victorian') {
    addMounted(space, wall, [u, 0, width, 1.16], out, stone);
    for (const left of [u + 0.05, u + width - 0.27]) {
      addMounted(space, wall, [left, 0, 0.22, 1.1], out + 0.05, lighten(stone, 0.1));
    }
  }
  const hearth = [u + 0.42, 0.08, width - 0.84, 0.72] as const;
  const fire = look.hour !== 'day' || look.season === 'winter';
  const inside = pen.fade('#22201f', fire ? '#5a3320' : '#37322e');
  const parts = [
    panel(
      space,
      wall,
      [hearth[0] - 0.09, 0, hearth[2] + 0.18, 0.9],
      isModern ? '#3a3e42' : '#4c5a56',
      '',
      out + 0.01,
    ),
    panel(space, wall, hearth, inside, '', out + 0.012),
  ];
  if (fire) {
    const middle = u + width / 2;
    for (const [dx, tall, tint] of [
      [-0.16, 0.26, '#f08b34'],
      [0.02, 0.4, '#f59a3c'],
      [0.17, 0.24, '#ee8130'],
      [0.02, 0.22, '#ffdc84'],
    ] as const) {
      const foot = onWall(space, wall, middle + dx, 0.14, out);
      parts.push(flame(space, wall, middle + dx, 0.13, tall, luminous(tint), out + 0.014));
      if (tint === '#f59a3c') {
        addGlow(space, foot, 0.9);
      }
    }
  }
  for (const tilt of [0.1, 0.15]) {
    parts.push(
      panel(
        space,
        wall,
        [u + 0.52, tilt, width - 1.04, 0.045],
        tilt === 0.1 ? '#4d392c' : '#5f4736',
        '',
        out + 0.016,
      ),
    );
  }
  const [x, y, z] = onWall(space, wall, u + width / 2, 0.5, out + 0.01);
  space.solids.push({ low: [x - 0.5, 0, z - 0.01], high: [x + 0.5, y, z], svg: parts.join('') });
  const mantel = style.name === 'victorian' ? stone : style.wood;
  addMounted(
    space,
    wall,
    [u - 0.1, 1.14, width + 0.2, 0.08],
    out + 0.12,
    mantel,
    {},
    style.name === 'victorian' ? 0 : out,
  );
}

function flame(
  space: Space,
  wall: Wall,
  u: number,
  v: number,
  tall: number,
  colour: string,
  out: number,
): string {
  return (
    panel(space, wall, [u - tall * 0.22, v, tall * 0.44, tall * 0.5], colour, '', out) +
    panel(space, wall, [u - tall * 0.1, v + tall * 0.4, tall * 0.2, tall * 0.5], colour, '', out)
  );
}

/** Adds a closed door with its casing. */
export function addDoor(space: Space, wall: Wall, u: number, colour = space.style.trim): void {
  const { style } = space;
  const width = 0.82;
  const height = 2.05;
  const casing = darken(style.trim, 0.05);
  const put = (box: readonly [number, number, number, number], fill: string): void => {
    space.shell.push(panel(space, wall, box, fill));
  };
  put([u - 0.1, 0, width + 0.2, height + 0.1], casing);
  put([u - 0.1, height + 0.1, width + 0.2, 0.02], darken(casing, 0.25));
  put([u, 0, width, height], darken(colour, 0.12));
  put([u + 0.015, 0.01, width - 0.03, height - 0.025], darken(colour, 0.04));
  const isPlain = style.name === 'minimal' || style.name === 'midcentury' || style.name === 'loft';
  if (!isPlain) {
    for (const [v, tall] of [
      [0.18, 0.72],
      [1.05, 0.85],
    ] as const) {
      for (const left of [u + 0.1, u + width / 2 + 0.03]) {
        put([left, v, width / 2 - 0.13, tall], darken(colour, 0.16));
        put([left + 0.02, v + 0.02, width / 2 - 0.17, tall - 0.04], darken(colour, 0.02));
      }
    }
  }
  put([u + 0.06, 0.98, 0.12, 0.03], style.metal);
}

/**
 * Adds a bed with its headboard against the wall.
 * @param width 0.95 for one person, 1.6 or more for two
 */
export function addBed(space: Space, place: Place, width: number): void {
  const { style } = space;
  const kit = kitAt(space, place);
  const long = 2.05;
  const dice = space.dice.fork('bed');
  kit.shadow(width + 0.1, long);
  const linen = mix('#fbf8f1', style.wall, 0.12);
  const cover = dice.pick([
    style.accent,
    style.second,
    mix(style.sofa, '#f4ecdc', 0.3),
    style.chair,
  ] as const);
  const head = style.name === 'minimal' || style.name === 'suburban' ? style.sofa : style.wood;
  const tall = style.name === 'victorian' ? 1.35 : 1.08;
  if (style.name === 'cottage' || style.name === 'loft') {
    for (let bar = 0; bar <= 6; bar += 1) {
      kit.box([-width / 2 + (width / 6) * bar - 0.02, 0, long / 2 - 0.04], [0.035, tall, 0.035], style.metal);
    }
    kit.box([-width / 2 - 0.03, tall - 0.02, long / 2 - 0.05], [width + 0.06, 0.045, 0.05], style.metal, {
      round: 0.02,
    });
  } else {
    const soft = head === style.sofa;
    kit.box(
      [-width / 2 - 0.06, 0.1, long / 2 - 0.09],
      [width + 0.12, tall - 0.1, 0.09],
      head,
      soft ? { round: 0.08 } : {},
    );
    if (soft) {
      for (let at = 1; at < 4; at += 1) {
        kit.box(
          [-width / 2 + (width / 4) * at - 0.005, 0.5, long / 2 - 0.095],
          [0.01, tall - 0.56, 0.005],
          darken(head, 0.22),
        );
      }
    }
  }
  kit.box(
    [-width / 2, 0.1, -long / 2],
    [width, 0.2, long - 0.1],
    style.name === 'minimal' ? style.wood : head,
  );
  kit.box([-width / 2 + 0.02, 0.3, -long / 2 + 0.02], [width - 0.04, 0.24, long - 0.14], linen, {
    round: 0.07,
  });
  kit.box(
    [-width / 2 - 0.02, 0.34, -long / 2 + long * 0.28],
    [width + 0.04, 0.24, long * 0.33],
    lighten(linen, 0.2),
    { round: 0.06 },
  );
  kit.box([-width / 2 - 0.03, 0.36, -long / 2 - 0.02], [width + 0.06, 0.235, long * 0.3], cover, {
    round: 0.06,
  });
  kit.box(
    [-width / 2 - 0.02, 0.56, -long / 2 + long * 0.54],
    [width + 0.04, 0.05, 0.2],
    mix(linen, '#ffffff', 0.5),
    { round: 0.03 },
  );
  const pillows = width > 1.3 ? [-width / 4, width / 4] : [0];
  for (const x of pillows) {
    kit.box([x - 0.32, 0.54, long / 2 - 0.38], [0.64, 0.36, 0.16], lighten(linen, 0.3), { round: 0.14 });
    kit.box([x - 0.28, 0.54, long / 2 - 0.52], [0.56, 0.3, 0.14], mix(cover, linen, 0.55), { round: 0.12 });
  }
  kit.box([-0.26, 0.54, long / 2 - 0.64], [0.52, 0.24, 0.12], style.accent, { round: 0.1 });
}

/** Adds a bedside table, as high as the mattress. */
export function addNightstand(space: Space, place: Place): void {
  addDresser(space, place, 0.48, 0.55, 2);
}

/** Adds a heap of boxes or toys in a few colours. */
export function addToys(space: Space, x: number, z: number): void {
  const { style } = space;
  const tints = [style.accent, '#5f8fa6', '#d9b34a', '#8cae7a'];
  tints.forEach((tint, index) => {
    const left = x + (index % 2) * 0.16 + (index > 1 ? 0.05 : 0);
    const y = index > 1 ? 0.14 : 0;
    addBox(space, [left, y, z], [left + 0.14, y + 0.14, z + 0.14], tint);
  });
}
