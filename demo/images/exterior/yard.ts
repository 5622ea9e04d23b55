import { darken, INK, lighten, luminous, mix } from '../drawing/colour.ts';
import { boards, ellipse, group, path, pill, poly, rect, short, withOpacity } from '../drawing/shapes.ts';
import { lampsAreOn } from '../look.ts';
import type { Stage } from '../stage.ts';
import { coloursOfHome } from './home.ts';
import { claddingOf } from './homes/parts.ts';
import { drawWindow } from './openings.ts';
import { drawOutlook } from './outlook.ts';
import { drawLongRoof } from './roofs.ts';
import { drawConifer, drawHedge, drawShrub, drawTree } from './trees.ts';
import { drawPot, drawWall } from './walls.ts';

const LAWN = 540;

function fence(stage: Stage, from: number, to: number): string {
  const wood = stage.home.pick(['#b08a62', '#8d7a68', '#a3967f', '#6f6a64']);
  const top = LAWN - 128;
  return group([
    rect(from, top, to - from, 132, stage.pen.fade(lighten(wood, 0.1), darken(wood, 0.1))),
    `<path d="${boards(from, top, to - from, 132, 17)}" stroke="${darken(wood, 0.35)}" stroke-width="2" ${withOpacity(0.5)}/>`,
    rect(from, top + 20, to - from, 7, darken(wood, 0.12)),
    rect(from, top - 6, to - from, 8, stage.look.season === 'winter' ? '#f4f8fb' : lighten(wood, 0.15)),
    rect(from, LAWN - 8, to - from, 14, INK, withOpacity(0.2)),
  ]);
}

function houseBack(stage: Stage, x: number, width: number): string {
  const wall = claddingOf(stage);
  const eaves = 190;
  const base = LAWN + 34;
  const door = { columns: 2, rows: 1, frame: '#2b333b', casing: 6 };
  return group([
    drawLongRoof(stage, x, eaves, width, 120, 60),
    drawWall(stage, stage.home.fork('back'), x, eaves, width, base - eaves, wall),
    drawWindow(stage, stage.shot.fork('a'), x + 54, eaves + 44, 92, 88),
    drawWindow(stage, stage.shot.fork('b'), x + width - 170, eaves + 44, 92, 88),
    drawWindow(stage, stage.shot.fork('c'), x + 60, base - 186, 176, 176, door),
    drawWindow(stage, stage.shot.fork('d'), x + width - 190, base - 170, 110, 96, { columns: 2, rows: 1 }),
  ]);
}

function deck(stage: Stage, x: number, width: number): string {
  const wood = mix(stage.look.room.wood, '#b58f68', 0.5);
  const top = LAWN + 30;
  const front = top + 70;
  let planks = '';
  for (let index = 1; index < 9; index += 1) {
    const y = top + (index / 9) ** 1.3 * 70;
    const spread = ((y - top) / 70) * 34;
    planks += `M${short(x - spread)} ${short(y)}H${short(x + width + spread)}`;
  }
  return group([
    poly(
      [
        [x, top],
        [x + width, top],
        [x + width + 34, front],
        [x - 34, front],
      ],
      stage.pen.fade(darken(wood, 0.05), lighten(wood, 0.14)),
    ),
    `<path d="${planks}" stroke="${darken(wood, 0.28)}" stroke-width="1.8" ${withOpacity(0.5)}/>`,
    rect(x - 34, front, width + 68, 22, darken(wood, 0.25)),
    rect(x - 34, front + 22, width + 68, 12, INK, withOpacity(0.2)),
    rect(x + width * 0.3, front + 18, 150, 16, lighten(wood, 0.04)),
    rect(x + width * 0.3, front + 30, 150, 10, darken(wood, 0.3)),
  ]);
}

