import { darken, lighten } from '#demo/images/drawing/colour.ts';
import type { Wall } from '../model/facade.ts';
import { drawFacade, panel } from '../model/facade.ts';
import type { Grid } from '../model/grid.ts';
import { drawBalconies, drawCurtain, drawPunched, drawShops } from '../model/grid.ts';
import { drawHedgeRow, drawWay } from '../model/ground.ts';
import type { Site } from '../model/site.ts';
import { drawBox, drawShadow } from '../model/site.ts';
import type { Spans } from './block.ts';
import { baysOf, block } from './block.ts';
import type { HouseType } from './houseType.ts';
import { mainWall } from './houseType.ts';

const CITY = { setback: 5, sidewalk: true, paved: true } as const;

/** A long slab of the 1960s and 1970s: light brick, a balcony at every window. */
export const slab: HouseType = {
  extent: ({ storeys }) => ({ width: 44, depth: 18, height: Math.min(26, Math.max(8, storeys)) * 2.85 + 5 }),
  pitch: 74,
  beside: ['slab', 'slab', 'walkup'],
  eye: 9,
  street: { setback: 16, sidewalk: true },
  colours: (dice) => ({
    cladding: 'brick',
    wall: dice.pick(['#cbb694', '#d8cdb8', '#b99a7a', '#c4a88a', '#a9947c', '#e0d9ca']),
  }),
  draw(site, { width, height: top }) {
    const { dice } = site;
    const floors = Math.round((top - 5) / 2.85);
    const height = floors * 2.85 + 3.6;
    const left = -width / 2;
    const rail = dice.fork('rail').pick(['#e9e5da', '#8fa6b4', '#b5614a', '#d9c9a4', '#7d8a78', 'glass']);
    const spans = dice.fork('spans').pick<Spans>([
      [[0.02, 0.98]],
      [
        [0.02, 0.32],
        [0.36, 0.64],
        [0.68, 0.98],
      ],
      [
        [0.02, 0.16],
        [0.28, 0.44],
        [0.56, 0.72],
        [0.84, 0.98],
      ],
    ]);
    const grid = (face: Wall): Grid => ({
      from: 3.6,
      floors,
      floor: 2.85,
      bays: baysOf(face, face.length > 30 ? 3.4 : 6),
      glass: [0.66, 0.56],
      tint: '#56788f',
    });
    return [
      drawShadow(site, [left, 0, 0], [width, 18, 12]),
      drawWay(site, [0, -3], [0, -16], [8, 9], '#9fa2a4'),
      drawBox(site, [-6, 6, height], [12, 6, 3.4], darken(site.house.wall, 0.15)),
      block(
        site,
        { x: left, y: 0, width, depth: 18, height },
        (face, isFront) =>
          [
            drawFacade({ ...site, fine: false }, face, mainWall(site), 0),
            panel(site, face, [0, 0, face.length, 3.2], '#8d8a84'),
            drawPunched(site, face, grid(face), 2),
            isFront ? drawBalconies(site, face, grid(face), spans, rail, 1.7) : '',
            isFront ? drawShops(site, { ...face, from: [left + 14, 0], length: 16 }, 4, 3, []) : '',
          ].join(''),
        '#d9d5cb',
        0.9,
      ),
      drawBox(site, [-5, -4, 3.1], [10, 4, 0.4], '#e9e6de'),
      drawHedgeRow(site, left, -6, -2, 1.8),
      drawHedgeRow(site, 6, -left, -2, 1.8),
    ].join('');
  },
};

