import { darken, INK, lighten, luminous, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { ellipse, group, path, poly, rect, short, withOpacity } from '../drawing/shapes.ts';
import { lampsAreOn } from '../look.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';

/** Heights in drawing units: the foot of the house, and the upper edges of the sidewalk and the road. */
export const GROUND = { base: 612, walk: 716, road: 752 } as const;

/** Draws lawn, sidewalk, curb and road over the whole width. */
export function drawStreet(stage: Stage, width: number = FRAME.width): string {
  const { pen, look, shot } = stage;
  const { lawn } = look;
  const winter = look.season === 'winter';
  const parts = [
    rect(
      0,
      GROUND.base - 14,
      width,
      140,
      pen.linear([
        [0, darken(lawn, 0.14)],
        [0.5, lawn],
        [1, lighten(lawn, 0.1)],
      ]),
    ),
    rect(0, GROUND.walk, width, 24, winter ? '#dfe5ea' : '#cfccc4'),
    rect(0, GROUND.walk, width, 3, lighten('#cfccc4', 0.5)),
    rect(0, GROUND.walk + 24, width, 12, winter ? '#e9eff4' : darken(lawn, 0.06)),
    rect(0, GROUND.road - 4, width, 8, '#b9b6ae'),
    rect(0, GROUND.road + 4, width, 60, pen.fade('#656b73', '#545a63')),
    rect(0, GROUND.road + 3, width, 5, INK, withOpacity(0.25)),
  ];
  let joints = '';
  for (let x = 30; x < width; x += 72) {
    joints += `M${x} ${GROUND.walk}l-8 24`;
  }
  parts.push(`<path d="${joints}" stroke="#a9a69e" stroke-width="1.5" ${withOpacity(0.7)}/>`);
  parts.push(tufts(shot, lawn, width));
  if (winter) {
    for (let index = 0; index < 9; index += 1) {
      const x = shot.between(0, width);
      parts.push(ellipse(x, GROUND.road + 4, shot.between(40, 110), shot.between(6, 12), '#f4f8fb'));
    }
  }
  if (look.season === 'autumn') {
    parts.push(fallenLeaves(stage, shot, width));
  }
  return group(parts);
}

function tufts(dice: Dice, lawn: string, width: number): string {
  let data = '';
  for (let index = 0; index < width / 14; index += 1) {
    const x = dice.between(0, width);
    const y = dice.between(GROUND.base + 8, GROUND.walk - 4);
    data += `M${short(x)} ${short(y)}l3 -6l3 6`;
  }
  return `<path d="${data}" stroke="${darken(lawn, 0.24)}" stroke-width="1.3" fill="none" ${withOpacity(0.45)}/>`;
}

function fallenLeaves(stage: Stage, dice: Dice, width: number): string {
  const parts: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    const tint = stage.look.foliage[dice.whole(1, 2)] ?? '#c0702e';
    parts.push(ellipse(dice.between(0, width), dice.between(GROUND.base + 12, GROUND.road + 20), 4, 2, tint));
  }
  return parts.join('');
}

/** Draws a straight path to the door, wider towards the sidewalk. */
export function drawWalkway(stage: Stage, x: number, width: number, from: number = GROUND.base): string {
  const stone = stage.look.season === 'winter' ? '#d5dce2' : mix(stage.look.house.stone, '#ded8cc', 0.55);
  const foot = GROUND.walk + 2;
  const parts = [
    poly(
      [
        [x - width / 2, from],
        [x + width / 2, from],
        [x + width * 0.85, foot],
        [x - width * 0.85, foot],
      ],
      stone,
    ),
  ];
  let joints = '';
  for (let step = 1; step < 5; step += 1) {
    const share = (step / 5) ** 1.3;
    const y = from + (foot - from) * share;
    const half = width * (0.5 + 0.35 * share);
    joints += `M${short(x - half)} ${short(y)}h${short(half * 2)}`;
  }
  parts.push(`<path d="${joints}" stroke="${darken(stone, 0.2)}" stroke-width="1.6" ${withOpacity(0.6)}/>`);
  return group(parts);
}

