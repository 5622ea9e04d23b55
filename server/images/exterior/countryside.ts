import { darken, INK, lighten, luminous, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { blob, boards, courses, ellipse, group, path, poly, rect, see, short } from '../drawing/shapes.ts';
import { lampsAreOn } from '../look.ts';
import type { Stage } from '../stage.ts';
import { drawGableEdges, drawLongRoof } from './roofs.ts';
import { drawSky, drawTreeline, luminousHaze } from './sky.ts';
import { drawConifer, drawShrub, drawTree } from './trees.ts';

const WINTER_FIELD = '#eef3f8';

function hill(stage: Stage, base: number, height: number, colour: string, distance: number): string {
  const dice = stage.shot.fork(`hill${base}`);
  const fill = stage.pen.fade(
    luminousHaze(stage, colour, distance),
    luminousHaze(stage, colour, distance * 0.6),
  );
  const a = base - height * dice.between(0.4, 1);
  const b = base - height * dice.between(0.2, 1);
  const c = base - height * dice.between(0.4, 1);
  return path(
    `M0 ${short(base)}C160 ${short(a)} 300 ${short(a)} 460 ${short(b)}S820 ${short(c)} 960 ${short(b - 20)}S1140 ${short(a)} 1200 ${short(c)}V820H0Z`,
    fill,
  );
}

function fence(stage: Stage, from: number, to: number, y: number, rise: number): string {
  const wood = stage.look.season === 'winter' ? '#8d8278' : '#a58a6a';
  const parts: string[] = [];
  const count = Math.round((to - from) / 74);
  for (let index = 0; index <= count; index += 1) {
    const x = from + ((to - from) * index) / count;
    parts.push(rect(x - 4, y - rise - 6, 8, rise + 10, darken(wood, 0.12)));
    if (stage.look.season === 'winter') {
      parts.push(rect(x - 5, y - rise - 10, 10, 5, '#f6f9fc'));
    }
  }
  for (const share of [0.2, 0.62]) {
    parts.push(
      rect(from, y - rise * (1 - share), to - from, 7, wood),
      rect(from, y - rise * (1 - share) + 6, to - from, 2, INK, see(0.2)),
    );
  }
  return group(parts);
}

function furrows(stage: Stage, top: number, foot: number, colour: string): string {
  let data = '';
  for (let index = -16; index <= 16; index += 1) {
    data += `M${600 + index * 42} ${top}L${600 + index * 128} ${foot}`;
  }
  return group([
    poly(
      [
        [0, top + 16],
        [340, top],
        [900, top],
        [1200, top + 18],
        [1200, foot],
        [0, foot],
      ],
      stage.pen.fade(darken(colour, 0.08), lighten(colour, 0.1)),
    ),
    `<path d="${data}" stroke="${darken(colour, 0.24)}" stroke-width="5" ${see(0.38)}/>`,
  ]);
}

/** A vacant lot: meadow with survey stakes and a gravel lane, trees and hills behind. */
export function drawLand(stage: Stage): string {
  const { look, shot, home } = stage;
  const winter = look.season === 'winter';
  const meadow = winter ? WINTER_FIELD : mix(look.lawn, '#c9b968', home.between(0, 0.3));
  const wooded = home.chance(0.5);
  const stake = (x: number, y: number, size: number): string =>
    group([
      ellipse(x, y, 10 * size, 2.6 * size, INK, see(0.2)),
      rect(x - 3 * size, y - 56 * size, 6 * size, 56 * size, '#d8c9a8'),
      poly(
        [
          [x + 3 * size, y - 56 * size],
          [x + 26 * size, y - 48 * size],
          [x + 3 * size, y - 38 * size],
        ],
        '#e0662f',
      ),
    ]);
  const trees: string[] = [];
  for (let index = 0; index < (wooded ? 17 : 8); index += 1) {
    const x = (1200 / (wooded ? 16 : 7)) * index + shot.between(-26, 26);
    const inMiddle = x > 330 && x < 880;
    const dice = shot.fork(`tree${index}`);
    const height = (inMiddle ? 0.6 : 1) * shot.between(190, 300);
    trees.push(
      dice.chance(0.5)
        ? drawConifer(stage, dice, x, 520 + shot.between(-8, 10), height)
        : drawTree(stage, dice, x, 522 + shot.between(-8, 10), height),
    );
  }
  let grass = '';
  for (let index = 0; index < 130; index += 1) {
    const y = 545 + shot.next() ** 0.7 * 250;
    const size = 4 + (y - 540) / 22;
    grass += `M${short(shot.between(0, 1200))} ${short(y)}l${short(-size * 0.3)} ${short(-size)}m${short(size * 0.3)} ${short(size)}l${short(size * 0.5)} ${short(-size * 0.9)}`;
  }
  const flowers: string[] = [];
  if (look.season === 'summer' || look.season === 'spring') {
    for (let index = 0; index < 46; index += 1) {
      const y = shot.between(580, 790);
      flowers.push(
        ellipse(
          shot.between(0, 1200),
          y,
          y / 200,
          y / 220,
          shot.pick(['#f6f1e2', '#e8c24f', '#c9a1d4', '#ffffff']),
        ),
      );
    }
  }
  return group([
    drawSky(stage, 520),
    hill(stage, 500, 150, '#4f7d86', 0.62),
    hill(stage, 520, 90, look.foliage[0], 0.4),
    drawTreeline(stage, 522, 90, 0.35),
    rect(
      0,
      512,
      1200,
      300,
      stage.pen.linear([
        [0, darken(meadow, 0.12)],
        [0.4, meadow],
        [1, lighten(meadow, 0.06)],
      ]),
    ),
    ...trees,
    path(
      'M592 520C600 580 520 620 470 690S330 780 270 810H520C560 740 610 680 640 630S640 560 614 520Z',
      stage.pen.fade(winter ? '#d5dce3' : '#cfc2a6', winter ? '#e2e8ee' : '#bfae8d'),
    ),
    `<path d="${grass}" stroke="${darken(meadow, 0.3)}" stroke-width="2" fill="none" ${see(winter ? 0.25 : 0.5)}/>`,
    ...flowers,
    `<path d="M700 560L1010 566L1130 742L690 722Z" fill="none" stroke="#e0662f" stroke-width="3" stroke-dasharray="12 9" opacity="0.75"/>`,
    stake(700, 562, 0.7),
    stake(1010, 568, 0.7),
    stake(1130, 744, 1.3),
    stake(690, 724, 1.3),
    fence(stage, -20, 330, 600, 46),
    drawShrub(stage, shot.fork('shrub'), 120, 690, 64),
    drawShrub(stage, shot.fork('shrub2'), 1120, 640, 46),
    path(blob(shot.fork('stone'), 240, 712, 34, 18, 8), '#9c9a96'),
    path(blob(shot.fork('stone'), 232, 707, 24, 10, 8), '#b5b3ae'),
  ]);
}

function barn(stage: Stage, x: number, base: number): string {
  const red = stage.home.pick(['#9c3f34', '#8a3a33', '#a8503f', '#5f4a40']);
  const dark = darken(red, 0.2);
  const width = 250;
  const snow = stage.look.season === 'winter';
  const roof = snow ? '#f3f7fa' : '#5c6670';
  const gable = [
    [x, base - 130],
    [x + 34, base - 196],
    [x + 125, base - 250],
    [x + 216, base - 196],
    [x + width, base - 130],
  ] as const;
  const marks = stage.pen.clip(poly([...gable, [x + width, base], [x, base]], '#000000'));
  return group([
    poly(
      [
        [x + width, base - 130],
        [x + width + 190, base - 120],
        [x + width + 190, base],
        [x + width, base],
      ],
      stage.pen.fade(darken(red, 0.18), darken(red, 0.3)),
    ),
    poly(
      [
        [x + 125, base - 258],
        [x + 310, base - 234],
        [x + 384, base - 182],
        [x + 450, base - 112],
        [x + width + 8, base - 122],
        [x + 222, base - 200],
      ],
      stage.pen.fade(lighten(roof, 0.05), darken(roof, 0.15)),
    ),
    poly(
      [...gable, [x + width, base], [x, base]],
      stage.pen.linear(
        [
          [0, lighten(red, 0.06)],
          [1, darken(red, 0.08)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    group(
      [
        `<path d="${boards(x, base - 260, width, 260, 13)}" stroke="${dark}" stroke-width="1.6" ${see(0.6)}/>`,
      ],
      marks,
    ),
    `<path d="M${x - 14} ${base - 122}L${x + 30} ${base - 204}L${x + 125} ${base - 260}L${x + 220} ${base - 204}L${x + width + 14} ${base - 122}" fill="none" stroke="${roof}" stroke-width="12" stroke-linejoin="round"/>`,
    rect(x + 70, base - 118, 110, 118, '#f2eee4'),
    rect(x + 75, base - 113, 48, 113, dark),
    rect(x + 127, base - 113, 48, 113, dark),
    `<path d="M${x + 75} ${base}l48 -113M${x + 75} ${base - 113}l48 113M${x + 127} ${base}l48 -113M${x + 127} ${base - 113}l48 113" stroke="#f2eee4" stroke-width="5"/>`,
    rect(x + 101, base - 204, 48, 44, '#f2eee4'),
    rect(x + 106, base - 199, 38, 34, lampsAreOn(stage.look) ? luminous('#ffd48c') : '#3a2c28'),
    ...[0, 1, 2].map((index) =>
      rect(
        x + width + 30 + index * 52,
        base - 84,
        24,
        30,
        lampsAreOn(stage.look) ? luminous('#ffd48c') : '#c9d6dc',
      ),
    ),
  ]);
}

function silo(stage: Stage, x: number, base: number, height: number): string {
  const body = '#b9bfc4';
  return group([
    rect(
      x,
      base - height,
      66,
      height,
      stage.pen.linear(
        [
          [0, lighten(body, 0.3)],
          [0.5, body],
          [1, darken(body, 0.28)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    `<path d="${courses(x, base - height, 66, height, 22)}" stroke="${darken(body, 0.3)}" stroke-width="1.6" ${see(0.5)}/>`,
    path(
      `M${x} ${base - height}q33 -58 66 0z`,
      stage.look.season === 'winter'
        ? '#f4f8fb'
        : stage.pen.linear(
            [
              [0, '#d6dadd'],
              [1, '#8d969d'],
            ],
            [0, 0],
            [1, 0],
          ),
    ),
  ]);
}

function farmhouse(stage: Stage, dice: Dice, x: number, base: number): string {
  const wall = '#f1efe8';
  const glass = lampsAreOn(stage.look) ? luminous('#ffd48c') : '#7f9db0';
  return group([
    drawLongRoof(stage, x, base - 92, 190, 56, 14),
    rect(
      x,
      base - 92,
      190,
      92,
      stage.pen.linear(
        [
          [0, wall],
          [1, darken(wall, 0.14)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    `<path d="${courses(x, base - 92, 190, 92, 7)}" stroke="${darken(wall, 0.25)}" stroke-width="1" ${see(0.4)}/>`,
    poly(
      [
        [x + 54, base - 88],
        [x + 95, base - 142],
        [x + 136, base - 88],
      ],
      wall,
    ),
    drawGableEdges(stage, x + 54, base - 90, 82, 52, 8),
    ...[16, 78, 142].map(
      (at) => rect(x + at - 2, base - 78, 32, 34, '#ffffff') + rect(x + at, base - 76, 28, 30, glass),
    ),
    rect(x + 82, base - 40, 24, 40, stage.look.house.door),
    rect(x - 6, base - 44, 202, 6, stage.look.house.roof),
    drawShrub(stage, dice, x + 30, base + 4, 18),
    drawShrub(stage, dice, x + 160, base + 4, 18),
  ]);
}

/** A farm: barn with silo and farmhouse behind furrowed fields. */
export function drawFarm(stage: Stage): string {
  const { look, shot, home } = stage;
  const winter = look.season === 'winter';
  const crop = winter
    ? '#e6edf3'
    : { spring: '#8f7a55', summer: '#8fae58', autumn: '#cfae5c', winter: '#e6edf3' }[look.season];
  const base = 566;
  const bales: string[] = [];
  if (look.season === 'autumn' || look.season === 'summer') {
    for (const [x, y, size] of [
      [200, 690, 1.2],
      [330, 650, 0.9],
      [1010, 700, 1.3],
    ] as const) {
      bales.push(
        ellipse(x, y + 30 * size, 48 * size, 6 * size, INK, see(0.25)),
        ellipse(x, y, 40 * size, 34 * size, '#c99f4e'),
        ellipse(x - 4 * size, y - 2 * size, 31 * size, 27 * size, '#dfba6a'),
        ellipse(x - 4 * size, y - 2 * size, 17 * size, 15 * size, '#c99f4e'),
        ellipse(x - 4 * size, y - 2 * size, 7 * size, 6 * size, '#dfba6a'),
      );
    }
  }
  return group([
    drawSky(stage, 540),
    hill(stage, 520, 110, '#4f7d86', 0.6),
    hill(stage, 545, 60, look.foliage[0], 0.42),
    drawTreeline(stage, 556, 64, 0.32),
    rect(
      0,
      540,
      1200,
      300,
      stage.pen.linear([
        [0, darken(look.lawn, 0.1)],
        [1, look.lawn],
      ]),
    ),
    group([
      drawTree(stage, shot.fork('a'), 150, base + 6, 250),
      drawTree(stage, shot.fork('b'), 470, base, 220),
      drawConifer(stage, shot.fork('c'), 1090, base + 4, 260),
      drawConifer(stage, shot.fork('d'), 1150, base + 8, 200),
      farmhouse(stage, shot.fork('house'), 216, base),
      silo(stage, 968, base, 260),
      home.chance(0.5) ? silo(stage, 1040, base, 200) : '',
      barn(stage, 540, base),
      path(`M290 ${base}q40 26 10 44h70q10 -24 -40 -44z`, winter ? '#dbe2e8' : '#c9bc9f'),
    ]),
    furrows(stage, 606, 820, crop),
    fence(stage, -20, 1220, 618, 40),
    ...bales,
  ]);
}
