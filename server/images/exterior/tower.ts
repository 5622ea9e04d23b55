import { darken, INK, lighten, luminous } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { group, path, poly, rect, see, short } from '../drawing/shapes.ts';
import { lampsAreOn } from '../look.ts';
import type { Stage } from '../stage.ts';
import { drawCar, drawStreetLamp } from './grounds.ts';
import { drawSky, drawTreeline } from './sky.ts';
import { drawSkyline } from './skyline.ts';
import { drawHedge, drawTree } from './trees.ts';

const BASE = 708;
const STOREY = 26;

interface TowerPlan {
  x: number;
  width: number;
  storeys: number;
  glass: string;
  frame: string;
  balconies: 'left' | 'right' | 'wrap' | 'middle';
}

function pane(stage: Stage, dice: Dice, glass: string): string {
  if (lampsAreOn(stage.look) && dice.chance(0.42)) {
    return luminous(dice.pick(['#ffd48c', '#ffe7b8', '#f7bd6e']));
  }
  return dice.pick([glass, lighten(glass, 0.14), darken(glass, 0.1), lighten(glass, 0.26)]);
}

/** Shares of the width that hold balconies. */
const BALCONY_SPANS = {
  left: [[0, 0.32]],
  right: [[0.68, 1]],
  wrap: [
    [0, 0.24],
    [0.76, 1],
  ],
  middle: [[0.3, 0.7]],
} as const;

function tower(stage: Stage, plan: TowerPlan): string {
  const { x, width, storeys, glass, frame } = plan;
  const dice = stage.home.fork(`tower${x}`);
  const shot = stage.shot.fork(`panes${x}`);
  const top = BASE - storeys * STOREY;
  const side = width * 0.16;
  const bays = Math.round(width / 24);
  const bay = width / bays;
  const parts = [
    poly(
      [
        [x + width, top],
        [x + width + side, top + side * 0.5],
        [x + width + side, BASE],
        [x + width, BASE],
      ],
      stage.pen.fade(darken(glass, 0.32), darken(glass, 0.42)),
    ),
    rect(
      x,
      top,
      width,
      BASE - top,
      stage.pen.linear(
        [
          [0, lighten(glass, 0.22)],
          [0.5, glass],
          [1, darken(glass, 0.14)],
        ],
        [0, 0],
        [0.8, 1],
      ),
    ),
  ];
  let slabs = '';
  let sideSlabs = '';
  for (let storey = 0; storey < storeys; storey += 1) {
    const y = top + storey * STOREY;
    for (let index = 0; index < bays; index += 1) {
      if (shot.chance(0.5)) {
        parts.push(
          rect(x + index * bay + 1, y + 3, bay - 2, STOREY - 6, pane(stage, shot, glass), see(0.85)),
        );
      }
    }
    slabs += `M${short(x)} ${short(y)}h${short(width)}`;
    sideSlabs += `M${short(x + width)} ${short(y)}l${short(side)} ${short(side * 0.5 * (1 - storey / storeys))}`;
  }
  let mullions = '';
  for (let index = 0; index <= bays; index += 1) {
    mullions += `M${short(x + index * bay)} ${short(top)}V${BASE}`;
  }
  parts.push(`<path d="${mullions}" stroke="${darken(frame, 0.2)}" stroke-width="1.2" ${see(0.5)}/>`);
  parts.push(
    `<path d="${slabs}" stroke="${frame}" stroke-width="4"/>`,
    `<path d="${sideSlabs}" stroke="${darken(frame, 0.3)}" stroke-width="3"/>`,
  );
  parts.push(
    poly(
      [
        [x + width * 0.1, BASE],
        [x + width * 0.62, top],
        [x + width * 0.82, top],
        [x + width * 0.3, BASE],
      ],
      '#ffffff',
      see(0.1),
    ),
  );
  for (const [from, to] of BALCONY_SPANS[plan.balconies]) {
    const left = x + width * from - (from === 0 ? 9 : 0);
    const span = width * (to - from) + (from === 0 || to === 1 ? 9 : 0);
    for (let storey = 1; storey < storeys - 1; storey += 1) {
      const y = top + storey * STOREY;
      parts.push(
        rect(left, y + STOREY - 3, span, 5, lighten(frame, 0.1)),
        rect(left, y + STOREY + 2, span, 6, INK, see(0.24)),
      );
      parts.push(
        rect(left, y + STOREY - 13, span, 10, '#d5e6ee', see(0.62)),
        rect(left, y + STOREY - 14, span, 1.6, '#5d6872'),
      );
    }
  }
  const crown = dice.pick([20, 34, 48]);
  parts.push(
    rect(x + width * 0.18, top - crown, width * 0.6, crown, darken(frame, 0.25)),
    rect(x + width * 0.18, top - crown, width * 0.6, 4, lighten(frame, 0.1)),
    rect(x - 5, top - 6, width + 10, 8, frame),
  );
  return group(parts);
}

