import type { Ring } from '#demo/types.ts';
import { MARGIN } from '../clip.ts';
import type { Feature } from '../feature.ts';
import { areasFeature } from '../polygons.ts';
import type { Shapes } from '../shapes.ts';
import { boxOf, type TileAddress } from '../tileUnits.ts';
import { tileRings } from './buildingFeatures.ts';
import { worksIn } from './works.ts';

/** Lowest zoom at which a hall is more than a dot, and the highest before all buildings are drawn. */
const FROM = 11;
const LAST = 13;

/**
 * Returns the buildings of industrial areas, hospitals, campuses and airports at low zooms. Streets are ignored, since
 * they are drawn over them.
 */
export function farWorks(address: TileAddress, shapes: Shapes): Feature[] {
  if (address.z < FROM || address.z > LAST) {
    return [];
  }
  const around = boxOf(address, MARGIN);
  const roofs = new Map<number, Ring[]>();
  for (const area of shapes.works.search(around)) {
    for (const { building } of worksIn(area, around, { isClear: () => true })) {
      const same = roofs.get(building.roof);
      if (same === undefined) roofs.set(building.roof, [building.ring]);
      else same.push(building.ring);
    }
  }
  return [...roofs]
    .sort(([a], [b]) => a - b)
    .flatMap(([roof, rings]) => areasFeature(tileRings(address, rings), { roof }));
}
