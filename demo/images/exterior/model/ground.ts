import { darken, INK, lighten, mix } from '#demo/images/drawing/colour.ts';
import type { Dice } from '#demo/images/drawing/dice.ts';
import { ellipse, rect, short, withOpacity } from '#demo/images/drawing/shapes.ts';
import { FRAME } from '#demo/images/stage.ts';
import { drawConifer, drawShrub, drawTree } from '../trees.ts';
import type { Site } from './site.ts';
import { airOf, facet, line, placed } from './site.ts';
import type { Spot } from './space.ts';
import { aheadOf, project, scaleAt } from './space.ts';

/** The street in front of the houses: metres from the fronts to the sidewalk, and whether it has one. */
export interface StreetPlan {
  setback: number;
  sidewalk: boolean;
  /** True for paving from the fronts to the street instead of lawns. */
  paved?: boolean;
  /** True for gravel instead of asphalt with a curb. */
  rural?: boolean;
}

/** Draws a flat piece of ground between two x and two y. */
export function drawGround(
  site: Site,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  fill: string,
  extra = '',
): string {
  return facet(
    site,
    [
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ],
    fill,
    extra,
  );
}

/** Draws distant ground, lawns, sidewalk, curb and road. `site` is at the street's origin. */
export function drawStreetGround(
  site: Site,
  { setback, sidewalk, rural = false, paved = false }: StreetPlan,
): string {
  const { pen, look, shot } = site.stage;
  const winter = look.season === 'winter';
  const lawn = paved ? (winter ? '#dfe5ea' : '#c2beb4') : look.lawn;
  const top = site.camera.horizon;
  const walk = -setback;
  const curb = walk - (sidewalk ? 3.2 : 0.8);
  const wide = 120;
  const far = mix(lawn, airOf(site.stage), 0.35);
  const road = rural ? (winter ? '#d9dee2' : '#b3a78f') : winter ? '#8d949b' : '#6a7078';
  const parts = [
    rect(
      -10,
      top,
      FRAME.width + 20,
      FRAME.height - top + 10,
      pen.linear([
        [0, far],
        [0.3, lawn],
        [1, darken(lawn, 0.08)],
      ]),
    ),
    sidewalk ? drawGround(site, [-wide, walk - 1.6, wide, walk], winter ? '#d8dfe4' : '#cdc9c0') : '',
    sidewalk ? drawGround(site, [-wide, walk - 0.1, wide, walk], lighten('#cdc9c0', 0.3)) : '',
    drawGround(site, [-wide, curb - 9, wide, curb], road),
    rural ? '' : drawGround(site, [-wide, curb - 0.1, wide, curb + 0.18], winter ? '#e9eef2' : '#bdb9b0'),
    drawGround(site, [-wide, curb - 0.9, wide, curb - 0.1], INK, withOpacity(0.12)),
    paved ? '' : tufts(site, shot.fork('tufts'), walk, lawn),
  ];
  if (sidewalk) {
    let joints = '';
    for (let x = -40; x < 40; x += 1.6) {
      joints += line(site, [x, walk - 1.6, 0], [x, walk, 0]);
    }
    parts.push(`<path d="${joints}" stroke="#9f9b93" stroke-width="1" ${withOpacity(0.5)}/>`);
  }
  if (winter) {
    parts.push(...drifts(site, curb));
  }
  if (look.season === 'autumn') {
    parts.push(fallen(site, curb));
  }
  return parts.join('');
}

function tufts(site: Site, dice: Dice, walk: number, lawn: string): string {
  let data = '';
  for (let index = 0; index < 90; index += 1) {
    const spot: Spot = placed(site, [dice.between(-24, 24), dice.between(walk + 0.3, 3), 0]);
    const [x, y] = project(site.camera, spot);
    const size = scaleAt(site.camera, spot) * 0.14;
    data += `M${short(x)} ${short(y)}l${short(size * 0.5)} ${short(-size)}l${short(size * 0.5)} ${short(size)}`;
  }
  const isWinter = site.stage.look.season === 'winter';
  return `<path d="${data}" stroke="${isWinter ? '#c6d3de' : darken(lawn, 0.24)}" stroke-width="1.3" fill="none" ${withOpacity(0.5)}/>`;
}

