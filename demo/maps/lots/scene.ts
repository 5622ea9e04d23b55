import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { MARGIN } from '../clip.ts';
import type { Shapes } from '../shapes.ts';
import { boxOf, type TileAddress } from '../tileUnits.ts';
import { centreTest, openTest, sceneOfCentre } from './centre.ts';
import { layGardens } from './gardens.ts';
import { type Ground, makeGround } from './ground.ts';
import { infillIn } from './infill.ts';
import { plotsIn } from './plots.ts';
import type { Scene } from './sceneContents.ts';
import { makeStreetGrid } from './streetGrid.ts';
import { worksIn } from './works.ts';

/**
 * Distances around a tile at zoom 15, in tile units, within which buildings may reach into it and their streets may be.
 * They double at zoom 16.
 */
const BUILDING_REACH = 260;
const STREET_REACH = 480;

/**
 * Maximum number of plots in scenes that wait for their other view. A plot takes about 3 kB, so several large scenes
 * would fill the heap.
 */
const MAX_PLOTS = 4000;
/** Timeout in milliseconds after which the other view is not expected. */
const WAITING = 1500;
const waiting = new WeakMap<Shapes, Waiting>();

/** Scenes by tile, with the view that already used them. The timer removes all. */
interface Waiting {
  scenes: Map<string, { scene: Scene; view: View }>;
  timer: NodeJS.Timeout;
}

/** The view of a scene: the drawn map, or the additional features of the aerial view. */
export type View = 'map' | 'air';

/** The zoom at which only industrial areas and the large buildings of centres have outlines. */
const CENTRES_AT = 14;

/**
 * Returns the scene of a tile from zoom 14 on. At zoom 14 it contains only large buildings. The aerial view requests
 * both kinds of tile, so a scene of one is cached briefly for the other, and removed once both had it.
 */
export function sceneOf(address: TileAddress, geography: MapGeography, shapes: Shapes, view: View): Scene {
  const { scenes, timer } = waiting.get(shapes) ?? startWaiting(shapes);
  timer.refresh();
  const key = `${address.z}/${address.x}/${address.y}`;
  const known = scenes.get(key);
  if (known !== undefined) {
    if (known.view !== view) scenes.delete(key);
    return known.scene;
  }
  const scene =
    address.z === CENTRES_AT
      ? sceneOfCentre(address, geography, shapes)
      : makeScene(address, geography, shapes);
  let room = MAX_PLOTS - scene.plots.length;
  for (const [other, { scene: older }] of [...scenes].toReversed()) {
    room -= older.plots.length;
    if (room < 0) scenes.delete(other);
  }
  scenes.set(key, { scene, view });
  return scene;
}

function startWaiting(shapes: Shapes): Waiting {
  const scenes: Waiting['scenes'] = new Map();
  const made = { scenes, timer: setTimeout(() => scenes.clear(), WAITING).unref() };
  waiting.set(shapes, made);
  return made;
}

/** Creates the scene of a tile. A building across its edge is complete in both tiles. */
function makeScene(address: TileAddress, geography: MapGeography, shapes: Shapes): Scene {
  const scale = 2 ** (address.z - 15);
  const box = boxOf(address, Math.max(MARGIN, BUILDING_REACH * scale));
  const around = boxOf(address, STREET_REACH * scale);
  const streets = [shapes.main, shapes.collectors, shapes.locals].flatMap((index) => index.search(around));
  const railways = shapes.railways.search(around).flatMap(({ parts }) => parts);
  const grid = makeStreetGrid(streets, railways, around);
  const { plots, footprints } = plotsIn(streets, geography, box, grid);
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
    infill: hasCentre
      ? [...infillIn(box, footprints, ground(), grid, centreTest(box, geography, shapes))]
      : [],
    grid,
    layGardens: () => {
      if (hasGardens) return;
      hasGardens = true;
      layGardens(plots, ground(), openTest(around, geography, shapes));
      marked = undefined;
    },
  };
}
