import { panel } from '../model/facade.ts';
import { drawHedgeRow, drawWay } from '../model/ground.ts';
import { drawDoor, drawGarageDoor, drawWindow } from '../model/openings.ts';
import { drawChimney, drawDormer, drawMass, drawPorch, drawRailing, drawSteps } from '../model/parts.ts';
import { drawFrontGable, drawParapet, drawShed, drawSideGable } from '../model/roof.ts';
import { drawBox, drawShadow } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { accentWall, mainWall, mirrored } from './houseType.ts';

/** The Vancouver special: a low front gable, a balcony across the upper floor, stucco above brick or stone. */
export const vancouverSpecial: HouseType = {
  extent: () => ({ width: 10.2, depth: 14, height: 7.4 }),
  pitch: 11.6,
  street: { setback: 6.4, sidewalk: true },
  colours: (dice) => ({
    cladding: 'stucco',
    wall: dice.pick(['#efe7d6', '#e3ded2', '#d8e0dc', '#ead9c4', '#dfd0b8', '#e9e9e4']),
    accent: dice.pick(['#a4694f', '#8f8a80', '#b08a6d', '#7d5f4f']),
    roof: dice.pick(['#6a5b50', '#5d5450', '#4a5058']),
    trim: dice.pick(['#f4f0e6', '#6b4b38', '#e9e2d2']),
  }),
  draw(site) {
    const { dice, house } = site;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const at = (x: number, width: number): number => mirrored(isMirrored, x, width);
    const [width, height] = [9.8, 5.2];
    const left = -width / 2;
    const doorX = at(0.7, 1);
    const iron = dice.fork('iron').pick(['#f4f1e9', '#2b3036', '#e7dcc8']);
    return [
      drawShadow(site, [left, -1.3, 0], [width, 14, 6]),
      drawWay(site, [doorX + 0.5, -1.6], [doorX + 0.5, -6.4], [1.3, 1.3], '#c9c4b8'),
      drawMass(
        site,
        { x: left, y: 0, width, depth: 13, height, frontGable: 1.5 },
        mainWall(site),
        (face) =>
          [
            panel(site, face, [0, 0, width, 2.5], house.accent),
            drawDoor(site, face, [doorX - left, 0.25, 1, 2.05]),
            drawWindow(site, face, [at(-4.2, 3.2) - left, 0.75, 3.2, 1.3], { bars: [3, 1] }),
            drawWindow(site, face, [at(2.5, 1.8) - left, 0.75, 1.8, 1.3], { bars: [2, 1] }),
            drawWindow(site, face, [at(-4.2, 3.6) - left, 3.1, 3.6, 1.5], { bars: [3, 1] }),
            drawWindow(site, face, [at(0.2, 1.8) - left, 2.75, 1.8, 1.95], { bars: [2, 1] }),
            drawWindow(site, face, [at(2.6, 1.7) - left, 3.1, 1.7, 1.4], { bars: [2, 1] }),
          ].join(''),
        { windows: 3, storeys: [0.9, 3.4] },
      ),
      drawBox(site, [left - 0.1, -1.3, 2.45], [width + 0.2, 1.3, 0.22], house.trim),
      drawRailing(site, [left, -1.25], [-left, -1.25], 2.67, iron),
      drawRailing(site, [-left, -1.25], [-left, 0], 2.67, iron),
      drawRailing(site, [left, -1.25], [left, 0], 2.67, iron),
      drawFrontGable(site, { x: left, y: 0, width, depth: 13, eaves: height, rise: 1.5, over: 0.7 }),
      drawSteps(site, doorX - 0.3, 0, 1.6, 0.24),
      drawHedgeRow(site, at(-4.7, 4.6), at(-4.7, 4.6) + 4.6, -1.9, 0.8),
    ].join('');
  },
};

