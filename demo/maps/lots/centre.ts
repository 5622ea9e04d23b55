import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { boundsOf } from '#demo/geography/rings.ts';
import type { Position } from '#demo/types.ts';
import { MARGIN } from '../clip.ts';
import type { Shape } from '../shape.ts';
import type { Shapes } from '../shapes.ts';
import { boxOf, type TileAddress } from '../tileUnits.ts';
import { areaTest } from './areaTest.ts';
import { makeGround } from './ground.ts';
import { infillIn } from './infill.ts';
import { lotsAlong } from './lot.ts';
import type { Plot } from './plot.ts';
import { isDry, plotOn, rectangleOf } from './plots.ts';
import type { Rectangle } from './rectangle.ts';
import type { Scene } from './sceneContents.ts';
import { makeStreetGrid } from './streetGrid.ts';
import { worksIn } from './works.ts';

type Box = ReturnType<typeof boxOf>;

/**
 * Returns the large buildings of industrial areas and centres, without houses. This keeps tiles of other areas fast.
 */
export function sceneOfCentre(address: TileAddress, geography: MapGeography, shapes: Shapes): Scene {
  const whole = boxOf(address, MARGIN);
  // Streets are ignored, since they are drawn over the buildings.
  const works = shapes.works
    .search(whole)
    .flatMap((area) => [...worksIn(area, whole, { isClear: () => true })]);
  const cores = shapes.cores.search(whole);
  if (cores.length === 0) {
    return { plots: [], works, infill: [], grid: makeStreetGrid([], [], whole), layGardens: noGardens };
  }
  const [west, south, east, north] = boundsOf(cores.flatMap(({ parts }) => parts.flat()));
  const box: Box = [
    Math.max(whole[0], west),
    Math.max(whole[1], south),
    Math.min(whole[2], east),
    Math.min(whole[3], north),
  ];
  const streets = [shapes.main, shapes.collectors, shapes.locals].flatMap((index) => index.search(box));
  const isCentre = centreTest(box, geography, shapes);
  const ground = makeGround(box);
  for (const street of streets) ground.addStreet(street);
  const plots: Plot[] = [];
  const footprints: Rectangle[] = [];
  for (const street of streets) {
    for (const lot of lotsAlong(street, geography, box)) {
      const plot = plotOn(lot);
      if (plot === undefined) continue;
      const footprint = rectangleOf(plot);
      if (plot.isLarge && !(ground.isFree(footprint) && isDry(plot, geography))) continue;
      ground.addBuilding(footprint);
      footprints.push(footprint);
      if (plot.isLarge && isCentre(lot.address.position)) plots.push(plot);
    }
  }
  const grid = makeStreetGrid(streets, [], box);
  return {
    plots,
    works,
    infill: [...infillIn(box, footprints, ground, grid, isCentre)],
    grid,
    layGardens: noGardens,
  };
}

/** No gardens are visible at this zoom. */
function noGardens(): void {}

/** Returns a test for building ground in a city's centre. */
export function centreTest(
  box: Box,
  geography: MapGeography,
  shapes: Shapes,
): (position: Position) => boolean {
  const inCore = within(shapes.cores.search(box));
  const isOpen = openTest(box, geography, shapes);
  return (position) => inCore(position) && isOpen(position);
}

/** Returns a test for land outside parks and areas of other use. */
export function openTest(box: Box, geography: MapGeography, shapes: Shapes): (position: Position) => boolean {
  const inGreen = within([shapes.parks, shapes.largeParks].flatMap((index) => index.search(box)));
  return (position) => !inGreen(position) && geography.isLand(position);
}

function within(areas: readonly Shape[]): (position: Position) => boolean {
  return areaTest(areas.flatMap(({ parts }) => parts));
}
