import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import { boards, ellipse, group, path, pill, poly, rect, short, withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { drawOutlook } from './outlook.ts';
import { drawPot } from './walls.ts';

const FLOOR = 610;

function lounge(stage: Stage, x: number, flip: boolean): string {
  const { fabric, wood, cushion } = stage.look.room;
  const frame = darken(wood, 0.1);
  return group(
    [
      ellipse(62, 168, 92, 12, INK, withOpacity(0.2)),
      poly(
        [
          [-8, 76],
          [132, 76],
          [124, 96],
          [0, 96],
        ],
        lighten(fabric, 0.2),
      ),
      pill(-8, 84, 140, 26, 8, fabric),
      pill(4, -2, 116, 82, 14, stage.pen.fade(lighten(fabric, 0.14), fabric)),
      pill(-18, 46, 20, 66, 6, frame),
      pill(122, 46, 20, 66, 6, frame),
      rect(-14, 108, 10, 58, frame),
      rect(128, 108, 10, 58, frame),
      pill(36, 28, 56, 48, 8, cushion),
      pill(36, 60, 56, 16, 8, darken(cushion, 0.14), withOpacity(0.6)),
    ],
    `transform="translate(${short(flip ? x + 124 : x)} ${FLOOR - 40}) scale(${flip ? -1.15 : 1.15} 1.15)"`,
  );
}

/** Draws a balcony high above the city: glass rail, two chairs, planters, skyline and lake. */
export function drawBalcony(stage: Stage): string {
  const { shot, home, look, pen } = stage;
  const deck = home.pick(['#a98a68', '#b9b4ab', '#8f7a64', '#c4b49c']);
  const wall = home.pick(['#e6e4df', '#cfd3d5', '#59636c']);
  let planks = '';
  for (let index = -14; index <= 14; index += 1) {
    planks += `M${600 + index * 52} ${FLOOR}L${600 + index * 104} 800`;
  }
  const table = group(
    [
      ellipse(0, 120, 70, 10, INK, withOpacity(0.2)),
      rect(-4, 34, 8, 84, '#2f373f'),
      ellipse(0, 118, 40, 6, '#2f373f'),
      ellipse(0, 32, 66, 11, darken(look.room.wood, 0.15)),
      ellipse(0, 28, 66, 11, look.room.wood),
      path('M-26 26v-20q8 -3 16 0v20z', '#e9e3d8'),
      path('M14 26l-3 -22h18l-3 22z', '#f3f1ea'),
      path('M20 4q-16 -12 -12 -32q12 10 12 32q0 -18 12 -26q4 16 -12 26z', '#4c8266'),
    ],
    `transform="translate(600 ${FLOOR - 4})"`,
  );
  const open = shot.chance(0.5);
  return group([
    drawOutlook(stage, 612, true),
    rect(0, 600, 1200, 20, darken('#8f9498', 0.1)),
    rect(0, FLOOR, 1200, 200, pen.fade(darken(deck, 0.12), lighten(deck, 0.12))),
    `<path d="${planks}" stroke="${darken(deck, 0.3)}" stroke-width="2" ${withOpacity(0.45)}/>`,
    look.season === 'winter' ? ellipse(160, 700, 240, 26, '#f1f6fa') : '',
    rect(0, 428, 1200, 184, '#d6e8f0', withOpacity(0.3)),
    ...[200, 500, 800].map((x) =>
      poly(
        [
          [x, 612],
          [x + 90, 428],
          [x + 150, 428],
          [x + 60, 612],
        ],
        '#ffffff',
        withOpacity(0.16),
      ),
    ),
    rect(0, 420, 1200, 10, '#4a545d'),
    rect(0, 420, 1200, 3, '#7d8790'),
    ...[0, 1, 2, 3, 4].map((index) => rect(40 + index * 280, 424, 7, 192, '#4a545d')),
    rect(0, 606, 1200, 9, '#4a545d'),
    rect(0, 0, 1200, 44, stage.pen.fade(lighten(wall, 0.1), darken(wall, 0.1))),
    rect(0, 44, 1200, 7, INK, withOpacity(0.25)),
    rect(
      1080,
      44,
      120,
      700,
      pen.linear(
        [
          [0, darken(wall, 0.05)],
          [1, darken(wall, 0.2)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    open
      ? `<path d="${boards(1080, 44, 120, 700, 18)}" stroke="${darken(wall, 0.3)}" stroke-width="2" ${withOpacity(0.4)}/>`
      : '',
    poly(
      [
        [1080, 744],
        [1200, 744],
        [1200, 800],
        [1110, 800],
      ],
      darken(wall, 0.25),
    ),
    drawPot(stage, 120, FLOOR + 40, 96),
    drawPot(stage, 1020, FLOOR + 30, 84),
    drawPot(stage, 206, FLOOR + 26, 58),
    poly(
      [
        [250, 690],
        [950, 690],
        [1050, 790],
        [150, 790],
      ],
      mix(look.room.rug, '#ffffff', 0.1),
    ),
    poly(
      [
        [284, 700],
        [916, 700],
        [996, 778],
        [204, 778],
      ],
      darken(look.room.rug, 0.12),
      withOpacity(0.6),
    ),
    lounge(stage, 330, false),
    lounge(stage, 720, false),
    table,
  ]);
}
