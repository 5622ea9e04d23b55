import { darken } from '#demo/images/drawing/colour.ts';
import type { Wall } from '../model/facade.ts';
import { drawFacade, panel, wallOf } from '../model/facade.ts';
import { drawHedgeRow, drawWay } from '../model/ground.ts';
import { drawDoor, drawWindow } from '../model/openings.ts';
import { drawBay, drawChimney, drawDormer, drawMass, drawPorch, drawSteps } from '../model/parts.ts';
import { drawFrontGable, drawHip, drawSideGable } from '../model/roof.ts';
import type { Site } from '../model/site.ts';
import { drawShadow } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { accentWall, fromAfar, mainWall, mirrored } from './houseType.ts';

const BRICKS = ['#a4553f', '#8d4637', '#b56a4c', '#96503f', '#c4a276', '#7b4136', '#b98d63'] as const;

const brickColours: HouseType['colours'] = (dice, cladding) => ({
  cladding: cladding === 'stucco' || cladding === 'stone' ? cladding : 'brick',
  ...(cladding === 'stucco' || cladding === 'stone' ? {} : { wall: dice.pick(BRICKS) }),
  trim: dice.pick(['#f4efe2', '#f4efe2', '#2f4438', '#efe6d2']),
  roof: dice.pick(['#4a4e55', '#5a4f4b', '#454f58', '#66574d']),
});

/** Draws a tall narrow brick house: a bay under a steep gable, the door beside it. */
function bayHouse(site: Site, x: number, isMirrored: boolean, door: string): string {
  const width = 6;
  const depth = 12;
  const height = 6.7;
  const at = (left: number, wide: number): number => x + mirrored(isMirrored, left, wide);
  const wall = mainWall(site);
  const gable = { x: at(-2.9, 3.6), y: -0.95, width: 3.6, depth: 0.95, eaves: height, rise: 3 };
  const porchX = at(0.75, 2.1);
  const doorX = at(1.2, 1) - (x - width / 2);
  const front = (face: Wall): string =>
    drawWindow(site, face, [at(1.15, 1) - (x - width / 2), 4, 1, 1.75], { bars: [1, 2], head: 'arched' }) +
    drawDoor(site, face, [doorX, 0.75, 0.95, 2.15], door) +
    panel(site, face, [0, 3.35, width, 0.14], darken(wall.colour, 0.25));
  const attic = wallOf([gable.x, gable.y], [gable.x + gable.width, gable.y], height, 0.05, gable.rise);
  return [
    drawMass(site, { x: x - width / 2, y: 0, width, depth, height, sideGable: 3.1 }, wall, front, {
      storeys: [1.4, 4.2],
      windows: 2,
    }),
    drawSideGable(site, { x: x - width / 2, y: 0, width, depth, eaves: height, rise: 3.1, over: 0.3 }),
    drawChimney(site, at(1.7, 0.8), 4.5, height + 1.4, 2.6, darken(wall.colour, 0.12)),
    drawBay(
      site,
      { x: at(-2.75, 3.3), y: 0, width: 3.3, out: 0.9, z: 0, height },
      wall,
      [
        [1.25, 1.9],
        [4.1, 1.75],
      ],
      { bars: [2, 2], head: 'stone' },
    ),
    drawFacade(site, attic, site.dice.fork('gable').chance(0.6) ? accentWall(site) : wall),
    drawWindow(site, attic, [1.35, 0.35, 0.9, 1.05], { bars: [2, 2], head: 'arched' }),
    drawFrontGable(site, { ...gable, over: 0.3, into: 5.8 }),
    drawPorch(site, {
      x: porchX,
      y: 0,
      width: 2.1,
      depth: 1.3,
      deck: 0.7,
      beam: 3,
      roof: 'shed',
      posts: [0.15, 1.95],
      thick: 0.16,
    }),
    drawSteps(site, porchX + 0.45, -1.3, 1.2, 0.7),
  ].join('');
}

function walkTo(site: Site, x: number, setback: number): string {
  return drawWay(site, [x, -1.4], [x, -setback], [1.1, 1.2], '#c9c2b4');
}

