import type { MapWorld } from '../world/geography/mapWorld.ts';
import { kmPerDegree } from '../world/geography/plane.ts';
import type { Address, Position, Ring, Street } from '../world/types.ts';
import { addressesAlong } from './addresses.ts';

/** Share of addresses where the map shows no house. */
const GAPS = 0.05;

/** Outlines of the houses of a street whose middle lies in a box of degrees. */
export function* buildingsAlong(
  street: Street,
  world: MapWorld,
  box: readonly [number, number, number, number],
): Generator<Ring> {
  for (const address of addressesAlong(street, world, box)) {
    const dice = mix(address.streetId, address.index, address.side);
    if (dice >= GAPS) {
      yield footprint(address, street, world.neighbourhoods[address.neighbourhood]?.towers ?? 0, dice);
    }
  }
}

function footprint(address: Address, street: Street, towers: number, dice: number): Ring {
  const tall = street.kind !== 'local' && dice < towers * 0.9;
  const front = tall ? 0.009 + 0.0025 * dice : 0.0042 + 0.0026 * ((dice * 7) % 1);
  const depth = tall ? 0.009 + 0.004 * ((dice * 5) % 1) : 0.0052 + 0.0034 * ((dice * 3) % 1);
  const [x, y] = address.position;
  const [east, north] = address.along;
  const [kmX, kmY] = kmPerDegree(y);
  const corner = (along: number, out: number): Position => [
    x + (east * along - north * out) / kmX,
    y + (north * along + east * out) / kmY,
  ];
  return [
    corner(-front, -depth),
    corner(front, -depth),
    corner(front, depth),
    corner(-front, depth),
    corner(-front, -depth),
  ];
}

/** A number in [0, 1) from three integers. */
function mix(a: number, b: number, c: number): number {
  let state =
    Math.imul(a ^ 0x9e3779b1, 0x85ebca77) ^ Math.imul(b + 7, 0xc2b2ae3d) ^ Math.imul(c + 3, 0x27d4eb2f);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  return ((state ^ (state >>> 12)) >>> 0) / 4294967296;
}
