import { darken, INK, lighten, luminous } from '../drawing/colour.ts';
import { ellipse, group, path, pill, poly, rect, see, stroke } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import type { PageScene } from './brandNames.ts';
import { calculator, preApproval, savedEmpty } from './pageRooms.ts';
import { drawGround, drawHeart, drawKey, drawSpotHouse, drawSpotTree, SPOT } from './spots.ts';

const { cream, brick, ochre, blue, navy, wood, grey, deep } = SPOT;

function boardSign(x: number, y: number, width: number, side: 1 | -1, colour: string): string {
  const tip = side === 1 ? x + width : x - width;
  return (
    poly(
      [
        [x, y],
        [tip - side * 34, y],
        [tip, y + 32],
        [tip - side * 34, y + 64],
        [x, y + 64],
      ],
      colour,
    ) + pill(Math.min(x, tip) + 40, y + 27, width - 110, 10, 5, lighten(colour, 0.45))
  );
}

/** A signpost where roads part. */
function notFound(): string[] {
  return [
    path(
      'M470 800C520 700 560 650 590 610C500 570 380 560 300 556L330 546C440 540 560 560 610 590C680 556 800 540 900 548L930 560C820 560 690 590 640 620C670 680 720 740 760 800Z',
      '#e4d3b3',
    ),
    drawSpotTree(300, 600, 150),
    drawSpotTree(930, 620, 180, '#3d7263'),
    ellipse(612, 640, 60, 10, INK, see(0.22)),
    rect(600, 250, 22, 392, wood),
    rect(614, 250, 8, 392, darken(wood, 0.2)),
    boardSign(586, 286, 250, -1, brick),
    boardSign(636, 366, 270, 1, blue),
    boardSign(590, 446, 210, -1, ochre),
    path('M600 250L611 234L622 250Z', darken(wood, 0.2)),
  ];
}

/** A house whose plug has come out. */
function wrong(): string[] {
  return [
    drawSpotHouse(300, 600, 250, '#8fa5b2', navy),
    drawSpotTree(930, 640, 170),
    stroke('M690 585C780 640 700 700 800 690C850 684 840 640 868 628', navy, 12),
    group(
      [pill(-46, -26, 62, 52, 12, ochre), rect(16, -16, 34, 9, grey), rect(16, 8, 34, 9, grey)],
      'transform="translate(880 616) rotate(-24)"',
    ),
    group(
      [
        pill(-4, -36, 56, 72, 14, cream),
        ellipse(16, -12, 5, 8, navy),
        ellipse(16, 14, 5, 8, navy),
        stroke('M52 0C90 0 110 24 150 30', navy, 12),
      ],
      'transform="translate(978 560) rotate(-18)"',
    ),
    stroke('M930 540l-8 -30M956 520l6 -32M904 556l-26 -18', ochre, 8),
  ];
}

/** Poles whose wire hangs loose, and a bird that waits. */
function offline(): string[] {
  const pole = (x: number, y: number, h: number): string =>
    rect(x - 8, y - h, 16, h, wood) +
    rect(x - 58, y - h + 22, 116, 12, darken(wood, 0.15)) +
    [-50, 50].map((dx) => rect(x + dx - 5, y - h + 8, 10, 16, cream)).join('');
  return [
    drawSpotHouse(760, 610, 170, brick, navy),
    pole(320, 660, 420),
    pole(640, 630, 330),
    stroke(
      'M270 250C210 260 160 250 100 230M370 250C420 340 420 420 400 470M590 312C560 380 540 420 548 460M690 312C760 340 800 340 900 470',
      INK,
      5,
      see(0.75),
    ),
    stroke('M400 470l-12 22M400 470l14 18M548 460l-14 16M548 460l12 20', ochre, 6),
    ellipse(300, 232, 24, 17, navy),
    ellipse(322, 220, 12, 12, navy),
    poly(
      [
        [332, 216],
        [348, 222],
        [332, 226],
      ],
      ochre,
    ),
    poly(
      [
        [278, 232],
        [244, 246],
        [284, 244],
      ],
      darken(navy, 0.2),
    ),
    drawSpotTree(480, 660, 120),
  ];
}

