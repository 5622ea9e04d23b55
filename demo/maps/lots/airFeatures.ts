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
import type { Scene } from './sceneContents.ts';
import { shadowOf } from './shadows.ts';
import { gardenTrees, lookOfTree, wildTrees } from './trees.ts';

/** Lowest zoom with lawns, pools, ridges and parking stalls. Shadows and trees begin one zoom earlier. */
const FINE_FROM = 16;
const LAWNS = 3;
/** Share of positions with a tree, by the kind of ground. */
const PARK_TREES: Readonly<Record<string, number>> = {
  area: 0.5,
  golf: 0.26,
  cemetery: 0.3,
  campus: 0.16,
  hospital: 0.1,
};

/** Share of positions with a tree behind the gardens, and the distance in metres from the street where that begins. */
const BEHIND = 0.24;
const BEHIND_METRES = 30;

/** Height of a tower in metres above which its podium's roof gets a shadow. */
const ROOF_SHADE = 14;

/** Returns the features that only the aerial view shows. */
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

/** Returns the shadows of tall buildings. */
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

/** Returns the lots in a few shades of green, so that gardens are distinct. */
function lawns(
  plots: readonly Plot[],
  rings: (list: Parameters<typeof tileRings>[1]) => Point[][],
): Feature[] {
  const byTone = Map.groupBy(
    plots.filter(({ hasGarden }) => hasGarden),
    ({ lot }) => Math.floor(lot.dice(80) * (LAWNS + 1)),
  );
  // One lot in four has the ground's own colour.
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

/** Generates the trees of parks and of woods in the countryside. */
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

/** Returns a few features with many points each, which are far smaller than a feature for each tree. */
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
