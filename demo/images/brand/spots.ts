import { darken, INK, lighten, luminous } from '../drawing/colour.ts';
import { ellipse, group, path, pill, poly, rect, smooth, stroke, withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';

/** Colours that are visible on light and on dark pages. */
export const SPOT = {
  sky: '#bcd9ea',
  far: '#8fb8b4',
  hill: '#6fa08a',
  near: '#4f8670',
  deep: '#2f5d5a',
  cream: '#f6ecd9',
  brick: '#b5603f',
  ochre: '#d9a441',
  blue: '#2f6f96',
  navy: '#22405e',
  wood: '#a9774a',
  grey: '#8d9aa5',
} as const;

/**
 * Draws the ground of a page's illustration with soft edges: sky, sun and two lines of hills on a transparent
 * background.
 */
export function drawGround(stage: Stage, parts: readonly string[]): string {
  const { pen } = stage;
  const edge = smooth([
    [110, 420],
    [170, 240],
    [350, 130],
    [600, 100],
    [860, 128],
    [1040, 236],
    [1096, 420],
    [1030, 590],
    [840, 690],
    [600, 716],
    [350, 694],
    [170, 590],
  ]);
  const sky = pen.linear([
    [0, '#a9cde3'],
    [0.5, '#d6e7ec'],
    [0.75, '#f7e6cb'],
  ]);
  const scene = [
    rect(0, 0, 1200, 800, sky),
    ellipse(850, 300, 64, 64, luminous('#fff3d0')),
    ellipse(380, 230, 100, 15, '#ffffff', withOpacity(0.75)),
    ellipse(424, 214, 60, 18, '#ffffff', withOpacity(0.75)),
    ellipse(760, 200, 76, 11, '#ffffff', withOpacity(0.65)),
    path('M60 520C220 400 360 410 520 460S820 400 960 440S1120 470 1160 520V800H60Z', SPOT.far),
    path('M60 560C240 480 420 500 600 530S960 490 1160 560V800H60Z', SPOT.hill),
    path('M60 640C300 570 520 600 700 600S1000 590 1160 640V800H60Z', SPOT.near),
    ...parts,
  ];
  return group(scene, pen.clip(`<path d="${edge}"/>`));
}

/** Draws a round tree with its trunk, its foot at (x, y). */
export function drawSpotTree(x: number, y: number, size: number, colour: string = SPOT.deep): string {
  return group([
    ellipse(x + size * 0.1, y, size * 0.5, size * 0.08, INK, withOpacity(0.2)),
    rect(x - size * 0.05, y - size * 0.6, size * 0.1, size * 0.6, '#6b4d36'),
    ellipse(x, y - size * 0.9, size * 0.42, size * 0.5, colour),
    ellipse(x - size * 0.1, y - size * 1.02, size * 0.26, size * 0.32, lighten(colour, 0.14)),
  ]);
}

/** Draws a small house in three-quarter view, `s` units wide, with its front's lower left corner at (x, y). */
export function drawSpotHouse(x: number, y: number, s: number, wall: string, roof: string): string {
  const h = s * 0.62;
  const side = s * 0.5;
  const glass = luminous('#ffe2a0');
  const window = (left: number, top: number): string =>
    rect(x + s * left, y - h * top, s * 0.18, h * 0.3, '#ffffff') +
    rect(x + s * left + 4, y - h * top + 4, s * 0.18 - 8, h * 0.3 - 8, glass);
  return group([
    ellipse(x + s * 0.75, y + 4, s * 0.9, s * 0.08, INK, withOpacity(0.18)),
    poly(
      [
        [x + s, y - h],
        [x + s + side, y - h],
        [x + s + side, y],
        [x + s, y],
      ],
      darken(wall, 0.2),
    ),
    rect(x, y - h, s, h, wall),
    poly(
      [
        [x, y - h],
        [x + s / 2, y - h * 1.75],
        [x + s, y - h],
      ],
      wall,
    ),
    poly(
      [
        [x + s / 2, y - h * 1.75 - 6],
        [x + s / 2 + side, y - h * 1.75 - 6],
        [x + s + side + 12, y - h + 8],
        [x + s + 12, y - h + 8],
      ],
      roof,
    ),
    poly(
      [
        [x - 14, y - h + 10],
        [x + s / 2, y - h * 1.75 - 6],
        [x + s / 2, y - h * 1.75 + 10],
        [x - 2, y - h + 14],
      ],
      darken(roof, 0.24),
    ),
    rect(x + s * 0.42 + side, y - h * 2.0, s * 0.12, h * 0.42, SPOT.brick),
    window(0.1, 0.78),
    window(0.7, 0.78),
    window(0.41, 1.2),
    pill(x + s * 0.39, y - h * 0.55, s * 0.22, h * 0.55, 4, SPOT.navy),
    ellipse(x + s * 0.57, y - h * 0.26, 4, 4, SPOT.ochre),
    rect(x + s + side * 0.3, y - h * 0.74, side * 0.4, h * 0.34, darken('#ffffff', 0.1)),
    rect(x + s + side * 0.3 + 4, y - h * 0.74 + 4, side * 0.4 - 8, h * 0.34 - 8, glass),
  ]);
}

/** Draws a horizontal key with its ring at (x, y). `size` is the ring's radius. */
export function drawKey(
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: string = SPOT.ochre,
): string {
  const parts = [
    stroke(`M0 0H${size * 4}M${size * 3.1} 0V${size}M${size * 3.8} 0V${size * 1.2}`, colour, size * 0.42),
    `<circle r="${size}" fill="none" stroke="${colour}" stroke-width="${size * 0.5}"/>`,
  ];
  return group(parts, `transform="translate(${x} ${y}) rotate(${turn})"`);
}

/** Draws a heart with its middle at (x, y). */
export function drawHeart(x: number, y: number, s: number, fill: string, extra = ''): string {
  return path(
    `M${x} ${y + s}C${x - s * 1.6} ${y - s * 0.1} ${x - s * 0.9} ${y - s * 1.1} ${x} ${y - s * 0.3}C${x + s * 0.9} ${y - s * 1.1} ${x + s * 1.6} ${y - s * 0.1} ${x} ${y + s}Z`,
    fill,
    extra,
  );
}