/** A tall narrow house of Toronto's bay-and-gable style. */
export const bayAndGable: HouseType = {
  extent: () => ({ width: 6.2, depth: 12, height: 9.7 }),
  pitch: 6.9,
  attached: true,
  street: { setback: 4.6, sidewalk: true },
  colours: brickColours,
  draw(site) {
    const isMirrored = site.dice.fork('mirror').chance(0.5);
    const doorX = mirrored(isMirrored, 1.2, 1) + 0.5;
    return [
      drawShadow(site, [-3, 0, 0], [6, 12, 7]),
      walkTo(site, doorX, 4.6),
      bayHouse(site, 0, isMirrored, site.house.door),
      drawHedgeRow(site, isMirrored ? 0 : -2.8, isMirrored ? 2.8 : 0, -1.5, 0.8),
    ].join('');
  },
};

/** Two bay-and-gable houses with a shared wall. Each door has its own colour. */
export const semi: HouseType = {
  extent: () => ({ width: 12.2, depth: 12, height: 9.7 }),
  pitch: 13.6,
  street: { setback: 5, sidewalk: true },
  colours: brickColours,
  draw(site) {
    const other = site.dice.fork('other door').pick(['#22334a', '#7a2f2a', '#2c5a49', '#c08a2f', '#3d4248']);
    const halves = [
      { x: -3, isMirrored: true, door: site.house.door },
      { x: 3, isMirrored: false, door: other },
    ];
    return [
      drawShadow(site, [-6, 0, 0], [12, 12, 7]),
      ...halves.map(({ x, isMirrored }) => walkTo(site, x + mirrored(isMirrored, 1.2, 1) + 0.5, 5)),
      ...fromAfar(site, halves).map(({ x, isMirrored, door }) => bayHouse(site, x, isMirrored, door)),
      drawHedgeRow(site, -2.9, 2.9, -1.6, 0.8),
    ].join('');
  },
};

/** A brick cube under a hip roof with a dormer, and a porch as wide as the house. */
export const foursquare: HouseType = {
  extent: ({ storeys }) => ({ width: 8.6, depth: 10, height: storeys > 2 ? 9.6 : 9.2 }),
  pitch: 10.4,
  street: { setback: 6.4, sidewalk: true },
  colours: brickColours,
  draw(site) {
    const { house, dice } = site;
    const wall = mainWall(site);
    const [width, height] = [8.6, 6.3];
    const isMirrored = dice.fork('mirror').chance(0.5);
    const doorX = mirrored(isMirrored, 1.6, 1);
    const left = width / 2;
    const style = { bars: [1, 2] as const, head: 'stone' as const };
    const hasBay = dice.fork('bay').chance(0.5);
    const windowX = mirrored(isMirrored, -3.4, 2.6);
    return [
      drawShadow(site, [-left, -2.2, 0], [width, 12, height]),
      drawWay(site, [doorX + 0.5, -3.4], [doorX + 0.5, -6.4], [1.3, 1.5], '#c9c2b4'),
      drawMass(
        site,
        { x: -left, y: 0, width, depth: 10, height },
        wall,
        (face) =>
          [
            drawDoor(site, face, [doorX + left, 0.9, 1.05, 2.15]),
            drawWindow(site, face, [windowX + left, 1.5, 2.6, 1.5], { bars: [3, 2] }),
            ...(hasBay ? [] : [-3.2, -0.5, 2.2]).map((x) =>
              drawWindow(site, face, [x + left, 4.15, x === -0.5 ? 0.9 : 1.1, 1.5], style),
            ),
            panel(site, face, [0, 3.4, width, 0.16], darken(wall.colour, 0.22)),
          ].join(''),
        { storeys: [1.4, 4.2] },
      ),
      hasBay
        ? drawBay(
            site,
            { x: -3.5, y: 0, width: 2.8, out: 0.7, z: 3.7, height: 2.5 },
            accentWall(site),
            [[0.5, 1.5]],
            { bars: [2, 2] },
          ) +
          drawBay(
            site,
            { x: 0.7, y: 0, width: 2.8, out: 0.7, z: 3.7, height: 2.5 },
            accentWall(site),
            [[0.5, 1.5]],
            { bars: [2, 2] },
          )
        : '',
      drawHip(site, { x: -left, y: 0, width, depth: 10, eaves: height, rise: 2.9, over: 0.6 }),
      drawChimney(site, mirrored(isMirrored, 2.6, 0.8), 6, height + 0.9, 2.4, darken(wall.colour, 0.15)),
      drawDormer(
        site,
        { x: -1.2, y: 1, z: height + 0.5, width: 2.4, height: 1.3, depth: 2.4 },
        { kind: 'shingle', colour: house.accent },
      ),
      drawPorch(site, {
        x: -left + 0.2,
        y: 0,
        width: width - 0.4,
        depth: 2.2,
        deck: 0.85,
        beam: 3.1,
        roof: dice.fork('porch').chance(0.35) ? 'gable' : 'shed',
        posts: [0.35, width - 0.75, mirrored(isMirrored, 0.9, 0.3) + left],
        gap: [doorX + left - 0.5, doorX + left + 1.3],
        piers: wall.colour,
      }),
      drawSteps(site, doorX - 0.2, -2.2, 1.5, 0.85),
      drawHedgeRow(site, isMirrored ? doorX + 1.6 : -left, isMirrored ? left : doorX - 0.5, -2.7, 0.85),
    ].join('');
  },
};

