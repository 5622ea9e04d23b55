import { darken } from '#demo/images/drawing/colour.ts';
import type { Wall } from '../model/facade.ts';
import { panel } from '../model/facade.ts';
import { drawHedgeRow, drawWay } from '../model/ground.ts';
import { drawDoor, drawGarageDoor, drawWindow } from '../model/openings.ts';
import { drawChimney, drawDormer, drawMass, drawSteps } from '../model/parts.ts';
import { drawFrontGable, drawHip, drawParapet, drawShed, drawSideGable } from '../model/roof.ts';
import type { Site } from '../model/site.ts';
import { drawShadow } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { accentWall, eyeSide, mainWall, mirrored } from './houseType.ts';

const LAWN_STREET = { setback: 8.5, sidewalk: true } as const;

/** Draws a driveway to the road, from the garage or beside the house. */
function drive(site: Site, x: number, width: number, from = 0): string {
  return drawWay(site, [x, from], [x, -12], [width, width + 0.4], '#8c9095');
}

/** Draws a garage with a low roof beside a house. `x` is its left edge. */
function sideGarage(
  site: Site,
  x: number,
  y: number,
  height: number,
  roof: 'flat' | 'gable' = 'gable',
): string {
  const width = site.plan.garageSpaces > 1 ? 5.8 : 3.6;
  const mass = { x, y, width, depth: 6.4, height, ...(roof === 'gable' ? { frontGable: width * 0.28 } : {}) };
  const door = site.dice.fork('garage door').pick(['#f3f1ea', '#e4ddcd', '#3c444c', '#8a5a3c', '#b9bfc2']);
  return [
    drawMass(
      site,
      mass,
      mainWall(site),
      (face) => drawGarageDoor(site, face, [0.5, 0, width - 1, 2.15], door),
      { windows: 1 },
    ),
    roof === 'gable'
      ? drawFrontGable(site, { x, y, width, depth: 6.4, eaves: height, rise: width * 0.28, over: 0.35 })
      : drawParapet(site, { x, y, width, depth: 6.4, eaves: height, rise: 0.3, over: 0.3 }, site.house.trim),
  ].join('');
}

