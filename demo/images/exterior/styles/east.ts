import { darken } from '#demo/images/drawing/colour.ts';
import { panel } from '../model/facade.ts';
import { drawHedgeRow, drawWay } from '../model/ground.ts';
import { drawDoor, drawWindow } from '../model/openings.ts';
import {
  drawBay,
  drawChimney,
  drawDormer,
  drawMass,
  drawPorch,
  drawRailing,
  drawSteps,
} from '../model/parts.ts';
import { drawFrontGable, drawParapet, drawSideGable, drawSlope } from '../model/roof.ts';
import { drawBox, drawShadow } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { accentWall, fromAfar, mainWall, mirrored } from './houseType.ts';

/** A house of old Québec: fieldstone or clapboard under a steep roof that curves out over a long gallery. */
export const canadienne: HouseType = {
  extent: () => ({ width: 11, depth: 9, height: 8 }),
  pitch: 15,
  street: { setback: 7, sidewalk: true },
  colours: (dice, cladding) => ({
    cladding: cladding === 'brick' ? dice.pick(['stone', 'board', 'brick'] as const) : 'stone',
    wall: dice.pick(['#c9c1b2', '#e9e5da', '#b5aa98', '#a65a45', '#dcd6c8']),
    roof: dice.pick(['#8a3c33', '#3f5a52', '#4a5560', '#6e4a3e', '#7d8a90', '#355066']),
    trim: '#f4f0e6',
    door: dice.pick(['#8a3a32', '#24513f', '#2f4a68', '#b5772e']),
    accent: '#f1ede2',
  }),
  draw(site) {
    const { dice, house } = site;
    const [width, left, height] = [11, -5.5, 3.1];
    const shutters = dice.fork('shutters').chance(0.75) ? { shutters: house.door } : {};
    const eave = -2;
    return [
      drawShadow(site, [left, -2, 0], [width, 10, 5]),
      drawWay(site, [0, -3.2], [0, -7], [1.3, 1.4], '#c2b8a6'),
      drawMass(
        site,
        { x: left, y: 0, width, depth: 8.4, height, sideGable: 4.4 },
        mainWall(site),
        (face) =>
          drawDoor(site, face, [5, 0.75, 1, 2.1]) +
          [1.1, 3.1, 7, 8.9]
            .map((a) => drawWindow(site, face, [a, 1.25, 1, 1.5], { bars: [2, 3], ...shutters }))
            .join(''),
        { windows: 2, storeys: [1.2, 3.6] },
      ),
      drawSideGable(site, {
        x: left,
        y: 0,
        width,
        depth: 8.4,
        eaves: height + 0.5,
        rise: 4.2,
        over: 0.2,
        material: 'metal',
      }),
      drawChimney(site, left + 0.6, 3.8, height + 3.4, 2.2, house.wall),
      drawChimney(site, -left - 1.4, 3.8, height + 3.4, 2.2, house.wall),
      drawBox(site, [left, eave, 0], [width, -eave, 0.7], '#b7a78f', '#cbbda6'),
      drawRailing(site, [left + 0.1, eave + 0.1], [-0.9, eave + 0.1], 0.7, house.trim),
      drawRailing(site, [0.9, eave + 0.1], [-left - 0.1, eave + 0.1], 0.7, house.trim),
      ...[left + 0.1, left + 2.8, -0.95, 0.85, 2.5, -left - 0.3].map((x) =>
        drawBox(site, [x, eave + 0.05, 0.7], [0.16, 0.16, 2.2], house.trim),
      ),
      drawBox(site, [left - 0.2, eave - 0.1, 2.82], [width + 0.4, 0.14, 0.18], house.trim),
      drawSlope(
        site,
        [
          [left - 0.4, eave - 0.35, 2.95],
          [-left + 0.4, eave - 0.35, 2.95],
          [-left + 0.25, 0.6, 4.25],
          [left - 0.25, 0.6, 4.25],
        ],
        'metal',
      ),
      ...fromAfar(
        site,
        [-3.6, -0.8, 2].map((x) => ({ x })),
      ).map(({ x }) =>
        drawDormer(
          site,
          { x, y: 0.8, z: height + 1.35, width: 1.6, height: 1.2, depth: 2.2, rise: 1 },
          accentWall(site),
          [2, 2],
        ),
      ),
      drawSteps(site, -0.8, eave, 1.6, 0.7),
      drawHedgeRow(site, left, -1.2, eave - 0.5, 0.7),
      drawHedgeRow(site, 1.2, -left, eave - 0.5, 0.7),
    ].join('');
  },
};

