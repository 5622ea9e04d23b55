import type { Ring } from '#demo/types.ts';
import { clipRing, type Point } from '../clip.ts';
import type { Feature, TileLayers } from '../feature.ts';
import { areasFeature } from '../polygons.ts';
import { boxOf, EXTENT, projectionOf, type TileAddress } from '../tileUnits.ts';
import type { Building } from './plot.ts';
import type { Scene } from './sceneContents.ts';

/** Lowest zoom with sheds, driveways, parking and house numbers. */
const FINE_FROM = 16;
/** Distance from a tile, in tile units, beyond which a ring is dropped. */
const OUTSIDE = 96;

/** Added to the number of a roof on another roof, to distinguish their groups. */
const ON_ROOFS = 100;

/** Converts rings from degrees to tile units. Rings fully outside the tile are left out. */
export function tileRings(address: TileAddress, rings: readonly Ring[]): Point[][] {
  const project = projectionOf(address);
  return rings.flatMap((ring): Point[][] => {
    const points = ring.map(project);
    return touches(points) ? [points] : [];
  });
}

function touches(points: readonly Point[]): boolean {
  const inside = (axis: 0 | 1): boolean =>
    points.some((point) => point[axis] > -OUTSIDE) && points.some((point) => point[axis] < EXTENT + OUTSIDE);
  return inside(0) && inside(1);
}

/** Returns the buildings by roof and, at high zooms, the pavement around them and their numbers. */
export function buildingFeatures(address: TileAddress, scene: Scene): TileLayers {
  const isFine = address.z >= FINE_FROM;
  if (isFine) scene.layGardens();
  const { plots, works, infill } = scene;
  const buildings = [
    ...plots.flatMap((plot): Building[] => (isFine ? [...plot.buildings, ...plot.sheds] : plot.buildings)),
    ...works.map(({ building }) => building),
    ...infill,
  ];
  const building = [...Map.groupBy(buildings, (one) => one.roof + (one.isTower === true ? ON_ROOFS : 0))]
    .sort(([a], [b]) => b - a)
    .flatMap(([group, same]) => {
      const rings = tileRings(
        address,
        same.map(({ ring }) => ring),
      );
      const roof = group % ON_ROOFS;
      return areasFeature(rings, group < ON_ROOFS ? { roof } : { roof, tower: 1 });
    });
  if (!isFine) {
    return { building };
  }
  const parking = [
    ...plots.flatMap((plot) => plot.parking),
    ...works.flatMap(({ parking: yard }) => (yard === undefined ? [] : [yard])),
  ];
  const drives = plots.flatMap((plot) => plot.drives);
  const clipped = tileRings(address, parking)
    .map(clipRing)
    .filter((ring) => ring.length > 3);
  return {
    building,
    paved: [
      ...areasFeature(clipped, { kind: 'parking' }),
      ...areasFeature(tileRings(address, drives), { kind: 'drive' }),
    ],
    parcel: parcels(address, plots),
    number: numbers(address, plots),
  };
}

/** Returns the lines between lots. */
function parcels(address: TileAddress, plots: Scene['plots']): Feature[] {
  const lines = tileRings(
    address,
    plots.flatMap(({ fences }) => fences),
  );
  return lines.length === 0 ? [] : [{ type: 2, geometry: lines, tags: {} }];
}

function numbers(address: TileAddress, plots: Scene['plots']): Feature[] {
  const project = projectionOf(address);
  const [west, south, east, north] = boxOf(address, 0);
  return plots.flatMap(({ lot }): Feature[] => {
    const { position, streetNumber } = lot.address;
    const isHere = position[0] >= west && position[0] < east && position[1] >= south && position[1] < north;
    return isHere ? [{ type: 1, geometry: [project(position)], tags: { number: String(streetNumber) } }] : [];
  });
}
