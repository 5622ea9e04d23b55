import { luminous, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { ellipse, group, path, poly, rect, scallop, short, withOpacity } from '../drawing/shapes.ts';
import { luminousHaze } from '../exterior/sky.ts';
import { numberIn } from '../facts.ts';
import { lampsAreOn } from '../look.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';

/** The part of the picture that the windows take, in drawing units. */
export interface Extent {
  left: number;
  right: number;
  foot: number;
}

/** Lowest floor above the tops of trees. */
const HIGH = 5;

function sky(stage: Stage, horizon: number, { left, right }: Extent): string {
  const { pen, look, shot } = stage;
  const dice = shot.fork('clouds');
  const parts = [
    rect(
      left,
      0,
      right - left,
      horizon + 4,
      pen.linear([
        [0, look.sky.top],
        [0.55, look.sky.middle],
        [1, look.sky.bottom],
      ]),
    ),
  ];
  for (let index = 0; index < 7; index += 1) {
    const x = dice.between(left, right);
    const y = horizon * dice.between(0.35, 0.9);
    const size = dice.between(30, 80);
    parts.push(
      ellipse(x, y, size, size * 0.16, look.sky.cloud, withOpacity(0.6)),
      ellipse(x + size * 0.25, y - size * 0.12, size * 0.5, size * 0.18, look.sky.cloud, withOpacity(0.6)),
    );
  }
  return group(parts);
}

function towers(
  stage: Stage,
  dice: Dice,
  extent: Extent,
  foot: number,
  height: number,
  distance: number,
): string {
  const parts: string[] = [];
  let lit = '';
  let panes = '';
  for (let x = extent.left - 30; x < extent.right; ) {
    const wide = dice.between(26, 62);
    const tall = height * dice.between(0.3, 1);
    const tint = dice.pick(['#5f7d97', '#7c8c98', '#8d8580', '#56708a', '#9aa0a2']);
    const fill = luminousHaze(stage, tint, distance);
    parts.push(rect(x, foot - tall, wide, tall + 2, fill));
    parts.push(
      rect(
        x + wide * 0.68,
        foot - tall,
        wide * 0.32,
        tall + 2,
        luminousHaze(stage, mix(tint, '#22354a', 0.35), distance),
      ),
    );
    for (let y = foot - tall + 8; y < foot; y += 9) {
      panes += `M${short(x + 3)} ${short(y)}h${short(wide - 6)}`;
      if (dice.chance(0.4)) {
        lit += `M${short(x + dice.between(3, wide - 9))} ${short(y)}h5`;
      }
    }
    x += wide + dice.between(-6, 26);
  }
  parts.push(
    `<path d="${panes}" stroke="${luminousHaze(stage, '#e3edf4', distance)}" stroke-width="1.6" ${withOpacity(0.35)}/>`,
  );
  if (lampsAreOn(stage.look)) {
    parts.push(`<path d="${lit}" stroke="${luminous('#ffd68c')}" stroke-width="3.4" ${withOpacity(0.9)}/>`);
  }
  return group(parts);
}

function crowns(
  stage: Stage,
  dice: Dice,
  extent: Extent,
  foot: number,
  size: number,
  distance: number,
): string {
  const { foliage, season } = stage.look;
  const parts: string[] = [];
  if (foot - size * 1.3 > extent.foot) {
    return '';
  }
  const bumps = size > 80 ? 11 : 7;
  for (
    let x = extent.left - size * 0.4;
    x < extent.right + size * 0.4;
    x += size * dice.between(0.55, 0.95)
  ) {
    const fill = luminousHaze(stage, dice.pick([foliage[0], foliage[1], foliage[1], foliage[2]]), distance);
    const rise = size * dice.between(0.5, 1.1);
    if (season === 'winter' && dice.chance(0.6)) {
      const bare = luminousHaze(stage, '#6f6a66', distance);
      const y = foot - rise;
      parts.push(
        `<path d="M${short(x)} ${short(foot)}V${short(y)}m0 ${short(rise * 0.5)}l${short(-rise * 0.3)} ${short(-rise * 0.45)}m${short(rise * 0.3)} ${short(rise * 0.3)}l${short(rise * 0.32)} ${short(-rise * 0.4)}" stroke="${bare}" stroke-width="${short(size * 0.06)}" fill="none"/>`,
        ellipse(x, y + rise * 0.25, rise * 0.5, rise * 0.42, bare, withOpacity(0.22)),
      );
      continue;
    }
    parts.push(path(scallop(dice, x, foot - rise * 0.5, rise * 0.66, rise * 0.58, bumps), fill));
  }
  return group(parts);
}

function peaks(stage: Stage, dice: Dice, foot: number, height: number, isSharp: boolean): string {
  const parts: string[] = [];
  for (const [layer, distance] of [0.72, 0.45].entries()) {
    const reach = height * (layer === 0 ? 1 : 0.55);
    let ridge = `M-20 ${foot}`;
    const caps: string[] = [];
    for (let x = -20; x < FRAME.width + 80; ) {
      const step = dice.between(60, 130);
      const top = foot - reach * dice.between(0.55, 1);
      const dip = foot - reach * dice.between(0.25, 0.45);
      if (isSharp) {
        ridge += `L${short(x + step * 0.5)} ${short(top)}L${short(x + step)} ${short(dip)}`;
        caps.push(
          poly(
            [
              [x + step * 0.5, top],
              [x + step * 0.68, top + (dip - top) * 0.4],
              [x + step * 0.52, top + (dip - top) * 0.3],
              [x + step * 0.36, top + (dip - top) * 0.46],
            ],
            luminousHaze(stage, '#f4f8fb', layer === 0 ? 0.2 : 0.5),
          ),
        );
      } else {
        ridge += `Q${short(x + step * 0.5)} ${short(top)} ${short(x + step)} ${short(dip)}`;
      }
      x += step;
    }
    parts.push(
      path(`${ridge}V${foot}Z`, luminousHaze(stage, isSharp ? '#54708a' : stage.look.foliage[0], distance)),
    );
    if (layer === 0 && isSharp) {
      parts.push(...caps);
    }
  }
  return group(parts);
}

function water(stage: Stage, top: number, foot: number): string {
  const dice = stage.shot.fork('water');
  let glints = '';
  for (let index = 0; index < 40; index += 1) {
    const y = top + (foot - top) * dice.next() ** 1.6;
    glints += `M${short(dice.between(0, FRAME.width))} ${short(y)}h${short(dice.between(10, 50))}`;
  }
  const fill = stage.pen.linear([
    [0, luminousHaze(stage, '#8dbcd6', 0.4)],
    [1, luminousHaze(stage, '#3f7f9f', 0.12)],
  ]);
  const sail = dice.between(200, 1000);
  return group([
    rect(0, top, FRAME.width, foot - top, fill),
    `<path d="${glints}" stroke="${stage.look.sky.bottom}" stroke-width="2" ${withOpacity(0.5)}/>`,
    path(`M${short(sail)} ${short(top + 18)}v-26l-15 24zm3 0v-18l9 17z`, luminous('#fdfdfb')),
  ]);
}

/** Draws the ground below a high window: roofs and streets between trees. */
function ground(stage: Stage, dice: Dice, extent: Extent, horizon: number): string {
  const parts = [
    rect(0, horizon, FRAME.width, FRAME.height - horizon, luminousHaze(stage, stage.look.foliage[1], 0.35)),
  ];
  for (let row = 0; row < 6; row += 1) {
    const near = row / 5;
    const y = horizon + 10 + near ** 1.7 * 330;
    const size = 22 + near * 90;
    if (y > extent.foot) {
      break;
    }
    for (let x = extent.left - dice.between(0, 60); x < extent.right; x += size * dice.between(1, 1.7)) {
      const roof = luminousHaze(
        stage,
        dice.pick(['#7d7d80', '#8d6a5c', '#9a9690', '#6c757e', '#a38a76']),
        0.5 - near * 0.35,
      );
      const wall = luminousHaze(stage, dice.pick(['#c9c0b4', '#b58a72', '#d8d6d0']), 0.5 - near * 0.3);
      parts.push(
        rect(x, y, size * 0.8, size * 0.24, roof),
        rect(x, y + size * 0.24, size * 0.8, size * 0.3, wall),
      );
    }
    parts.push(crowns(stage, dice, extent, y + size * 0.75, size * 0.55, 0.45 - near * 0.35));
  }
  return group(parts);
}

/** Draws a back garden or a quiet street as seen from a ground-floor window. */
function garden(stage: Stage, dice: Dice, extent: Extent, horizon: number, isStreet: boolean): string {
  const { look } = stage;
  const foot = horizon + 34;
  const parts: string[] = [crowns(stage, dice, extent, foot, 150, 0.5)];
  if (isStreet) {
    for (let x = dice.between(-90, -20); x < FRAME.width; x += dice.between(190, 240)) {
      const wall = luminousHaze(
        stage,
        dice.pick(['#a65a45', '#d8cdb8', '#8f6d5a', '#8ea5b4', '#e6e2d8']),
        0.25,
      );
      const roof = luminousHaze(stage, dice.pick(['#4a5058', '#5d5450', '#6a5b50']), 0.25);
      const glass = lampsAreOn(look) ? luminous('#ffd68c') : luminousHaze(stage, '#4d6678', 0.2);
      parts.push(
        rect(x, foot - 92, 160, 94, wall),
        poly(
          [
            [x - 10, foot - 90],
            [x + 80, foot - 150],
            [x + 170, foot - 90],
          ],
          roof,
        ),
        ...[18, 62, 112].map((at) => rect(x + at, foot - 78, 28, 34, glass)),
        rect(x + 112, foot - 34, 26, 36, luminousHaze(stage, '#3f4f5c', 0.2)),
      );
    }
  } else {
    const wood = luminousHaze(stage, '#9c7d5e', 0.15);
    parts.push(crowns(stage, dice, extent, foot, 96, 0.25), rect(0, foot - 40, FRAME.width, 44, wood));
    let slats = '';
    for (let x = 0; x < FRAME.width; x += 13) {
      slats += `M${x} ${foot - 40}v44`;
    }
    parts.push(
      `<path d="${slats}" stroke="${luminousHaze(stage, '#5e4733', 0.15)}" stroke-width="1.6" ${withOpacity(0.5)}/>`,
    );
  }
  parts.push(
    rect(
      0,
      foot,
      FRAME.width,
      FRAME.height - foot,
      luminous(mix(look.lawn, look.light.air, look.light.haze * 2)),
    ),
  );
  parts.push(crowns(stage, dice, extent, foot + 34, 44, 0.06));
  if (dice.chance(0.7)) {
    const x = dice.between(150, 1050);
    parts.push(
      rect(x - 9, foot - 190, 18, 230, luminousHaze(stage, '#5b4636', 0.05)),
      look.season === 'winter'
        ? ''
        : path(scallop(dice, x, foot - 210, 130, 92, 15), luminousHaze(stage, look.foliage[1], 0.04)) +
            path(
              scallop(dice, x - 30, foot - 236, 70, 50, 12),
              luminousHaze(stage, look.foliage[2], 0.04),
              withOpacity(0.8),
            ),
    );
  }
  return group(parts);
}

/**
 * Draws the view from the windows, over the whole frame: the facts' view from the home's floor, or a garden or street
 * from the ground floor.
 * @param horizon height of the camera's horizon
 */
export function drawOutlook(stage: Stage, extent: Extent, horizon: number, isStreet: boolean): string {
  const { facts, look } = stage;
  const dice = stage.home.fork(`outlook ${isStreet}`);
  const floor = numberIn(facts, 'w', 0);
  const sight = facts.get('v') ?? 'park';
  const parts = [sky(stage, horizon + 30, extent)];
  if (floor === 0) {
    if (sight === 'peaks' || sight === 'hills') {
      parts.push(peaks(stage, dice, horizon + 30, 120, sight === 'peaks'));
    }
    if ((sight === 'lake' || sight === 'sea') && !isStreet) {
      parts.push(water(stage, horizon - 4, horizon + 70));
      parts.push(
        rect(0, horizon + 60, FRAME.width, FRAME.height, luminous(mix(look.lawn, look.light.air, 0.1))),
      );
      parts.push(crowns(stage, dice, extent, horizon + 84, 46, 0.08));
      return group(parts);
    }
    parts.push(garden(stage, dice, extent, horizon, isStreet));
    return group(parts);
  }
  const isHigh = floor >= HIGH;
  if (sight === 'peaks' || sight === 'hills') {
    parts.push(peaks(stage, dice, horizon + 4, 110, sight === 'peaks'));
  }
  if (sight === 'lake' || sight === 'sea') {
    parts.push(water(stage, horizon - 2, horizon + 120));
  }
  const lift = isHigh ? Math.min(120, floor * 3.4) : 0;
  if (isHigh) {
    parts.push(ground(stage, dice, extent, sight === 'lake' || sight === 'sea' ? horizon + 70 : horizon));
  }
  if (sight === 'city' || dice.chance(0.55)) {
    const rise = sight === 'city' ? 210 : 120;
    parts.push(
      towers(stage, dice, extent, horizon + 60, rise, 0.6),
      towers(stage, dice, extent, horizon + 130 + lift, rise + 70, 0.25),
    );
  } else if (!isHigh) {
    parts.push(towers(stage, dice, extent, horizon + 80, 150, 0.5));
  }
  parts.push(crowns(stage, dice, extent, isHigh ? 640 : horizon + 120, isHigh ? 70 : 150, 0.1));
  if (!isHigh) {
    parts.push(rect(0, horizon + 110, FRAME.width, FRAME.height, luminousHaze(stage, look.foliage[0], 0.15)));
  }
  return group(parts);
}
