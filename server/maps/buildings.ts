import type { MapWorld } from '../world/geography/mapWorld.ts';
import { kmPerDegree } from '../world/geography/plane.ts';
import type { Address, Position, Ring, Street } from '../world/types.ts';

/** Houses whose middle lies in a box of degrees. */
export function* buildingsAlong(
  street: Street,
  world: MapWorld,
  [west, south, east, north]: readonly [number, number, number, number],
): Generator<Ring> {
  for (const [from, to] of slotRanges(street, world.slotsOn(street.id), [west, south, east, north])) {
    for (let index = from; index <= to; index += 1) {
      for (const side of [-1, 1] as const) {
        const dice = mix(street.id, index, side);
        const address = dice < 0.05 ? undefined : world.addressAt({ streetId: street.id, index, side });
        if (address === undefined) continue;
        const [x, y] = address.position;
        if (x >= west && x < east && y >= south && y < north) {
          yield footprint(address, street, world.neighbourhoods[address.neighbourhood]?.towers ?? 0, dice);
        }
      }
    }
  }
}

/** Ranges of slots that may lie in the box: long streets are not walked from end to end. */
function slotRanges(
  street: Street,
  count: number,
  [west, south, east, north]: readonly [number, number, number, number],
): [number, number][] {
  if (count < 40) {
    return count === 0 ? [] : [[0, count - 1]];
  }
  const ranges: [number, number][] = [];
  const reach = 0.0008;
  let gone = 0;
  const lengths = street.points.slice(1).map((b, at) => metres(street.points[at] as Position, b)); // same order
  const total = lengths.reduce((sum, one) => sum + one, 0);
  const indexAt = (along: number): number =>
    Math.max(0, Math.min(count - 1, Math.round((along / total) * count)));
  for (const [at, length] of lengths.entries()) {
    const a = street.points[at] as Position; // one length for each segment
    const b = street.points[at + 1] as Position;
    const meets =
      Math.min(a[0], b[0]) < east + reach &&
      Math.max(a[0], b[0]) > west - reach &&
      Math.min(a[1], b[1]) < north + reach &&
      Math.max(a[1], b[1]) > south - reach;
    if (meets) {
      const range: [number, number] = [
        Math.max(0, indexAt(gone) - 3),
        Math.min(count - 1, indexAt(gone + length) + 3),
      ];
      const last = ranges.at(-1);
      if (last !== undefined && range[0] <= last[1] + 1) last[1] = range[1];
      else ranges.push(range);
    }
    gone += length;
  }
  return ranges;
}

function metres(a: Position, b: Position): number {
  const [kmX, kmY] = kmPerDegree(a[1]);
  return Math.hypot((b[0] - a[0]) * kmX, (b[1] - a[1]) * kmY) * 1000;
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