/** A map of streets under a magnifying glass that finds grass. */
function noResults(): string[] {
  const sheet = poly(
    [
      [280, 330],
      [520, 290],
      [700, 340],
      [940, 300],
      [960, 620],
      [710, 664],
      [520, 612],
      [262, 656],
    ],
    cream,
  );
  const fold =
    poly(
      [
        [520, 290],
        [700, 340],
        [710, 664],
        [520, 612],
      ],
      darken(cream, 0.09),
    ) +
    poly(
      [
        [700, 340],
        [940, 300],
        [960, 620],
        [710, 664],
      ],
      lighten(cream, 0.3),
    );
  return [
    poly(
      [
        [290, 350],
        [960, 320],
        [980, 650],
        [280, 690],
      ],
      INK,
      see(0.2),
    ),
    sheet,
    fold,
    stroke('M300 440L520 400L704 450L950 410M290 540L520 500L708 556L956 516', '#ffffff', 16),
    stroke('M380 315L366 636M610 316L616 638M830 320L838 640', '#ffffff', 16),
    path('M720 350L820 334L826 424L712 442Z', '#a8c79a'),
    path('M400 420L510 402L512 488L396 508Z', '#9cc3d4'),
    ...[
      [440, 560],
      [560, 440],
      [770, 500],
      [890, 460],
    ].map(([x = 0, y = 0]) => rect(x - 14, y - 14, 28, 24, '#d8b48c')),
    group(
      [
        ellipse(0, 0, 118, 118, luminous('#eaf5f8'), see(0.72)),
        path('M-70 30Q-40 0 -10 26Q20 -6 70 32Q40 84 -10 84Q-52 74 -70 30Z', '#8fb88a'),
        `<circle r="118" fill="none" stroke="${navy}" stroke-width="20"/>`,
        stroke('M-70 -48Q-40 -88 6 -90', '#ffffff', 10, see(0.8)),
        stroke('M90 90L176 176', wood, 34),
      ],
      'transform="translate(650 430)"',
    ),
  ];
}

/** A sold home: keys on the sign, the moving van before the door. */
function soldOut(): string[] {
  return [
    drawSpotHouse(300, 600, 240, cream, brick),
    drawSpotTree(270, 630, 150),
    path('M60 690C400 640 800 640 1160 690V740C800 690 400 690 60 740Z', '#9aa3a8'),
    ellipse(860, 672, 190, 14, INK, see(0.24)),
    pill(690, 490, 240, 160, 10, blue),
    pill(690, 490, 240, 34, 10, lighten(blue, 0.2)),
    path('M936 540H1000Q1040 544 1046 596V650H936Z', ochre),
    path('M956 556H996Q1016 560 1022 596H956Z', '#d6e8ee'),
    ...[760, 990].map((x) => ellipse(x, 654, 30, 30, '#2a3138') + ellipse(x, 654, 13, 13, grey)),
    drawHeart(806, 584, 30, cream),
    rect(604, 500, 12, 150, '#ffffff'),
    rect(520, 500, 96, 10, '#ffffff'),
    pill(526, 520, 76, 74, 6, brick),
    drawKey(548, 556, 9, 0, cream),
  ];
}

