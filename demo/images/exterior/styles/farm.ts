import { darken, lighten, mix } from '#demo/images/drawing/colour.ts';
import type { Wall } from '../model/facade.ts';
import { panel, stretch } from '../model/facade.ts';
import { drawGround, drawHedgeRow, drawPlant, drawWay } from '../model/ground.ts';
import { drawDoor, drawWindow } from '../model/openings.ts';
import { drawChimney, drawDormer, drawMass, drawPorch, drawSteps } from '../model/parts.ts';
import { drawFrontGable, drawSideGable, drawSlope } from '../model/roof.ts';
import type { Site } from '../model/site.ts';
import { drawBox, drawShadow, facet, line, plain } from '../model/site.ts';
import type { Spot } from '../model/space.ts';
import type { HouseType } from './houseType.ts';
import { mainWall, mirrored } from './houseType.ts';

const BARN_RED = ['#9c3f34', '#8a3a33', '#a8503f', '#6b6560', '#e6e1d6', '#5f4a40'] as const;

function barnDoor(site: Site, face: Wall, a: number, width: number, colour: string): string {
  const height = 3.4;
  const cross =
    stretch(site, face, [a, 0], [a + width, height]) + stretch(site, face, [a, height], [a + width, 0]);
  return [
    panel(site, face, [a - 0.15, 0, width + 0.3, height + 0.15], '#f1ece0'),
    panel(site, face, [a, 0, width, height], darken(colour, 0.18)),
    `<path d="${cross}" stroke="#f1ece0" stroke-width="3"/>`,
  ].join('');
}

/**
 * Draws a barn with its gable towards the yard. Its roof has two slopes on each side (`gambrel`, the Ontario bank barn)
 * or one.
 */
function barn(site: Site, x: number, y: number, gambrel: boolean): string {
  const red = site.dice.fork('barn').pick(BARN_RED);
  const [width, depth, height] = [10, 15, 4.6];
  const wall = { kind: 'board' as const, colour: red };
  const mass = { x, y, width, depth, height };
  const front = (face: Wall): string =>
    barnDoor(site, face, width / 2 - 1.9, 3.8, red) +
    drawWindow(site, face, [1, 1.6, 0.9, 0.9], { bars: [2, 2] }) +
    drawWindow(site, face, [8.1, 1.6, 0.9, 0.9], { bars: [2, 2] });
  if (!gambrel) {
    return [
      drawMass(
        site,
        { ...mass, frontGable: 4 },
        wall,
        (face) =>
          front(face) + drawWindow(site, face, [width / 2 - 0.6, height + 0.9, 1.2, 1.2], { bars: [2, 2] }),
        { windows: 4, storeys: [1.4] },
      ),
      drawFrontGable(site, { ...mass, eaves: height, rise: 4, over: 0.5, material: 'metal' }),
    ].join('');
  }
  const knee = 2.1;
  const [low, mid, top] = [height, height + 3, height + 4.6];
  const at = (across: number, back: number, up: number): Spot => [x + across, y + back, up];
  const gableEnd = [
    at(0, 0, low),
    at(width, 0, low),
    at(width - knee, 0, mid),
    at(width / 2, 0, top),
    at(knee, 0, mid),
  ];
  return [
    drawMass(site, mass, wall, front, { windows: 4, storeys: [1.4], eaves: 0 }),
    plain(site, gableEnd, red),
    ...[
      [0, -0.5, knee],
      [width, 0.5, -knee],
    ].map(([edge = 0, over = 0, inward = 0]) =>
      edge === 0
        ? drawSlope(
            site,
            [
              at(edge + over, depth, low - 0.4),
              at(edge + over, -0.5, low - 0.4),
              at(edge + inward, -0.5, mid),
              at(edge + inward, depth, mid),
            ],
            'metal',
          ) +
          drawSlope(
            site,
            [at(knee, depth, mid), at(knee, -0.5, mid), at(width / 2, -0.5, top), at(width / 2, depth, top)],
            'metal',
          )
        : drawSlope(
            site,
            [
              at(edge + over, -0.5, low - 0.4),
              at(edge + over, depth, low - 0.4),
              at(edge + inward, depth, mid),
              at(edge + inward, -0.5, mid),
            ],
            'metal',
          ) +
          drawSlope(
            site,
            [
              at(width - knee, -0.5, mid),
              at(width - knee, depth, mid),
              at(width / 2, depth, top),
              at(width / 2, -0.5, top),
            ],
            'metal',
          ),
    ),
    ...[
      [at(-0.5, -0.5, low - 0.4), at(knee, -0.5, mid)],
      [at(knee, -0.5, mid), at(width / 2, -0.5, top)],
      [at(width / 2, -0.5, top), at(width - knee, -0.5, mid)],
      [at(width - knee, -0.5, mid), at(width + 0.5, -0.5, low - 0.4)],
    ].map(([from, to]) =>
      from && to
        ? `<path d="${line(site, from, to)}" stroke="${site.stage.look.season === 'winter' ? '#f3f7fb' : '#efe9dc'}" stroke-width="5" stroke-linecap="round"/>`
        : '',
    ),
    facet(
      site,
      [
        at(width / 2 - 0.8, -0.03, low + 0.9),
        at(width / 2 + 0.8, -0.03, low + 0.9),
        at(width / 2 + 0.8, -0.03, low + 2.5),
        at(width / 2 - 0.8, -0.03, low + 2.5),
      ],
      '#f1ece0',
    ),
    facet(
      site,
      [
        at(width / 2 - 0.6, -0.04, low + 1.1),
        at(width / 2 + 0.6, -0.04, low + 1.1),
        at(width / 2 + 0.6, -0.04, low + 2.3),
        at(width / 2 - 0.6, -0.04, low + 2.3),
      ],
      '#4a3a34',
    ),
  ].join('');
}

