import type { Wall } from '../model/facade.ts';
import { panel } from '../model/facade.ts';
import { drawHedgeRow, drawWay } from '../model/ground.ts';
import { drawDoor, drawGarageDoor, drawWindow } from '../model/openings.ts';
import { drawBay, drawChimney, drawMass, drawPorch, drawSteps } from '../model/parts.ts';
import { drawFrontGable, drawHip, drawSideGable } from '../model/roof.ts';
import type { Site } from '../model/site.ts';
import { drawShadow } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { accentWall, eyeSide, mainWall, mirrored } from './houseType.ts';

const GARAGE_DOORS = ['#f3f1ea', '#d8cdb8', '#4a3b31', '#3a4148', '#7b5138', '#c3c8ca'] as const;

function garageDoors(site: Site, face: Wall, spaces: number, color: string): string {
  if (spaces >= 3) {
    return (
      drawGarageDoor(site, face, [0.6, 0, 4.8, 2.3], color) +
      drawGarageDoor(site, face, [6, 0, 2.5, 2.3], color)
    );
  }
  return drawGarageDoor(site, face, [0.7, 0, spaces > 1 ? 4.9 : 2.7, 2.3], color);
}

/** A house of the 1990s around Toronto: two brick storeys, a gabled double garage in front, and a tall entry. */
export const nineties: HouseType = {
  extent: ({ garageSpaces }) => ({ width: garageSpaces > 2 ? 15.4 : 12.6, depth: 11, height: 9.2 }),
  pitch: 15.2,
  street: { setback: 6.5, sidewalk: true },
  colours: (dice, cladding) => ({
    ...(cladding === 'brick'
      ? { cladding, wall: dice.pick(['#b08a6d', '#a4694f', '#c2a184', '#93604c', '#b59a80', '#9a8476']) }
      : {}),
    trim: dice.pick(['#f5f1e6', '#efe8d8']),
    roof: dice.pick(['#5b5048', '#4b4f55', '#6a584c']),
  }),
  draw(site, { width }) {
    const { dice, plan } = site;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const spaces = Math.max(1, plan.garageSpaces);
    const wingWidth = spaces > 2 ? 9.1 : spaces > 1 ? 6.3 : 4.2;
    const height = 6;
    const wall = mainWall(site);
    const left = -width / 2;
    const wingX = mirrored(isMirrored, left, wingWidth);
    const door = dice.fork('garage').pick(GARAGE_DOORS);
    const mainX = mirrored(isMirrored, left + 0.4, width - 0.8);
    const inner = mirrored(isMirrored, left + wingWidth, width - wingWidth - 0.4);
    const entryX = isMirrored ? inner + (width - wingWidth - 0.4) - 2.7 : inner + 0.3;
    const sideX = isMirrored ? inner + 0.5 : inner + 3.2;
    const sideWidth = width - wingWidth - 4.4;
    const wingTall = dice.fork('tall').chance(0.55);
    const wingHeight = wingTall ? height : 3.1;
    const style = { bars: [2, 2] as const, head: 'stone' as const };
    const wing = {
      x: wingX,
      y: -2.4,
      width: wingWidth,
      depth: 2.4,
      height: wingHeight,
      frontGable: wingWidth * 0.34,
    };
    return [
      drawShadow(site, [left, -2, 0], [width, 11, 6.6]),
      drawWay(
        site,
        [wingX + wingWidth / 2, -2.4],
        [wingX + wingWidth / 2, -10],
        [wingWidth - 1, wingWidth - 0.4],
        '#8f9297',
      ),
      drawWay(site, [entryX + 1.2, -1.2], [entryX + 1.2, -6.5], [1.4, 1.4], '#c4bcae'),
      drawMass(
        site,
        { x: mainX, y: 0, width: width - 0.8, depth: 10, height },
        wall,
        (face) =>
          [
            drawWindow(site, face, [entryX - mainX + 0.7, 3.7, 1.2, 1.5], { ...style, head: 'arched' }),
            drawWindow(site, face, [sideX - mainX, 3.7, sideWidth, 1.5], style),
            drawWindow(site, face, [sideX - mainX, 0.9, sideWidth, 1.6], { ...style, bars: [3, 2] }),
            wingTall
              ? ''
              : drawWindow(site, face, [wingX - mainX + wingWidth / 2 - 1.2, 3.9, 2.4, 1.4], style),
          ].join(''),
        { storeys: [1.2, 3.8] },
      ),
      drawHip(site, { x: mainX, y: 0, width: width - 0.8, depth: 10, eaves: height, rise: 3.2, over: 0.5 }),
      drawChimney(site, mirrored(isMirrored, width / 2 - 2.4, 0.8), 5, height + 1, 2, site.house.stone),
      drawMass(
        site,
        wing,
        wall,
        (face) =>
          [
            garageDoors(site, face, spaces, door),
            wingTall
              ? drawWindow(site, face, [wingWidth / 2 - 1.5, 3.5, 3, 1.5], { ...style, bars: [3, 2] })
              : '',
            panel(site, face, [0, wingTall ? 2.95 : 2.7, wingWidth, 0.14], site.house.trim, 0.03),
            drawWindow(site, face, [wingWidth / 2 - 0.45, wingHeight + wingWidth * 0.08, 0.9, 0.8], {
              bars: [2, 1],
              head: 'arched',
            }),
          ].join(''),
        { windows: 0 },
      ),
      drawFrontGable(site, {
        ...wing,
        eaves: wingHeight,
        rise: wingWidth * 0.34,
        over: 0.4,
        into: wingTall ? 3.4 : 0,
      }),
      drawMass(
        site,
        { x: entryX, y: -1.1, width: 2.4, depth: 1.1, height: 4.2, frontGable: 1.1 },
        accentWall(site),
        (face) =>
          drawDoor(site, face, [0.65, 0.35, 1.1, 2.2]) +
          drawWindow(site, face, [0.7, 3.1, 1, 0.8], { head: 'arched' }),
        { windows: 0 },
      ),
      drawFrontGable(site, { x: entryX, y: -1.1, width: 2.4, depth: 1.1, eaves: 4.2, rise: 1.1, over: 0.3 }),
      drawSteps(site, entryX + 0.3, -1.1, 1.8, 0.36),
      drawHedgeRow(site, sideX - 0.2, sideX + sideWidth, -0.7, 0.85),
    ].join('');
  },
};