const SEASIDE = [
  '#f1efe8',
  '#5f86a3',
  '#b5473c',
  '#e2c15c',
  '#2f5468',
  '#7aa08c',
  '#d8895a',
  '#c9d4d6',
  '#8a5a7c',
] as const;

/** A house of the Atlantic coast: plain gabled clapboard in a bright colour, white trim, a small portico. */
export const clapboard: HouseType = {
  extent: () => ({ width: 8.8, depth: 9, height: 8.6 }),
  pitch: 12,
  street: { setback: 4.6, sidewalk: true },
  colours: (dice) => ({
    cladding: dice.pick(['siding', 'siding', 'shingle'] as const),
    wall: dice.pick(SEASIDE),
    trim: '#f8f6ef',
    frame: '#fbfaf6',
    accent: dice.pick(['#f1efe8', '#2f5468', '#7a8b8f']),
    roof: dice.pick(['#3f464d', '#4a5058', '#5a4f4b']),
  }),
  draw(site) {
    const { dice, house } = site;
    const [width, left, height] = [8.8, -4.4, 5.6];
    const isFront = dice.fork('gable').chance(0.4);
    const isMirrored = dice.fork('mirror').chance(0.5);
    const doorA = isFront ? (isMirrored ? 1 : width - 2) : 3.9;
    const wall = mainWall(site);
    const shutters = dice.fork('shutters').chance(0.4) ? { shutters: darken(house.door, 0.1) } : {};
    const style = { bars: [2, 2] as const, casing: 0.13, ...shutters };
    const columns = isFront ? [isMirrored ? 3.4 : 1, isMirrored ? 6.2 : 3.8] : [1, 6.7];
    const rise = isFront ? 3.2 : 2.8;
    const eaves = { x: left, y: 0, width, depth: 8.4, eaves: height, rise, over: 0.28 };
    return [
      drawShadow(site, [left, 0, 0], [width, 9, 6]),
      drawWay(site, [left + doorA + 0.5, -1.8], [left + doorA + 0.5, -4.6], [1.2, 1.2], '#c4bcae'),
      isFront ? drawChimney(site, mirrored(isMirrored, 0.6, 0.8), 4, height, rise + 1, '#8f5142') : '',
      drawMass(
        site,
        {
          x: left,
          y: 0,
          width,
          depth: 8.4,
          height,
          ...(isFront ? { frontGable: rise } : { sideGable: rise }),
        },
        wall,
        (face) =>
          [
            panel(site, face, [0, 0, width, 0.4], '#9a968e'),
            panel(site, face, [0, 0.4, 0.2, height - 0.4], house.trim),
            panel(site, face, [width - 0.2, 0.4, 0.2, height - 0.4], house.trim),
            drawDoor(site, face, [doorA, 0.5, 1, 2.1]),
            ...columns.map((a) => drawWindow(site, face, [a, 1.15, 1.1, 1.6], style)),
            ...[...columns, ...(isFront ? [] : [3.85])].map((a) =>
              drawWindow(site, face, [a, 3.6, 1.1, 1.45], style),
            ),
            isFront
              ? drawWindow(site, face, [width / 2 - 0.45, height + 0.7, 0.9, 1.1], {
                  ...style,
                  shutters: house.trim,
                })
              : '',
          ].join(''),
        { storeys: [1.2, 3.6] },
      ),
      isFront ? drawFrontGable(site, eaves) : drawSideGable(site, eaves),
      isFront ? '' : drawChimney(site, mirrored(isMirrored, 2, 0.8), 4, height + 1.9, 1.9, '#8f5142'),
      !isFront && dice.fork('dormer').chance(0.5)
        ? drawDormer(
            site,
            { x: -1, y: 0.7, z: height + 0.3, width: 2, height: 1.1, depth: 2.4, rise: 1 },
            wall,
          )
        : '',
      drawPorch(site, {
        x: left + doorA - 0.6,
        y: 0,
        width: 2.2,
        depth: 1.3,
        deck: 0.5,
        beam: 2.75,
        roof: 'gable',
        posts: [0.15, 2.05],
        thick: 0.16,
      }),
      drawSteps(site, left + doorA - 0.2, -1.3, 1.4, 0.5),
      drawHedgeRow(site, left, left + doorA - 0.8, -0.7, 0.7),
    ].join('');
  },
};