/** A wide low house of the 1950s: picture window, hip or gable roof, a carport or garage beside it. */
export const bungalow: HouseType = {
  extent: ({ garageSpaces }) => ({ width: garageSpaces > 0 ? 15.4 : 12, depth: 9, height: 5.4 }),
  pitch: 18,
  street: LAWN_STREET,
  draw(site) {
    const { dice, plan } = site;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const hasGarage = plan.garageSpaces > 0;
    const [width, height] = [11.6, 2.9];
    const left = hasGarage ? (isMirrored ? -4.1 : -7.5) : -width / 2;
    const garageWidth = plan.garageSpaces > 1 ? 5.8 : 3.6;
    const garageX = isMirrored ? left - garageWidth : left + width;
    const doorAt = isMirrored ? 4.1 : width - 5.1;
    const wall = mainWall(site);
    const hip = dice.fork('roof').chance(0.5);
    const gabled = !hip && dice.fork('wing').chance(0.6);
    const wingX = isMirrored ? left + width - 4.8 : left;
    const planter = dice.fork('planter').pick(['#9a8f80', '#b09a80', '#7d5148']);
    const front = (face: Wall): string =>
      [
        panel(site, face, [0, 0, width, 0.7], planter),
        drawWindow(site, face, [isMirrored ? 0.9 : width - 2.9, 1.3, 2, 1.1], { bars: [2, 1] }),
        drawDoor(site, face, [doorAt, 0.45, 1, 2]),
        gabled
          ? ''
          : drawWindow(site, face, [isMirrored ? width - 5.6 : 1.6, 0.95, 3.6, 1.5], { bars: [3, 1] }),
      ].join('');
    const body = [
      drawMass(site, { x: left, y: 0, width, depth: 9, height, sideGable: hip ? 0 : 2 }, wall, front),
      hip
        ? drawHip(site, { x: left, y: 0, width, depth: 9, eaves: height, rise: 2, over: 0.7 })
        : drawSideGable(site, { x: left, y: 0, width, depth: 9, eaves: height, rise: 2, over: 0.7 }),
      drawChimney(site, left + (isMirrored ? 2 : width - 3), 4, height + 1, 1.6, planter),
      gabled
        ? drawMass(
            site,
            { x: wingX, y: -1.6, width: 4.8, depth: 1.6, height, frontGable: 1.4 },
            accentWall(site),
            (face) => drawWindow(site, face, [0.8, 0.9, 3.2, 1.55], { bars: [3, 1] }),
            { windows: 0 },
          ) +
          drawFrontGable(site, {
            x: wingX,
            y: -1.6,
            width: 4.8,
            depth: 1.6,
            eaves: height,
            rise: 1.4,
            over: 0.5,
            into: 3.15,
          })
        : '',
      drawSteps(site, left + doorAt - 0.3, 0, 1.6, 0.42),
    ].join('');
    const garage = hasGarage ? sideGarage(site, garageX, 0.6, 2.55) : '';
    const garageIsNear = eyeSide(site) === (isMirrored ? -1 : 1);
    return [
      drawShadow(site, [left, 0, 0], [width, 9, 3.6]),
      drive(
        site,
        hasGarage ? garageX + garageWidth / 2 : garageX + (isMirrored ? 1.7 : 1.9),
        hasGarage ? garageWidth - 0.8 : 2.8,
        hasGarage ? 0.6 : 6,
      ),
      drawWay(site, [left + doorAt + 0.5, -0.9], [left + doorAt + 0.5, -8.5], [1.2, 1.2], '#c9c4b8'),
      garageIsNear ? body + garage : garage + body,
      drawHedgeRow(
        site,
        isMirrored ? left + 5.4 : left,
        isMirrored ? left + width : left + width - 5.4,
        gabled ? -2.2 : -0.7,
        0.75,
      ),
      drawHedgeRow(
        site,
        isMirrored ? left : left + width - 3.2,
        isMirrored ? left + 3.2 : left + width,
        -0.7,
        0.6,
      ),
    ].join('');
  },
};

/** A steep roof with two dormers over one storey: the wartime house and its larger versions. */
export const storeyAndHalf: HouseType = {
  extent: () => ({ width: 9, depth: 9, height: 7 }),
  pitch: 14,
  street: LAWN_STREET,
  draw(site) {
    const { dice } = site;
    const [width, height] = [9, 2.9];
    const wall = mainWall(site);
    const left = -width / 2;
    const single = dice.fork('dormer').chance(0.3);
    const doorAt = 4;
    return [
      drawShadow(site, [left, 0, 0], [width, 9, 5]),
      drive(site, left + width + 1.9, 2.7, 8),
      drawWay(site, [0, -1], [0, -8.5], [1.2, 1.2], '#c9c4b8'),
      drawMass(
        site,
        { x: left, y: 0, width, depth: 8.6, height, sideGable: 4 },
        wall,
        (face) =>
          drawDoor(site, face, [doorAt, 0.5, 1, 2]) +
          [1.1, 6.3]
            .map((a) =>
              drawWindow(site, face, [a, 1, 1.6, 1.4], {
                bars: [2, 2],
                ...(dice.fork('shutters').chance(0.6) ? { shutters: site.house.door } : {}),
              }),
            )
            .join(''),
      ),
      drawSideGable(site, { x: left, y: 0, width, depth: 8.6, eaves: height, rise: 4, over: 0.35 }),
      drawChimney(site, left + 1, 4, height + 3, 1.9, '#8a5443'),
      ...(single ? [-2.2] : [left + 1, left + width - 3]).map((x) =>
        drawDormer(
          site,
          { x, y: 0.7, z: height + 0.55, width: single ? 4.4 : 2, height: 1.35, depth: 2.4 },
          accentWall(site),
          [2, 2],
        ),
      ),
      drawSteps(site, -0.8, 0, 1.6, 0.48),
      drawHedgeRow(site, left, -1, -0.7, 0.85),
      drawHedgeRow(site, 1, left + width, -0.7, 0.85),
    ].join('');
  },
};