/** A narrow new house with its garage at the front: stone below, siding above, a deep gable. */
export const frontGarage: HouseType = {
  extent: ({ garageSpaces }) => ({ width: garageSpaces > 1 ? 9.6 : 7.8, depth: 13, height: 9.2 }),
  pitch: 11.2,
  street: { setback: 6.2, sidewalk: true },
  colours: (dice, cladding) => ({
    cladding: cladding === 'brick' ? 'brick' : 'siding',
    wall:
      cladding === 'brick'
        ? dice.pick(['#8f8781', '#7d5a4b', '#a08874'])
        : dice.pick(['#7d8a92', '#e3e2dc', '#5d6a72', '#a9a08f', '#8b9184', '#48535c']),
    accent: dice.pick(['#3b434b', '#e9e6de', '#8a6a4c', '#6c7a80']),
    trim: dice.pick(['#f4f2ec', '#f4f2ec', '#2f353b']),
  }),
  draw(site, { width }) {
    const { dice } = site;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const spaces = Math.min(2, Math.max(1, site.plan.garageSpaces));
    const wingWidth = spaces > 1 ? 6 : 4.2;
    const left = -width / 2;
    const height = 6.1;
    const wingX = mirrored(isMirrored, left, wingWidth);
    const rest = width - wingWidth;
    const entryX = mirrored(isMirrored, left + wingWidth, rest);
    const wall = mainWall(site);
    const stone = { kind: 'stone' as const, colour: site.house.stone };
    const door = dice.fork('garage').pick(GARAGE_DOORS);
    const steep = dice.fork('steep').between(0.32, 0.5);
    const shed = dice.fork('shed').chance(0.3);
    return [
      drawShadow(site, [left, -1.5, 0], [width, 13, 6.6]),
      drawWay(
        site,
        [wingX + wingWidth / 2, -1.6],
        [wingX + wingWidth / 2, -10],
        [wingWidth - 0.9, wingWidth - 0.5],
        '#96999d',
      ),
      drawWay(site, [entryX + rest / 2, -1.4], [entryX + rest / 2, -6.2], [1.1, 1.2], '#c4bcae'),
      drawMass(
        site,
        { x: left, y: 0, width, depth: 12, height },
        wall,
        (face) =>
          drawDoor(site, face, [entryX - left + rest / 2 - 0.5, 0.6, 1, 2.2]) +
          drawWindow(site, face, [entryX - left + rest / 2 - 0.8, 3.8, 1.6, 1.5], { bars: [2, 2] }),
        { storeys: [1.3, 3.9] },
      ),
      drawHip(site, { x: left, y: 0, width, depth: 12, eaves: height, rise: 3, over: 0.45 }),
      drawMass(
        site,
        { x: wingX, y: -1.6, width: wingWidth, depth: 1.6, height: 3 },
        stone,
        (face) => garageDoors(site, face, spaces, door),
        { windows: 0 },
      ),
      drawMass(
        site,
        {
          x: wingX,
          y: -1.6,
          z: 3,
          width: wingWidth,
          depth: 1.6,
          height: height - 3,
          frontGable: shed ? 0 : wingWidth * steep,
        },
        accentWall(site),
        (face) =>
          drawWindow(site, face, [wingWidth / 2 - 1.5, 0.7, 3, 1.5], { bars: [3, 1] }) +
          panel(site, face, [0, 0, wingWidth, 0.22], site.house.trim, 0.05),
        { windows: 0 },
      ),
      shed
        ? drawHip(site, {
            x: wingX,
            y: -1.6,
            width: wingWidth,
            depth: 5,
            eaves: height,
            rise: 1.8,
            over: 0.4,
          })
        : drawFrontGable(site, {
            x: wingX,
            y: -1.6,
            width: wingWidth,
            depth: 1.6,
            eaves: height,
            rise: wingWidth * steep,
            over: 0.4,
            into: 4.2,
          }),
      drawPorch(site, {
        x: entryX + 0.1,
        y: 0,
        width: rest - 0.1,
        depth: 1.4,
        deck: 0.5,
        beam: 2.9,
        roof: 'shed',
        posts: [isMirrored ? 0.3 : rest - 0.5],
        thick: 0.28,
      }),
      drawSteps(site, entryX + rest / 2 - 0.7, -1.4, 1.4, 0.5),
    ].join('');
  },
};

