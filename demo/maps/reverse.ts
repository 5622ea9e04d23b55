import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { kmPerDegree } from '#demo/geography/plane.ts';
import { inPolygons } from '#demo/geography/rings.ts';
import type { Address, Position } from '#demo/types.ts';
import { addressesAlong } from './addresses.ts';
import type { ProvinceOf } from './baseMap.ts';
import type { FoundPlace } from './finder.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import type { Shapes } from './shapes.ts';
import { titleOf } from './tile.ts';

/**
 * Sizes of the boxes in which the nearest house is searched: half their height in degrees of latitude, about 90, 350
 * and 1,300 m.
 */
const REACHES = [0.0008, 0.0032, 0.012];

/** Returns the places at a point, from the nearest house to the country; empty outside Canada. */
export function findAround(
  position: Position,
  geography: MapGeography,
  shapes: Shapes,
  gazetteer: Gazetteer,
  provinceOf: ProvinceOf,
): FoundPlace[] {
  const found: FoundPlace[] = [];
  const byId = (id: string): void => {
    const place = gazetteer.byId.get(id);
    if (place !== undefined) found.push({ place });
  };
  const city = geography.cities.findIndex(({ boundary }) => inPolygons(...position, boundary));
  const address = city < 0 ? undefined : nearestAddress(position, geography, shapes);
  if (address !== undefined) {
    const place = streetPlace(address, geography, gazetteer);
    if (place !== undefined) found.push({ place, address });
  }
  const inside = geography.neighbourhoods.findIndex(({ boundary }) => inPolygons(...position, boundary));
  byId(`nb_${inside}`);
  byId(`ci_${city}`);
  const province = geography.cities[city]?.stateCode ?? provinceOf(position);
  if (province !== undefined) {
    byId(`pr_${province}`);
    byId('ca');
  }
  return found;
}

function nearestAddress(position: Position, geography: MapGeography, shapes: Shapes): Address | undefined {
  const [kmX, kmY] = kmPerDegree(position[1]);
  const far = ({ position: [x, y] }: Address): number =>
    Math.hypot((x - position[0]) * kmX, (y - position[1]) * kmY);
  for (const reach of REACHES) {
    const wide = (reach * kmY) / kmX;
    const box = [position[0] - wide, position[1] - reach, position[0] + wide, position[1] + reach] as const;
    let best: Address | undefined;
    for (const index of [shapes.main, shapes.collectors, shapes.locals]) {
      for (const street of index.search(box)) {
        for (const address of addressesAlong(street, geography, box)) {
          if (best === undefined || far(address) < far(best)) best = address;
        }
      }
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Returns the place of the street that an address is on. */
export function streetPlace(
  address: Address,
  geography: MapGeography,
  gazetteer: Gazetteer,
): Place | undefined {
  const street = geography.streets[address.streetId];
  if (street === undefined) {
    return undefined;
  }
  return gazetteer.streetPlaces.get(`${street.city}|${titleOf(street)}`);
}