/** A row of narrow houses with flat roofs and bay windows, each in another bright colour, on a sloping street. */
export const jellybean: HouseType = {
  extent: () => ({ width: 14.4, depth: 9, height: 8.6 }),
  pitch: 14.4,
  attached: true,
  street: { setback: 2.2, sidewalk: true },
  colours: () => ({ cladding: 'siding', trim: '#faf8f2', frame: '#fbfaf6' }),
  draw(site) {
    const palette = [
      '#c8443a',
      '#e8b93f',
      '#2f7fa8',
      '#4c9a72',
      '#8a4f8c',
      '#e07b45',
      '#f0ede4',
      '#2f4f6d',
      '#d8698a',
      '#7db3b0',
    ] as const;
    const { dice } = site;
    const width = 4.8;
    const first = dice.fork('first').whole(0, palette.length - 1);
    const stride = dice.fork('stride').pick([1, 3, 7]);
    const units = [-4.8, 0, 4.8].map((x, index) => ({
      x,
      index,
      colour: palette[(first + index * stride) % palette.length] ?? palette[0],
    }));
    return fromAfar(site, units)
      .map(({ x, index, colour }) => {
        const own = { ...site, dice: dice.fork(`unit${index}`) };
        const isMirrored = own.dice.fork('mirror').chance(0.5);
        const height = 6.4 + index * 0.4;
        const left = x - width / 2;
        const wall = { kind: 'siding' as const, colour };
        const mansard = own.dice.fork('roof').chance(0.55);
        const doorA = isMirrored ? 0.5 : width - 1.5;
        const windowA = isMirrored ? 2.2 : 0.6;
        const door = own.dice.fork('door').pick(['#f4f0e6', '#23405c', '#a83a32', '#e3b23c', '#1e5b45']);
        return [
          drawMass(own, { x: left, y: 0, width, depth: 9, height }, wall, (face) =>
            [
              panel(own, face, [0, 0, width, 0.5], '#8f8b84'),
              drawDoor(own, face, [doorA, 0.6, 1, 2.15], door),
              drawWindow(own, face, [doorA, 3.8, 0.95, 1.6], { bars: [1, 2], casing: 0.14 }),
              panel(own, face, [0, height - 0.4, width, 0.4], site.house.trim),
              panel(own, face, [0, 0.5, 0.16, height - 0.5], site.house.trim),
              panel(own, face, [width - 0.16, 0.5, 0.16, height - 0.5], site.house.trim),
            ].join(''),
          ),
          drawBay(
            own,
            { x: left + windowA - 0.2, y: 0, width: 2.3, out: 0.6, z: 0.4, height: height - 1 },
            wall,
            [
              [0.8, 1.5],
              [3.5, 1.5],
            ],
            { bars: [1, 2], casing: 0.12 },
          ),
          mansard
            ? drawSlope(own, [
                [left - 0.05, -0.2, height],
                [left + width + 0.05, -0.2, height],
                [left + width, 1.1, height + 2.1],
                [left, 1.1, height + 2.1],
              ]) +
              [windowA, doorA - 0.1]
                .map((a) =>
                  drawDormer(
                    own,
                    { x: left + a, y: 0.05, z: height + 0.15, width: 1.3, height: 1.1, depth: 1, rise: 0.5 },
                    { kind: 'siding', colour: site.house.trim },
                    [1, 2],
                  ),
                )
                .join('')
            : drawParapet(
                own,
                { x: left, y: 0, width, depth: 9, eaves: height, rise: 0.35, over: 0.06 },
                site.house.trim,
              ),
          drawSteps(own, left + doorA - 0.1, 0, 1.2, 0.6),
        ].join('');
      })
      .join('');
  },
};
