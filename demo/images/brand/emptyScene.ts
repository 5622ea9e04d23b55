import { darken, lighten, luminous, mix } from '../drawing/colour.ts';
import { ellipse, group, path, poly, rect, short, smooth, withOpacity } from '../drawing/shapes.ts';
import { luminousHaze } from '../exterior/sky.ts';
import { drawConifer } from '../exterior/trees.ts';
import type { Stage } from '../stage.ts';

const WATER = 470;

/** Draws a Muskoka chair at a slight angle, with its foot at (x, base). */
function chair(stage: Stage, x: number, base: number, colour: string, flip: boolean): string {
  const dark = darken(colour, 0.18);
  const slats = [-26, -13, 0, 13, 26].map((at, index) =>
    poly(
      [
        [at * 0.8 - 5, 0],
        [at * 0.8 + 5, 0],
        [at + 6, -74 + Math.abs(index - 2) * 6],
        [at - 6, -74 + Math.abs(index - 2) * 6],
      ],
      index % 2 === 0 ? colour : lighten(colour, 0.08),
    ),
  );
  return group(
    [
      ellipse(0, 2, 58, 7, '#0f1b2d', withOpacity(0.18)),
      group(slats, 'transform="translate(0 -34)"'),
      poly(
        [
          [-34, -40],
          [34, -40],
          [42, -22],
          [-42, -22],
        ],
        stage.pen.fade(lighten(colour, 0.12), colour),
      ),
      rect(-42, -22, 84, 7, dark),
      rect(-54, -56, 18, 7, lighten(colour, 0.1)),
      rect(36, -56, 18, 7, lighten(colour, 0.1)),
      rect(-50, -50, 7, 50, dark),
      rect(43, -50, 7, 50, dark),
    ],
    `transform="translate(${short(x)} ${base}) scale(${flip ? -1 : 1} 1)"`,
  );
}

function cottage(x: number, base: number): string {
  const wall = '#e9e4d8';
  const warm = luminous('#ffdf9e');
  return group([
    rect(x + 96, base - 104, 18, 40, '#a65a45'),
    poly(
      [
        [x - 14, base - 46],
        [x + 60, base - 104],
        [x + 134, base - 46],
      ],
      '#4a5058',
    ),
    poly(
      [
        [x, base - 50],
        [x + 60, base - 96],
        [x + 120, base - 50],
        [x + 120, base],
        [x, base],
      ],
      wall,
    ),
    rect(x + 60, base - 50, 60, 50, darken(wall, 0.08)),
    rect(x + 16, base - 40, 26, 26, warm),
    rect(x + 28, base - 40, 2.4, 26, '#fbfaf6'),
    rect(x + 78, base - 38, 22, 38, '#0e5a72'),
  ]);
}

/**
 * Draws the picture of an empty list: a lake with pines, a cottage and two chairs on a dock. Its edges are soft, and
 * its background is transparent.
 */
export function drawEmptyScene(stage: Stage): string {
  const { pen, shot, look } = stage;
  const outline = smooth([
    [120, 400],
    [190, 240],
    [360, 150],
    [600, 112],
    [850, 142],
    [1020, 240],
    [1080, 410],
    [1010, 570],
    [830, 672],
    [600, 704],
    [360, 676],
    [190, 570],
  ]);
  const far = luminousHaze(stage, '#5c8d94', 0.55);
  const near = luminousHaze(stage, '#3f7a78', 0.3);
  const plank = '#b6926c';
  let seams = '';
  for (let index = 1; index < 9; index += 1) {
    const y = 560 + (index / 9) ** 1.4 * 160;
    seams += `M300 ${short(y)}H900`;
  }
  const dock = poly(
    [
      [500, 552],
      [720, 552],
      [800, 730],
      [420, 730],
    ],
    pen.fade(darken(plank, 0.06), lighten(plank, 0.12)),
  );
  const pines = [
    [250, 150],
    [306, 190],
    [360, 140],
    [850, 170],
    [905, 220],
    [960, 160],
    [1010, 200],
  ] as const;
  return group([
    group(
      [
        rect(
          0,
          0,
          1200,
          800,
          pen.linear([
            [0, luminous('#cfe4f4')],
            [0.45, luminous('#eaf3f9')],
            [0.6, luminous('#fdeedb')],
          ]),
        ),
        ellipse(
          760,
          330,
          210,
          170,
          pen.radial([
            [0, look.sky.sun, 0.9],
            [1, look.sky.sun, 0],
          ]),
        ),
        ellipse(760, 330, 46, 46, luminous('#fff6dd')),
        ellipse(420, 240, 110, 14, look.sky.cloud, withOpacity(0.8)),
        ellipse(470, 226, 66, 18, look.sky.cloud, withOpacity(0.8)),
        ellipse(860, 210, 80, 10, look.sky.cloud, withOpacity(0.7)),
        path(`M80 ${WATER}C240 380 380 400 520 430S800 380 930 410S1100 430 1180 ${WATER}Z`, far),
        path(`M60 ${WATER + 4}C200 430 320 440 420 ${WATER}H780C880 440 1000 430 1160 ${WATER + 4}Z`, near),
        cottage(440, WATER),
        ...pines.map(([x, height]) => drawConifer(stage, shot.fork(`pine${x}`), x, WATER + 2, height)),
        rect(
          0,
          WATER,
          1200,
          340,
          pen.linear([
            [0, luminous('#cfe2ea')],
            [0.3, luminous('#9cc4d6')],
            [1, luminous('#6ba3bf')],
          ]),
        ),
        `<path d="M716 482h88M728 496h66M722 512h80M738 530h50M730 548h62" stroke="${luminous('#fff1d6')}" stroke-width="5" stroke-linecap="round" ${withOpacity(0.8)}/>`,
        `<path d="M240 510h90M820 500h120M330 560h70M880 560h90M200 610h120M840 630h130M690 490h60M300 660h80" stroke="${luminous('#f3f9fc')}" stroke-width="3" stroke-linecap="round" ${withOpacity(0.6)}/>`,
        poly(
          [
            [430, 720],
            [790, 720],
            [820, 760],
            [400, 760],
          ],
          mix(plank, '#0f1b2d', 0.5),
          withOpacity(0.4),
        ),
        dock,
        group(
          [`<path d="${seams}" stroke="${darken(plank, 0.3)}" stroke-width="2" ${withOpacity(0.5)}/>`],
          pen.clip(
            poly(
              [
                [500, 552],
                [720, 552],
                [800, 730],
                [420, 730],
              ],
              '#000000',
            ),
          ),
        ),
        rect(492, 534, 12, 44, darken(plank, 0.3)),
        rect(716, 534, 12, 44, darken(plank, 0.3)),
        chair(stage, 556, 618, '#b3443a', false),
        chair(stage, 672, 618, '#1f5a6e', true),
      ],
      pen.clip(`<path d="${outline}"/>`),
    ),
  ]);
}
