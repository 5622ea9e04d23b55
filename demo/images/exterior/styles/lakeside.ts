import { darken, lighten } from '#demo/images/drawing/colour.ts';
import { panel } from '../model/facade.ts';
import { drawGround, drawHedgeRow, drawPlant, drawWay } from '../model/ground.ts';
import { drawDoor, drawWindow } from '../model/openings.ts';
import { drawChimney, drawMass, drawRailing, drawSteps } from '../model/parts.ts';
import { drawFrontGable, drawSideGable } from '../model/roof.ts';
import type { Site } from '../model/site.ts';
import { drawBox, drawShadow, line } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { mainWall, mirrored } from './houseType.ts';

/** Draws water between two depths, with reflections on its ripples. */
export function drawWater(site: Site, near: number, far: number): string {
  const dice = site.stage.shot.fork('water');
  const { look } = site.stage;
  const frozen = look.season === 'winter';
  const deep = look.hour === 'golden' ? '#8fa9b8' : look.hour === 'overcast' ? '#8fa3ae' : '#5e96ba';
  let glints = '';
  for (let index = 0; index < 70; index += 1) {
    const y = near + (far - near) * dice.next() ** 2.4;
    const x = dice.between(-90, 90);
    glints += line(site, [x, y, 0.03], [x + dice.between(1, 5), y, 0.03]);
  }
  const fill = frozen
    ? '#dfe8ef'
    : site.stage.pen.linear([
        [0, lighten(deep, 0.4)],
        [1, deep],
      ]);
  return [
    drawGround(site, [-400, near, 400, far], fill),
    `<path d="${glints}" stroke="${frozen ? '#c3d3df' : '#f4f8fa'}" stroke-width="1.6" opacity="${frozen ? 0.5 : 0.6}" stroke-linecap="round"/>`,
    drawGround(site, [-400, near - 0.7, 400, near + 0.5], frozen ? '#eef3f7' : '#c9bb97', 'opacity="0.85"'),
  ].join('');
}

function dock(site: Site, x: number, from: number, to: number): string {
  const wood = '#a98d68';
  const parts = [drawBox(site, [x, from, 0.2], [1.8, to - from, 0.14], wood, lighten(wood, 0.12))];
  for (let y = from + 1; y < to; y += 2.4) {
    parts.push(
      drawBox(site, [x - 0.1, y, 0], [0.2, 0.2, 0.7], darken(wood, 0.2)),
      drawBox(site, [x + 1.7, y, 0], [0.2, 0.2, 0.7], darken(wood, 0.2)),
    );
  }
  return parts.join('');
}

/** Draws pines around a cottage and the lake behind it. */
function shore(site: Site, width: number): string {
  const dice = site.dice.fork('pines');
  const trees = Array.from({ length: 9 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    return {
      x: side * (width / 2 + dice.between(2, 13)),
      y: dice.between(-2, 12),
      kind: dice.chance(0.6) ? ('conifer' as const) : ('tree' as const),
      height: dice.between(8, 14),
    };
  });
  return [
    drawWater(site, 16, 240),
    dock(site, dice.between(width * 0.55, width * 0.8) * (dice.chance(0.5) ? 1 : -1.1), 15, 24),
    ...trees.toSorted((one, other) => other.y - one.y).map((plant) => drawPlant(site, plant)),
  ].join('');
}

