import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import type { Point } from '../drawing/shapes.ts';
import { ellipse, group, path, poly, scallop, see, stroke } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';

const BARK = '#5b4a40';
/** Thickness of a bare tree's wood by level, twigs first, as shares of its height. */
const WIDTHS = [0.006, 0.01, 0.017, 0.03, 0.052] as const;

function branch(
  dice: Dice,
  x: number,
  y: number,
  angle: number,
  length: number,
  depth: number,
  into: string[][],
): void {
  const toX = x + Math.cos(angle) * length;
  const toY = y + Math.sin(angle) * length;
  into[depth]?.push(`M${Math.round(x)} ${Math.round(y)}L${Math.round(toX)} ${Math.round(toY)}`);
  if (depth === 0) {
    return;
  }
  const children = depth > 2 ? 3 : 2;
  for (let index = 0; index < children; index += 1) {
    const spread = (index / (children - 1) - 0.5) * 1.15;
    branch(
      dice,
      toX,
      toY,
      angle + spread + dice.between(-0.18, 0.18),
      length * dice.between(0.62, 0.78),
      depth - 1,
      into,
    );
  }
}

function bareTree(dice: Dice, x: number, base: number, height: number): string {
  const levels: string[][] = [[], [], [], [], []];
  branch(dice, x, base, -Math.PI / 2 + dice.between(-0.05, 0.05), height * 0.31, 4, levels);
  return group(
    levels.map((lines, depth) =>
      stroke(lines.join(''), mix(BARK, '#8a8480', 0.3), height * (WIDTHS[depth] ?? 0.01)),
    ),
  );
}

function leaves(stage: Stage, dice: Dice, x: number, y: number, rx: number, ry: number): string {
  const [dark, middle, light] = stage.look.foliage;
  const parts: string[] = [path(scallop(dice, x, y, rx, ry, 15), dark)];
  const lobes = [
    [-0.05, -0.42, 0.56],
    [-0.42, -0.02, 0.46],
    [0.34, -0.1, 0.42],
    [-0.1, 0.38, 0.4],
  ] as const;
  for (const [across, down, size] of lobes) {
    const lobeX = x + (across + dice.between(-0.08, 0.08)) * rx;
    const lobeY = y + (down + dice.between(-0.08, 0.08)) * ry;
    parts.push(
      path(
        scallop(dice, lobeX + rx * 0.05, lobeY + ry * 0.07, rx * size, ry * size * 0.86, 11),
        mix(dark, middle, 0.45),
      ),
    );
    parts.push(path(scallop(dice, lobeX, lobeY, rx * size * 0.92, ry * size * 0.76, 11), middle));
    parts.push(
      path(
        scallop(
          dice,
          lobeX - rx * size * 0.26,
          lobeY - ry * size * 0.26,
          rx * size * 0.5,
          ry * size * 0.4,
          9,
        ),
        mix(middle, light, 0.65),
      ),
    );
  }
  parts.push(path(scallop(dice, x - rx * 0.3, y - ry * 0.56, rx * 0.22, ry * 0.15, 8), light));
  for (let index = 0; index < 14; index += 1) {
    const angle = dice.between(0, Math.PI * 2);
    const out = Math.sqrt(dice.next()) * 0.88;
    const size = rx * dice.between(0.025, 0.05);
    const tint = dice.chance(0.5) ? light : dark;
    parts.push(
      ellipse(
        x + Math.cos(angle) * rx * out,
        y + Math.sin(angle) * ry * out,
        size,
        size * 0.7,
        tint,
        see(0.55),
      ),
    );
  }
  return parts.join('');
}

/** A tree with leaves by season (bare in winter), its foot at (x, base). */
export function drawTree(stage: Stage, dice: Dice, x: number, base: number, height: number): string {
  if (stage.look.season === 'winter') {
    return bareTree(dice, x, base, height);
  }
  const girth = height * 0.035;
  const crownY = base - height * 0.63;
  const fork = base - height * 0.42;
  const trunk = path(
    `M${x - girth} ${base}Q${x - girth * 0.5} ${fork} ${x - girth * 0.6} ${crownY}L${x + girth * 0.5} ${crownY}Q${x + girth * 0.4} ${fork} ${x + girth * 1.2} ${base}Z`,
    BARK,
  );
  const limb = stroke(
    `M${x} ${fork}L${x + height * 0.16} ${crownY}M${x} ${fork + height * 0.04}L${x - height * 0.15} ${crownY}`,
    BARK,
    girth * 0.7,
  );
  return group([
    trunk,
    limb,
    leaves(stage, dice, x, crownY, height * dice.between(0.29, 0.36), height * 0.36),
  ]);
}