function silo(site: Site, x: number, y: number, height: number): string {
  const sides = 10;
  const radius = 1.9;
  const tone = site.dice.fork('silo').pick(['#b9bfc4', '#d6d2c8', '#6f8ea6', '#c4b8a4']);
  const ring = (index: number, up: number, wide = radius): Spot => [
    x + Math.cos((index / sides) * 2 * Math.PI) * wide,
    y + Math.sin((index / sides) * 2 * Math.PI) * wide,
    up,
  ];
  const cap = site.stage.look.season === 'winter' ? '#f3f7fb' : lighten(tone, 0.25);
  return (
    Array.from(
      { length: sides },
      (_, index) =>
        plain(
          site,
          [ring(index, 0), ring(index + 1, 0), ring(index + 1, height), ring(index, height)],
          tone,
        ) +
        plain(
          site,
          [
            ring(index, height),
            ring(index + 1, height),
            ring(index + 1, height + 1.4, 0.9),
            ring(index, height + 1.4, 0.9),
          ],
          cap,
        ),
    ).join('') +
    plain(
      site,
      Array.from({ length: sides }, (_, index) => ring(index, height + 1.4, 0.9)),
      cap,
    )
  );
}

function fields(site: Site): string {
  const { look } = site.stage;
  const crop = { spring: '#8f7a55', summer: '#9cb35c', autumn: '#d1b05f', winter: '#e8eef4' }[look.season];
  let rows = '';
  for (let x = -60; x < 60; x += 2.2) {
    rows += line(site, [x, 30, 0.02], [x * 1.02, 90, 0.02]);
  }
  return [
    drawGround(site, [-140, 26, 140, 160], mix(crop, '#d3e0ea', 0.18)),
    `<path d="${rows}" stroke="${darken(crop, 0.22)}" stroke-width="1.6" opacity="0.4"/>`,
  ].join('');
}

/** Draws a rail fence along the road. */
export function railFence(site: Site, from: number, to: number, y: number, colour = '#9a8468'): string {
  const parts: string[] = [];
  for (let x = from; x <= to; x += 3) {
    parts.push(drawBox(site, [x, y, 0], [0.16, 0.16, 1.2], colour));
    if (x + 3 <= to) {
      parts.push(
        drawBox(site, [x, y + 0.05, 0.5], [3, 0.08, 0.14], colour),
        drawBox(site, [x, y + 0.05, 0.95], [3, 0.08, 0.14], colour),
      );
    }
  }
  return parts.join('');
}