/** Two wings at a right angle: a gabled front with a bay, and a porch in the corner. */
export const victorian: HouseType = {
  extent: () => ({ width: 9.4, depth: 11, height: 9.8 }),
  pitch: 12.4,
  street: { setback: 6.6, sidewalk: true },
  colours: brickColours,
  draw(site) {
    const { dice } = site;
    const wall = mainWall(site);
    const isMirrored = dice.fork('mirror').chance(0.5);
    const at = (x: number, width: number): number => mirrored(isMirrored, x, width);
    const height = 6.4;
    const wing = { x: at(-4.7, 4.8), y: -1.8, width: 4.8, depth: 1.8, height, frontGable: 3.4 };
    const porch = { x: at(0.1, 4.5), y: 0 };
    const doorX = at(0.6, 1);
    const wingWall = wallOf([wing.x, wing.y], [wing.x + 4.8, wing.y], 0, height, 3.4);
    const painted = dice.fork('gable').chance(0.55);
    const attic = wallOf([wing.x, wing.y - 0.02], [wing.x + 4.8, wing.y - 0.02], height, 0.04, 3.4);
    return [
      drawShadow(site, [-4.7, -1.8, 0], [9.4, 11, 7]),
      drawWay(site, [doorX + 0.5, -2.8], [doorX + 0.5, -6.6], [1.2, 1.3], '#c2b8a6'),
      drawMass(
        site,
        { x: -4.7, y: 0, width: 9.4, depth: 9, height, sideGable: 3 },
        wall,
        (face) =>
          drawDoor(site, face, [doorX + 4.7, 0.7, 1, 2.2]) +
          drawWindow(site, face, [at(2.4, 1.2) + 4.7, 1.3, 1.2, 1.7], { bars: [2, 2], head: 'arched' }) +
          [0.8, 2.9]
            .map((x) =>
              drawWindow(site, face, [at(x, 0.95) + 4.7, 4.1, 0.95, 1.6], { bars: [1, 2], head: 'arched' }),
            )
            .join(''),
        { storeys: [1.3, 4.1] },
      ),
      drawSideGable(site, { x: -4.7, y: 0, width: 9.4, depth: 9, eaves: height, rise: 3, over: 0.4 }),
      drawChimney(site, at(3.2, 0.8), 4.6, height + 1.8, 2.4, darken(wall.colour, 0.14)),
      drawMass(site, wing, wall, undefined, { windows: 0 }),
      painted ? drawFacade(site, attic, accentWall(site)) : '',
      drawWindow(site, wingWall, [1.7, 7.1, 1.4, 1.3], { bars: [2, 2], head: 'arched' }),
      drawFrontGable(site, {
        x: wing.x,
        y: -1.8,
        width: 4.8,
        depth: 1.8,
        eaves: height,
        rise: 3.4,
        over: 0.4,
        into: 4.5,
      }),
      drawBay(site, { x: wing.x + 0.8, y: -1.8, width: 3.2, out: 0.8, z: 0, height: 3.3 }, wall, [[1, 1.8]], {
        bars: [2, 2],
      }),
      panel(site, wingWall, [0.7, 3.3, 3.4, 0.2], site.house.trim, 0.5),
      drawWindow(site, wingWall, [0.9, 4.1, 1, 1.6], { bars: [1, 2], head: 'stone' }),
      drawWindow(site, wingWall, [2.9, 4.1, 1, 1.6], { bars: [1, 2], head: 'stone' }),
      drawPorch(site, {
        ...porch,
        width: 4.5,
        depth: 1.7,
        deck: 0.65,
        beam: 2.9,
        roof: 'shed',
        posts: [0.2, 1.5, 3, 4.3],
        thick: 0.14,
        gap: isMirrored ? [2.7, 4.3] : [0.2, 1.8],
      }),
      drawSteps(site, doorX - 0.15, -1.7, 1.3, 0.65),
      drawHedgeRow(site, wing.x, wing.x + 4.8, -2.9, 0.9),
    ].join('');
  },
};