/** A low cabin of boards or logs with a deck on the lake side. */
export const cottage: HouseType = {
  extent: () => ({ width: 12, depth: 9, height: 6.4 }),
  pitch: 200,
  alone: true,
  street: { setback: 9, sidewalk: false, rural: true },
  colours: (dice) => ({
    cladding: 'siding',
    wall: dice.pick(['#8a5f41', '#6d5a48', '#4f6b5f', '#a4764c', '#5b6f80', '#9a4b3c', '#c9bd9f']),
    trim: dice.pick(['#f1ead8', '#8c3b2e', '#2f4a3a', '#efe7d0']),
    roof: dice.pick(['#4c5a52', '#5b4f48', '#7a4438', '#4a545c']),
    door: dice.pick(['#8c3b2e', '#2f4a3a', '#c58a2e', '#23405c']),
    stone: '#9a958c',
  }),
  draw(site, { width }) {
    const { dice } = site;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const at = (x: number, wide: number): number => mirrored(isMirrored, x, wide);
    const [height, left] = [3, -5.5];
    const gableX = at(-5, 4.6);
    const doorX = at(0.9, 1);
    const deckX = at(-0.2, 5.6);
    return [
      shore(site, width),
      drawShadow(site, [left, 0, 0], [11, 8, 4]),
      drawWay(site, [doorX + 0.5, -3.4], [doorX + 0.9, -9], [1.2, 1.7], '#b7a98c'),
      drawMass(
        site,
        { x: left, y: 0, width: 11, depth: 8, height, sideGable: 2.6 },
        mainWall(site),
        (face) =>
          drawDoor(site, face, [doorX - left, 0.55, 1, 2.05]) +
          drawWindow(site, face, [at(2.6, 2) - left, 1.1, 2, 1.3], { bars: [2, 2] }),
      ),
      drawSideGable(site, { x: left, y: 0, width: 11, depth: 8, eaves: height, rise: 2.6, over: 0.6 }),
      drawChimney(site, at(4, 0.8), 3.4, height + 0.6, 2.8, site.house.stone),
      drawMass(
        site,
        { x: gableX, y: -1.6, width: 4.6, depth: 1.6, height, frontGable: 2.4 },
        mainWall(site),
        (face) =>
          drawWindow(site, face, [0.7, 0.8, 3.2, 1.9], { bars: [3, 1] }) +
          drawWindow(site, face, [1.5, 3.1, 1.6, 0.9], { bars: [2, 1] }),
        { windows: 0 },
      ),
      drawFrontGable(site, {
        x: gableX,
        y: -1.6,
        width: 4.6,
        depth: 1.6,
        eaves: height,
        rise: 2.4,
        over: 0.5,
        into: 3.6,
      }),
      drawBox(site, [deckX, -2.2, 0.2], [5.6, 2.2, 0.3], '#a98d68', '#bfa27a'),
      drawRailing(site, [deckX, -2.15], [doorX - 0.4, -2.15], 0.5, site.house.trim),
      drawRailing(site, [doorX + 1.4, -2.15], [deckX + 5.6, -2.15], 0.5, site.house.trim),
      drawSteps(site, doorX - 0.3, -2.2, 1.6, 0.5, '#a98d68'),
      drawHedgeRow(site, gableX, gableX + 4.6, -2.4, 0.9),
    ].join('');
  },
};

/** An A-frame: shingles down to the ground, and a gable of glass over a deck. */
export const aFrame: HouseType = {
  extent: () => ({ width: 9.6, depth: 10, height: 8.6 }),
  pitch: 200,
  alone: true,
  street: { setback: 9, sidewalk: false, rural: true },
  colours: (dice) => ({
    cladding: 'board',
    wall: dice.pick(['#a06b43', '#8a5d3f', '#b5875a', '#6e5947']),
    trim: dice.pick(['#3a2f28', '#efe7d0', '#8c3b2e']),
    roof: dice.pick(['#4c5a52', '#5b4f48', '#7a4438', '#4a545c', '#6a6f5a']),
    frame: '#3a2f28',
    door: dice.pick(['#c58a2e', '#8c3b2e', '#2f5560', '#3a2f28']),
  }),
  draw(site, { width }) {
    const { house } = site;
    const [half, top] = [4.5, 8.2];
    const glass = { bars: [2, 2] as const, casing: 0.05, frame: house.frame };
    return [
      shore(site, width),
      drawShadow(site, [-half, 0, 0], [9, 10, 4]),
      drawWay(site, [0, -3.6], [0.6, -9], [1.2, 1.7], '#b7a98c'),
      drawBox(site, [-4.4, -2.4, 0.2], [8.8, 2.4, 0.3], '#a98d68', '#bfa27a'),
      drawChimney(site, -1.6, 6, 4, 4.6, house.stone),
      drawMass(
        site,
        { x: -half + 0.1, y: 0.6, width: half * 2 - 0.2, depth: 9, height: 0.2, frontGable: top - 0.15 },
        mainWall(site),
        (face) =>
          [
            drawDoor(site, face, [3.9, 0.3, 1, 2.05]),
            drawWindow(site, face, [2.05, 0.6, 1.5, 1.75], glass),
            drawWindow(site, face, [5.25, 0.6, 1.5, 1.75], glass),
            panel(site, face, [1.55, 2.75, 5.7, 0.22], house.trim),
            drawWindow(site, face, [2.8, 3.2, 1.5, 1.7], glass),
            drawWindow(site, face, [4.5, 3.2, 1.5, 1.7], glass),
            drawWindow(site, face, [3.8, 5.2, 1.2, 1], { ...glass, bars: [2, 1] }),
          ].join(''),
        { windows: 0 },
      ),
      drawFrontGable(site, {
        x: -half,
        y: 0.2,
        width: half * 2,
        depth: 9.6,
        eaves: 0.2,
        rise: top,
        over: 0.2,
      }),
      drawRailing(site, [-4.3, -2.35], [-0.9, -2.35], 0.5, house.trim),
      drawRailing(site, [0.9, -2.35], [4.3, -2.35], 0.5, house.trim),
      drawSteps(site, -0.8, -2.4, 1.6, 0.5, '#a98d68'),
      drawHedgeRow(site, -4.2, -1.2, -2.9, 0.8),
      drawHedgeRow(site, 1.2, 4.2, -2.9, 0.8),
    ].join('');
  },
};