function podium(stage: Stage, x: number, width: number): string {
  const { house } = stage.look;
  const top = BASE - 112;
  const brick = stage.home.pick(['#7d5148', '#5b6670', '#a89a86', house.wall]);
  const warm = lampsAreOn(stage.look);
  const parts = [
    rect(x, top, width, 112, stage.pen.fade(lighten(brick, 0.05), darken(brick, 0.1))),
    rect(x - 6, top - 8, width + 12, 10, '#d9d7d1'),
  ];
  const bays = Math.round(width / 74);
  const bay = width / bays;
  for (let index = 0; index < bays; index += 1) {
    const left = x + index * bay + 8;
    const shop = warm
      ? stage.pen.fade(luminous('#ffcf85'), luminous('#fff0cf'))
      : stage.pen.linear(
          [
            [0, '#5d7d92'],
            [1, '#b8d0dc'],
          ],
          [0, 0],
          [1, 1],
        );
    parts.push(rect(left, top + 10, bay - 16, 28, shop), rect(left, top + 54, bay - 16, 58, shop));
    parts.push(
      `<path d="M${short(left + (bay - 16) / 2)} ${top + 54}v58M${short(left)} ${top + 72}h${short(bay - 16)}" stroke="#2a323a" stroke-width="2.4"/>`,
    );
    parts.push(rect(left, top + 54, bay - 16, 4, INK, see(0.3)));
  }
  const middle = x + width / 2;
  parts.push(
    rect(middle - 84, top + 40, 168, 9, '#22292f'),
    rect(middle - 84, top + 49, 168, 4, warm ? luminous('#ffe0a3') : '#3a424a'),
  );
  return group(parts);
}

/** Condominium towers of glass with balconies on a brick podium, the city behind them. */
export function drawTower(stage: Stage): string {
  const { shot, home, look } = stage;
  const glass = home.pick(['#5f8aa8', '#4f7f94', '#6b93a3', '#7a98ad', '#456f8f']);
  const frame = home.pick(['#e8ebec', '#c9ced1', '#f3f3f0', '#59636c']);
  const balconies = home.pick(['left', 'right', 'wrap', 'middle'] as const);
  const storeys = home.whole(19, 23);
  const twin = home.chance(0.5);
  const x = twin ? 395 : 480;
  const zoom = shot.between(1.06, 1.16);
  const lower = {
    x: 690,
    width: 170,
    storeys: storeys - home.whole(4, 7),
    glass: lighten(glass, 0.08),
    frame,
    balconies: 'wrap' as const,
  };
  const walkTint = look.season === 'winter' ? '#e3e9ee' : '#c9c7c0';
  const children = [
    drawSky(stage, 640),
    drawSkyline(stage, 690, 330, 0.72),
    drawSkyline(stage, 696, 220, 0.5),
    drawTreeline(stage, 704, 70, 0.35),
    twin ? tower(stage, lower) : '',
    tower(stage, { x, width: 240, storeys, glass, frame, balconies }),
    podium(stage, twin ? 345 : 390, twin ? 570 : 420),
    rect(0, BASE, 1200, 30, walkTint),
    rect(0, BASE + 26, 1200, 8, '#b3b0a8'),
    rect(0, BASE + 34, 1200, 80, stage.pen.fade('#656b73', '#4f555e')),
    path(
      `M0 ${BASE + 74}h1200`,
      'none',
      'stroke="#d8d2b8" stroke-width="4" stroke-dasharray="60 46" opacity="0.7"',
    ),
    drawHedge(stage, shot.fork('hedge'), 400, 560, BASE + 6, 16),
    drawHedge(stage, shot.fork('hedge2'), 700, 880, BASE + 6, 16),
    ...[150, 270, 960, 1080].map((at) =>
      drawTree(stage, shot.fork(`tree${at}`), at + shot.between(-20, 20), BASE + 16, shot.between(180, 250)),
    ),
    drawStreetLamp(stage, 330, BASE + 24, 150),
    drawStreetLamp(stage, 905, BASE + 24, 150),
    drawCar(stage, shot.between(180, 480), BASE + 66, shot.pick(['#3d5a73', '#b9bfc4', '#7c3a36']), 0.72),
    shot.chance(0.6)
      ? drawCar(stage, shot.between(700, 1050), BASE + 62, shot.pick(['#2c3238', '#e6e4de', '#4d6b5c']), 0.68)
      : '',
  ];
  return group(
    children,
    `transform="translate(${short(600 - 610 * zoom)} ${short(796 - 796 * zoom)}) scale(${zoom.toFixed(3)})"`,
  );
}
