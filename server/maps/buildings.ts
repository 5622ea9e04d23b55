import { makeDice } from '../world/geography/hash.ts';
import type { MapWorld } from '../world/geography/mapWorld.ts';
import type { Address, Ring, Street } from '../world/types.ts';
import { addressesAlong } from './addresses.ts';
import { placer } from './garden.ts';

const HOUSES = makeDice(1793);

/** Kinds of roof that a house may have: flat ones only on large buildings. */
const ROOFS = 5;

/** A house on the map. */
export interface House {
  address: Address;
  outline: Ring;
  /** Whole number that a style turns into the roof's colour; 0 is a flat roof. */
  roof: number;
}

/** Share of addresses where the map shows no house. */
const GAPS = 0.05;

/** The houses of a street whose middle lies in a box of degrees. */
export function* buildingsAlong(
  street: Street,
  world: MapWorld,
  box: readonly [number, number, number, number],
): Generator<House> {
  for (const address of addressesAlong(street, world, box)) {
    const dice = HOUSES.unit(address.streetId, address.index, address.side);
    if (dice >= GAPS) {
      yield houseAt(address, street, world.neighbourhoods[address.neighbourhood]?.towers ?? 0, dice);
    }
  }
}

function houseAt(address: Address, street: Street, towers: number, dice: number): House {
  const tall = street.kind !== 'local' && dice < towers * 0.9;
  const front = tall ? 0.009 + 0.0025 * dice : 0.0042 + 0.0026 * ((dice * 7) % 1);
  const depth = tall ? 0.009 + 0.004 * ((dice * 5) % 1) : 0.0052 + 0.0034 * ((dice * 3) % 1);
  const corner = placer(address);
  const outline = [
    corner(-front, -depth),
    corner(front, -depth),
    corner(front, depth),
    corner(-front, depth),
    corner(-front, -depth),
  ];
  return { address, outline, roof: tall ? 0 : 1 + (Math.floor(dice * 1000) % (ROOFS - 1)) };
}
