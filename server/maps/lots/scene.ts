import type { MapWorld } from '../../world/geography/mapWorld.ts';
import { MARGIN } from '../clip.ts';
import { boxOf, type TileAddress } from '../mercator.ts';
import type { Shapes } from '../shapes.ts';
import type { Plot } from './plot.ts';
import { plotsIn } from './plots.ts';
import { makeStreetGrid, type StreetGrid } from './streetGrid.ts';
import { type Work, worksIn } from './works.ts';

/** Tile units around a tile at zoom 15: within them a building may reach into it, and its street may lie; doubled at 16. */
const BUILDING_REACH = 260;
const STREET_REACH = 480;

/** What stands in a tile and around its edge. */
export interface Scene {
  plots: Plot[];
  works: Work[];
  grid: StreetGrid;
}

/** Sets up a tile's lots; a building across the edge is whole in both tiles, each showing its part. */
export function makeScene(address: TileAddress, world: MapWorld, shapes: Shapes): Scene {
  const scale = 2 ** (address.z - 15);
  const box = boxOf(address, Math.max(MARGIN, BUILDING_REACH * scale));
  const around = boxOf(address, STREET_REACH * scale);
  const streets = [shapes.main, shapes.collectors, shapes.locals].flatMap((index) => index.search(around));
  const grid = makeStreetGrid(streets, around);
  return {
    plots: plotsIn(streets, world, box, grid),
    works: shapes.works.search(box).flatMap((area) => [...worksIn(area, box, grid)]),
    grid,
  };
}
