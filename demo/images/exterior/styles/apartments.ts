import { darken, lighten } from '#demo/images/drawing/colour.ts';
import type { Wall } from '../model/facade.ts';
import { drawFacade, panel } from '../model/facade.ts';
import type { Grid } from '../model/grid.ts';
import { drawBalconies, drawCurtain, drawPunched, drawShops } from '../model/grid.ts';
import { drawHedgeRow, drawWay } from '../model/ground.ts';
import { drawDoor } from '../model/openings.ts';
import { drawSteps } from '../model/parts.ts';
import { drawBox, drawShadow } from '../model/site.ts';
import type { Spans } from './block.ts';
import { baysOf, block } from './block.ts';
import type { HouseType } from './houseType.ts';
import { mainWall } from './houseType.ts';

const AWNINGS = ['#a83a32', '#1e5b45', '#22334a', '#d39a35'] as const;

/** A walk-up: three or four brick floors around a stair, with or without small balconies. */
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

/** A brick street front of six to nine floors. The top one is of glass and set back. */
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
        { x: left + 2, y: 2.4, z: height + 0.6, width: width - 4, depth: 15, height: upper * 3.1 },
        (face) => drawCurtain(site, face, glassGrid(face, 0, upper)),
        '#e6e3dc',
        0.5,
      ),
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
      drawBox(site, [-1.8, -1.6, 3.3], [3.6, 1.6, 0.24], '#2c3238'),
    ].join('');
  },
};

/** A warehouse converted to lofts: brick piers, large windows of many panes, a tank on the roof. */
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
