import { darken, INK, lighten, luminous } from '../drawing/colour.ts';
import { ellipse, group, path, pill, poly, rect, stroke, withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import type { PageScene } from './brandNames.ts';
import { calculator, preApproval, savedEmpty } from './pageRooms.ts';
import { drawGround, drawHeart, drawKey, drawSpotHouse, drawSpotTree, SPOT } from './spots.ts';

const { cream, brick, ochre, blue, navy, wood, grey, deep } = SPOT;

/** Draws a sold home: keys on the sign, and a moving van in front of the door. */
function soldOut(): string[] {
  return [
    drawSpotHouse(300, 600, 240, cream, brick),
    drawSpotTree(270, 630, 150),
    path('M60 690C400 640 800 640 1160 690V740C800 690 400 690 60 740Z', '#9aa3a8'),
    ellipse(860, 672, 190, 14, INK, withOpacity(0.24)),
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

/** Draws an open door with the light on, and a key. */
function buying(): string[] {
  return [
    rect(330, 130, 560, 520, '#c9a183'),
    ...Array.from({ length: 16 }, (_, index) =>
      rect(330, 150 + index * 32, 560, 2.4, '#ab8265', withOpacity(0.5)),
    ),
    rect(476, 196, 268, 452, '#ffffff'),
    rect(500, 220, 220, 428, luminous('#ffd993')),
    rect(500, 560, 220, 88, '#b98c5c'),
    ellipse(610, 500, 120, 150, luminous('#fff3cf'), withOpacity(0.5)),
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
    ellipse(811, 300, 34, 34, luminous('#ffe3a3'), withOpacity(0.5)),
    path('M770 648L784 560H850L864 648Z', brick),
    ellipse(817, 520, 66, 60, deep),
    ellipse(800, 504, 34, 34, '#4f8a6c'),
    drawKey(930, 470, 26, 62),
    stroke('M930 440C934 400 950 380 972 372', wood, 5),
  ];
}

/** Draws a sign on the lawn, and a camera in front of the home. */
function selling(): string[] {
  return [
    drawSpotHouse(520, 590, 260, '#e9dcc3', deep),
    drawSpotTree(980, 630, 150, '#3d7263'),
    rect(380, 420, 14, 240, '#ffffff'),
    rect(300, 420, 94, 12, '#ffffff'),
    pill(296, 446, 82, 96, 8, blue),
    path('M312 504L337 478L362 504V528H312Z', cream),
    ellipse(500, 690, 120, 12, INK, withOpacity(0.2)),
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

/** Draws a mailbox with its flag up, and a letter with a home on it. */
function newsletter(): string[] {
  return [
    drawSpotTree(290, 640, 170),
    drawSpotHouse(800, 600, 150, cream, navy),
    ellipse(560, 716, 120, 12, INK, withOpacity(0.24)),
    rect(546, 500, 30, 214, wood),
    path('M420 500V400C420 340 500 340 500 400V500Z', darken(blue, 0.2)),
    path('M460 356H690C740 356 740 400 740 420V500H500V400C500 370 480 356 460 356Z', blue),
    rect(706, 300, 12, 120, '#ffffff'),
    rect(706, 300, 60, 40, brick),
    group(
      [
        rect(8, 10, 260, 180, INK, withOpacity(0.16)),
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
  'saved-empty': savedEmpty,
  'sold-out': soldOut,
  buying,
  selling,
  'pre-approval': preApproval,
  calculator,
  newsletter,
};

/** Draws a page's illustration with soft edges and a transparent background, for light and dark pages. */
export function drawPageScene(stage: Stage, name: PageScene): string {
  return drawGround(stage, SCENES[name]());
}
