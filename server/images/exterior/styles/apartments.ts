import { darken, lighten } from '../../drawing/colour.ts';
import type { Wall } from '../model/facade.ts';
import { drawFacade, panel } from '../model/facade.ts';
import type { Grid } from '../model/grid.ts';
import { drawBalconies, drawCurtain, drawPunched, drawShops } from '../model/grid.ts';
import { drawHedgeRow, drawWay } from '../model/ground.ts';
import { drawDoor } from '../model/openings.ts';
import type { Mass } from '../model/parts.ts';
import { drawSteps, wallsOf } from '../model/parts.ts';
import { drawParapet } from '../model/roof.ts';
import type { Site } from '../model/site.ts';
import { drawBox, drawShadow } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { mainWall } from './houseType.ts';

/** Parts of a front that have balconies, as shares of its length. */
type Spans = readonly (readonly [from: number, to: number])[];

const CITY = { setback: 5, sidewalk: true, paved: true } as const;
const AWNINGS = ['#a83a32', '#1e5b45', '#22334a', '#d39a35'] as const;

/** All seen walls of a block with the same drawing upon each, then its roof edge. */
function block(
  site: Site,
  mass: Mass,
  draw: (wall: Wall, isFront: boolean) => string,
  edge: string,
  rise = 0.6,
): string {
  const { front, left, right } = wallsOf(mass);
  return [
    draw(left, false),
    draw(right, false),
    draw(front, true),
    drawParapet(site, { ...mass, eaves: (mass.z ?? 0) + mass.height, rise }, edge),
  ].join('');
}

function baysOf(wall: Wall, width: number): number {
  return Math.max(2, Math.round(wall.length / width));
}

/** Three or four floors of brick around a stair, with or without small balconies. */
export const walkUp: HouseType = {
  extent: ({ storeys }) => ({
    width: 17,
    depth: 13,
    height: Math.min(5, Math.max(3, Math.round(storeys))) * 3 + 1.8,
  }),
  pitch: 22,
  eye: 3.6,
  street: { setback: 6, sidewalk: true },
  colours: (dice, cladding) => ({
    cladding: 'brick',
    wall:
      cladding === 'stucco'
        ? '#c9b48e'
        : dice.pick(['#b08a5f', '#9a5a45', '#c2a682', '#8b6a58', '#7d4a3d', '#a69880', '#b9a183']),
    frame: dice.pick(['#f4f1e8', '#3a3f45']),
  }),
  draw(site, { width, height: top }) {
    const { dice } = site;
    const floors = Math.round((top - 1.8) / 3);
    const height = floors * 3 + 1.2;
    const left = -width / 2;
    const wall = mainWall(site);
    const hasBalconies = dice.fork('balconies').chance(0.55);
    const bars = dice.fork('bars').pick([2, 3]);
    const rail = dice.fork('rail').pick(['#3a4046', '#d9d5ca', '#8a9aa5', '#b5977a']);
    const grid = (face: Wall): Grid => ({
      from: 0.9,
      floors,
      floor: 3,
      bays: face.length > 14 ? 6 : 3,
      glass: [0.52, 0.5],
      tint: '#5f86a3',
      frame: site.house.frame,
    });
    return [
      drawShadow(site, [left, 0, 0], [width, 13, height]),
      drawWay(site, [0, -1.2], [0, -6], [2, 2.2], '#c9c4b8'),
      block(
        site,
        { x: left, y: 0, width, depth: 13, height },
        (face, isFront) =>
          [
            drawFacade(site, face, wall, 0.3),
            panel(site, face, [0, 0, face.length, 0.7], darken(wall.colour, 0.25)),
            drawPunched(site, face, grid(face), bars),
            isFront ? panel(site, face, [width / 2 - 1.6, 0, 3.2, height], darken(wall.colour, 0.1)) : '',
            isFront
              ? drawPunched(
                  site,
                  { ...face, from: [-1.2, 0], length: 2.4 },
                  { from: 3.6, floors: floors - 1, floor: 3, bays: 1, glass: [0.6, 0.42], tint: '#5f86a3' },
                  3,
                )
              : '',
            isFront ? drawDoor(site, face, [width / 2 - 0.9, 0.5, 1.8, 2.2]) : '',
            isFront && hasBalconies
              ? drawBalconies(
                  site,
                  face,
                  { ...grid(face), from: 3.9, floors: floors - 1 },
                  [
                    [0.02, 0.16],
                    [0.84, 0.98],
                  ],
                  rail,
                  1.2,
                )
              : '',
          ].join(''),
        dice.fork('edge').pick(['#d9d2c3', darken(wall.colour, 0.2), '#eee9dd']),
        0.7,
      ),
      drawBox(site, [-1.9, -1.4, 2.95], [3.8, 1.4, 0.2], site.house.trim),
      drawSteps(site, -1.2, 0, 2.4, 0.5),
      drawHedgeRow(site, left, -2, -0.8, 0.9),
      drawHedgeRow(site, 2, -left, -0.8, 0.9),
    ].join('');
  },
};