/** An open door with the light on, and the key in hand's reach. */
function buying(): string[] {
  return [
    rect(330, 130, 560, 520, '#c9a183'),
    ...Array.from({ length: 16 }, (_, index) => rect(330, 150 + index * 32, 560, 2.4, '#ab8265', see(0.5))),
    rect(476, 196, 268, 452, '#ffffff'),
    rect(500, 220, 220, 428, luminous('#ffd993')),
    rect(500, 560, 220, 88, '#b98c5c'),
    ellipse(610, 500, 120, 150, luminous('#fff3cf'), see(0.5)),
    poly(
      [
        [500, 220],
        [500, 648],
        [400, 690],
        [400, 190],
      ],
      navy,
    ),
    poly(
      [
        [486, 262],
        [486, 400],
        [420, 400],
        [420, 250],
      ],
      lighten(navy, 0.14),
    ),
    poly(
      [
        [486, 440],
        [486, 610],
        [420, 634],
        [420, 440],
      ],
      lighten(navy, 0.14),
    ),
    ellipse(412, 440, 9, 12, ochre),
    rect(300, 648, 620, 26, '#d8d0c2'),
    rect(260, 674, 700, 30, '#c4baa9'),
    pill(530, 640, 170, 20, 6, '#9a6a44'),
    rect(796, 280, 30, 46, navy),
    ellipse(811, 300, 34, 34, luminous('#ffe3a3'), see(0.5)),
    path('M770 648L784 560H850L864 648Z', brick),
    ellipse(817, 520, 66, 60, deep),
    ellipse(800, 504, 34, 34, '#4f8a6c'),
    drawKey(930, 470, 26, 62),
    stroke('M930 440C934 400 950 380 972 372', wood, 5),
  ];
}

/** A sign on the lawn and a camera that takes the home's picture. */
function selling(): string[] {
  return [
    drawSpotHouse(520, 590, 260, '#e9dcc3', deep),
    drawSpotTree(980, 630, 150, '#3d7263'),
    rect(380, 420, 14, 240, '#ffffff'),
    rect(300, 420, 94, 12, '#ffffff'),
    pill(296, 446, 82, 96, 8, blue),
    path('M312 504L337 478L362 504V528H312Z', cream),
    ellipse(500, 690, 120, 12, INK, see(0.2)),
    stroke('M500 560L446 692M500 560L556 692M500 560V690', '#2f363d', 9),
    pill(430, 490, 140, 92, 14, '#2f363d'),
    pill(470, 474, 52, 24, 6, '#2f363d'),
    ellipse(512, 536, 34, 34, grey),
    ellipse(512, 536, 24, 24, navy),
    ellipse(504, 528, 8, 8, '#cfe2ea'),
    ellipse(446, 508, 7, 7, brick),
    stroke('M566 486l34 -20M572 520l42 -4', ochre, 7),
  ];
}

/** A mailbox with its flag up and a letter that shows a home. */
function newsletter(): string[] {
  return [
    drawSpotTree(290, 640, 170),
    drawSpotHouse(800, 600, 150, cream, navy),
    ellipse(560, 716, 120, 12, INK, see(0.24)),
    rect(546, 500, 30, 214, wood),
    path('M420 500V400C420 340 500 340 500 400V500Z', darken(blue, 0.2)),
    path('M460 356H690C740 356 740 400 740 420V500H500V400C500 370 480 356 460 356Z', blue),
    rect(706, 300, 12, 120, '#ffffff'),
    rect(706, 300, 60, 40, brick),
    group(
      [
        rect(8, 10, 260, 180, INK, see(0.16)),
        rect(0, 0, 260, 180, '#fdfaf3'),
        poly(
          [
            [0, 0],
            [130, 96],
            [260, 0],
          ],
          darken('#fdfaf3', 0.08),
        ),
        stroke('M0 0L130 96L260 0', darken('#fdfaf3', 0.25), 4),
        drawHeart(130, 92, 24, brick),
      ],
      'transform="translate(330 390) rotate(-12)"',
    ),
    stroke('M300 350q-40 -20 -70 -8M322 320q-24 -30 -60 -34', cream, 7),
  ];
}

const SCENES: Record<PageScene, () => string[]> = {
  'not-found': notFound,
  error: wrong,
  offline,
  'no-results': noResults,
  'saved-empty': savedEmpty,
  'sold-out': soldOut,
  buying,
  selling,
  'pre-approval': preApproval,
  calculator,
  newsletter,
};

/** A page's illustration: soft-edged, transparent around, so that it stands on light and dark pages. */
export function drawPageScene(stage: Stage, name: PageScene): string {
  return drawGround(stage, SCENES[name]());
}
