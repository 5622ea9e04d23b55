import { darken, INK, lighten } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import type { Point } from '../drawing/shapes.ts';
import { boards, courses, ellipse, group, poly, rect, short, withOpacity } from '../drawing/shapes.ts';
import type { HouseColours } from '../look.ts';
import type { Stage } from '../stage.ts';

/** Surface of a wall. */
export interface Cladding {
  kind: HouseColours['cladding'];
  colour: string;
}

function lines(data: string, colour: string, width: number, opacity: number): string {
  return `<path d="${data}" stroke="${colour}" stroke-width="${width}" fill="none" ${withOpacity(opacity)}/>`;
}

function bricks(dice: Dice, x: number, y: number, width: number, height: number, colour: string): string {
  const parts: string[] = [];
  const count = Math.round((width * height) / 1500);
  let light = '';
  let dark = '';
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(dice.next() * Math.max(1, height / 7 - 1));
    const left = x + 3 + dice.next() * Math.max(0, width - 20);
    const brick = `M${short(left)} ${short(y + row * 7 + 3.5)}h${dice.chance(0.5) ? 13 : 8}`;
    if (dice.chance(0.5)) {
      light += brick;
    } else {
      dark += brick;
    }
  }
  parts.push(lines(courses(x, y, width, height, 7), lighten(colour, 0.25), 0.8, 0.35));
  parts.push(lines(light, lighten(colour, 0.16), 5, 0.75), lines(dark, darken(colour, 0.2), 5, 0.6));
  return parts.join('');
}

/** Draws the texture of a cladding over a box. */
function texture(
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  cladding: Cladding,
): string {
  const { kind, colour } = cladding;
  if (kind === 'brick' || kind === 'stone') {
    return bricks(dice, x, y, width, height, colour);
  }
  if (kind === 'siding' || kind === 'shingle') {
    return lines(courses(x, y, width, height, 9), darken(colour, 0.35), 1.3, 0.5);
  }
  if (kind === 'board') {
    return lines(boards(x, y, width, height, 15), darken(colour, 0.4), 1.6, 0.45);
  }
  return '';
}

/** Draws a box of wall with its cladding, lit from the left, with the eaves' shadow at the top. */
export function drawWall(
  stage: Stage,
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  cladding: Cladding,
  eaves = 22,
): string {
  const { colour } = cladding;
  const fill = stage.pen.linear(
    [
      [0, lighten(colour, 0.1)],
      [0.55, colour],
      [1, darken(colour, 0.12)],
    ],
    [0, 0],
    [1, 0.25],
  );
  return group([
    rect(x, y, width, height, fill),
    texture(dice, x, y, width, height, cladding),
    rect(x, y, width, eaves, INK, withOpacity(0.2)),
    rect(x, y, width, eaves * 0.5, INK, withOpacity(0.16)),
  ]);
}

/** Draws the triangle of wall below a gable. */
export function drawGableWall(
  stage: Stage,
  dice: Dice,
  x: number,
  base: number,
  width: number,
  height: number,
  cladding: Cladding,
): string {
  const triangle: Point[] = [
    [x, base],
    [x + width / 2, base - height],
    [x + width, base],
  ];
  const clip = stage.pen.clip(poly(triangle, '#000000'));
  const { colour } = cladding;
  const fill = stage.pen.linear(
    [
      [0, lighten(colour, 0.1)],
      [0.55, colour],
      [1, darken(colour, 0.12)],
    ],
    [0, 0],
    [1, 0.25],
  );
  return poly(triangle, fill) + group([texture(dice, x, base - height, width, height, cladding)], clip);
}

/** Draws a band of rough stone along the foot of a wall. */
export function drawStoneBase(
  stage: Stage,
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const { stone } = stage.look.house;
  const parts = [rect(x, y, width, height, stone)];
  for (let left = x; left < x + width - 6; ) {
    const size = Math.min(dice.between(14, 30), x + width - left);
    const cut = y + height * dice.between(0.35, 0.6);
    parts.push(
      rect(
        left + 1,
        y + 1,
        size - 2,
        cut - y - 2,
        dice.chance(0.5) ? lighten(stone, 0.14) : darken(stone, 0.08),
      ),
    );
    parts.push(
      rect(
        left + 1,
        cut,
        size - 2,
        y + height - cut - 1,
        dice.chance(0.5) ? lighten(stone, 0.08) : darken(stone, 0.14),
      ),
    );
    left += size;
  }
  parts.push(rect(x - 2, y - 5, width + 4, 6, lighten(stone, 0.3)));
  return group(parts);
}

/** Draws a pot with a plant, its foot at (x, base). */
export function drawPot(stage: Stage, x: number, base: number, size: number): string {
  const [dark, middle, light] =
    stage.look.season === 'winter' ? (['#24564a', '#387263', '#5c8f7c'] as const) : stage.look.foliage;
  return group([
    ellipse(x, base - size * 0.95, size * 0.42, size * 0.38, dark),
    ellipse(x - size * 0.1, base - size * 1.05, size * 0.3, size * 0.26, middle),
    ellipse(x - size * 0.16, base - size * 1.14, size * 0.14, size * 0.1, light),
    poly(
      [
        [x - size * 0.3, base - size * 0.68],
        [x + size * 0.3, base - size * 0.68],
        [x + size * 0.22, base],
        [x - size * 0.22, base],
      ],
      '#47525c',
    ),
    rect(x - size * 0.34, base - size * 0.74, size * 0.68, size * 0.1, '#5a6670'),
  ]);
}
