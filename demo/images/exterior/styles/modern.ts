import { panel } from '../model/facade.ts';
import { drawHedgeRow, drawWay } from '../model/ground.ts';
import { drawDoor, drawGarageDoor, drawWindow } from '../model/openings.ts';
import { drawMass, drawSteps } from '../model/parts.ts';
import { drawParapet } from '../model/roof.ts';
import { drawBox, drawShadow } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { mainWall, mirrored } from './houseType.ts';

/** A new house of flat planes: dark frames, wood, large windows, the garage below. */
export const modern: HouseType = {
  extent: () => ({ width: 9.6, depth: 13, height: 7.6 }),
  pitch: 12.6,
  street: { setback: 6, sidewalk: true },
  colours: (dice) => ({
    cladding: dice.pick(['stucco', 'stone', 'brick'] as const),
    wall: dice.pick(['#e9e7e1', '#d9d6cf', '#5a5f64', '#f1efe9', '#8e8981']),
    accent: dice.pick(['#9a6b42', '#b07e4f', '#7a563b', '#33393f']),
    trim: dice.pick(['#2c3137', '#2c3137', '#e9e7e2']),
    frame: '#23282d',
    door: dice.pick(['#8a5a34', '#23282d', '#b3672f', '#39505c']),
    roof: '#3a3f45',
  }),
  draw(site) {
    const { dice, plan } = site;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const at = (x: number, width: number): number => mirrored(isMirrored, x, width);
    const wall = mainWall(site);
    const wood = { kind: 'board' as const, colour: site.house.accent };
    const hasGarage = plan.garageSpaces > 0 || plan.lotWidth === 0;
    const upperX = at(-4.8, 6.2);
    const glass = { bars: [3, 1] as const, casing: 0, frame: '#23282d' };
    const doorX = at(2.2, 1.2);
    return [
      drawShadow(site, [-4.8, -1, 0], [9.6, 13, 7]),
      hasGarage
        ? drawWay(site, [at(-4.3, 3.4) + 1.7, 0], [at(-4.3, 3.4) + 1.7, -10], [3.2, 3.6], '#a3a5a6')
        : '',
      drawWay(site, [doorX + 0.6, -1], [doorX + 0.6, -6], [1.6, 1.6], '#bdb9b0'),
      drawMass(
        site,
        { x: -4.8, y: 0, width: 9.6, depth: 12, height: 3 },
        { kind: 'stone', colour: site.house.stone },
        (face) =>
          [
            hasGarage
              ? drawGarageDoor(site, face, [at(-4.3, 3.4) + 4.8, 0, 3.4, 2.4], site.house.accent, false)
              : drawWindow(site, face, [at(-4.3, 3.4) + 4.8, 0.4, 3.4, 2.2], glass),
            drawDoor(site, face, [doorX + 4.8, 0.4, 1.2, 2.35]),
            drawWindow(site, face, [at(0.2, 1.5) + 4.8, 0.5, 1.5, 2.1], { ...glass, bars: [1, 1] }),
            drawWindow(site, face, [at(3.75, 0.7) + 4.8, 0.5, 0.7, 2.1], { ...glass, bars: [1, 3] }),
          ].join(''),
        { windows: 2, storeys: [1.2] },
      ),
      drawMass(
        site,
        { x: at(1.4, 3.4), y: 0.5, z: 3, width: 3.4, depth: 11, height: 3.3 },
        wood,
        (face) => drawWindow(site, face, [0.5, 0.7, 2.4, 2], { ...glass, bars: [2, 1] }),
        { windows: 2, storeys: [1] },
      ),
      drawParapet(
        site,
        { x: at(1.4, 3.4), y: 0.5, width: 3.4, depth: 11, eaves: 6.3, rise: 0.3 },
        site.house.trim,
      ),
      drawMass(
        site,
        { x: upperX, y: -1.1, z: 3, width: 6.2, depth: 12.6, height: 3.7 },
        wall,
        (face) =>
          panel(site, face, [0.35, 0.35, 5.5, 3], site.house.trim) +
          drawWindow(site, face, [0.5, 0.5, 5.2, 2.6], { ...glass, bars: [4, 1] }),
        { windows: 2, storeys: [1.2] },
      ),
      drawParapet(
        site,
        { x: upperX, y: -1.1, width: 6.2, depth: 12.6, eaves: 6.7, rise: 0.35, over: 0.25 },
        site.house.trim,
      ),
      drawBox(site, [doorX - 0.7, -1.4, 2.75], [2.9, 1.9, 0.22], site.house.trim),
      drawSteps(site, doorX - 0.3, -0.1, 1.8, 0.38, '#a9a69f'),
      drawHedgeRow(site, at(0.3, 1.4), at(0.3, 1.4) + 1.5, -0.6, 0.7),
    ].join('');
  },
};