/** A farm: brick or clapboard house, barn, silos and fields. */
export const farm: HouseType = {
  extent: () => ({ width: 34, depth: 20, height: 9.6 }),
  pitch: 200,
  alone: true,
  eye: 4,
  street: { setback: 11, sidewalk: false, rural: true },
  colours: (dice, cladding) => ({
    cladding: cladding === 'brick' ? 'brick' : 'siding',
    wall:
      cladding === 'brick'
        ? dice.pick(['#a4553f', '#c4a276', '#8d4637'])
        : dice.pick(['#f1efe8', '#e6e1d2', '#d8dfe0']),
    trim: '#f6f2e6',
  }),
  draw(site) {
    const { dice } = site;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const at = (x: number, width: number): number => mirrored(isMirrored, x, width);
    const houseX = at(-16, 9);
    const wingX = at(-7, 5);
    const wall = mainWall(site);
    const house = [
      drawMass(
        site,
        { x: wingX, y: 3, width: 5, depth: 6, height: 3.2, sideGable: 1.6 },
        wall,
        (face) =>
          drawDoor(site, face, [2, 0.4, 1, 2.1]) +
          drawWindow(site, face, [3.5, 1.1, 0.9, 1.3], { bars: [2, 2] }),
      ),
      drawSideGable(site, {
        x: wingX,
        y: 3,
        width: 5,
        depth: 6,
        eaves: 3.2,
        rise: 1.6,
        over: 0.35,
        material: 'metal',
      }),
      drawMass(
        site,
        { x: houseX, y: 0, width: 9, depth: 8, height: 5.8, sideGable: 2.5 },
        wall,
        (face) =>
          drawDoor(site, face, [4, 0.6, 1, 2.1]) +
          [1, 6.8]
            .map(
              (a) =>
                drawWindow(site, face, [a, 1.1, 1.1, 1.6], { bars: [2, 2] }) +
                drawWindow(site, face, [a, 3.7, 1.1, 1.5], { bars: [2, 2] }),
            )
            .join(''),
        { storeys: [1.2, 3.7] },
      ),
      drawSideGable(site, {
        x: houseX,
        y: 0,
        width: 9,
        depth: 8,
        eaves: 5.8,
        rise: 2.5,
        over: 0.4,
        material: 'metal',
      }),
      drawDormer(
        site,
        { x: houseX + 3, y: -0.05, z: 5.7, width: 3, height: 0.4, depth: 3.2, rise: 2.1 },
        wall,
        [1, 1],
      ),
      drawChimney(site, houseX + 0.7, 3.6, 7, 2.1, '#8a5443'),
      drawPorch(site, {
        x: houseX,
        y: 0,
        width: 9,
        depth: 1.9,
        deck: 0.6,
        beam: 2.8,
        roof: 'shed',
        posts: [0.2, 3, 5.8, 8.6],
        gap: [3.6, 5.2],
        thick: 0.15,
      }),
      drawSteps(site, houseX + 3.8, -1.9, 1.4, 0.6),
    ].join('');
    const barnX = at(5, 10);
    const yard = [
      silo(site, barnX + (isMirrored ? 12.6 : -2.6), 13, dice.fork('tall').between(9, 13)),
      dice.fork('two').chance(0.5) ? silo(site, barnX + (isMirrored ? 17 : -7), 15, 8.5) : '',
      barn(site, barnX, 6, dice.fork('gambrel').chance(0.6)),
    ].join('');
    const houseIsNear = Math.abs(houseX + 4.5 - site.camera.at[0]) < Math.abs(barnX + 5 - site.camera.at[0]);
    return [
      fields(site),
      drawShadow(site, [barnX, 6, 0], [10, 15, 6]),
      drawShadow(site, [houseX, 0, 0], [9, 8, 6]),
      drawWay(site, [at(0, 4) + 2, 6], [at(-1, 4) + 2, -13], [4, 5], '#b7a98c'),
      drawPlant(site, { kind: 'tree', x: at(-19, 0), y: 8, height: 11 }),
      houseIsNear ? yard + house : house + yard,
      drawHedgeRow(site, houseX, houseX + 3.4, -2.5, 0.9),
      drawHedgeRow(site, houseX + 5.6, houseX + 9, -2.5, 0.9),
      railFence(site, isMirrored ? -30 : 3, isMirrored ? -3 : 30, -9),
    ].join('');
  },
};
