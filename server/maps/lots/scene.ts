import type { MapWorld } from '../../world/geography/mapWorld.ts';
import { MARGIN } from '../clip.ts';
import { boxOf, type TileAddress } from '../mercator.ts';
import type { Shapes } from '../shapes.ts';
import { centreTest, openTest, sceneOfCentre } from './centre.ts';
import { layGardens } from './gardens.ts';
import { type Ground, makeGround } from './ground.ts';
import { infillIn } from './infill.ts';
import { plotsIn } from './plots.ts';
import type { Scene } from './standing.ts';
import { makeStreetGrid } from './streetGrid.ts';
import { worksIn } from './works.ts';

/** Tile units around a tile at zoom 15: within them a building may reach into it, and its street may lie; doubled at 16. */
const BUILDING_REACH = 260;
const STREET_REACH = 480;

/** Scenes kept: the view from the air asks for each twice, once for what it shares with the drawn map. */
const MOST_RECENT = 6;
const recent = new WeakMap<Shapes, Map<string, Scene>>();

/** The zoom at which only works and the large buildings of centres have outlines. */
const CENTRES_AT = 14;

/** The scene of a tile from zoom 14, made once for all that is drawn from it; at 14 only what is large. */
export function sceneOf(address: TileAddress, world: MapWorld, shapes: Shapes): Scene {
  const kept = recent.get(shapes) ?? new Map<string, Scene>();
  recent.set(shapes, kept);
  const key = `${address.z}/${address.x}/${address.y}`;
  const known = kept.get(key);
  if (known !== undefined) {
    return known;
  }
  const scene =
    address.z === CENTRES_AT ? sceneOfCentre(address, world, shapes) : makeScene(address, world, shapes);
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
  const railways = shapes.railways.search(around).flatMap(({ parts }) => parts);
  const grid = makeStreetGrid(streets, railways, around);
  const { plots, footprints } = plotsIn(streets, world, box, grid);
  const hasCentre = shapes.cores.search(box).length > 0;
  let marked: Ground | undefined;
  const ground = (): Ground => {
    if (marked === undefined) {
      marked = makeGround(around);
      for (const street of streets) marked.addStreet(street);
      for (const points of railways) marked.addStreet({ kind: 'local', points });
      for (const footprint of footprints) marked.addBuilding(footprint);
    }
    return marked;
  };
  let hasGardens = false;
  return {
    plots,
    works: shapes.works.search(box).flatMap((area) => [...worksIn(area, box, grid)]),
    infill: hasCentre ? [...infillIn(box, footprints, ground(), grid, centreTest(box, world, shapes))] : [],
    grid,
    layGardens: () => {
      if (hasGardens) return;
      hasGardens = true;
      layGardens(plots, ground(), openTest(around, world, shapes));
      marked = undefined;
    },
  };
}