function patioSet(stage: Stage, x: number, y: number): string {
  const canopy = stage.home.pick(['#1f5a6e', '#e9e0cf', '#1e5b45', '#c8663f', '#d39a35']);
  const { wood } = stage.look.room;
  const winter = stage.look.season === 'winter';
  const seat = (at: number): string =>
    group([
      rect(at - 20, y - 62, 40, 32, darken(wood, 0.14), 'rx="5"'),
      rect(at - 24, y - 32, 48, 8, wood),
      rect(at - 22, y - 26, 4, 30, darken(wood, 0.3)),
      rect(at + 18, y - 26, 4, 30, darken(wood, 0.3)),
    ]);
  return group([
    ellipse(x, y + 4, 128, 12, INK, withOpacity(0.2)),
    winter ? '' : rect(x - 3, y - 210, 6, 210, '#e9e6de'),
    seat(x - 84),
    seat(x + 84),
    pill(x - 76, y - 50, 152, 9, 4, wood),
    rect(x - 60, y - 41, 5, 44, darken(wood, 0.3)),
    rect(x + 55, y - 41, 5, 44, darken(wood, 0.3)),
    pill(x - 26, y - 68, 14, 18, 4, '#cfe0e4'),
    ellipse(x + 22, y - 54, 18, 5, '#f3efe4'),
    winter ? '' : path(`M${x - 130} ${y - 178}Q${x} ${y - 262} ${x + 130} ${y - 178}Z`, canopy),
    winter
      ? ''
      : path(
          `M${x} ${y - 222}Q${x + 74} ${y - 214} ${x + 130} ${y - 178}H${x + 36}Q${x + 24} ${y - 206} ${x} ${y - 222}Z`,
          darken(canopy, 0.16),
        ),
    winter
      ? ''
      : path(
          `M${x - 130} ${y - 178}h260l-6 9q-20 -8 -40 0q-22 -8 -44 0q-22 -8 -44 0q-22 -8 -44 0q-20 -8 -36 0q-20 -8 -40 0z`,
          darken(canopy, 0.08),
        ),
  ]);
}

function stringLights(stage: Stage): string {
  const bulbs: string[] = [
    `<path d="M380 250Q640 360 1180 230" fill="none" stroke="#2a323a" stroke-width="2"/>`,
  ];
  const lit = lampsAreOn(stage.look);
  for (let index = 1; index < 14; index += 1) {
    const t = index / 14;
    const x = (1 - t) ** 2 * 380 + 2 * (1 - t) * t * 640 + t ** 2 * 1180;
    const y = (1 - t) ** 2 * 250 + 2 * (1 - t) * t * 360 + t ** 2 * 230;
    if (lit) {
      bulbs.push(
        ellipse(
          x,
          y + 8,
          26,
          26,
          stage.pen.radial([
            [0, luminous('#ffdf9e'), 0.7],
            [1, luminous('#ffdf9e'), 0],
          ]),
        ),
      );
    }
    bulbs.push(ellipse(x, y + 8, 5, 6, lit ? luminous('#fff0c4') : '#f3e6c2'));
  }
  return group(bulbs);
}

/** Draws the garden behind the house: lawn with a fence, beds and trees, a deck with a table, string lights. */
export function drawYard(home: Stage): string {
  const stage = { ...home, look: { ...home.look, house: coloursOfHome(home) } };
  const { look, shot } = stage;
  const { lawn } = look;
  let mown = '';
  for (let index = 0; index < 7; index += 2) {
    mown += `M${300 + index * 150} ${LAWN}L${60 + index * 240} 800H${300 + index * 240}L${450 + index * 150} ${LAWN}Z`;
  }
  return group([
    drawOutlook(stage, LAWN, false),
    drawTree(stage, shot.fork('a'), 650, LAWN - 10, 330),
    drawConifer(stage, shot.fork('b'), 830, LAWN - 10, 350),
    drawTree(stage, shot.fork('c'), 1080, LAWN - 6, 420),
    fence(stage, 330, 1210),
    rect(
      0,
      LAWN,
      1200,
      270,
      stage.pen.linear([
        [0, darken(lawn, 0.16)],
        [0.35, lawn],
        [1, lighten(lawn, 0.08)],
      ]),
    ),
    look.season === 'winter' ? '' : path(mown, lighten(lawn, 0.14), withOpacity(0.35)),
    path(
      `M470 ${LAWN + 4}Q820 ${LAWN + 54} 1210 ${LAWN + 20}V${LAWN - 6}H470Z`,
      look.season === 'winter' ? '#e3eaf0' : '#6b5a48',
    ),
    drawHedge(stage, shot.fork('bed'), 490, 1200, LAWN + 18, 38),
    houseBack(stage, -90, 470),
    deck(stage, -60, 500),
    drawPot(stage, 396, LAWN + 60, 56),
    patioSet(stage, 200, LAWN + 92),
    stringLights(stage),
    drawShrub(stage, shot.fork('front'), 1120, 770, 86),
    drawShrub(stage, shot.fork('front2'), 990, 792, 60),
    shot.chance(0.5) && look.season !== 'winter'
      ? group([
          ellipse(760, 690, 92, 13, INK, withOpacity(0.18)),
          poly(
            [
              [690, 660],
              [850, 640],
              [866, 664],
              [706, 686],
            ],
            '#e9e0cf',
          ),
          poly(
            [
              [690, 660],
              [640, 610],
              [656, 604],
              [712, 656],
            ],
            '#e9e0cf',
          ),
          rect(700, 680, 6, 14, look.room.wood),
          rect(846, 662, 6, 18, look.room.wood),
        ])
      : '',
  ]);
}