/** A Craftsman: a low broad gable over a deep porch on tapering piers, shingles and brackets. */
export const craftsman: HouseType = {
  extent: ({ storeys }) => ({ width: 9.6, depth: 11, height: storeys > 1.6 ? 8.6 : 7.8 }),
  pitch: 12,
  street: { setback: 6.2, sidewalk: true },
  colours: (dice, cladding) => ({
    cladding: cladding === 'brick' || cladding === 'stucco' ? 'shingle' : cladding,
    wall: dice.pick(['#5f7a6a', '#4f6474', '#8a5a44', '#b79d6c', '#6c7f86', '#9a4b3c', '#3f5563', '#7d8a5e']),
    accent: dice.pick(['#d8cdb0', '#8f6a4a', '#a9b39b', '#c9b68d']),
    trim: dice.pick(['#f1ead8', '#efe7d0', '#f4efe2']),
    door: dice.pick(['#8c3b2e', '#c58a2e', '#2f4a3a', '#6d4a2f']),
  }),
  draw(site, { width, height: top }) {
    const { dice, house } = site;
    const front = dice.fork('gable').chance(0.55);
    const height = top > 8 ? 5 : 4;
    const left = -width / 2;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const doorX = mirrored(isMirrored, 0.6, 1.1);
    const wall = mainWall(site);
    const windows = { bars: [3, 2] as const, frame: '#f4efe2' };
    const rise = front ? 3.1 : 3.2;
    const body = [
      drawMass(
        site,
        {
          x: left,
          y: 0,
          width,
          depth: 10.5,
          height,
          ...(front ? { frontGable: rise } : { sideGable: rise }),
        },
        wall,
        (face) =>
          [
            drawDoor(site, face, [doorX - left, 0.95, 1.1, 2.15]),
            drawWindow(site, face, [mirrored(isMirrored, -3.9, 2.8) - left, 1.5, 2.8, 1.45], windows),
            front ? drawWindow(site, face, [width / 2 - 1.6, height - 0.35, 3.2, 1.5], windows) : '',
            front ? panel(site, face, [0.1, height - 0.9, width - 0.2, 0.2], house.trim) : '',
          ].join(''),
        { storeys: height > 4.5 ? [1.4, 3.6] : [1.4], cladding: { kind: 'siding', colour: wall.colour } },
      ),
      front
        ? drawFrontGable(site, { x: left, y: 0, width, depth: 10.5, eaves: height, rise, over: 0.8 })
        : drawSideGable(site, { x: left, y: 0, width, depth: 10.5, eaves: height, rise, over: 0.8 }),
    ].join('');
    return [
      drawShadow(site, [left, -2.4, 0], [width, 12, 5]),
      drawWay(site, [doorX + 0.55, -4.2], [doorX + 0.55, -6.2], [1.5, 1.6], '#c4bcae'),
      front ? drawChimney(site, mirrored(isMirrored, 1, 0.8), 5, height, rise + 1.1, '#8a5443') : '',
      body,
      front ? '' : drawChimney(site, mirrored(isMirrored, 3, 0.8), 5, height + 1.6, 2, '#8a5443'),
      front
        ? ''
        : drawDormer(
            site,
            { x: -1.9, y: 1.2, z: height + 0.6, width: 3.8, height: 1.3, depth: 3 },
            accentWall(site),
            [3, 2],
          ),
      drawPorch(site, {
        x: left + 0.4,
        y: 0,
        width: width - 0.8,
        depth: 2.4,
        deck: 0.95,
        beam: 3,
        roof: front ? 'shed' : dice.fork('porch').chance(0.5) ? 'gable' : 'shed',
        posts: [0.5, width - 1.3, mirrored(isMirrored, -0.6, 0.2) - left],
        thick: 0.3,
        gap: [doorX - left - 0.7, doorX - left + 1.3],
        piers: house.stone,
      }),
      drawSteps(site, doorX - 0.25, -2.4, 1.6, 0.95),
      drawHedgeRow(site, left, doorX - 0.5, -2.9, 0.9),
      drawHedgeRow(site, doorX + 1.7, -left, -2.9, 0.9),
    ].join('');
  },
};