/** A long slab of the sixties and seventies: pale brick, a balcony at every window. */
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
      drawBox(site, [-6, 6, height], [12, 6, 3.4], darken(site.house.wall, 0.15)),
      drawBox(site, [-5, -4, 3.1], [10, 4, 0.4], '#e9e6de'),
      drawHedgeRow(site, left, -6, -2, 1.8),
      drawHedgeRow(site, 6, -left, -2, 1.8),
    ].join('');
  },
};

/** A brick street front of six to nine floors, the uppermost of glass and set back. */
export const midrise: HouseType = {
  extent: ({ storeys }) => ({ width: 28, depth: 18, height: Math.min(10, Math.max(4, storeys)) * 3.1 + 1.6 }),
  pitch: 37,
  beside: ['midrise', 'loft', 'storefront'],
  eye: 5,
  street: { setback: 3.6, sidewalk: true, paved: true },
  colours: (dice) => ({
    cladding: 'brick',
    wall: dice.pick(['#8a5443', '#5f5a58', '#b59a80', '#a8684f', '#444a50', '#c9c1b4', '#70483c']),
  }),
  draw(site, { width, height: top }) {
    const { dice } = site;
    const floors = Math.round((top - 1.6) / 3.1);
    const upper = floors > 5 ? 2 : 1;
    const lower = floors - upper;
    const left = -width / 2;
    const height = lower * 3.1 + 1;
    const tint = dice.fork('tint').pick(['#5f86a3', '#52707f', '#6b8a8f']);
    const inset = dice.fork('inset').pick<Spans>([
      [
        [0.06, 0.2],
        [0.8, 0.94],
      ],
      [[0.42, 0.58]],
      [
        [0.06, 0.2],
        [0.43, 0.57],
        [0.8, 0.94],
      ],
    ]);
    const glassGrid = (face: Wall, from: number, count: number): Grid => ({
      from,
      floors: count,
      floor: 3.1,
      bays: baysOf(face, 1.9),
      glass: [0.92, 0.84],
      tint,
      frame: '#3a4046',
    });
    const hasShops = dice.fork('shops').chance(0.6);
    return [
      drawShadow(site, [left, 0, 0], [width, 18, height]),
      block(
        site,
        { x: left, y: 0, width, depth: 18, height },
        (face, isFront) =>
          [
            drawFacade(site, face, mainWall(site), 0.2),
            drawPunched(
              site,
              face,
              {
                from: 4,
                floors: lower - 1,
                floor: 3.1,
                bays: baysOf(face, 3.5),
                glass: [0.62, 0.68],
                tint,
                frame: '#2c3238',
              },
              2,
            ),
            isFront
              ? drawBalconies(
                  site,
                  face,
                  { from: 4.2, floors: lower - 1, floor: 3.1, bays: 1, glass: [1, 1], tint },
                  inset,
                  'glass',
                  1.1,
                )
              : '',
            isFront && hasShops
              ? drawShops(site, face, 6, 3.7, AWNINGS)
              : panel(site, face, [0, 0, face.length, 3.6], '#6a6d70'),
            isFront && !hasShops ? drawShops(site, { ...face, from: [-5, 0], length: 10 }, 2, 3.4, []) : '',
          ].join(''),
        '#cfcabf',
      ),
      block(
        site,
        { x: left + 2, y: 2.4, z: height + 0.6, width: width - 4, depth: 15, height: upper * 3.1 },
        (face) => drawCurtain(site, face, glassGrid(face, 0, upper)),
        '#e6e3dc',
        0.5,
      ),
      drawBox(site, [-1.8, -1.6, 3.3], [3.6, 1.6, 0.24], '#2c3238'),
    ].join('');
  },
};

