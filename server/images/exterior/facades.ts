import { darken } from '../drawing/colour.ts';
import { group, poly, rect, short } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { drawCar, drawStreet, drawStreetLamp, drawWalkway, GROUND } from './grounds.ts';
import { drawBungalow, drawCraftsman } from './homes/cottages.ts';
import { drawGeorgian } from './homes/georgian.ts';
import { drawModern } from './homes/modern.ts';
import { drawMultiplex } from './homes/multiplex.ts';
import { drawRow } from './homes/row.ts';
import { drawSuburban } from './homes/suburban.ts';
import { drawVictorian } from './homes/victorian.ts';
import { drawSky, drawTreeline, luminousHaze } from './sky.ts';
import { drawConifer, drawHedge, drawOverhang, drawTree } from './trees.ts';

const CAR_COLOURS = ['#3d5a73', '#b9bfc4', '#7c3a36', '#2c3238', '#e6e4de', '#4d6b5c'] as const;

/** A paler house behind and beside the one that is for sale. */
function neighbour(stage: Stage, x: number, width: number, height: number): string {
  const { base } = GROUND;
  const { shot, look } = stage;
  const wall = luminousHaze(stage, shot.pick(['#b9a08c', '#a9b4bc', '#c8bfae', '#9c7767']), 0.42);
  const roof = luminousHaze(stage, darken(look.house.roof, 0.05), 0.42);
  const glass = luminousHaze(stage, '#6f8aa0', 0.4);
  const eaves = base - height;
  const rise = width * shot.between(0.26, 0.4);
  const gable = shot.chance(0.6);
  const top = gable ? width / 2 : width * 0.26;
  const parts = [
    rect(x, eaves, width, height, wall),
    poly(
      [
        [x - 14, eaves + 4],
        [x + top, eaves - rise],
        [x + width - top, eaves - rise],
        [x + width + 14, eaves + 4],
      ],
      roof,
    ),
  ];
  for (let row = 0; row < Math.floor(height / 110); row += 1) {
    for (let column = 0; column < 3; column += 1) {
      parts.push(rect(x + width * (0.14 + column * 0.28), eaves + 34 + row * 108, width * 0.16, 56, glass));
    }
  }
  return group(parts);
}

function backdrop(stage: Stage): string {
  const { shot } = stage;
  const { base } = GROUND;
  const plant = (x: number, height: number): string => {
    const dice = shot.fork(`back${x}`);
    return dice.chance(0.35)
      ? drawConifer(stage, dice, x, base, height * 1.05)
      : drawTree(stage, dice, x, base, height);
  };
  return group([
    drawSky(stage, base),
    drawTreeline(stage, base, 190, 0.62),
    neighbour(stage, shot.between(30, 70), 190, shot.pick([150, 240])),
    neighbour(stage, shot.between(960, 1000), 230, shot.pick([150, 240])),
    plant(shot.between(190, 270), shot.between(300, 380)),
    plant(shot.between(900, 1000), shot.between(320, 400)),
    shot.chance(0.6) ? plant(shot.between(480, 700), shot.between(360, 440)) : '',
  ]);
}

function foreground(stage: Stage, hedges: readonly (readonly [number, number])[]): string {
  const { shot } = stage;
  const { base } = GROUND;
  const left = shot.chance(0.5);
  const dice = shot.fork('front');
  const x = left ? shot.between(150, 200) : shot.between(1000, 1050);
  const tree = dice.chance(0.3)
    ? drawConifer(stage, dice, x, base + 62, 420)
    : drawTree(stage, dice, x, base + 66, shot.between(380, 450));
  return group([
    ...hedges.map(([from, to]) => drawHedge(stage, shot.fork(`hedge${from}`), from, to, base + 12, 30)),
    tree,
    shot.chance(0.4) ? drawStreetLamp(stage, left ? 1010 : 190, GROUND.walk + 30, 250) : '',
    shot.chance(0.35) ? drawCar(stage, left ? 900 : 300, GROUND.road + 26, shot.pick(CAR_COLOURS), 1.15) : '',
    shot.chance(0.5) ? drawOverhang(stage, shot.fork('overhang'), left ? 1020 : 180, 170, 190) : '',
  ]);
}

/** Brings the home nearer, scaled about a point on the street so that it fills the picture. */
function framed(stage: Stage, scale: number, children: readonly string[]): string {
  const zoom = scale * stage.shot.between(0.97, 1.05);
  const x = 600 + stage.shot.between(-26, 26);
  return group(
    children,
    `transform="translate(${short(600 - x * zoom)} ${short(782 - 772 * zoom)}) scale(${zoom.toFixed(3)})"`,
  );
}

/** A detached house in one of six types that the listing's number decides. */
export function drawDetached(stage: Stage): string {
  const type = stage.home.pick([
    'victorian',
    'suburban',
    'suburban',
    'modern',
    'bungalow',
    'craftsman',
    'georgian',
  ] as const);
  const plans = {
    victorian: () =>
      drawWalkway(stage, 720, 60) +
      drawVictorian(stage, { x: 398, width: 404, mirrored: false, door: stage.look.house.door }),
    suburban: () => drawSuburban(stage),
    modern: () => drawModern(stage),
    bungalow: () => drawBungalow(stage),
    craftsman: () => drawCraftsman(stage),
    georgian: () => drawGeorgian(stage),
  };
  const hedges = {
    victorian: [
      [300, 410],
      [420, 620],
      [800, 900],
    ],
    suburban: [
      [270, 430],
      [560, 632],
      [944, 1010],
    ],
    modern: [
      [240, 320],
      [330, 520],
      [915, 980],
    ],
    bungalow: [
      [230, 510],
      [610, 770],
      [980, 1030],
    ],
    craftsman: [
      [290, 540],
      [660, 910],
    ],
    georgian: [
      [290, 520],
      [680, 910],
    ],
  } as const;
  const zoom = {
    victorian: 1.24,
    suburban: 1.22,
    modern: 1.24,
    bungalow: 1.24,
    craftsman: 1.24,
    georgian: 1.24,
  };
  return framed(stage, zoom[type], [
    backdrop(stage),
    drawStreet(stage),
    plans[type](),
    foreground(stage, hedges[type]),
  ]);
}

/** A pair of Victorian semis that share a wall; the second door has its own colour. */
export function drawSemi(stage: Stage): string {
  const other = stage.home.pick(['#22334a', '#7a2f2a', '#2c5a49', '#c08a2f']);
  return framed(stage, 1.16, [
    backdrop(stage),
    drawStreet(stage),
    drawWalkway(stage, 330, 54),
    drawWalkway(stage, 870, 54),
    drawVictorian(stage, { x: 246, width: 356, mirrored: true, door: stage.look.house.door }),
    drawVictorian(stage, { x: 598, width: 356, mirrored: false, door: other }),
    rect(598, GROUND.base - 262, 4, 262, '#0f1b2d', 'opacity="0.25"'),
    foreground(stage, [
      [390, 600],
      [600, 800],
      [950, 1030],
    ]),
  ]);
}

/** A terrace of town houses. */
export function drawTownhouses(stage: Stage): string {
  return framed(stage, 1.14, [backdrop(stage), drawStreet(stage), drawRow(stage), foreground(stage, [])]);
}

/** A walk-up of several flats. */
export function drawWalkUp(stage: Stage): string {
  return framed(stage, 1.1, [
    backdrop(stage),
    drawStreet(stage),
    drawMultiplex(stage),
    foreground(stage, [
      [260, 480],
      [720, 940],
    ]),
  ]);
}