/** A spruce or pine, its foot at (x, base); snow on its boughs in winter. */
export function drawConifer(stage: Stage, dice: Dice, x: number, base: number, height: number): string {
  const green =
    stage.look.season === 'winter'
      ? '#2b5a4e'
      : mix('#1d4f45', stage.look.foliage[0], stage.look.season === 'autumn' ? 0 : 0.35);
  const parts: string[] = [
    poly(
      [
        [x - height * 0.02, base],
        [x + height * 0.02, base],
        [x + height * 0.015, base - height * 0.2],
        [x - height * 0.015, base - height * 0.2],
      ],
      BARK,
    ),
  ];
  const tiers = 6;
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / tiers;
    const foot = base - height * (0.08 + share * 0.74);
    const top = foot - height * 0.3;
    const half = height * 0.24 * (1 - share * 0.86) * dice.between(0.92, 1.08);
    const droop = height * 0.025;
    const skirt: Point[] = [];
    for (let step = 0; step <= 8; step += 1) {
      const at = -1 + step / 4;
      skirt.push([
        x + half * at,
        foot + (step % 2 === 0 ? droop : -droop * 0.4) - Math.abs(at) * droop * -0.6,
      ]);
    }
    const middle = skirt[4] ?? [x, foot];
    parts.push(poly([[x, top], ...skirt.slice().reverse()], darken(green, 0.12 - share * 0.1)));
    parts.push(poly([[x, top], ...skirt.slice(0, 4), middle], lighten(green, 0.09 + share * 0.06)));
    if (stage.look.season === 'winter') {
      parts.push(
        poly(
          [
            [x, top],
            [x - half * 0.86, foot - droop * 0.2],
            [x - half * 0.35, foot - droop * 2.2],
            [x + half * 0.05, foot - droop * 1.6],
            [x + half * 0.3, foot - droop * 3],
          ],
          '#f4f8fb',
          see(0.9),
        ),
      );
    }
  }
  return group(parts);
}

/** A low shrub with its foot at (x, base). */
export function drawShrub(stage: Stage, dice: Dice, x: number, base: number, size: number): string {
  const [dark, middle, light] =
    stage.look.season === 'winter' ? (['#5b6d66', '#7b8b86', '#f3f7fa'] as const) : stage.look.foliage;
  const evergreen = dice.chance(0.5) && stage.look.season !== 'winter';
  const deep = evergreen ? '#24564a' : dark;
  const mid = evergreen ? '#387263' : middle;
  const parts = [
    ellipse(x, base, size * 1.05, size * 0.12, '#0f1b2d', see(0.22)),
    path(scallop(dice, x, base - size * 0.42, size, size * 0.5, 12), deep),
    path(scallop(dice, x - size * 0.15, base - size * 0.52, size * 0.74, size * 0.34, 10), mid),
    path(scallop(dice, x - size * 0.32, base - size * 0.64, size * 0.38, size * 0.16, 8), light, see(0.8)),
  ];
  if (stage.look.season === 'spring' || (stage.look.season === 'summer' && dice.chance(0.4))) {
    const bloom = dice.pick(['#f2c6d0', '#f7f3ea', '#d9a5d0', '#e6b84f', '#c9635a']);
    for (let index = 0; index < 9; index += 1) {
      parts.push(
        ellipse(
          x + dice.between(-0.8, 0.7) * size,
          base - size * dice.between(0.3, 0.8),
          size * 0.06,
          size * 0.055,
          bloom,
        ),
      );
    }
  }
  return group(parts);
}

/** A row of shrubs of different sizes between two x, feet on `base`. */
export function drawHedge(
  stage: Stage,
  dice: Dice,
  from: number,
  to: number,
  base: number,
  size: number,
): string {
  const parts: string[] = [];
  for (let x = from + size * 0.7; x < to - size * 0.3; x += size * dice.between(1.1, 1.6)) {
    parts.push(drawShrub(stage, dice, x, base + dice.between(-2, 4), size * dice.between(0.75, 1.1)));
  }
  return parts.join('');
}

/** Leaves that hang into the picture from a tree outside it, in the upper corner at (x, y). */
export function drawOverhang(stage: Stage, dice: Dice, x: number, y: number, reach: number): string {
  if (stage.look.season === 'winter') {
    return '';
  }
  const [dark, middle] = stage.look.foliage;
  const parts: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const size = reach * dice.between(0.2, 0.4);
    const tint = index < 4 ? darken(dark, 0.12) : middle;
    parts.push(
      path(
        scallop(
          dice,
          x + dice.between(-0.55, 0.55) * reach,
          y + dice.between(-0.4, 0.08) * reach,
          size,
          size * 0.6,
          13,
        ),
        tint,
      ),
    );
  }
  return group(parts);
}
