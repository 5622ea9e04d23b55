import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { packLines } from '#demo/geography/streetLines.ts';
import type { Address, AddressSlot, City, Neighbourhood, Street } from '#demo/types.ts';

const SLOTS = 60;
const HALF_LENGTH = 0.04;
const NAMES: [string, string, string][] = [
  ['Queen', 'Street', 'W'],
  ['Bay', 'Street', ''],
  ['Rosemount', 'Road', ''],
];

/** Straight streets from west to east, three in each neighbourhood, for the maps service of a test. */
export function makeSmallCountryMap(cities: City[], neighbourhoods: Neighbourhood[]): MapGeography {
  const streets = neighbourhoods.flatMap((place, position) =>
    NAMES.map(([name, suffix, direction], row): Street => {
      const latitude = place.center[1] + (row - 1) * 0.01;
      return {
        id: position * NAMES.length + row,
        kind: 'collector',
        name,
        suffix,
        direction,
        city: place.city,
        state: place.state,
        points: [
          [place.center[0] - HALF_LENGTH, latitude],
          [place.center[0] + HALF_LENGTH, latitude],
        ],
      };
    }),
  );
  const addressAt = ({ streetId, index, side }: AddressSlot): Address | undefined => {
    const start = streets[streetId]?.points[0];
    if (!start || index < 0 || index >= SLOTS) return undefined;
    return {
      streetId,
      index,
      side,
      streetNumber: 2 * index + (side > 0 ? 2 : 1),
      position: [start[0] + (2 * HALF_LENGTH * (index + 0.5)) / SLOTS, start[1] + side * 0.0002],
      neighbourhood: Math.floor(streetId / NAMES.length),
      along: [1, 0],
    };
  };
  const packer = packLines();
  for (const { points } of streets) packer.add(points);
  packer.finish();
  return {
    version: 'small-world',
    cities,
    neighbourhoods,
    streets,
    streetsOf: (neighbourhood) => NAMES.map((_name, row) => neighbourhood * NAMES.length + row),
    slotsOn: () => SLOTS,
    addressAt,
    addressNear(streetId, streetNumber, reach) {
      const index = Math.min(SLOTS - 1, Math.floor((streetNumber - 1) / 2));
      const found = addressAt({ streetId, index, side: streetNumber % 2 === 0 ? 1 : -1 });
      return found && Math.abs(found.streetNumber - streetNumber) <= reach ? found : undefined;
    },
    isLand: () => true,
    regions: [],
    towns: [],
    waters: [],
    islands: [],
    rivers: [],
    parks: [],
    ruralRoads: [],
    railways: [],
    lines: packer.lines,
  };
}
