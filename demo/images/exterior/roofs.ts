import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/shapes.ts';
import { courses, group, path, poly, rect, short, withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';

const SNOW = '#f6f9fc';

function shingles(stage: Stage, outline: readonly Point[], top: number, height: number): string {
  const { pen, look } = stage;
  const { roof } = look.house;
  const clip = pen.clip(poly(outline, '#000000'));
  const xs = outline.map(([x]) => x);
  const left = Math.min(...xs);
  const rows = `<path d="${courses(left, top, Math.max(...xs) - left, height, 11)}" stroke="${darken(roof, 0.35)}" stroke-width="1.4" fill="none" ${withOpacity(0.4)}/>`;
  const parts = [
    poly(
      outline,
      pen.linear(
        [
          [0, lighten(roof, 0.12)],
          [1, darken(roof, 0.1)],
        ],
        [0, 0],
        [1, 0.6],
      ),
    ),
    group([rows], clip),
  ];
  if (look.season === 'winter') {
    parts.push(poly(outline, pen.fade(SNOW, mix(SNOW, '#cfdde9', 0.6))));
  }
  return parts.join('');
}

/**
 * Draws a roof from its long side: a trapezoid from the eaves at `base` up to the ridge.
 * @param hip slant of its ends
 */
export function drawLongRoof(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  hip: number,
): string {
  const over = 18;
  const outline: Point[] = [
    [x - over, base],
    [x + hip, base - height],
    [x + width - hip, base - height],
    [x + width + over, base],
  ];
  const { trim } = stage.look.house;
  return group([
    shingles(stage, outline, base - height, height),
    rect(x - over, base - 2, width + over * 2, 9, trim),
    rect(x - over, base + 5, width + over * 2, 3, INK, withOpacity(0.25)),
    rect(
      x + hip - 2,
      base - height - 2,
      width - hip * 2 + 4,
      4,
      stage.look.season === 'winter' ? SNOW : darken(stage.look.house.roof, 0.25),
    ),
  ]);
}

/** Draws the two slopes of a front gable, with bargeboards and overhang. */
export function drawGableEdges(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  thickness = 17,
): string {
  const { roof, trim } = stage.look.house;
  const snow = stage.look.season === 'winter';
  const over = 20;
  const drop = (over * height) / (width / 2);
  const peak = base - height;
  const middle = x + width / 2;
  const band = (inner: number, outer: number, fill: string, extra = ''): string =>
    path(
      `M${short(x - over)} ${short(base + drop - outer)}L${short(middle)} ${short(peak - outer)}L${short(x + width + over)} ${short(base + drop - outer)}V${short(base + drop - inner)}L${short(middle)} ${short(peak - inner)}L${short(x - over)} ${short(base + drop - inner)}Z`,
      fill,
      extra,
    );
  return group([
    band(-14, 0, INK, withOpacity(0.22)),
    band(0, thickness * 0.62, trim),
    band(thickness * 0.62, thickness * 1.25, snow ? SNOW : roof),
    snow ? band(thickness * 1.25, thickness * 1.7, '#e4edf5') : '',
  ]);
}

/**
 * Draws a dormer with a small gable. (x, base) is the lower left corner of its front.
 * @param front draws the window inside
 */
export function drawDormer(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  front: string,
): string {
  const { wall } = stage.look.house;
  const rise = width * 0.48;
  const triangle: Point[] = [
    [x, base - height],
    [x + width / 2, base - height - rise],
    [x + width, base - height],
  ];
  return group([
    poly(
      [
        [x + width, base],
        [x + width + 26, base],
        [x + width, base - height],
      ],
      INK,
      withOpacity(0.25),
    ),
    rect(x, base - height, width, height, wall),
    poly(triangle, wall),
    front,
    drawGableEdges(stage, x, base - height, width, rise, 11),
  ]);
}

/** Draws a flat roof's edge. */
export function drawFlatRoof(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  depth = 16,
  over = 14,
): string {
  const { roof } = stage.look.house;
  const snow = stage.look.season === 'winter';
  return group([
    rect(x - over, y - depth, width + over * 2, depth, darken(roof, 0.2)),
    rect(
      x - over,
      y - depth - (snow ? 8 : 0),
      width + over * 2,
      snow ? 10 : 4,
      snow ? SNOW : lighten(roof, 0.2),
    ),
  ]);
}

/** Draws a brick chimney with its cap. (x, base) is the lower left corner. */
export function drawChimney(x: number, base: number, width: number, height: number, colour: string): string {
  return group([
    rect(x, base - height, width, height, colour),
    rect(x + width * 0.6, base - height, width * 0.4, height, darken(colour, 0.25)),
    `<path d="${courses(x, base - height, width, height, 8)}" stroke="${lighten(colour, 0.25)}" stroke-width="0.8" ${withOpacity(0.4)}/>`,
    rect(x - 4, base - height - 7, width + 8, 9, darken(colour, 0.3)),
    rect(x + width * 0.25, base - height - 19, width * 0.5, 12, '#7a4c3c'),
  ]);
}