/** Glass over a podium of brick: balconies to one side, to both or all around. */
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
    .pick(['#5f8aa8', '#4f7f94', '#6b93a3', '#7a98ad', '#456f8f', '#5b8f8c', '#6f7f95']);
  const frame = dice.fork('frame').pick(['#e8ebec', '#c9ced1', '#f3f3f0', '#59636c', '#d6cdbd']);
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
    block(
      site,
      { x: left, y: 3.5, z: podium, width: slim, depth: slim * (isPoint ? 0.95 : 0.8), height: floors * 3 },
      (face, isFront) =>
        drawCurtain(site, face, grid(face)) +
        drawBalconies(site, face, grid(face), isFront ? spans : [[0, 0.28]], 'glass', 1.5),
      frame,
      1.2,
    ),
    drawBox(
      site,
      [left + slim * 0.2, 8, podium + floors * 3 + 1.2],
      [slim * 0.6, slim * 0.45, dice.fork('crown').pick([3.5, 5, 7])],
      darken(frame, 0.18),
      lighten(frame, 0.1),
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

export const podium: HouseType = {
  extent: ({ storeys }) => ({ width: 40, depth: 22, height: Math.min(34, Math.max(12, storeys)) * 3 + 4 }),
  pitch: 58,
  beside: ['midrise', 'podium', 'pointtower', 'loft'],
  eye: 11,
  street: CITY,
  draw: (site, extent) => towerOn(site, extent, false),
};

export const pointTower: HouseType = {
  extent: ({ storeys }) => ({ width: 32, depth: 22, height: Math.min(44, Math.max(18, storeys)) * 3 + 4 }),
  pitch: 52,
  beside: ['midrise', 'podium', 'pointtower', 'midrise'],
  eye: 12,
  street: CITY,
  draw: (site, extent) => towerOn(site, extent, true),
};

/** A warehouse turned into lofts: brick piers, great windows of many panes, a tank on the roof. */
export const loft: HouseType = {
  extent: ({ storeys }) => ({ width: 24, depth: 18, height: Math.min(8, Math.max(4, storeys)) * 3.7 + 2.4 }),
  pitch: 31,
  beside: ['loft', 'midrise', 'storefront'],
  eye: 4.5,
  street: { setback: 3, sidewalk: true, paved: true },
  colours: (dice) => ({
    cladding: 'brick',
    wall: dice.pick(['#8f4a38', '#a4563f', '#7a4234', '#9c6a4c', '#b48a68']),
  }),
  draw(site, { width, height: top }) {
    const { dice } = site;
    const floors = Math.round((top - 2.4) / 3.7);
    const height = floors * 3.7 + 1.6;
    const left = -width / 2;
    const wall = mainWall(site);
    const frame = dice.fork('frame').pick(['#22282d', '#2f4038', '#e6e2d6', '#4a2f2a']);
    const grid = (face: Wall): Grid => ({
      from: 0.9,
      floors,
      floor: 3.7,
      bays: baysOf(face, 4),
      glass: [0.74, 0.7],
      tint: '#5b7f92',
      frame,
    });
    return [
      drawShadow(site, [left, 0, 0], [width, 18, height]),
      drawBox(site, [left + 3, 8, height + 0.8], [4, 4, 2.2], '#6a5348'),
      drawBox(site, [left + 3.4, 8.4, height + 3], [3.2, 3.2, 2.6], '#8a6a50'),
      block(
        site,
        { x: left, y: 0, width, depth: 18, height },
        (face, isFront) => {
          const bays = baysOf(face, 4);
          const piers = Array.from({ length: bays + 1 }, (_, index) =>
            panel(
              site,
              face,
              [
                Math.min(face.length - 0.7, Math.max(0, (face.length / bays) * index - 0.35)),
                0,
                0.7,
                height - 0.6,
              ],
              lighten(wall.colour, 0.06),
              0.12,
            ),
          ).join('');
          return [
            drawFacade(site, face, wall, 0.3),
            drawPunched(site, face, grid(face), 4),
            piers,
            panel(site, face, [0, 0, face.length, 0.8], '#a39c90'),
            panel(site, face, [0, height - 0.9, face.length, 0.3], '#cfc6b4', 0.2),
            isFront ? drawDoor(site, face, [width / 2 - 1.1, 0.2, 2.2, 2.6], frame) : '',
          ].join('');
        },
        '#b9ae9c',
        0.7,
      ),
      drawBox(site, [-1.9, -1.5, 3.2], [3.8, 1.5, 0.2], '#22282d'),
    ].join('');
  },
};