/** A modern house of the west coast: sloped roofs and glass under broad eaves, cedar and stone. */
export const westCoast: HouseType = {
  extent: () => ({ width: 12.6, depth: 11, height: 7.4 }),
  pitch: 16,
  street: { setback: 6.6, sidewalk: true },
  colours: (dice) => ({
    cladding: 'board',
    wall: dice.pick(['#a06b43', '#8a5d3f', '#6e5947', '#b5875a', '#5c6662', '#4b5459']),
    accent: dice.pick(['#e6e1d6', '#6f7d78', '#3e474c', '#8c9490']),
    trim: dice.pick(['#3a2f28', '#2c3136', '#efe9dd']),
    frame: '#262b30',
    roof: dice.pick(['#4a4f52', '#5b524b', '#3f4a4a']),
    door: dice.pick(['#b0452f', '#2f5560', '#c88a34', '#3a2f28']),
  }),
  draw(site) {
    const { dice, house } = site;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const at = (x: number, width: number): number => mirrored(isMirrored, x, width);
    const tallX = at(-6.2, 7);
    const lowX = at(0.8, 5.4);
    const glass = { bars: [3, 1] as const, casing: 0.06, frame: house.frame };
    const doorX = at(1.1, 1.2);
    const spaces = site.plan.garageSpaces;
    const low = [
      drawMass(
        site,
        { x: lowX, y: 0.8, width: 5.4, depth: 9, height: 3 },
        { kind: 'stone', colour: house.stone },
        (face) =>
          spaces > 0
            ? drawDoor(site, face, [doorX - lowX, 0.3, 1.2, 2.2]) +
              drawGarageDoor(site, face, [isMirrored ? 0.4 : 2.1, 0, 2.9, 2.2], house.wall)
            : drawDoor(site, face, [doorX - lowX, 0.3, 1.2, 2.2]) +
              drawWindow(site, face, [isMirrored ? 0.5 : 2.2, 0.5, 2.8, 2], glass),
      ),
      drawParapet(
        site,
        { x: lowX, y: 0.2, width: 5.4, depth: 9, eaves: 3, rise: 0.28, over: 0.5 },
        house.trim,
      ),
      drawMass(
        site,
        { x: at(1.8, 3.8), y: 2.2, z: 3.2, width: 3.8, depth: 7, height: 2.2 },
        accentWall(site),
        (face) => drawWindow(site, face, [0.4, 0.5, 3, 1.3], glass),
      ),
      drawShed(site, {
        x: at(1.8, 3.8),
        y: 1.8,
        width: 3.8,
        depth: 8,
        eaves: 5.4,
        rise: 0.9,
        over: 0.5,
        material: 'metal',
      }),
    ].join('');
    const tall = [
      drawMass(
        site,
        { x: tallX, y: 0, width: 7, depth: 10, height: 5.4, frontGable: 1.7 },
        mainWall(site),
        (face) =>
          [
            drawWindow(site, face, [0.6, 0.5, 3.6, 2.1], glass),
            drawWindow(site, face, [4.9, 0.5, 1.4, 2.1], { ...glass, bars: [1, 2] }),
            drawWindow(site, face, [1.1, 3.2, 4.8, 2.3], { ...glass, bars: [4, 1] }),
          ].join(''),
        { storeys: [1, 3.6] },
      ),
      drawBox(site, [tallX + 0.6, -1.3, 2.7], [5.8, 1.3, 0.2], house.trim),
      drawRailing(site, [tallX + 0.6, -1.25], [tallX + 6.4, -1.25], 2.9, '#3c4348', 0.9),
      drawFrontGable(site, {
        x: tallX,
        y: 0,
        width: 7,
        depth: 10,
        eaves: 5.4,
        rise: 1.7,
        over: 1,
        material: 'metal',
      }),
      drawBox(site, [tallX + 0.5, -1.2, 0], [0.26, 0.26, 2.7], house.trim),
      drawBox(site, [tallX + 6.2, -1.2, 0], [0.26, 0.26, 2.7], house.trim),
    ].join('');
    const eyeLeft = site.camera.at[0] < site.at[0];
    const tallIsNear = eyeLeft !== isMirrored;
    return [
      drawShadow(site, [-6.2, 0, 0], [12.4, 10, 5]),
      drawWay(site, [doorX + 0.6, 0.2], [doorX + 0.6, -6.6], [1.5, 1.5], '#b9b5aa'),
      spaces > 0
        ? drawWay(
            site,
            [lowX + (isMirrored ? 1.9 : 3.6), 0.8],
            [lowX + (isMirrored ? 1.9 : 3.6), -10],
            [3, 3.4],
            '#9b9d9f',
          )
        : '',
      tallIsNear ? low + tall : tall + low,
      drawHedgeRow(site, tallX, tallX + 6.8, -1.9, 0.9),
    ].join('');
  },
};