/** A house of a prairie suburb: two plain storeys under a side gable, a bay and a garage. */
export const prairie: HouseType = {
  extent: ({ garageSpaces }) => ({ width: garageSpaces > 0 ? 13.6 : 10, depth: 9, height: 8 }),
  pitch: 16.4,
  street: { setback: 7.6, sidewalk: true },
  colours: (dice, cladding) => ({
    cladding: cladding === 'brick' ? 'siding' : cladding,
    wall: dice.pick(['#e4e0d2', '#b9c4c6', '#c9b897', '#94a79f', '#8c9bb0', '#d8d2c4']),
    accent: dice.pick(['#a4694f', '#8f8a80', '#b08a6d', '#7d5148']),
    roof: dice.pick(['#5b5048', '#4b4f55', '#7a5648', '#49564e']),
  }),
  draw(site) {
    const { dice, plan } = site;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const hasGarage = plan.garageSpaces > 0;
    const [width, height] = [9.4, 5.5];
    const left = hasGarage ? (isMirrored ? -2.6 : -6.8) : -width / 2;
    const garageX = isMirrored ? left - 4.2 : left + width;
    const doorAt = isMirrored ? 1 : width - 2;
    const wall = mainWall(site);
    const garage = hasGarage
      ? drawMass(
          site,
          { x: garageX, y: -0.8, width: 4.2, depth: 6.5, height: 2.7, frontGable: 1.2 },
          wall,
          (face) => drawGarageDoor(site, face, [0.7, 0, 2.8, 2.2], dice.fork('garage').pick(GARAGE_DOORS)),
          { windows: 1 },
        ) +
        drawFrontGable(site, {
          x: garageX,
          y: -0.8,
          width: 4.2,
          depth: 6.5,
          eaves: 2.7,
          rise: 1.2,
          over: 0.35,
        })
      : '';
    const shutters = dice.fork('shutters').chance(0.5) ? { shutters: site.house.door } : {};
    const body = [
      drawMass(
        site,
        { x: left, y: 0, width, depth: 8.6, height, sideGable: 2.2 },
        wall,
        (face) =>
          [
            panel(site, face, [0, 0, width, 2.6], site.house.accent),
            drawDoor(site, face, [doorAt, 0.4, 1, 2.1]),
            ...[0.9, 4.1, 6.9].map((a) =>
              drawWindow(site, face, [a, 3.4, a === 4.1 ? 1.1 : 1.6, 1.3], { bars: [2, 1], ...shutters }),
            ),
          ].join(''),
        { storeys: [1.2, 3.5] },
      ),
      drawSideGable(site, { x: left, y: 0, width, depth: 8.6, eaves: height, rise: 2.2, over: 0.6 }),
      drawBay(
        site,
        { x: left + (isMirrored ? 4.4 : 0.9), y: 0, width: 4, out: 0.6, z: 0.3, height: 2.4 },
        accentWall(site),
        [[0.6, 1.5]],
        { bars: [2, 1] },
      ),
      drawPorch(site, {
        x: left + doorAt - 1,
        y: 0,
        width: 3,
        depth: 1.2,
        deck: 0.4,
        beam: 2.7,
        roof: 'gable',
        posts: [0.2, 2.8],
      }),
      drawSteps(site, left + doorAt - 0.3, -1.2, 1.6, 0.4),
    ].join('');
    const garageIsNear = eyeSide(site) === (isMirrored ? -1 : 1);
    return [
      drawShadow(site, [left, 0, 0], [width, 9, 5.6]),
      drawWay(
        site,
        [hasGarage ? garageX + 2.1 : left - 1.6, hasGarage ? -0.8 : 6],
        [hasGarage ? garageX + 2.1 : left - 1.6, -12],
        [3.2, 3.5],
        '#96999d',
      ),
      drawWay(site, [left + doorAt + 0.5, -1.6], [left + doorAt + 0.5, -7.6], [1.2, 1.2], '#c9c4b8'),
      garageIsNear ? body + garage : garage + body,
      drawHedgeRow(site, left + (isMirrored ? 4 : 0.4), left + (isMirrored ? 9 : 5.4), -1.1, 0.7),
    ].join('');
  },
};
