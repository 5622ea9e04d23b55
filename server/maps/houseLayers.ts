import type { MapWorld } from '../world/geography/mapWorld.ts';
import type { Position } from '../world/types.ts';
import { buildingsAlong, type House } from './buildings.ts';
import type { Point } from './clip.ts';
import type { Feature, TileLayers } from './feature.ts';
import { poolAt, treesAt, treesIn } from './garden.ts';
import { boxOf, EXTENT, type Projection, projectionOf, type TileAddress } from './mercator.ts';
import type { Shapes } from './shapes.ts';

/** Tile units around a tile at zoom 15 within which a house may reach into it, and its street may lie: doubled at 16. */
const HOUSE_REACH = 130;
const STREET_REACH = 290;

/** Houses, and with `gardens` their trees and pools and the trees of parks. */
export function drawHouses(
  address: TileAddress,
  world: MapWorld,
  shapes: Shapes,
  gardens: boolean,
): TileLayers {
  const project = projectionOf(address);
  const houses = [...housesIn(address, world, shapes)];
  const building = houses.map(
    ({ outline, roof }): Feature => ({ type: 3, geometry: [outline.map(project)], tags: { roof } }),
  );
  if (!gardens) {
    return { building };
  }
  const pool = houses.flatMap(({ address: home, roof }): Feature[] => {
    const ring = roof === 0 ? undefined : poolAt(home);
    return ring === undefined ? [] : [{ type: 3, geometry: [ring.map(project)], tags: {} }];
  });
  const box = boxOf(address, 0);
  const parks = [...shapes.parks.search(box), ...shapes.largeParks.search(box)];
  const trees = [
    ...houses.flatMap(({ address: home, roof }) => (roof === 0 ? [] : treesAt(home))),
    ...parks
      .filter(({ tags }) => tags['kind'] !== 'airport')
      .flatMap(({ parts }) => parts.flatMap((ring) => [...treesIn({ ring }, box, world)])),
  ];
  return { building, pool, tree: drawTrees(trees, project) };
}

/** A house across the edge is whole in both tiles, each showing its part. */
function* housesIn(address: TileAddress, world: MapWorld, shapes: Shapes): Generator<House> {
  const scale = address.z > 15 ? 2 : 1;
  const box = boxOf(address, HOUSE_REACH * scale);
  // Houses stand beside their street, so streets just outside may have houses inside.
  const around = boxOf(address, STREET_REACH * scale);
  for (const index of [shapes.main, shapes.collectors, shapes.locals]) {
    for (const street of index.search(around)) {
      yield* buildingsAlong(street, world, box);
    }
  }
}

/** Two features with many points each are far smaller than one for each tree. */
function drawTrees(trees: Position[], project: Projection): Feature[] {
  const kinds: Point[][] = [[], []];
  for (const [x, y] of trees.map(project)) {
    if (x >= 0 && y >= 0 && x < EXTENT && y < EXTENT) {
      kinds[(x + y) % kinds.length]?.push([x, y]);
    }
  }
  return kinds.flatMap((geometry, tone): Feature[] =>
    geometry.length === 0 ? [] : [{ type: 1, geometry, tags: { tone } }],
  );
}