/** An older prairie house: a steep front gable over two storeys, an enclosed veranda. */
export const character: HouseType = {
  extent: ({ storeys }) => ({ width: 8, depth: 11, height: storeys >= 2 ? 9.4 : 8.2 }),
  pitch: 10.6,
  street: { setback: 6.6, sidewalk: true },
  colours: (dice, cladding) => ({
    cladding: cladding === 'brick' ? 'siding' : cladding,
    wall: dice.pick(['#e6e1d2', '#8fa3a0', '#c9b27f', '#a4b4bc', '#7f6a58', '#d9cdb4', '#5f7382', '#9c4f40']),
    accent: dice.pick(['#f1ebdc', '#6d5a49', '#8f9b84', '#b7564a', '#4a5c66']),
    trim: dice.pick(['#f6f2e6', '#f1e9d6', '#3f2f28']),
  }),
  draw(site, { height: top }) {
    const { dice } = site;
    const width = 7.4;
    const left = -width / 2;
    const height = top > 9 ? 5.6 : 4.4;
    const enclosed = dice.fork('porch').chance(0.55);
    const isMirrored = dice.fork('mirror').chance(0.5);
    const doorX = mirrored(isMirrored, 1.6, 1);
    const gambrel = dice.fork('steep').between(3.2, 3.9);
    const veranda = { x: left + 0.3, y: -2, width: width - 0.6, depth: 2, height: 2.9 };
    return [
      drawShadow(site, [left, -2, 0], [width, 12, 6]),
      drawWay(site, [doorX + 0.5, -3.2], [doorX + 0.5, -6.6], [1.2, 1.2], '#c9c4b8'),
      drawChimney(site, mirrored(isMirrored, 0.6, 0.8), 6, height, gambrel + 1, '#8a5443'),
      drawMass(
        site,
        { x: left, y: 0, width, depth: 10.5, height, frontGable: gambrel },
        mainWall(site),
        (face) =>
          [
            enclosed ? '' : drawDoor(site, face, [doorX - left, 0.8, 1, 2.1]),
            enclosed
              ? ''
              : drawWindow(site, face, [mirrored(isMirrored, -3, 2.6) - left, 1.2, 2.6, 1.6], {
                  bars: [3, 1],
                }),
            ...[1.1, 4.9].map((a) =>
              drawWindow(site, face, [a, height > 5 ? 3.8 : 3.5, 1.3, 1.5], { bars: [1, 2] }),
            ),
            drawWindow(site, face, [width / 2 - 0.7, height + 0.7, 1.4, 1.3], { bars: [2, 1] }),
            panel(site, face, [0.05, height - 0.02, width - 0.1, 0.18], site.house.trim),
          ].join(''),
        { storeys: height > 5 ? [1.3, 3.7] : [1.3] },
      ),
      drawFrontGable(site, { x: left, y: 0, width, depth: 10.5, eaves: height, rise: gambrel, over: 0.5 }),
      enclosed
        ? drawMass(
            site,
            veranda,
            accentWall(site),
            (face) =>
              drawDoor(site, face, [doorX - veranda.x, 0.6, 1, 2]) +
              [0.3, 1.9, 3.5, 5.1]
                .filter((a) => Math.abs(a + 0.65 - (doorX - veranda.x) - 0.5) > 1.25)
                .map((a) => drawWindow(site, face, [a, 1.2, 1.4, 1.3], { bars: [2, 2] }))
                .join(''),
            { windows: 1, storeys: [1.2] },
          ) + drawShed(site, { x: veranda.x, y: -2, width: veranda.width, depth: 2, eaves: 2.9, rise: 0.8 })
        : drawPorch(site, {
            ...veranda,
            y: 0,
            deck: 0.8,
            beam: 2.9,
            roof: 'shed',
            posts: [0.2, 2.4, 4.6, width - 0.8],
            gap: [doorX - veranda.x - 0.4, doorX - veranda.x + 1.3],
          }),
      drawSteps(site, doorX - 0.2, -2, 1.4, 0.6),
      drawHedgeRow(site, isMirrored ? doorX + 1.5 : left, isMirrored ? -left : doorX - 0.4, -2.6, 0.8),
    ].join('');
  },
};