/** Draws a glass tower over a brick podium, with balconies on one side, on both or all around. */
function towerOn(
  site: Site,
  { width, height: top }: { width: number; height: number },
  isPoint: boolean,
): string {
  const { dice } = site;
  const podium = isPoint ? 9 : 13;
  const floors = Math.round((top - podium - 5) / 3);
  const slim = isPoint ? width * 0.72 : width * 0.62;
  const left = -slim / 2 + dice.fork('shift').between(-0.12, 0.12) * width;
  const tint = dice
    .fork('tint')
    .pick([
      '#5f8aa8',
      '#4f7f94',
      '#8fa3a8',
      '#456f8f',
      '#5b8f80',
      '#6f6a62',
      '#7d6a55',
      '#3f5a6b',
      '#6a8f6f',
    ]);
  const frame = dice
    .fork('frame')
    .pick(['#e8ebec', '#f3f3f0', '#4a535b', '#d6cdbd', '#b58a68', '#2f373e', '#c9b49a']);
  // Two in five have walls of brick or precast panels with windows. The others are all glass.
  const isSolid = dice.fork('solid').chance(0.4);
  const wall = dice
    .fork('wall')
    .pick(['#b5896a', '#d9d2c4', '#a4634c', '#e9e6de', '#8d8a86', '#c9ab85', '#6f5a50']);
  const spans = dice.fork('balconies').pick<Spans>([
    [[0, 0.3]],
    [[0.7, 1]],
    [
      [0, 0.22],
      [0.78, 1],
    ],
    [[0.34, 0.66]],
    [[0, 1]],
  ]);
  const brick = dice.fork('podium').pick(['#7d5148', '#5b6670', '#a89a86', '#3f464d', '#9a6a4c']);
  const grid = (face: Wall): Grid => ({
    from: 0,
    floors,
    floor: 3,
    bays: baysOf(face, 1.9),
    glass: [0.9, 0.82],
    tint,
    frame,
  });
  return [
    drawShadow(site, [-width / 2, 0, 0], [width, 22, podium]),
    drawBox(
      site,
      [left + slim * 0.2, 8, podium + floors * 3 + 1.2],
      [slim * 0.6, slim * 0.45, dice.fork('crown').pick([3.5, 5, 7])],
      darken(frame, 0.18),
      lighten(frame, 0.1),
    ),
    block(
      site,
      { x: left, y: 3.5, z: podium, width: slim, depth: slim * (isPoint ? 0.95 : 0.8), height: floors * 3 },
      (face, isFront) =>
        (isSolid
          ? drawFacade({ ...site, fine: false }, face, { kind: 'brick', colour: wall }, 0) +
            drawPunched(site, face, { ...grid(face), bays: baysOf(face, 2.9), glass: [0.66, 0.62], frame }, 1)
          : drawCurtain(site, face, grid(face))) +
        drawBalconies(site, face, grid(face), isFront ? spans : [[0, 0.28]], 'glass', 1.5),
      frame,
      1.2,
    ),
    block(
      site,
      { x: -width / 2, y: 0, width, depth: 22, height: podium },
      (face, isFront) =>
        [
          drawFacade({ ...site, fine: false }, face, { kind: 'brick', colour: brick }, 0),
          drawPunched(
            site,
            face,
            {
              from: 4.6,
              floors: Math.round((podium - 4.6) / 3.3),
              floor: 3.3,
              bays: baysOf(face, 3.4),
              glass: [0.7, 0.66],
              tint,
              frame: '#2c3238',
            },
            2,
          ),
          isFront ? drawShops(site, face, Math.round(width / 5), 4.2, []) : '',
          panel(site, face, [0, 4.2, face.length, 0.35], '#dcd9d1'),
        ].join(''),
      '#e2dfd8',
      0.9,
    ),
    drawHedgeRow(site, -width / 2, -4, -2, 1.5),
    drawHedgeRow(site, 4, width / 2, -2, 1.5),
  ].join('');
}

/** A tower on a broad podium of shops. */
export const podium: HouseType = {
  extent: ({ storeys }) => ({ width: 40, depth: 22, height: Math.min(34, Math.max(12, storeys)) * 3 + 4 }),
  pitch: 58,
  beside: ['midrise', 'podium', 'pointtower', 'loft'],
  eye: 11,
  street: CITY,
  draw: (site, extent) => towerOn(site, extent, false),
};

/** A slender tower on a low podium. */
export const pointTower: HouseType = {
  extent: ({ storeys }) => ({ width: 32, depth: 22, height: Math.min(44, Math.max(18, storeys)) * 3 + 4 }),
  pitch: 52,
  beside: ['midrise', 'podium', 'pointtower', 'midrise'],
  eye: 12,
  street: CITY,
  draw: (site, extent) => towerOn(site, extent, true),
};