/** A row of four brick houses with bays. Each door has its own colour. */
export const oldRow: HouseType = {
  extent: () => ({ width: 15, depth: 11, height: 9 }),
  pitch: 15.2,
  attached: true,
  street: { setback: 3.6, sidewalk: true },
  colours: brickColours,
  draw(site) {
    const doors = ['#22334a', '#a83a32', '#1e5b45', '#d39a35', '#6d3b4f'] as const;
    const height = 6.6;
    const units = [-5.6, -1.9, 1.9, 5.6].map((x) => ({ x }));
    const wall = mainWall(site);
    return [
      drawMass(
        site,
        { x: -7.5, y: 0, width: 15, depth: 11, height, sideGable: 2.8 },
        wall,
        (face) =>
          units
            .map(({ x }, index) =>
              [
                drawDoor(
                  site,
                  face,
                  [x + 7.5 + 0.55, 0.6, 0.95, 2.2],
                  site.dice.fork(`door${index}`).pick(doors),
                ),
                drawWindow(site, face, [x + 7.5 + 0.55, 4.1, 0.9, 1.7], { bars: [1, 2], head: 'arched' }),
              ].join(''),
            )
            .join('') + panel(site, face, [0, 6.25, 15, 0.3], site.house.trim),
        { storeys: [1.4, 4.2] },
      ),
      drawSideGable(site, { x: -7.5, y: 0, width: 15, depth: 11, eaves: height, rise: 2.8, over: 0.3 }),
      ...fromAfar(site, units).map(({ x }) =>
        [
          drawChimney(site, x + 1.2, 4.8, height + 1.4, 2.2, darken(wall.colour, 0.12)),
          drawBay(
            site,
            { x: x - 1.8, y: 0, width: 2.2, out: 0.7, z: 0, height },
            wall,
            [
              [1.2, 1.9],
              [4.1, 1.7],
            ],
            { bars: [1, 2] },
          ),
          drawDormer(
            site,
            { x: x - 1.7, y: 0.4, z: height + 0.1, width: 2, height: 1.1, depth: 3, rise: 1.2 },
            accentWall(site),
          ),
          drawSteps(site, x + 0.45, 0, 1.2, 0.6),
          drawWay(site, [x + 1.05, -1.2], [x + 1.05, -3.6], [1, 1], '#c9c2b4'),
        ].join(''),
      ),
      ...units.map(({ x }) => drawHedgeRow(site, x - 1.7, x + 0.3, -1.6, 0.6)),
    ].join('');
  },
};
