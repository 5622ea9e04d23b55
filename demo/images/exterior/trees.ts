import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import type { Point } from '../drawing/shapes.ts';
import { blob, ellipse, group, path, poly, scallop, short, stroke, withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';

const BARK = '#5b4a40';
/** Width of a bare tree's branches by level, twigs first, as shares of its height. */
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

/** Outlines of crowns: lobes as shares of the crown's half width and half height, from its middle. */
const CROWNS = {
  maple: [
    [0, 0, 0.8],
    [-0.5, 0.12, 0.5],
    [0.5, 0.1, 0.52],
    [-0.3, -0.46, 0.5],
    [0.32, -0.42, 0.48],
    [0, 0.46, 0.5],
    [0.02, -0.66, 0.36],
  ],
  elm: [
    [0, -0.1, 0.7],
    [-0.62, -0.24, 0.44],
    [0.62, -0.2, 0.46],
    [-0.3, -0.58, 0.42],
    [0.34, -0.56, 0.42],
    [-0.34, 0.3, 0.36],
    [0.36, 0.28, 0.36],
  ],
  oval: [
    [0, 0.1, 0.72],
    [0, -0.5, 0.5],
    [-0.34, 0.36, 0.5],
    [0.34, 0.38, 0.5],
    [-0.28, -0.22, 0.5],
    [0.3, -0.18, 0.5],
  ],
  open: [
    [-0.36, -0.3, 0.46],
    [0.36, -0.36, 0.44],
    [-0.5, 0.24, 0.38],
    [0.5, 0.2, 0.42],
    [0, 0.02, 0.5],
    [0.02, -0.62, 0.38],
    [0.06, 0.5, 0.34],
  ],
} as const;

const CROWN_WIDTH: Record<keyof typeof CROWNS, number> = { maple: 0.36, elm: 0.42, oval: 0.25, open: 0.33 };

/** Draws leaves as small strokes over a crown. The pale ones are closer to the light. */
function dabs(
  dice: Dice,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  towards: number,
): string {
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const angle = dice.between(0, Math.PI * 2);
    const out = Math.sqrt(dice.next()) * 0.86;
    const px = x + Math.cos(angle) * rx * out - towards * rx * 0.2;
    const py = y + Math.sin(angle) * ry * out - towards * ry * 0.24;
    data += `M${Math.round(px)} ${Math.round(py)}l${dice.between(1, 4).toFixed(1)} ${dice.between(-2.5, 1.5).toFixed(1)}`;
  }
  return data;
}

function leaves(
  stage: Stage,
  dice: Dice,
  x: number,
  y: number,
  rx: number,
  ry: number,
  kind: keyof typeof CROWNS,
): string {
  const blossoms = stage.look.season === 'spring' && dice.chance(0.22);
  const bloom = dice.pick([
    ['#b97f92', '#e3b3c0', '#f6dde2'],
    ['#c7b6a8', '#eee3da', '#fffaf4'],
  ] as const);
  const [dark, middle, light] = blossoms ? bloom : stage.look.foliage;
  const lobes = CROWNS[kind].map(([across, down, size]) => ({
    x: x + (across + dice.between(-0.07, 0.07)) * rx,
    y: y + (down + dice.between(-0.07, 0.07)) * ry,
    size: size * dice.between(0.92, 1.1),
  }));
  const layer = (offX: number, offY: number, factor: number, rough: number): string =>
    lobes
      .map((lobe) =>
        blob(
          dice,
          lobe.x + offX * rx,
          lobe.y + offY * ry,
          rx * lobe.size * factor,
          ry * lobe.size * factor,
          13,
          rough,
        ),
      )
      .join('');
  const size = Math.max(1.6, rx * 0.05);
  const mark = (data: string, tint: string, opacity: number): string =>
    stroke(data, tint, size, withOpacity(opacity));
  const many = Math.round(Math.min(70, 18 + rx * 0.5) * (stage.coarse === true ? 0.5 : 1));
  return [
    path(layer(0, 0, 1, 0.09), dark),
    path(layer(-0.05, -0.08, 0.8, 0.13), mix(dark, middle, 0.6)),
    path(layer(-0.13, -0.19, 0.55, 0.17), middle),
    path(layer(-0.2, -0.3, 0.3, 0.22), mix(middle, light, 0.6)),
    mark(dabs(dice, x, y, rx, ry, many, -0.4), darken(dark, 0.22), 0.55),
    mark(dabs(dice, x, y, rx * 0.95, ry * 0.95, many, 0.5), middle, 0.7),
    mark(dabs(dice, x, y, rx * 0.8, ry * 0.8, many, 1.2), light, 0.75),
  ].join('');
}