/** Draws a split level: bedrooms over the garage on one side, the living room beside them. */
function split(site: Site, isModern: boolean): string {
  const { dice } = site;
  const isMirrored = dice.fork('mirror').chance(0.5);
  const wall = mainWall(site);
  const high = { x: mirrored(isMirrored, -7, 6.6), width: 6.6, height: 5.2 };
  const low = { x: mirrored(isMirrored, -0.4, 7.4), width: 7.4, height: 3.5 };
  const hasGarage = site.plan.garageSpaces > 0;
  const garageDoor = dice.fork('garage door').pick(['#efe9dc', '#7a4f36', '#c8ccce', '#56483d']);
  const doorAt = isMirrored ? low.width - 1.5 : 0.5;
  const tower = [
    drawMass(
      site,
      { ...high, y: 0, depth: 9, ...(isModern ? { frontGable: 1.7 } : { sideGable: 0 }) },
      {
        kind: isModern ? 'siding' : site.house.cladding,
        colour: isModern ? site.house.accent : site.house.wall,
      },
      (face) =>
        [
          panel(site, face, [0, 0, high.width, 2.6], wall.colour),
          hasGarage
            ? drawGarageDoor(site, face, [0.8, 0, site.plan.garageSpaces > 1 ? 5 : 3, 2.2], garageDoor)
            : drawWindow(site, face, [1, 0.9, 4.4, 1.2], { bars: [3, 1] }),
          hasGarage && site.plan.garageSpaces < 2
            ? drawWindow(site, face, [4.6, 1, 1.4, 1], { bars: [2, 1] })
            : '',
          drawWindow(site, face, [0.8, 3.35, 2, 1.2], { bars: [2, 1], shutters: site.house.door }),
          drawWindow(site, face, [4, 3.35, 1.8, 1.2], { bars: [2, 1], shutters: site.house.door }),
        ].join(''),
      { storeys: [3.3] },
    ),
    isModern
      ? drawFrontGable(site, { ...high, y: 0, depth: 9, eaves: high.height, rise: 1.7, over: 0.6 })
      : drawHip(site, { ...high, y: 0, depth: 9, eaves: high.height, rise: 1.6, over: 0.6 }),
  ].join('');
  const living = [
    drawMass(site, { ...low, y: 0.6, depth: 8.4, ...(isModern ? { sideGable: 1.7 } : {}) }, wall, (face) =>
      [
        panel(site, face, [0, 0, low.width, 0.8], site.house.stone),
        drawDoor(site, face, [doorAt, 0.8, 1, 2.05]),
        drawWindow(site, face, [isMirrored ? 0.9 : 2.9, 1.2, 3.7, 1.6], { bars: [4, 1] }),
      ].join(''),
    ),
    isModern
      ? drawSideGable(site, { ...low, y: 0.6, depth: 8.4, eaves: low.height, rise: 1.7, over: 0.6 })
      : drawHip(site, { ...low, y: 0.6, depth: 8.4, eaves: low.height, rise: 1.5, over: 0.6 }),
    drawChimney(
      site,
      low.x + (isMirrored ? 0.5 : low.width - 1.2),
      4,
      low.height + 0.8,
      1.6,
      darken(site.house.stone, 0.2),
    ),
  ].join('');
  const highIsNear = eyeSide(site) === (isMirrored ? 1 : -1);
  return [
    drawShadow(site, [-7, 0, 0], [14, 9, 4.5]),
    drive(
      site,
      high.x + (hasGarage ? (site.plan.garageSpaces > 1 ? 3.3 : 2.3) : isMirrored ? 8 : -1.4),
      site.plan.garageSpaces > 1 ? 5.2 : 3,
    ),
    drawWay(site, [low.x + doorAt + 0.5, -0.9], [low.x + doorAt + 0.5, -8.5], [1.2, 1.3], '#c9c4b8'),
    highIsNear ? living + tower : tower + living,
    drawSteps(site, low.x + doorAt - 0.4, 0.6, 1.8, 0.75),
    drawHedgeRow(
      site,
      isMirrored ? low.x : low.x + 2.6,
      isMirrored ? low.x + 4.8 : low.x + low.width,
      -0.2,
      0.8,
    ),
  ].join('');
}

