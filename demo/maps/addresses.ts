import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Address, Position, Street } from '#demo/types.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

/** Generates the addresses of a street whose houses are in a box of degrees (without its east and north edges). */
export function* addressesAlong(street: Street, geography: MapGeography, box: Box): Generator<Address> {
  const [west, south, east, north] = box;
  for (const [from, to] of slotRanges(street, geography.slotsOn(street.id), box)) {
    for (let index = from; index <= to; index += 1) {
      for (const side of [-1, 1] as const) {
        const address = geography.addressAt({ streetId: street.id, index, side });
        if (address === undefined) continue;
        const [x, y] = address.position;
        if (x >= west && x < east && y >= south && y < north) {
          yield address;
        }
      }
    }
  }
}

/** Returns the ranges of slots that may be in the box, so that long streets are not searched from end to end. */
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
  let walked = 0;
  const segments = segmentsOf(street.points);
  const lengths = segments.map(([a, b]) => metres(a, b));
  const total = lengths.reduce((sum, one) => sum + one, 0);
  const indexAt = (along: number): number =>
    Math.max(0, Math.min(count - 1, Math.round((along / total) * count)));
  for (const [at, [a, b]] of segments.entries()) {
    const length = lengths[at] ?? 0;
    const meets =
      Math.min(a[0], b[0]) < east + reach &&
      Math.max(a[0], b[0]) > west - reach &&
      Math.min(a[1], b[1]) < north + reach &&
      Math.max(a[1], b[1]) > south - reach;
    if (meets) {
      const range: [number, number] = [
        Math.max(0, indexAt(walked) - 3),
        Math.min(count - 1, indexAt(walked + length) + 3),
      ];
      const last = ranges.at(-1);
      if (last !== undefined && range[0] <= last[1] + 1) last[1] = range[1];
      else ranges.push(range);
    }
    walked += length;
  }
  return ranges;
}

function segmentsOf(points: Position[]): [Position, Position][] {
  return points.slice(1).map((b, at) => [points[at] ?? b, b]);
}

function metres(a: Position, b: Position): number {
  const [kmX, kmY] = kmPerDegree(a[1]);
  return Math.hypot((b[0] - a[0]) * kmX, (b[1] - a[1]) * kmY) * 1000;
}
