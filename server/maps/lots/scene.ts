import type { MapWorld } from '../../world/geography/mapWorld.ts';
import { inRing } from '../../world/geography/rings.ts';
import type { Position } from '../../world/types.ts';
import { MARGIN } from '../clip.ts';
import { boxOf, type TileAddress } from '../mercator.ts';
import type { Shape } from '../shape.ts';
import type { Shapes } from '../shapes.ts';
import { infillIn } from './infill.ts';
import type { Building, Plot } from './plot.ts';
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
  /** Buildings inside the blocks of centres. */
  infill: Building[];
  grid: StreetGrid;
}

/** Scenes kept: the view from the air asks for each twice, once for what it shares with the drawn map. */
const MOST_RECENT = 12;
const recent = new WeakMap<Shapes, Map<string, Scene>>();

/** The scene of a tile, made once for all that is drawn from it. */
export function sceneOf(address: TileAddress, world: MapWorld, shapes: Shapes): Scene {
  const kept = recent.get(shapes) ?? new Map<string, Scene>();
  recent.set(shapes, kept);
  const key = `${address.z}/${address.x}/${address.y}`;
  const known = kept.get(key);
  if (known !== undefined) {
    return known;
  }
  const scene = makeScene(address, world, shapes);
  kept.set(key, scene);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_RECENT) break;
    kept.delete(oldest);
  }
  return scene;
}

/** Sets up a tile's lots; a building across the edge is whole in both tiles, each showing its part. */
function makeScene(address: TileAddress, world: MapWorld, shapes: Shapes): Scene {
  const scale = 2 ** (address.z - 15);
  const box = boxOf(address, Math.max(MARGIN, BUILDING_REACH * scale));
  const around = boxOf(address, STREET_REACH * scale);
  const streets = [shapes.main, shapes.collectors, shapes.locals].flatMap((index) => index.search(around));
  const grid = makeStreetGrid(
    streets,
    shapes.railways.search(around).flatMap(({ parts }) => parts),
    around,
  );
  const { plots, footprints } = plotsIn(streets, world, box, grid);
  const cores = shapes.cores.search(box);
  const greens = [shapes.parks, shapes.largeParks].flatMap((index) => index.search(box));
  const covers = (areas: readonly Shape[], [x, y]: Position): boolean =>
    areas.some(({ parts }) => parts.some((ring) => inRing(x, y, ring)));
  const isCentre = (position: Position): boolean =>
    covers(cores, position) && !covers(greens, position) && world.isLand(position);
  return {
    plots,
    works: shapes.works.search(box).flatMap((area) => [...worksIn(area, box, grid)]),
    infill: cores.length === 0 ? [] : [...infillIn(box, footprints, grid, isCentre)],
    grid,
  };
}