/** The split level of the 1960s: hip roofs, brick or siding. */
export const splitLevel: HouseType = {
  extent: () => ({ width: 14.4, depth: 9, height: 6.8 }),
  pitch: 18.5,
  street: LAWN_STREET,
  draw: (site) => split(site, false),
};

/** The side split of the 1970s: siding under a gable over the garage. */
export const sideSplit: HouseType = {
  extent: () => ({ width: 14.4, depth: 9, height: 7 }),
  pitch: 18.5,
  street: LAWN_STREET,
  colours: (dice) => ({ accent: dice.pick(['#e7e2d5', '#9fae9b', '#c9b48e', '#8da0ad', '#d9d4c8']) }),
  draw: (site) => split(site, true),
};

/** A long mobile home under a low roof, with skirting, steps and a small deck at its door. */
export const mobile: HouseType = {
  extent: () => ({ width: 14.4, depth: 5, height: 4.6 }),
  pitch: 24,
  street: { setback: 6.5, sidewalk: false, rural: true },
  colours: (dice) => ({
    cladding: 'siding',
    wall: dice.pick(['#e8e6df', '#cfd8d6', '#d9cdb4', '#b9c6cf', '#c4cdb8']),
    roof: dice.pick(['#6a6f75', '#7a6a5c', '#505a63']),
  }),
  draw(site) {
    const wall = mainWall(site);
    const [width, left] = [14, -7];
    const skirt = darken(wall.colour, 0.3);
    return [
      drawShadow(site, [left, 0, 0], [width, 4.6, 3]),
      drive(site, left - 2, 3, 3),
      drawMass(
        site,
        { x: left, y: 0, width, depth: 4.6, height: 0.8 },
        { kind: 'board', colour: skirt },
        undefined,
        { windows: 0, eaves: 0 },
      ),
      drawMass(
        site,
        { x: left, y: 0, z: 0.8, width, depth: 4.6, height: 2.5, sideGable: 0.9 },
        wall,
        (face) =>
          [
            panel(site, face, [0, 0, width, 0.4], site.house.accent),
            drawWindow(site, face, [0.9, 0.9, 2.6, 1.1], { bars: [3, 1], shutters: site.house.door }),
            drawDoor(site, face, [5.2, 0.05, 0.9, 1.95]),
            drawWindow(site, face, [7.4, 1, 1.3, 0.9], { bars: [2, 1], shutters: site.house.door }),
            drawWindow(site, face, [10.6, 1, 1.6, 0.9], { bars: [2, 1], shutters: site.house.door }),
          ].join(''),
        { windows: 1, storeys: [1], eaves: 0.2 },
      ),
      drawSideGable(site, {
        x: left,
        y: 0,
        width,
        depth: 4.6,
        eaves: 3.3,
        rise: 0.9,
        over: 0.25,
        material: 'metal',
      }),
      drawShed(site, {
        x: -3.2,
        y: -2,
        width: 4.4,
        depth: 2,
        eaves: 2.9,
        rise: 0.3,
        over: 0.1,
        material: 'metal',
      }),
      drawSteps(site, -2.4, -1, 2.6, 0.85, '#a58a6a'),
      drawHedgeRow(site, left, -3.2, -0.5, 0.7),
      drawHedgeRow(site, 1.6, 7, -0.5, 0.7),
    ].join('');
  },
};
