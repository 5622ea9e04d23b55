/**
 * Roofs and garden trees at the zoom where outlines are too small: a stroke for each building along its street, and a
 * dot for a tree.
 */
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import type { Position } from '#demo/types.ts';
import { MARGIN, type Point } from '../clip.ts';
import type { Feature, TileLayers } from '../feature.ts';
import type { Shapes } from '../shapes.ts';
import { boxOf, EXTENT, projectionOf, type TileAddress } from '../tileUnits.ts';
import { type Lot, lotsAlong } from './lot.ts';
import type { Plot } from './plot.ts';
import { plotOn } from './plots.ts';
import { gardenTrees, lookOfTree } from './trees.ts';

/** The zoom at which buildings are strokes. Above it they have outlines. */
export const ROWS_AT = 14;
/** Depth in metres above which a building is drawn as a large one. */
const LARGE = 14;
/** Added to the number of a large building's roof, to distinguish the groups. */
const LARGE_GROUP = 100;

/**
 * Returns the strokes and dots of a tile.
 * @param outlined plots that are drawn with outlines
 */
export function rowFeatures(
  address: TileAddress,
  outlined: readonly Plot[],
  geography: MapGeography,
  shapes: Shapes,
): TileLayers {
  const isOutlined = new Set(outlined.map(({ lot }) => keyOf(lot)));
  const around = boxOf(address, MARGIN);
  const project = projectionOf(address);
  const roofs = new Map<number, Point[][]>();
  const trees: Point[][] = [[], [], []];
  for (const street of [shapes.main, shapes.collectors, shapes.locals].flatMap((index) =>
    index.search(around),
  )) {
    for (const lot of lotsAlong(street, geography, around)) {
      const plot = plotOn(lot);
      const roof = plot?.buildings.at(-1)?.roof;
      if (plot === undefined || roof === undefined || isOutlined.has(keyOf(lot))) continue;
      const { left, right, near, far } = plot.footprint;
      const group = roof + (far - near > LARGE ? LARGE_GROUP : 0);
      const middle = (near + far) / 2;
      const stroke = [project(lot.at(left, middle)), project(lot.at(right, middle))];
      const same = roofs.get(group);
      if (same === undefined) roofs.set(group, [stroke]);
      else same.push(stroke);
      addTrees(gardenTrees(plot), trees, project);
    }
  }
  return {
    roof: [...roofs]
      .sort(([a], [b]) => a - b)
      .map(([group, geometry]): Feature => {
        const roof = group % LARGE_GROUP;
        return { type: 2, geometry, tags: group < LARGE_GROUP ? { roof } : { roof, large: 1 } };
      }),
    tree: trees.flatMap((geometry, tone): Feature[] =>
      geometry.length === 0 ? [] : [{ type: 1, geometry, tags: { tone } }],
    ),
  };
}

function keyOf({ address: { streetId, index, side } }: Lot): string {
  return `${streetId},${index},${side}`;
}

function addTrees(found: readonly Position[], trees: Point[][], project: (at: Position) => Point): void {
  for (const tree of found) {
    const { tone, isEarly } = lookOfTree(tree);
    const point = project(tree);
    if (isEarly && point[0] >= 0 && point[1] >= 0 && point[0] < EXTENT && point[1] < EXTENT) {
      trees[tone]?.push(point);
    }
  }
}