function drifts(site: Site, curb: number): string[] {
  const dice = site.stage.shot.fork('drifts');
  return Array.from({ length: 16 }, (_, index) => {
    const spot = placed(site, [-22 + index * 3 + dice.between(-1, 1), curb + dice.between(-0.2, 0.4), 0]);
    const [x, y] = project(site.camera, spot);
    const size = scaleAt(site.camera, spot);
    return ellipse(
      x,
      y,
      size * dice.between(1.2, 2.4),
      size * dice.between(0.2, 0.42),
      dice.chance(0.5) ? '#f6f9fc' : '#e6eef5',
    );
  });
}

function fallen(site: Site, curb: number): string {
  const dice = site.stage.shot.fork('fallen');
  const [dark, middle, light] = site.stage.look.foliage;
  const data = new Map([
    [dark, ''],
    [middle, ''],
    [light, ''],
  ]);
  for (let index = 0; index < 130; index += 1) {
    const spot = placed(site, [dice.between(-20, 20), dice.between(curb - 2.5, 3) * 1, 0]);
    const [x, y] = project(site.camera, spot);
    const size = scaleAt(site.camera, spot) * 0.07;
    const tint = dice.pick([dark, middle, middle, light]);
    data.set(tint, `${data.get(tint) ?? ''}M${short(x - size)} ${short(y)}h${short(size * 2)}`);
  }
  return [...data]
    .map(
      ([tint, marks]) =>
        `<path d="${marks}" stroke="${tint}" stroke-width="3" stroke-linecap="round" ${withOpacity(0.8)}/>`,
    )
    .join('');
}

/** Draws a paved way over the lot, from the front down to the road or the sidewalk. */
export function drawWay(
  site: Site,
  from: readonly [number, number],
  to: readonly [number, number],
  widths: readonly [number, number],
  colour: string,
): string {
  const isWinter = site.stage.look.season === 'winter';
  const tint = isWinter ? mix(colour, '#e4ebf0', 0.5) : colour;
  const [w0, w1] = [widths[0] / 2, widths[1] / 2];
  const corners: Spot[] = [
    [to[0] - w1, to[1], 0.01],
    [to[0] + w1, to[1], 0.01],
    [from[0] + w0, from[1], 0.01],
    [from[0] - w0, from[1], 0.01],
  ];
  let joints = '';
  for (let step = 1; step < 6; step += 1) {
    const share = step / 6;
    const [x, y, half] = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      w0 + (w1 - w0) * share,
    ];
    joints += line(site, [x - half, y, 0.01], [x + half, y, 0.01]);
  }
  return `${facet(site, corners, tint)}<path d="${joints}" stroke="${darken(tint, 0.25)}" stroke-width="1.2" ${withOpacity(0.45)}/>`;
}

/** A plant on the site. */
export interface Plant {
  kind: 'tree' | 'conifer' | 'shrub';
  x: number;
  y: number;
  /** In metres. */
  height: number;
}

/** Draws a plant with its soft shadow on the ground. */
export function drawPlant(site: Site, { kind, x, y, height }: Plant): string {
  const spot = placed(site, [x, y, 0]);
  if (aheadOf(site.camera, spot) < 2) {
    return '';
  }
  const [px, py] = project(site.camera, spot);
  const size = scaleAt(site.camera, spot);
  const dice = site.stage.shot.fork(`${kind}${x.toFixed(1)}/${y.toFixed(1)}/${site.at[0]}`);
  const reach = height * size;
  if (px < -reach || px > FRAME.width + reach) {
    return '';
  }
  if (kind === 'shrub') {
    return drawShrub(site.stage, dice, px, py, reach * 0.62);
  }
  const [sunX] = site.sun;
  const shadow = ellipse(px - sunX * reach * 0.25, py, reach * 0.34, reach * 0.045, INK, withOpacity(0.2));
  return shadow + (kind === 'conifer' ? drawConifer : drawTree)(site.stage, dice, px, py, reach);
}

/** Draws shrubs along a line on the site. */
export function drawHedgeRow(site: Site, from: number, to: number, y: number, height: number): string {
  const dice = site.dice.fork(`hedge${from}`);
  const parts: string[] = [];
  for (let x = from + height * 0.4; x < to - height * 0.2; x += height * dice.between(0.9, 1.4)) {
    parts.push(
      drawPlant(site, {
        kind: 'shrub',
        x,
        y: y + dice.between(-0.1, 0.1),
        height: height * dice.between(0.8, 1.15),
      }),
    );
  }
  return parts.join('');
}