/** Draws a tree with leaves by season (bare in winter), its foot at (x, base). */
export function drawTree(stage: Stage, dice: Dice, x: number, base: number, height: number): string {
  if (stage.look.season === 'winter') {
    return bareTree(dice, x, base, height);
  }
  const kind = dice.pick(['maple', 'maple', 'elm', 'oval', 'open'] as const);
  const isBirch = kind === 'open' && dice.chance(0.6);
  const bark = isBirch ? '#d9d4c8' : dice.pick([BARK, '#6b594c', '#4f4540']);
  const girth = height * (isBirch ? 0.018 : dice.between(0.024, 0.034));
  const lean = dice.between(-0.03, 0.03) * height;
  const crownY = base - height * (kind === 'oval' ? 0.58 : 0.63);
  const fork = base - height * 0.4;
  const top = x + lean;
  const trunk = path(
    `M${short(x - girth * 1.3)} ${short(base)}Q${short(x - girth * 0.6)} ${short(fork)} ${short(top - girth * 0.5)} ${short(crownY)}H${short(top + girth * 0.5)}Q${short(x + girth * 0.6)} ${short(fork)} ${short(x + girth * 1.4)} ${short(base)}Z`,
    bark,
  );
  const limbs = stroke(
    `M${short(x + lean * 0.5)} ${short(fork)}L${short(top + height * 0.17)} ${short(crownY)}M${short(x + lean * 0.5)} ${short(fork + height * 0.05)}L${short(top - height * 0.16)} ${short(crownY)}`,
    bark,
    girth * 0.7,
  );
  const shade = stroke(
    `M${short(x + girth * 0.7)} ${short(base)}Q${short(x + girth * 0.3)} ${short(fork)} ${short(top + girth * 0.3)} ${short(crownY)}`,
    INK,
    girth * 0.7,
    withOpacity(0.2),
  );
  const width = CROWN_WIDTH[kind] * dice.between(0.9, 1.1);
  return group([trunk, limbs, shade, leaves(stage, dice, top, crownY, height * width, height * 0.37, kind)]);
}

/** Draws a spruce or pine, its foot at (x, base). In winter it has snow. */
export function drawConifer(stage: Stage, dice: Dice, x: number, base: number, height: number): string {
  const isWinter = stage.look.season === 'winter';
  const green = isWinter ? '#2b5a4e' : mix('#1d4f45', dice.pick(['#2f5f4a', '#3f6f66', '#35604a']), 0.6);
  const tiers = 9;
  const spread = dice.between(0.19, 0.25);
  const left: Point[] = [];
  const right: Point[] = [];
  let boughs = '';
  let snow = '';
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / tiers;
    const foot = base - height * (0.07 + share * 0.9);
    const half = height * spread * (1 - share) ** 0.92 * dice.between(0.88, 1.12) + height * 0.012;
    const droop = height * 0.028 * (1 - share * 0.5);
    const inner = half * 0.52;
    left.push([x - half, foot + droop * dice.between(0.7, 1.4)], [x - inner, foot - height * 0.052]);
    right.push([x + half, foot + droop * dice.between(0.7, 1.4)], [x + inner, foot - height * 0.052]);
    for (const reach of [-0.72, -0.36, 0.3]) {
      boughs += `M${short(x + reach * half * 0.3)} ${short(foot - height * 0.05)}Q${short(x + reach * half * 0.8)} ${short(foot - height * 0.03)} ${short(x + reach * half * 1.1)} ${short(foot + droop * 0.4)}`;
    }
    snow += `M${short(x - half * 0.9)} ${short(foot + droop * 0.3)}Q${short(x - half * 0.5)} ${short(foot - height * 0.03)} ${short(x - half * 0.14)} ${short(foot - height * 0.05)}M${short(x + half * 0.2)} ${short(foot - height * 0.045)}Q${short(x + half * 0.5)} ${short(foot - height * 0.03)} ${short(x + half * 0.8)} ${short(foot + droop * 0.2)}`;
  }
  const outline: Point[] = [...left, [x, base - height], ...right.toReversed()];
  const body = stage.pen.linear(
    [
      [0, lighten(green, 0.12)],
      [0.45, green],
      [1, darken(green, 0.28)],
    ],
    [0, 0],
    [1, 0],
  );
  return group([
    poly(
      [
        [x - height * 0.02, base],
        [x + height * 0.02, base],
        [x + height * 0.014, base - height * 0.16],
        [x - height * 0.014, base - height * 0.16],
      ],
      BARK,
    ),
    poly(outline, body),
    stroke(boughs, lighten(green, 0.16), Math.max(1.2, height * 0.008), withOpacity(0.6)),
    isWinter ? stroke(snow, '#f4f8fb', Math.max(2, height * 0.02), withOpacity(0.92)) : '',
  ]);
}

/** Draws a low shrub with its foot at (x, base). */
export function drawShrub(stage: Stage, dice: Dice, x: number, base: number, size: number): string {
  const [dark, middle, light] =
    stage.look.season === 'winter' ? (['#5b6d66', '#7b8b86', '#f3f7fa'] as const) : stage.look.foliage;
  const evergreen = dice.chance(0.5) && stage.look.season !== 'winter';
  const deep = evergreen ? '#24564a' : dark;
  const mid = evergreen ? '#387263' : middle;
  const parts = [
    ellipse(x, base, size * 1.05, size * 0.12, '#0f1b2d', withOpacity(0.22)),
    path(scallop(dice, x, base - size * 0.42, size, size * 0.5, 12), deep),
    path(scallop(dice, x - size * 0.15, base - size * 0.52, size * 0.74, size * 0.34, 10), mid),
    path(
      scallop(dice, x - size * 0.32, base - size * 0.64, size * 0.38, size * 0.16, 8),
      light,
      withOpacity(0.8),
    ),
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

/** Draws a row of shrubs of different sizes between two x, with their feet at `base`. */
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
