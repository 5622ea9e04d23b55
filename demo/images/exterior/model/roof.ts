import { darken, lighten, mix } from '#demo/images/drawing/colour.ts';
import { withOpacity } from '#demo/images/drawing/shapes.ts';
import type { Site } from './site.ts';
import { facet, line, placed, plain, shade } from './site.ts';
import type { Spot } from './space.ts';
import { faces, normalOf } from './space.ts';

const SNOW = '#f3f7fb';

/** The plan of a roof: corner, size, and the height of its eaves, in metres. */
export interface RoofPlan {
  x: number;
  y: number;
  width: number;
  depth: number;
  eaves: number;
  rise: number;
  /** Overhang of the eaves. */
  over?: number;
  material?: 'shingle' | 'metal';
}

function between(from: Spot, to: Spot, share: number): Spot {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** Draws a slope between its foot (left, right) and its top (right, left), with shingles, seams or snow. */
export function drawSlope(
  site: Site,
  [footLeft, footRight, topRight, topLeft]: readonly [Spot, Spot, Spot, Spot],
  material: RoofPlan['material'] = 'shingle',
): string {
  const corners = [footLeft, footRight, topRight, topLeft];
  const normal = normalOf(corners);
  if (!faces(site.camera, normal, placed(site, footLeft))) {
    return '';
  }
  const isSnowy = site.stage.look.season === 'winter';
  const colour = isSnowy ? SNOW : site.house.roof;
  const lit = shade(site, colour, normal);
  const fill = site.fine ? site.stage.pen.fade(lighten(lit, 0.08), darken(lit, isSnowy ? 0.03 : 0.1)) : lit;
  const parts = [facet(site, corners, fill)];
  if (site.fine && !isSnowy) {
    let data = '';
    const rows = Math.max(
      3,
      Math.round(Math.hypot(topLeft[1] - footLeft[1], topLeft[2] - footLeft[2]) / 0.34),
    );
    const count =
      material === 'metal'
        ? Math.round(Math.hypot(footRight[0] - footLeft[0], footRight[1] - footLeft[1]) / 0.6)
        : rows;
    for (let index = 1; index < count; index += 1) {
      const share = index / count;
      data +=
        material === 'metal'
          ? line(site, between(footLeft, footRight, share), between(topLeft, topRight, share))
          : line(site, between(footLeft, topLeft, share), between(footRight, topRight, share));
    }
    parts.push(
      `<path d="${data}" stroke="${darken(lit, 0.3)}" stroke-width="${material === 'metal' ? 1.5 : 1.2}" fill="none" ${withOpacity(0.5)}/>`,
    );
    if (material === 'shingle' && site.stage.coarse !== true) {
      parts.push(tabs(site, footLeft, footRight, topRight, topLeft, lit, rows));
    }
  }
  return parts.join('');
}

/** Draws single shingles that are lighter or darker than the others. */
function tabs(
  site: Site,
  footLeft: Spot,
  footRight: Spot,
  topRight: Spot,
  topLeft: Spot,
  lit: string,
  rows: number,
): string {
  const dice = site.dice.fork(`tabs${footLeft[0]}`);
  let light = '';
  let dark = '';
  const length = Math.hypot(footRight[0] - footLeft[0], footRight[1] - footLeft[1]);
  for (let index = 0; index < Math.min(90, rows * length * 0.7); index += 1) {
    const up = (Math.floor(dice.next() * rows) + 0.5) / rows;
    const from = between(footLeft, topLeft, up);
    const to = between(footRight, topRight, up);
    const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (run < 0.8) continue;
    const share = dice.next() * (1 - 0.4 / run);
    const tab = line(site, between(from, to, share), between(from, to, share + 0.35 / run));
    if (dice.chance(0.5)) light += tab;
    else dark += tab;
  }
  const mark = (data: string, colour: string): string =>
    `<path d="${data}" stroke="${colour}" stroke-width="3.4" fill="none" ${withOpacity(0.5)}/>`;
  return mark(light, lighten(lit, 0.13)) + mark(dark, darken(lit, 0.18));
}

/** Draws the board along an eave, from left to right as seen from outside. */
function drawFascia(site: Site, from: Spot, to: Spot, thick = 0.2): string {
  const low = (spot: Spot): Spot => [spot[0], spot[1], spot[2] - thick];
  return plain(site, [low(from), low(to), to, from], site.house.trim);
}

/** Draws a roof with its ridge along the street and open gables at its ends. */
export function drawSideGable(site: Site, plan: RoofPlan): string {
  const { x, y, width, depth, eaves, rise, over = 0.45, material } = plan;
  const [left, right] = [x - over * 0.7, x + width + over * 0.7];
  const drop = (over * rise) / (depth / 2);
  const foot = eaves - drop;
  const [front, back, middle] = [y - over, y + depth + over, y + depth / 2];
  const ridge = eaves + rise;
  return [
    drawSlope(
      site,
      [
        [right, back, foot],
        [left, back, foot],
        [left, middle, ridge],
        [right, middle, ridge],
      ],
      material,
    ),
    drawSlope(
      site,
      [
        [left, front, foot],
        [right, front, foot],
        [right, middle, ridge],
        [left, middle, ridge],
      ],
      material,
    ),
    drawRake(site, [left, back, foot], [left, middle, ridge], [left, front, foot]),
    drawRake(site, [right, front, foot], [right, middle, ridge], [right, back, foot]),
    drawFascia(site, [left, front, foot], [right, front, foot]),
  ].join('');
}

/** Draws the boards along a gable's two slopes. Corners are from left to right as seen from outside. */
function drawRake(site: Site, left: Spot, peak: Spot, right: Spot, thick = 0.24): string {
  const low = (spot: Spot): Spot => [spot[0], spot[1], spot[2] - thick];
  const cap = (spot: Spot, by: number): Spot => [spot[0], spot[1], spot[2] + by];
  const snow = site.stage.look.season === 'winter';
  const edge = snow ? SNOW : darken(site.house.roof, 0.1);
  return [
    plain(site, [low(peak), peak, left, low(left)], site.house.trim),
    plain(site, [low(right), right, peak, low(peak)], site.house.trim),
    plain(site, [peak, cap(peak, snow ? 0.2 : 0.1), cap(left, snow ? 0.2 : 0.1), left], edge),
    plain(site, [right, cap(right, snow ? 0.2 : 0.1), cap(peak, snow ? 0.2 : 0.1), peak], edge),
  ].join('');
}

/**
 * Draws a roof with its gable towards the street.
 * @param plan `into` is the length of the ridge beyond the back, for a wing whose roof meets the slope of a main roof
 */
export function drawFrontGable(site: Site, plan: RoofPlan & { into?: number }): string {
  const { x, y, width, depth, eaves, rise, over = 0.45, material, into = 0 } = plan;
  const drop = (over * rise) / (width / 2);
  const foot = eaves - drop;
  const [left, right, middle] = [x - over, x + width + over, x + width / 2];
  const [front, back] = [y - over * 0.8, y + depth];
  const ridge = eaves + rise;
  return [
    drawSlope(
      site,
      [
        [left, back, foot],
        [left, front, foot],
        [middle, front, ridge],
        [middle, back + into, ridge],
      ],
      material,
    ),
    drawSlope(
      site,
      [
        [right, front, foot],
        [right, back, foot],
        [middle, back + into, ridge],
        [middle, front, ridge],
      ],
      material,
    ),
    drawRake(site, [left, front, foot], [middle, front, ridge], [right, front, foot]),
  ].join('');
}

/** Draws a hip roof. It has a ridge unless its plan is square. */
export function drawHip(site: Site, plan: RoofPlan): string {
  const { x, y, width, depth, eaves, rise, over = 0.5, material } = plan;
  const [left, right, front, back] = [x - over, x + width + over, y - over, y + depth + over];
  const half = Math.min(right - left, back - front) / 2;
  const ridge = eaves + rise;
  const a: Spot = [left + half, front + half, ridge];
  const b: Spot = [right - half, back - half, ridge];
  return [
    drawSlope(site, [[right, back, eaves], [left, back, eaves], a, b], material),
    drawSlope(
      site,
      [[left, back, eaves], [left, front, eaves], a, right - left < back - front ? b : a],
      material,
    ),
    drawSlope(
      site,
      [[right, front, eaves], [right, back, eaves], b, right - left < back - front ? a : b],
      material,
    ),
    drawSlope(
      site,
      [[left, front, eaves], [right, front, eaves], right - left < back - front ? a : b, a],
      material,
    ),
    drawFascia(site, [left, front, eaves], [right, front, eaves], 0.22),
    drawFascia(site, [right, front, eaves], [right, back, eaves], 0.22),
    drawFascia(site, [left, back, eaves], [left, front, eaves], 0.22),
  ].join('');
}

/** Draws a flat roof with a raised edge of the colour `colour`. */
export function drawParapet(site: Site, plan: RoofPlan, colour: string): string {
  const { x, y, width, depth, eaves, rise, over = 0.12 } = plan;
  const [left, right, front, back] = [x - over, x + width + over, y - over, y + depth + over];
  const top = eaves + rise;
  const ring = (from: readonly [number, number], to: readonly [number, number]): string =>
    plain(
      site,
      [
        [from[0], from[1], eaves],
        [to[0], to[1], eaves],
        [to[0], to[1], top],
        [from[0], from[1], top],
      ],
      colour,
    );
  const cover = site.stage.look.season === 'winter' ? SNOW : mix(site.house.roof, '#8a8d90', 0.4);
  return [
    plain(
      site,
      [
        [left, front, top],
        [right, front, top],
        [right, back, top],
        [left, back, top],
      ],
      cover,
    ),
    ring([left, back], [left, front]),
    ring([right, front], [right, back]),
    ring([left, front], [right, front]),
  ].join('');
}

/** Draws a single slope that falls towards the street, for example over a porch. */
export function drawShed(site: Site, plan: RoofPlan): string {
  const { x, y, width, depth, eaves, rise, over = 0.2, material } = plan;
  const [left, right, front, back] = [x - over, x + width + over, y - over, y + depth];
  const top = eaves + rise;
  return [
    plain(
      site,
      [
        [right, front, eaves],
        [right, back, eaves],
        [right, back, top],
        [right, front, eaves],
      ],
      site.house.trim,
    ),
    drawSlope(
      site,
      [
        [left, front, eaves],
        [right, front, eaves],
        [right, back, top],
        [left, back, top],
      ],
      material,
    ),
    plain(
      site,
      [
        [left, back, eaves - 0.2],
        [left, front, eaves - 0.2],
        [left, front, eaves],
        [left, back, top],
      ],
      site.house.trim,
    ),
    plain(
      site,
      [
        [right, front, eaves - 0.2],
        [right, back, eaves - 0.2],
        [right, back, top],
        [right, front, eaves],
      ],
      site.house.trim,
    ),
    drawFascia(site, [left, front, eaves], [right, front, eaves]),
  ].join('');
}
