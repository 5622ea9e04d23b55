import type { Wall } from '../model/facade.ts';
import { panel } from '../model/facade.ts';
import { drawHedgeRow, drawWay } from '../model/ground.ts';
import { drawDoor, drawGarageDoor, drawWindow } from '../model/openings.ts';
import { drawMass, drawSteps } from '../model/parts.ts';
import { drawFrontGable, drawParapet, drawSideGable } from '../model/roof.ts';
import type { Site } from '../model/site.ts';
import { drawShadow } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { accentWall, fromAfar, mainWall } from './houseType.ts';

const GARAGE_DOORS = ['#f3f1ea', '#d8cdb8', '#4a3b31', '#3a4148', '#7b5138', '#c3c8ca'] as const;

function townRow(site: Site, storeys: 2 | 3): string {
  const pitch = 5.2;
  const count = 4;
  const height = storeys === 3 ? 8.8 : 6;
  const total = pitch * count;
  const left = -total / 2;
  const { dice } = site;
  const flat = storeys === 3 && dice.fork('flat').chance(0.45);
  const hasGarage = site.plan.garage === 'builtin' || site.plan.garageSpaces > 0;
  const door = dice.fork('garage').pick(GARAGE_DOORS);
  const units = Array.from({ length: count }, (_, index) => ({ x: left + index * pitch, index }));
  const wall = mainWall(site);
  const front = (face: Wall): string =>
    units
      .map(({ x, index }) => {
        const a = x - left;
        const bays = storeys === 3 ? [3.5, 6.3] : [3.5];
        const doorColour = dice
          .fork(`door${index}`)
          .pick([site.house.door, site.house.door, '#22334a', '#7a2f2a', '#2c5a49']);
        return [
          hasGarage
            ? drawGarageDoor(site, face, [a + 0.45, 0, 2.5, 2.2], door)
            : drawWindow(site, face, [a + 0.6, 0.9, 2, 1.5], { bars: [2, 1] }),
          drawDoor(site, face, [a + 3.6, 0.35, 0.95, 2.1], doorColour),
          ...bays.map((b) => drawWindow(site, face, [a + 3.5, b, 1.1, 1.5], { bars: [1, 2] })),
          ...(index % 2 === 0
            ? []
            : bays.map((b) => drawWindow(site, face, [a + 0.6, b, 2.2, 1.6], { bars: [2, 1] }))),
          panel(site, face, [a - 0.06, 0, 0.12, height], site.house.trim),
        ].join('');
      })
      .join('');
  return [
    drawShadow(site, [left, 0, 0], [total, 10, height]),
    ...units.flatMap(({ x }) => [
      hasGarage ? drawWay(site, [x + 1.7, 0], [x + 1.7, -9], [2.6, 2.8], '#93969b') : '',
      drawWay(site, [x + 4.1, -0.6], [x + 4.1, -5.6], [1, 1], '#c9c4b8'),
    ]),
    drawMass(
      site,
      { x: left, y: 0, width: total, depth: 10, height, sideGable: flat ? 0 : 2.6 },
      wall,
      front,
      { storeys: storeys === 3 ? [1.3, 3.9, 6.5] : [1.3, 3.8] },
    ),
    flat
      ? drawParapet(
          site,
          { x: left, y: 0, width: total, depth: 10, eaves: height, rise: 0.4 },
          site.house.trim,
        )
      : drawSideGable(site, { x: left, y: 0, width: total, depth: 10, eaves: height, rise: 2.6, over: 0.4 }),
    ...fromAfar(
      site,
      units.filter(({ index }) => index % 2 === 0),
    ).map(({ x }) => {
      const bay = {
        x: x + 0.2,
        y: -0.8,
        z: 2.7,
        width: 3.1,
        depth: 0.8,
        height: height - 2.7,
        frontGable: flat ? 0 : 1.8,
      };
      return [
        drawMass(
          site,
          bay,
          accentWall(site),
          (face) =>
            (storeys === 3 ? [0.8, 3.6] : [0.8])
              .map((b) => drawWindow(site, face, [0.4, b, 2.3, 1.6], { bars: [2, 1] }))
              .join(''),
          { windows: 0 },
        ),
        flat
          ? drawParapet(site, { ...bay, eaves: height, rise: 0.4 }, site.house.trim)
          : drawFrontGable(site, { ...bay, eaves: height, rise: 1.8, over: 0.3, into: 3.4 }),
      ].join('');
    }),
    ...units.map(({ x }) => drawSteps(site, x + 3.4, 0, 1.3, 0.34)),
    ...(hasGarage ? [] : units.map(({ x }) => drawHedgeRow(site, x + 0.3, x + 3.2, -0.7, 0.7))),
  ].join('');
}

const townColours: HouseType['colours'] = (dice, cladding) => ({
  cladding: cladding === 'stone' ? 'brick' : cladding,
  ...(cladding === 'brick' || cladding === 'stone'
    ? { wall: dice.pick(['#9b5f4b', '#8a7468', '#b39377', '#7c5a50', '#a87a5f']) }
    : {}),
  accent: dice.pick(['#e5e0d4', '#56626b', '#8d9890', '#c7b697', '#3f4a54']),
});

/** A row of two-storey townhouses. */
export const town: HouseType = {
  extent: () => ({ width: 20.8, depth: 10, height: 8 }),
  pitch: 24,
  street: { setback: 5.6, sidewalk: true },
  colours: townColours,
  draw: (site) => townRow(site, 2),
};

/** A row of three-storey stacked townhouses. */
export const stackedTown: HouseType = {
  extent: () => ({ width: 20.8, depth: 10, height: 11 }),
  pitch: 23,
  street: { setback: 5.2, sidewalk: true },
  colours: townColours,
  draw: (site) => townRow(site, 3),
};