/** Draws a driveway from a garage down to the road. */
export function drawDriveway(stage: Stage, x: number, width: number): string {
  const colour = stage.look.season === 'winter' ? '#9aa3ab' : '#8e9196';
  return group([
    poly(
      [
        [x, GROUND.base],
        [x + width, GROUND.base],
        [x + width + 34, GROUND.road + 4],
        [x - 34, GROUND.road + 4],
      ],
      stage.pen.fade(darken(colour, 0.14), lighten(colour, 0.08)),
    ),
    path(
      `M${short(x + width / 2)} ${GROUND.base}V${GROUND.road}`,
      'none',
      `stroke="${darken(colour, 0.25)}" stroke-width="1.5" ${withOpacity(0.5)}`,
    ),
  ]);
}

/** Draws a parked car from its side. (x, base) is the middle of its foot. */
export function drawCar(stage: Stage, x: number, base: number, colour: string, size = 1): string {
  const s = size;
  const glass = lampsAreOn(stage.look) ? '#3d5374' : '#8fb0c4';
  const wheel = (at: number): string =>
    ellipse(x + at * s, base - 13 * s, 14 * s, 14 * s, '#20262d') +
    ellipse(x + at * s, base - 13 * s, 6.5 * s, 6.5 * s, '#aab1b8');
  return group([
    ellipse(x, base, 96 * s, 7 * s, INK, withOpacity(0.3)),
    path(
      `M${short(x - 92 * s)} ${short(base - 14 * s)}q-2 ${short(-24 * s)} ${short(24 * s)} ${short(-27 * s)}l${short(22 * s)} ${short(-24 * s)}q${short(6 * s)} ${short(-6 * s)} ${short(16 * s)} ${short(-6 * s)}h${short(52 * s)}q${short(12 * s)} 0 ${short(22 * s)} ${short(9 * s)}l${short(22 * s)} ${short(20 * s)}q${short(26 * s)} ${short(3 * s)} ${short(27 * s)} ${short(28 * s)}z`,
      stage.pen.fade(lighten(colour, 0.16), darken(colour, 0.18)),
    ),
    poly(
      [
        [x - 40 * s, base - 42 * s],
        [x - 22 * s, base - 62 * s],
        [x + 2 * s, base - 63 * s],
        [x + 2 * s, base - 42 * s],
      ],
      glass,
    ),
    poly(
      [
        [x + 7 * s, base - 42 * s],
        [x + 7 * s, base - 63 * s],
        [x + 27 * s, base - 63 * s],
        [x + 48 * s, base - 42 * s],
      ],
      glass,
    ),
    rect(x - 92 * s, base - 30 * s, 10 * s, 6 * s, lampsAreOn(stage.look) ? luminous('#ffe3a6') : '#f3e6c2'),
    rect(x + 84 * s, base - 30 * s, 8 * s, 6 * s, '#b8443b'),
    wheel(-56),
    wheel(58),
  ]);
}

/** Draws a street lamp, with its light at dusk. */
export function drawStreetLamp(stage: Stage, x: number, base: number, height: number): string {
  const top = base - height;
  const lit = lampsAreOn(stage.look);
  const halo = stage.pen.radial([
    [0, luminous('#ffdf9e'), 0.75],
    [1, luminous('#ffdf9e'), 0],
  ]);
  return group([
    rect(x - 3, top, 6, height, '#2c3742'),
    rect(x - 7, base - 14, 14, 14, '#2c3742'),
    lit ? ellipse(x, top - 8, 80, 80, halo) : '',
    poly(
      [
        [x - 9, top - 20],
        [x + 9, top - 20],
        [x + 6, top],
        [x - 6, top],
      ],
      lit ? luminous('#fff0c4') : '#dfe7ea',
    ),
    poly(
      [
        [x - 12, top - 19],
        [x, top - 31],
        [x + 12, top - 19],
      ],
      '#2c3742',
    ),
  ]);
}
