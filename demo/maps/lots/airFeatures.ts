import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { boundsOf, inRing } from '#demo/geography/rings.ts';
import type { Position } from '#demo/types.ts';
import type { Point } from '../clip.ts';
import type { Countryside } from '../cover/landCover.ts';
import type { Feature, TileLayers } from '../feature.ts';
import { areasFeature } from '../polygons.ts';
import type { Shape } from '../shape.ts';
import type { Shapes } from '../shapes.ts';
import { boxOf, EXTENT, projectionOf, type TileAddress } from '../tileUnits.ts';
import { areaTest } from './areaTest.ts';
import { tileRings } from './buildingFeatures.ts';
import { type Building, type Plot, box as rectangle } from './plot.ts';
import { shadowOf } from './shadows.ts';
import type { Scene } from './standing.ts';
import { gardenTrees, lookOfTree, wildTrees } from './trees.ts';

/** From this zoom on lawns, pools, ridges and stalls; shadows and trees are seen a zoom earlier. */
const FINE_FROM = 16;
const LAWNS = 3;
/** Share of a ground's places that hold a tree, by what it is. */
const PARK_TREES: Readonly<Record<string, number>> = {
  area: 0.5,
  golf: 0.26,
  cemetery: 0.3,
  campus: 0.16,
  hospital: 0.1,
};

/** Share of places with a tree on ground behind the gardens, and metres from a street's edge where that begins. */
const BEHIND = 0.24;
const BEHIND_METRES = 30;

/** A tower's height as far as the roof under it catches its shadow, metres. */
const ROOF_SHADE = 14;

/** Features that only the aerial view shows. */
export function airFeatures(
  address: TileAddress,
  scene: Scene,
  geography: MapGeography,
  shapes: Shapes,
): TileLayers {
  scene.layGardens();
  const { plots, works, infill, grid } = scene;
  const rings = (list: Parameters<typeof tileRings>[1]): Point[][] => tileRings(address, list);
  const isBuilt = areaTest([...works.map(({ building }) => building), ...infill].map(({ ring }) => ring));
  const here = boxOf(address, 0);
  const isCentre = areaTest(shapes.cores.search(here).flatMap(({ parts }) => parts));
  const trees = [...plots.flatMap(gardenTrees), ...openTrees(address, geography, shapes)].filter(
    (tree) => !isBuilt(tree) && grid.isOff(tree, 0.5),
  );
  const behind = wildTrees(
    here,
    BEHIND,
    (tree) => grid.isOff(tree, BEHIND_METRES) && !isCentre(tree) && !isBuilt(tree) && geography.isLand(tree),
  );
  const layers: TileLayers = {
    lawn: lawns(plots, rings),
    shadow: shadowFeatures(address, scene),
    tree: treeFeatures([...trees, ...behind], address),
  };
  if (address.z < FINE_FROM) {
    return layers;
  }
  // Objects on a roof cast a short shadow on it.
  const onRoofs = tallIn(scene)
    .filter(({ isTower }) => isTower === true)
    .map(({ ring }) => shadowOf({ ring, roof: 0, height: ROOF_SHADE }));
  const project = projectionOf(address);
  const stalls = plots.flatMap((plot) => plot.stalls.map((stall) => stall.map(project)));
  return {
    ...layers,
    shade: areasFeature(rings([...plots.flatMap((plot) => plot.shades), ...onRoofs]), {}),
    pool: areasFeature(rings(plots.flatMap(({ pools }) => pools)), {}),
    stall: stalls.length === 0 ? [] : [{ type: 2, geometry: stalls, tags: {} }],
  };
}

/** The ground that tall buildings shade. */
export function shadowFeatures(address: TileAddress, scene: Scene): Feature[] {
  return areasFeature(tileRings(address, tallIn(scene).map(shadowOf)), {});
}

function tallIn({ plots, works, infill }: Scene): Building[] {
  return [
    ...plots.flatMap((plot) => plot.buildings),
    ...works.map(({ building }) => building),
    ...infill,
  ].filter(({ height }) => height !== undefined);
}

/** Lots in a few greens, so that gardens can be told apart. */
function lawns(
  plots: readonly Plot[],
  rings: (list: Parameters<typeof tileRings>[1]) => Point[][],
): Feature[] {
  const byTone = Map.groupBy(
    plots.filter(({ hasGarden }) => hasGarden),
    ({ lot }) => Math.floor(lot.dice(80) * (LAWNS + 1)),
  );
  // One lot in four keeps the ground's own colour.
  return [0, 1, 2].flatMap((tone) =>
    areasFeature(
      rings(
        (byTone.get(tone) ?? []).flatMap(({ lot, garden }) =>
          garden === undefined ? [] : [rectangle(lot, garden)],
        ),
      ),
      { tone },
    ),
  );
}

/** Trees of parks and of the countryside's woods. */
function* openTrees(address: TileAddress, geography: MapGeography, shapes: Shapes): Generator<Position> {
  const box = boxOf(address, 0);
  for (const index of [shapes.parks, shapes.largeParks]) {
    for (const { parts, tags } of index.search(box)) {
      const density = PARK_TREES[String(tags['kind'])];
      if (density === undefined) continue;
      for (const ring of parts) {
        const isInside = areaTest([ring]);
        yield* wildTrees(box, density, (tree) => isInside(tree) && geography.isLand(tree), boundsOf(ring));
      }
    }
  }
  yield* woodTrees(box, geography, shapes.countrysides, shapes.cityOutlines.search(box));
}

function* woodTrees(
  box: Countryside['box'],
  geography: MapGeography,
  countrysides: readonly Countryside[],
  cities: readonly Shape[],
): Generator<Position> {
  const inCity = (x: number, y: number): boolean =>
    cities.some(({ parts }) => parts.filter((ring) => inRing(x, y, ring)).length % 2 === 1);
  for (const { box: region, wood } of countrysides) {
    if (region[0] < box[2] && box[0] < region[2] && region[1] < box[3] && box[1] < region[3]) {
      yield* wildTrees(box, 0.75, ([x, y]) => wood(x, y) > 0 && !inCity(x, y) && geography.isLand([x, y]));
    }
  }
}

/** A few features with many points each are far smaller than one for each tree. */
function treeFeatures(trees: readonly Position[], address: TileAddress): Feature[] {
  const project = projectionOf(address);
  const kinds: Point[][] = [[], [], []];
  for (const tree of trees) {
    const { tone, isEarly } = lookOfTree(tree);
    const point = project(tree);
    const isHere = point[0] >= 0 && point[1] >= 0 && point[0] < EXTENT && point[1] < EXTENT;
    if (isHere && (address.z >= FINE_FROM || isEarly)) {
      kinds[tone]?.push(point);
    }
  }
  return kinds.flatMap((geometry, tone): Feature[] =>
    geometry.length === 0 ? [] : [{ type: 1, geometry, tags: { tone } }],
  );
}
